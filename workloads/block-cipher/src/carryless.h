/* Products of polynomials over GF(2) with 64 coefficients, by integer multiplications, for machines without a carry-less
   one. Integer multiplication takes the same time for all operands on every modelled core.
   Source: T. Pornin, BearSSL, Constant-Time Cryptography: multiplication with holes. SPDX-License-Identifier: Apache-2.0

   Where of every four bits of both factors only one can be set, the sums that an integer product is made of are at most
   8 for 32 bits, and 16 in the last place of 64 bits: carries fall into the holes, or out at the top, and the lowest
   bit of each sum is the coefficient. Four by four such products make one of whole words. */

#ifndef INSTAR_CARRYLESS_H
#define INSTAR_CARRYLESS_H

#include <stdint.h>

#if UINTPTR_MAX == UINT32_MAX

/* A factor, made ready. */
typedef struct {
    uint32_t high, low;
} carryless_factor;

static inline carryless_factor carryless_ready(uint64_t x) {
    const carryless_factor f = {(uint32_t)(x >> 32), (uint32_t)x};
    return f;
}

static inline carryless_factor carryless_sum(carryless_factor a, carryless_factor b) {
    const carryless_factor f = {a.high ^ b.high, a.low ^ b.low};
    return f;
}

/* Finishes two sums before anything else is done with the parts of a factor: left alone, clang begins all products at
   once and runs out of registers. */
#if defined(__clang__)
#define FINISH(high, low, x) \
    __asm__("" : "+r"(high), "+r"(low), "+r"((x)[0]), "+r"((x)[1]), "+r"((x)[2]), "+r"((x)[3]))
#else
#define FINISH(high, low, x) ((void)0)
#endif

/* Not inlined: nine products of a block side by side would need more registers than there are. */
__attribute__((noinline)) static uint64_t carryless_32(uint32_t a, uint32_t b) {
    const uint32_t mask = 0x11111111;
    uint32_t x[4] = {a & mask, a & mask << 1, a & mask << 2, a & mask << 3};
    const uint32_t y[4] = {b & mask, b & mask << 1, b & mask << 2, b & mask << 3};
    uint32_t high = 0, low = 0;
    for (int i = 0; i < 4; i++) {
        uint32_t upper = 0, lower = 0;
        for (int j = 0; j < 4; j++) {
            const uint64_t product = (uint64_t)x[j] * y[(4 + i - j) % 4];
            upper ^= (uint32_t)(product >> 32);
            lower ^= (uint32_t)product;
        }
        high |= upper & mask << i;
        low |= lower & mask << i;
        FINISH(high, low, x);
    }
    return (uint64_t)high << 32 | low;
}

static inline void carryless_multiply(uint64_t *high, uint64_t *low, carryless_factor a, carryless_factor b) {
    const uint64_t h = carryless_32(a.high, b.high), l = carryless_32(a.low, b.low);
    const uint64_t middle = carryless_32(a.high ^ a.low, b.high ^ b.low) ^ h ^ l; /* Karatsuba */
    *high = h ^ middle >> 32;
    *low = l ^ middle << 32;
}

#else

/* A factor, made ready: it and its mirror image, whose product has the upper half in its lower one. */
typedef struct {
    uint64_t plain, mirrored;
} carryless_factor;

static inline uint64_t carryless_mirror(uint64_t x) {
    x = (x >> 1 & 0x5555555555555555) | (x & 0x5555555555555555) << 1;
    x = (x >> 2 & 0x3333333333333333) | (x & 0x3333333333333333) << 2;
    x = (x >> 4 & 0x0f0f0f0f0f0f0f0f) | (x & 0x0f0f0f0f0f0f0f0f) << 4;
    x = (x >> 8 & 0x00ff00ff00ff00ff) | (x & 0x00ff00ff00ff00ff) << 8;
    x = (x >> 16 & 0x0000ffff0000ffff) | (x & 0x0000ffff0000ffff) << 16;
    return x >> 32 | x << 32;
}

static inline carryless_factor carryless_ready(uint64_t x) {
    const carryless_factor f = {x, carryless_mirror(x)};
    return f;
}

static inline carryless_factor carryless_sum(carryless_factor a, carryless_factor b) {
    const carryless_factor f = {a.plain ^ b.plain, a.mirrored ^ b.mirrored};
    return f;
}

/* Inlined, the six products of a block would be worked on side by side by GCC, which spills then. */
#if defined(__clang__)
static inline
#else
__attribute__((noinline)) static
#endif
uint64_t carryless_low(uint64_t a, uint64_t b) {
    const uint64_t mask = 0x1111111111111111;
    uint64_t x[4] = {a & mask, a & mask << 1, a & mask << 2, a & mask << 3};
    const uint64_t y[4] = {b & mask, b & mask << 1, b & mask << 2, b & mask << 3};
    uint64_t product = 0;
    for (int i = 0; i < 4; i++) {
        uint64_t sum = 0;
        for (int j = 0; j < 4; j++) {
            sum ^= x[j] * y[(4 + i - j) % 4];
        }
        product |= sum & mask << i;
    }
    return product;
}

static inline void carryless_multiply(uint64_t *high, uint64_t *low, carryless_factor a, carryless_factor b) {
    *high = carryless_mirror(carryless_low(a.mirrored, b.mirrored)) >> 1; /* the product has 127 coefficients */
    *low = carryless_low(a.plain, b.plain);
}

#endif

#endif
