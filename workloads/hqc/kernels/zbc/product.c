/* The product of HQC as that of two dense vectors, by carry-less products of words (Zbc): no address depends on a position.
   Source: HQC specification (2025-08-22), the ring. SPDX-License-Identifier: Apache-2.0

   The positions become a vector first, by looking at all of them for each of its words. */

#include "internal.h"

/* A vector has BASE·2^LEVELS words here, at least those that it needs: so many times it is halved. */
#if HQC_SET == 1
#define BASE 9
#define LEVELS 6
#elif HQC_SET == 3
#define BASE 9
#define LEVELS 7
#else
#define BASE 8
#define LEVELS 8
#endif
#define SIZE (BASE << LEVELS)
#define OVER (HQC_N % 32)

_Static_assert(SIZE >= HQC_WORDS, "a vector has room");

static inline uint32_t low(uint32_t a, uint32_t b) {
    uint32_t out;
    __asm__(".option push\n\t.option arch, +zbc\n\tclmul %0, %1, %2\n\t.option pop" : "=r"(out) : "r"(a), "r"(b));
    return out;
}

static inline uint32_t high(uint32_t a, uint32_t b) {
    uint32_t out;
    __asm__(".option push\n\t.option arch, +zbc\n\tclmulh %0, %1, %2\n\t.option pop" : "=r"(out) : "r"(a), "r"(b));
    return out;
}

/* Word by word of the result: one is begun by the upper halves of what the one before sums. */
static void base(uint32_t out[2 * BASE], const uint32_t a[BASE], const uint32_t b[BASE]) {
    uint32_t sum = 0;
#pragma GCC unroll 17
    for (int k = 0; k < 2 * BASE - 1; k++) {
        uint32_t next = 0;
#pragma GCC unroll 9
        for (int i = 0; i < BASE; i++) {
            if (k - i >= 0 && k - i < BASE) {
                sum ^= low(a[i], b[k - i]);
                next ^= high(a[i], b[k - i]);
            }
        }
        out[k] = sum;
        sum = next;
    }
    out[2 * BASE - 1] = sum;
}

typedef uint32_t hqc_digit;
#define HQC_SHORT BASE
static inline void hqc_short(uint32_t *out, const uint32_t *a, const uint32_t *b, uint32_t *spare) {
    (void)spare;
    base(out, a, b);
}
#include "karatsuba.h"

/* The vector of these positions, eight words at a time. Positions may repeat, and then cancel. */
static void expand(uint32_t out[SIZE], const uint16_t *positions, size_t weight) {
    for (uint32_t begin = 0; begin < SIZE; begin += 8) {
        uint32_t word[8] = {0};
        for (size_t i = 0; i < weight; i++) {
            const uint32_t bit = positions[i] - 32 * begin;
#pragma GCC unroll 8
            for (uint32_t j = 0; j < 8; j++) {
                uint32_t inside = bit - 32 * j < 32;
                __asm__("" : "+r"(inside));
                word[j] ^= inside << (bit % 32);
            }
        }
        for (uint32_t j = 0; j < 8 && begin + j < SIZE; j++) {
            out[begin + j] = word[j];
        }
    }
}

void hqc_product(uint32_t out[HQC_WORDS], const uint32_t a[HQC_WORDS], const uint16_t *positions, size_t weight) {
    uint32_t dense[SIZE], sparse[SIZE], product[2 * SIZE], spare[2 * SIZE];
    for (uint32_t i = 0; i < SIZE; i++) {
        dense[i] = i < HQC_WORDS ? a[i] : 0;
    }
    dense[HQC_WORDS - 1] &= (1u << OVER) - 1;
    expand(sparse, positions, weight);
    hqc_multiply(product, dense, sparse, SIZE, spare);
#pragma GCC unroll 4
    for (uint32_t i = 0; i < HQC_WORDS; i++) {
        const uint32_t *const again = product + HQC_WORDS - 1 + i;
        out[i] = product[i] ^ again[0] >> OVER ^ again[1] << (32 - OVER);
    }
    out[HQC_WORDS - 1] &= (1u << OVER) - 1;
}
