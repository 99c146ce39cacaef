/* Packs the high bits of the commitment: 6 or 4 bits each.
   Source: FIPS 204 §7.1, Algorithm 16 as Algorithm 28 uses it. SPDX-License-Identifier: Apache-2.0 */

#include "encode.h"

void mldsa_pack_w1(uint8_t *bytes, const int32_t w1[256]) {
#if MLDSA_HIGH_VALUES == 44
    for (int i = 0; i < MLDSA_N; i += 4, bytes += 3) {
        bytes[0] = (uint8_t)(w1[i] | w1[i + 1] << 6);
        bytes[1] = (uint8_t)(w1[i + 1] >> 2 | w1[i + 2] << 4);
        bytes[2] = (uint8_t)(w1[i + 2] >> 4 | w1[i + 3] << 2);
    }
#else
    for (int i = 0; i < MLDSA_N; i += 2) {
        *bytes++ = (uint8_t)(w1[i] | w1[i + 1] << 4);
    }
#endif
}
