/* Unpacks the coefficients of keys, 12 bits each: three words are eight of them.
   Source: FIPS 203 §4.2.1, Algorithm 6 with d = 12. SPDX-License-Identifier: Apache-2.0 */

#include "poly.h"
#include "words.h"

/* The second of two coefficients goes from bit 12 to bit 16. */
static inline void store_apart(int16_t *p, uint32_t two) {
    const uint32_t second = two >> 12 & 0xfff;
    store_word((uint8_t *)p, two - (second << 12) + (second << 16));
}

void kpke_unpack_12(int16_t a[256], const uint8_t bytes[384]) {
    for (unsigned i = 0; i < KPKE_N; i += 8, a += 8, bytes += 12) {
        const uint32_t first = load_word(bytes), second = load_word(bytes + 4), third = load_word(bytes + 8);
        store_apart(a, first & 0xffffff);
        store_apart(a + 2, first >> 24 | (second & 0xffff) << 8);
        store_apart(a + 4, second >> 16 | (third & 0xff) << 16);
        store_apart(a + 6, third >> 8);
    }
}
