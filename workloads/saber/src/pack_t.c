/* Packs the rounded message: 3, 4 or 6 bits a coefficient, the first in the lowest bits.
   Source: Saber round 3 specification, POLT2BS. SPDX-License-Identifier: Apache-2.0 */

#include "poly.h"

void saber_pack_t(uint8_t bytes[SABER_T_BYTES], const int32_t a[256]) {
#if SABER_T_BITS == 3
    for (int i = 0; i < SABER_N; i += 8, bytes += 3) {
        bytes[0] = (uint8_t)(a[i] | a[i + 1] << 3 | a[i + 2] << 6);
        bytes[1] = (uint8_t)(a[i + 2] >> 2 | a[i + 3] << 1 | a[i + 4] << 4 | a[i + 5] << 7);
        bytes[2] = (uint8_t)(a[i + 5] >> 1 | a[i + 6] << 2 | a[i + 7] << 5);
    }
#elif SABER_T_BITS == 4
    for (int i = 0; i < SABER_N; i += 2) {
        *bytes++ = (uint8_t)(a[i] | a[i + 1] << 4);
    }
#else
    for (int i = 0; i < SABER_N; i += 4, bytes += 3) {
        bytes[0] = (uint8_t)(a[i] | a[i + 1] << 6);
        bytes[1] = (uint8_t)(a[i + 1] >> 2 | a[i + 2] << 4);
        bytes[2] = (uint8_t)(a[i + 2] >> 4 | a[i + 3] << 2);
    }
#endif
}
