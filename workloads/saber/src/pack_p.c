/* Packs residues modulo 2^10: four in five bytes, the first in the lowest bits.
   Source: Saber round 3 specification, POLVECp2BS. SPDX-License-Identifier: Apache-2.0 */

#include "poly.h"

void saber_pack_p(uint8_t bytes[SABER_P_BYTES], const int32_t a[256]) {
    for (int i = 0; i < SABER_N; i += 4, bytes += 5) {
        bytes[0] = (uint8_t)a[i];
        bytes[1] = (uint8_t)(a[i] >> 8 | a[i + 1] << 2);
        bytes[2] = (uint8_t)(a[i + 1] >> 6 | a[i + 2] << 4);
        bytes[3] = (uint8_t)(a[i + 2] >> 4 | a[i + 3] << 6);
        bytes[4] = (uint8_t)(a[i + 3] >> 2);
    }
}
