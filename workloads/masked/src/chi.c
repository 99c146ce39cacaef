/* The step chi of Keccak in two shares.
   Source: FIPS 202 §3.2.4; masked.h says why this is sound. SPDX-License-Identifier: Apache-2.0 */

#include "masked.h"

static inline uint64_t keep(uint64_t value) {
#if defined(__GNUC__)
    __asm__("" : "+r"(value));
#endif
    return value;
}

void masked_chi(uint64_t out[2][25], const uint64_t in[2][25], const uint32_t fresh[MASKED_CHI_WORDS]) {
    for (unsigned y = 0; y < 25; y += 5) {
        const uint64_t *a0 = in[0] + y, *a1 = in[1] + y;
        const uint64_t r = fresh[2 * (y / 5)] | (uint64_t)fresh[2 * (y / 5) + 1] << 32;
        for (unsigned x = 0; x < 5; x++) {
            const unsigned b = (x + 1) % 5, c = (x + 2) % 5;
            const uint64_t mask = x == 0 ? r : 0;
            const uint64_t left = keep(a0[x] ^ mask ^ keep(~a0[b] & a0[c]));
            out[0][y + x] = left ^ keep(~a0[b] & a1[c]);
            const uint64_t right = keep(a1[x] ^ mask ^ keep(a1[b] & a0[c]));
            out[1][y + x] = right ^ keep(a1[b] & a1[c]);
        }
    }
}
