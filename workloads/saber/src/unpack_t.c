/* Unpacks the rounded message: 3, 4 or 6 bits a coefficient.
   Source: Saber round 3 specification, BS2POLT. SPDX-License-Identifier: Apache-2.0 */

#include "poly.h"

void saber_unpack_t(int32_t a[256], const uint8_t bytes[SABER_T_BYTES]) {
#if SABER_T_BITS == 3
    for (int i = 0; i < SABER_N; i += 8, bytes += 3) {
        const uint32_t group = (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16;
        for (int j = 0; j < 8; j++) {
            a[i + j] = (int32_t)(group >> (3 * j) & 7);
        }
    }
#elif SABER_T_BITS == 4
    for (int i = 0; i < SABER_N; i += 2, bytes++) {
        a[i] = *bytes & 15;
        a[i + 1] = *bytes >> 4;
    }
#else
    for (int i = 0; i < SABER_N; i += 4, bytes += 3) {
        a[i] = bytes[0] & 63;
        a[i + 1] = bytes[0] >> 6 | (bytes[1] & 15) << 2;
        a[i + 2] = bytes[1] >> 4 | (bytes[2] & 3) << 4;
        a[i + 3] = bytes[2] >> 2;
    }
#endif
}
