/* The choice between the key and its replacement, in shares.
   Source: FIPS 203 Algorithm 18 line 9; Kyber 3.02, Algorithm 9 lines 6 to 10. SPDX-License-Identifier: Apache-2.0 */

#include "masked.h"

void masked_choose(uint32_t k[2][8], const uint32_t same[2], const uint8_t rejected[32], masked_random *random) {
    const uint32_t *fresh = masked_draw(random, MASKED_CHOOSE_WORDS);
    uint32_t other[8], pairs[8][2];
    for (unsigned i = 0; i < 8; i++) {
        other[i] = (uint32_t)rejected[4 * i] | (uint32_t)rejected[4 * i + 1] << 8 |
                   (uint32_t)rejected[4 * i + 2] << 16 | (uint32_t)rejected[4 * i + 3] << 24;
        pairs[i][0] = k[0][i] ^ other[i];
    }
    masked_clear();
    for (unsigned i = 0; i < 8; i++) {
        pairs[i][1] = k[1][i];
    }
    for (unsigned i = 0; i < 8; i++) {
        masked_and(pairs[i], pairs[i], same, fresh[i]);
    }
    for (unsigned i = 0; i < 8; i++) {
        k[0][i] = pairs[i][0] ^ other[i];
    }
    masked_clear();
    for (unsigned i = 0; i < 8; i++) {
        k[1][i] = pairs[i][1];
    }
}
