/* What known answers need: numbers that look random, and what is left in shares, put together.
   Source: Marsaglia, "Xorshift RNGs" (2003), for the sequence of numbers. SPDX-License-Identifier: Apache-2.0 */

#include "masked.h"

uint32_t masked_number(uint32_t *state) {
    *state ^= *state << 13;
    *state ^= *state >> 17;
    *state ^= *state << 5;
    return *state;
}

void masked_join(uint8_t k[32], const uint32_t shares[2][8]) {
    for (unsigned i = 0; i < 32; i++) {
        k[i] = (uint8_t)((shares[0][i / 4] ^ shares[1][i / 4]) >> 8 * (i % 4));
    }
}
