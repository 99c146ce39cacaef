/* Unpacks residues modulo 2^10.
   Source: Saber round 3 specification, BS2POLVECp. SPDX-License-Identifier: Apache-2.0 */

#include "poly.h"

void saber_unpack_p(int32_t a[256], const uint8_t bytes[SABER_P_BYTES]) {
    for (int i = 0; i < SABER_N; i += 4, bytes += 5) {
        a[i] = bytes[0] | (bytes[1] & 3) << 8;
        a[i + 1] = bytes[1] >> 2 | (bytes[2] & 15) << 6;
        a[i + 2] = bytes[2] >> 4 | (bytes[3] & 63) << 4;
        a[i + 3] = bytes[3] >> 6 | bytes[4] << 2;
    }
}
