/* Unpacks a polynomial of z or of the mask y: gamma1 minus 18 or 20 bits.
   Source: FIPS 204 §7.1, Algorithm 19 as Algorithms 27 and 34 use it. SPDX-License-Identifier: Apache-2.0 */

#include "encode.h"

void mldsa_unpack_z(int32_t z[256], const uint8_t *bytes) {
#if MLDSA_GAMMA1_BITS == 17
    for (int i = 0; i < MLDSA_N; i += 4, bytes += 9) { /* 4 coefficients in 72 bits */
        const uint32_t b2 = bytes[2], b4 = bytes[4], b6 = bytes[6];
        z[i] = MLDSA_GAMMA1 - (int32_t)(bytes[0] | (uint32_t)bytes[1] << 8 | (b2 & 3) << 16);
        z[i + 1] = MLDSA_GAMMA1 - (int32_t)(b2 >> 2 | (uint32_t)bytes[3] << 6 | (b4 & 15) << 14);
        z[i + 2] = MLDSA_GAMMA1 - (int32_t)(b4 >> 4 | (uint32_t)bytes[5] << 4 | (b6 & 63) << 12);
        z[i + 3] = MLDSA_GAMMA1 - (int32_t)(b6 >> 6 | (uint32_t)bytes[7] << 2 | (uint32_t)bytes[8] << 10);
    }
#else
    for (int i = 0; i < MLDSA_N; i += 2, bytes += 5) { /* 2 coefficients in 40 bits */
        const uint32_t b2 = bytes[2];
        z[i] = MLDSA_GAMMA1 - (int32_t)(bytes[0] | (uint32_t)bytes[1] << 8 | (b2 & 15) << 16);
        z[i + 1] = MLDSA_GAMMA1 - (int32_t)(b2 >> 4 | (uint32_t)bytes[3] << 4 | (uint32_t)bytes[4] << 12);
    }
#endif
}
