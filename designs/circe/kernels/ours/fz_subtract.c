/* The difference of two vectors of exponents, four in a word: base instructions only. SPDX-License-Identifier: Apache-2.0 */

#include "field.h"
#include "words.h"

/* The same byte four times. */
#define FOUR(byte) (0x01010101u * (byte))

/* a - b + z is between 1 and 2z - 1: with one more, bit 3 of z = 7, bit 7 of z = 127, tells whether to take z away. */
static inline uint32_t subtract_four(uint32_t a, uint32_t b) {
    const uint32_t difference = a + FOUR(CROSS_Z) - b;
    const uint32_t above = (difference + FOUR(1u)) >> CROSS_Z_BITS & FOUR(1u);
    return difference + above - (above << CROSS_Z_BITS);
}

void cross_fz_subtract(cross_fz *c, const cross_fz *a, const cross_fz *b, uint32_t count) {
    for (const cross_fz *const end = a + count / 4 * 4; a != end; a += 4, b += 4, c += 4) {
        store_word(c, subtract_four(load_word(a), load_word(b)));
    }
    for (uint32_t i = 0; i < count % 4; i++) {
        c[i] = (cross_fz)subtract_four(a[i], b[i]);
    }
}
