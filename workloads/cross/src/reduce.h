/* Reduction modulo 127 and 509, and powers of the generators, without divisions, branches or tables.
   SPDX-License-Identifier: Apache-2.0 */

#ifndef CROSS_REDUCE_H
#define CROSS_REDUCE_H

#include <stdint.h>

#include "params.h"

/* x modulo 127 for x < 2^14 - 1: 2^7 is 1. */
static inline uint32_t cross_mod127(uint32_t x) {
    x = (x & 127) + (x >> 7) + 1; /* below 2·127 + 1: its quotient by 128 is that of x by 127 */
    return (x + (x >> 7) - 1) & 127;
}

/* x modulo 509 for any x: with the reciprocal 2^40/509, rounded up, the quotient is exact. */
static inline uint32_t cross_mod509(uint32_t x) {
    return x - (uint32_t)((uint64_t)x * 0x80c121b3 >> 40) * 509;
}

#if CROSS_G

/* One of 1 (for 0), a, b and c, which are below 2^9: by a shift, as tables have addresses and choices become
   branches. */
#define CROSS_ONE_OF(digit, a, b, c) ((1u << 27 | (a) << 18 | (b) << 9 | (c)) >> 9 * (3 - (digit)) & 511)

/* A number of at most 18 bits that is 16^x modulo 509, x at most 127. 16 is 2^4, so two bits of x are a shift. */
static inline uint32_t cross_power(uint32_t x) {
    const uint32_t of_4 = CROSS_ONE_OF(x >> 2 & 3, 384u, 355u, 417u); /* 16^4, 16^8, 16^12 */
    const uint32_t of_16 = CROSS_ONE_OF(x >> 4 & 3, 302u, 93u, 91u); /* 16^16, 16^32, 16^48 */
    const uint32_t of_64 = (505u << 9 | 1) >> 9 * (x >> 6) & 511;
    return cross_mod509(of_4 * of_16 << 4 * (x & 3)) * of_64;
}

/* a·b + c modulo 509 for a, b, c < 2^9. */
static inline uint32_t cross_multiply_add(uint32_t a, uint32_t b, uint32_t c) {
    return cross_mod509(a * b + c);
}

/* g^x·a + c: a, c < 2^9. */
static inline uint32_t cross_power_multiply_add(uint32_t x, uint32_t a, uint32_t c) {
    return cross_mod509(cross_power(x) * a + c);
}

#else

static inline uint32_t cross_multiply_add(uint32_t a, uint32_t b, uint32_t c) {
    return cross_mod127(a * b + c);
}

/* g^x·a + c: a and c at most 127, x at most 7 (2^7 is 1). */
static inline uint32_t cross_power_multiply_add(uint32_t x, uint32_t a, uint32_t c) {
    return cross_mod127((a << x) + c);
}

#endif

#endif
