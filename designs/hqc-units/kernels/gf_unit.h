/* GF(256) by the unit's products; in the place of workloads/hqc/src/gf.h, whose names these are.
   Source: HQC specification (2025-08-22). SPDX-License-Identifier: Apache-2.0

   A kernel that includes this before the portable source is that source with other products. */

#ifndef HQC_GF_H
#define HQC_GF_H

#include <stddef.h>
#include <stdint.h>

#include "xpqgf.h"

#define GF_FEET 0x01010101u
#define GF_WORDS(count) (((count) + 3) / 4)

/* Elements to words and back; what is over in the last word is 0. */
static inline void gf_load(uint32_t *words, const uint8_t *bytes, uint32_t count) {
    words[(count - 1) / 4] = 0;
    __builtin_memcpy(words, bytes, count);
}

static inline void gf_store(uint8_t *bytes, const uint32_t *words, uint32_t count) {
    __builtin_memcpy(bytes, words, count);
}

static inline uint32_t gf_multiply(uint32_t a, uint32_t b) {
    return pq_gfmac(a, b, 0);
}

static inline uint32_t gf_double(uint32_t a) {
    return gf_multiply(a, 2 * GF_FEET);
}

static inline uint32_t gf_square(uint32_t a) {
    return gf_multiply(a, a);
}

/* What is to be multiplied by. */
typedef uint32_t gf_factor;

static inline gf_factor gf_factor_of(uint32_t elements) {
    return elements;
}

static inline uint32_t gf_by_one(uint32_t a, const gf_factor *by) {
    return gf_multiply(a, *by * GF_FEET);
}

static inline uint32_t gf_by_each(uint32_t a, const gf_factor *by) {
    return gf_multiply(a, *by);
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
