/* The choice between the shared key and its replacement, made twice.
   Source: FIPS 203 Algorithm 18 line 9; own design. SPDX-License-Identifier: Apache-2.0

   Once replaced, a key stays so whatever the other pass does. So one skipped instruction, which spoils one pass at most,
   does not make a different ciphertext accepted. Constant time as the portable form is. */

#include "kpke.h"

__attribute__((noinline)) static void pass(uint8_t key[32], const uint8_t other[32], const uint8_t a[KPKE_C_BYTES],
                                           const uint8_t b[KPKE_C_BYTES]) {
    uint32_t difference = 0;
    for (unsigned i = 0; i < KPKE_C_BYTES; i++) {
        difference |= (uint32_t)(a[i] ^ b[i]);
    }
    uint32_t mask = (uint32_t)-(int32_t)((difference + 255) >> 8);
    /* Hidden, as of a mask known to be 0 or -1 compilers make a branch. */
    __asm__("" : "+r"(mask));
    for (unsigned i = 0; i < 32; i++) {
        key[i] = (uint8_t)(key[i] ^ (mask & (uint32_t)(key[i] ^ other[i])));
    }
}

void kpke_replace_if_different(uint8_t key[32], const uint8_t other[32], const uint8_t a[KPKE_C_BYTES],
                               const uint8_t b[KPKE_C_BYTES]) {
    pass(key, other, a, b);
    __asm__ volatile("" ::: "memory");
    pass(key, other, a, b);
}
