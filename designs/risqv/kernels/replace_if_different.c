/* The choice between the shared key and its replacement, a word at a time.
   Source: FIPS 203 Algorithm 18 line 9; Kyber 3.02, Algorithm 9 lines 6 to 10. SPDX-License-Identifier: Apache-2.0 */

#include "kpke.h"
#include "words.h"

_Static_assert(KPKE_C_BYTES % 32 == 0, "a ciphertext is whole turns");

void kpke_replace_if_different(uint8_t key[32], const uint8_t other[32], const uint8_t a[KPKE_C_BYTES],
                               const uint8_t b[KPKE_C_BYTES]) {
    uint32_t difference = 0;
    for (unsigned i = 0; i < KPKE_C_BYTES; i += 32) {
#pragma GCC unroll 8
        for (unsigned j = i; j < i + 32; j += 4) {
            difference |= load_word(a + j) ^ load_word(b + j);
        }
    }
    /* All ones where there is a difference; hidden, as of a mask known to be 0 or -1 compilers make a branch. */
    uint32_t mask = -((difference | -difference) >> 31);
    __asm__("" : "+r"(mask));
    for (unsigned i = 0; i < 32; i += 4) {
        const uint32_t kept = load_word(key + i);
        store_word(key + i, kept ^ (mask & (kept ^ load_word(other + i))));
    }
}
