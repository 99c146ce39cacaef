/* The choice between the shared key and its replacement.
   Source: FIPS 203 Algorithm 18 line 9; Kyber 3.02, Algorithm 9 lines 6 to 10. SPDX-License-Identifier: Apache-2.0 */

#include "kpke.h"

void kpke_replace_if_different(uint8_t key[32], const uint8_t other[32], const uint8_t a[KPKE_C_BYTES],
                               const uint8_t b[KPKE_C_BYTES]) {
    uint32_t difference = 0;
    for (unsigned i = 0; i < KPKE_C_BYTES; i++) {
        difference |= (uint32_t)(a[i] ^ b[i]);
    }
    /* All ones where there is a difference; hidden, as of a mask known to be 0 or -1 compilers make a branch. */
    uint32_t mask = (uint32_t)-(int32_t)((difference + 255) >> 8);
#if defined(__GNUC__)
    __asm__("" : "+r"(mask));
#endif
    for (unsigned i = 0; i < 32; i++) {
        key[i] = (uint8_t)(key[i] ^ (mask & (uint32_t)(key[i] ^ other[i])));
    }
}
