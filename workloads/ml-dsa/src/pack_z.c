/* Packs a polynomial of z: gamma1 - z in 18 or 20 bits.
   Source: FIPS 204 §7.1, Algorithm 17 as Algorithm 26 uses it. SPDX-License-Identifier: Apache-2.0 */

#include "encode.h"

void mldsa_pack_z(uint8_t *bytes, const int32_t z[256]) {
#if MLDSA_GAMMA1_BITS == 17
    for (int i = 0; i < MLDSA_N; i += 4, bytes += 9) { /* 4 coefficients in 72 bits */
        const uint32_t a = (uint32_t)(MLDSA_GAMMA1 - z[i]), b = (uint32_t)(MLDSA_GAMMA1 - z[i + 1]);
        const uint32_t c = (uint32_t)(MLDSA_GAMMA1 - z[i + 2]), d = (uint32_t)(MLDSA_GAMMA1 - z[i + 3]);
        bytes[0] = (uint8_t)a;
        bytes[1] = (uint8_t)(a >> 8);
        bytes[2] = (uint8_t)(a >> 16 | b << 2);
        bytes[3] = (uint8_t)(b >> 6);
        bytes[4] = (uint8_t)(b >> 14 | c << 4);
        bytes[5] = (uint8_t)(c >> 4);
        bytes[6] = (uint8_t)(c >> 12 | d << 6);
        bytes[7] = (uint8_t)(d >> 2);
        bytes[8] = (uint8_t)(d >> 10);
    }
#else
    for (int i = 0; i < MLDSA_N; i += 2, bytes += 5) { /* 2 coefficients in 40 bits */
        const uint32_t a = (uint32_t)(MLDSA_GAMMA1 - z[i]), b = (uint32_t)(MLDSA_GAMMA1 - z[i + 1]);
        bytes[0] = (uint8_t)a;
        bytes[1] = (uint8_t)(a >> 8);
        bytes[2] = (uint8_t)(a >> 16 | b << 4);
        bytes[3] = (uint8_t)(b >> 4);
        bytes[4] = (uint8_t)(b >> 12);
    }
#endif
}
