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

/* 16^x modulo 509, x at most 127. Powers of 16 are powers of 2, and 16^64 is -4: so bits 0, 1 and 6 are a shift and a sign;
   each of the others chooses between 1 and a constant. */
static inline uint32_t cross_power(uint32_t x) {
    const uint32_t shift = 4 * (x & 3) + (x >> 6) * 2;
    const uint32_t low = (1 + (0 - (x >> 2 & 1) & (384 - 1))) * (1 + (0 - (x >> 3 & 1) & (355 - 1)));
    const uint32_t high = (1 + (0 - (x >> 4 & 1) & (302 - 1))) * (1 + (0 - (x >> 5 & 1) & (93 - 1)));
    const uint32_t product = cross_mod509(low << shift) * high; /* below 2^32; below 509·28087 */
    const uint32_t negative = 0 - (x >> 6);
    return cross_mod509((product ^ negative) - negative + (negative & 509 * 28087));
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
