/* Whether words in shares are what bytes hold, the answer in shares.
   Source: ANDs of Boolean bits, 32 at a time. SPDX-License-Identifier: Apache-2.0 */

#include "masked.h"

void masked_compare(uint32_t same[2], uint32_t (*bits)[2], const uint8_t *bytes, unsigned d, masked_random *random) {
    uint32_t words[11], wanted[32];
    for (unsigned i = 0; i < d; i++, bytes += 4) {
        words[i] = (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
    }
    masked_planes(wanted, words, d);
    const uint32_t *fresh = masked_draw(random, d);
    for (unsigned i = 0; i < d; i++) {
        bits[i][0] ^= ~wanted[i];
    }
    for (unsigned i = 0; i < d; i++) {
        masked_and(same, bits[i], same, fresh[i]);
    }
}

void masked_every(uint32_t bits[2], masked_random *random) {
    for (unsigned half = 16; half != 0; half /= 2) {
        const uint32_t other[2] = {bits[0] >> half, bits[1] >> half};
        masked_and(bits, other, bits, *masked_draw(random, 1));
    }
    bits[0] = (uint32_t)-(int32_t)(bits[0] & 1);
    bits[1] = (uint32_t)-(int32_t)(bits[1] & 1);
}
