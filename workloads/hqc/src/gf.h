/* GF(256), four elements in a word, without tables.
   Source: HQC specification (2025-08-22): polynomial x^8 + x^4 + x^3 + x^2 + 1, alpha = x.
   SPDX-License-Identifier: Apache-2.0

   One bit of each element, times a byte, puts this byte where the bit is set: products by one element are sums of these. */

#ifndef HQC_GF_H
#define HQC_GF_H

#include <stddef.h>
#include <stdint.h>

#define GF_FEET 0x01010101u
#define GF_WORDS(count) (((count) + 3) / 4)

/* Elements to words and back; what is over in the last word is 0. */
static inline void gf_load(uint32_t *words, const uint8_t *bytes, uint32_t count) {
    for (uint32_t i = 0; i < GF_WORDS(count); i++) {
        words[i] = 0;
    }
    for (uint32_t i = 0; i < count; i++) {
        words[i / 4] |= (uint32_t)bytes[i] << i % 4 * 8;
    }
}

static inline void gf_store(uint8_t *bytes, const uint32_t *words, uint32_t count) {
    for (uint32_t i = 0; i < count; i++) {
        bytes[i] = (uint8_t)(words[i / 4] >> i % 4 * 8);
    }
}

/* Each element times alpha. */
static inline uint32_t gf_double(uint32_t a) {
    return ((a & 0x7f7f7f7fu) << 1) ^ (a >> 7 & GF_FEET) * 0x1d;
}

/* Each element squared: a sum of squares. */
static inline uint32_t gf_square(uint32_t a) {
    static const uint8_t square[8] = {0x01, 0x04, 0x10, 0x40, 0x1d, 0x74, 0xcd, 0x13};
    uint32_t sum = 0;
    for (int i = 0; i < 8; i++) {
        sum ^= (a >> i & GF_FEET) * square[i];
    }
    return sum;
}

/* What is to be multiplied by: elements times powers of alpha. */
typedef struct {
    uint32_t times[8];
} gf_factor;

static inline gf_factor gf_factor_of(uint32_t elements) {
    gf_factor out;
    for (int i = 0; i < 8; i++) {
        out.times[i] = elements;
        elements = gf_double(elements);
    }
    return out;
}

/* All four times the one element of a factor. */
static inline uint32_t gf_by_one(uint32_t a, const gf_factor *by) {
    uint32_t sum = 0;
    for (int i = 0; i < 8; i++) {
        sum ^= (a >> i & GF_FEET) * by->times[i];
    }
    return sum;
}

/* Each times its own. */
static inline uint32_t gf_by_each(uint32_t a, const gf_factor *by) {
    uint32_t sum = 0;
    for (int i = 0; i < 8; i++) {
        sum ^= ((a >> i & GF_FEET) * 0xff) & by->times[i];
    }
    return sum;
}

static inline uint32_t gf_multiply(uint32_t a, uint32_t b) {
    const gf_factor by = gf_factor_of(b);
    return gf_by_each(a, &by);
}

/* a^254: the inverse, or 0. */
static inline uint32_t gf_invert(uint32_t a) {
    const uint32_t to3 = gf_multiply(gf_square(a), a);
    const uint32_t to15 = gf_multiply(gf_square(gf_square(to3)), to3);
    const uint32_t to60 = gf_square(gf_square(to15));
    const uint32_t to63 = gf_multiply(to60, to3);
    const uint32_t to127 = gf_multiply(gf_square(to63), a);
    return gf_square(to127);
}

/* One place up, towards the higher coefficients. */
static inline void gf_shift(uint32_t *words, uint32_t length) {
    for (uint32_t i = length - 1; i > 0; i--) {
        words[i] = words[i] << 8 | words[i - 1] >> 24;
    }
    words[0] <<= 8;
}

#endif
