/* A product of two dense vectors by carry-less products of elements (Zvbc); the sparse one is written out first.
   Source: HQC specification (2025-08-22), the ring; A. Karatsuba, Y. Ofman (1962); own design.
   SPDX-License-Identifier: Apache-2.0

   Halved LEVELS times, all halves of one size at once, a vector is 3^LEVELS short ones. Their products are made side by
   side, an element for each. Longer vectors are halved one by one before that (karatsuba.h). */

#ifndef HQC_DENSE_H
#define HQC_DENSE_H

#include <riscv_vector.h>
#include <string.h>

#include "internal.h"

/* A vector has SHORT·2^(LEVELS + more) digits of 64 bits here, at least those that it needs. */
#define LEVELS 5
#define LEAVES 243
#if HQC_SET == 5
#define SHORT 8
#define SIZE (SHORT << (LEVELS + 2))
#elif HQC_SET == 3
#define SHORT 9
#define SIZE (SHORT << (LEVELS + 1))
#else
#define SHORT 9
#define SIZE (SHORT << LEVELS)
#endif
#define OVER (HQC_N % 32)
_Static_assert(2 * SIZE > HQC_WORDS, "a vector has room, and a word behind it");

typedef uint64_t hqc_digit;
#define HQC_SHORT (SHORT << LEVELS)
static void hqc_short(uint64_t *out, const uint64_t *a, const uint64_t *b, uint64_t *spare);
#include "karatsuba.h"

/* out = a ^ b */
static void add(uint64_t *out, const uint64_t *a, const uint64_t *b, size_t digits) {
    for (size_t i = 0, vl; i < digits; i += vl) {
        vl = __riscv_vsetvl_e64m8(digits - i);
        const vuint64m8_t lower = __riscv_vle64_v_u64m8(a + i, vl), upper = __riscv_vle64_v_u64m8(b + i, vl);
        __riscv_vse64_v_u64m8(out + i, __riscv_vxor_vv_u64m8(lower, upper, vl), vl);
    }
}

/* Halves stay where they are; the sums of all halves of a level are written after them. */
static void halve(uint64_t leaves[LEAVES * SHORT], const uint64_t *a) {
    for (size_t i = 0, vl; i < HQC_SHORT; i += vl) {
        vl = __riscv_vsetvl_e64m8(HQC_SHORT - i);
        __riscv_vse64_v_u64m8(leaves + i, __riscv_vle64_v_u64m8(a + i, vl), vl);
    }
    size_t half = HQC_SHORT / 2;
    for (size_t vectors = 1; vectors < LEAVES; vectors *= 3, half /= 2) {
        for (size_t i = 0; i < vectors; i++) {
            uint64_t *const vector = leaves + 2 * half * i;
            add(leaves + 2 * half * vectors + half * i, vector, vector + half, half);
        }
    }
}

/* The products of all leaves; digit by digit of a result, which begins with the upper halves of what the one before sums. */
static void multiply_leaves(uint64_t out[2 * LEAVES * SHORT], const uint64_t *a, const uint64_t *b) {
    const ptrdiff_t apart = 8 * SHORT;
    for (size_t leaf = 0, vl; leaf < LEAVES; leaf += vl) {
        vl = __riscv_vsetvl_e64m1(LEAVES - leaf);
        const uint64_t *const x = a + SHORT * leaf, *const y = b + SHORT * leaf;
        uint64_t *const to = out + 2 * SHORT * leaf;
#define DIGIT(from, i) __riscv_vlse64_v_u64m1(from + (i), apart, vl)
        const vuint64m1_t x0 = DIGIT(x, 0), x1 = DIGIT(x, 1), x2 = DIGIT(x, 2), x3 = DIGIT(x, 3), x4 = DIGIT(x, 4);
        const vuint64m1_t x5 = DIGIT(x, 5), x6 = DIGIT(x, 6), x7 = DIGIT(x, 7), x8 = DIGIT(x, SHORT - 1);
        const vuint64m1_t y0 = DIGIT(y, 0), y1 = DIGIT(y, 1), y2 = DIGIT(y, 2), y3 = DIGIT(y, 3), y4 = DIGIT(y, 4);
        const vuint64m1_t y5 = DIGIT(y, 5), y6 = DIGIT(y, 6), y7 = DIGIT(y, 7), y8 = DIGIT(y, SHORT - 1);
        vuint64m1_t sum = __riscv_vmv_v_x_u64m1(0, vl);
#define ADD(to, product) to = __riscv_vxor_vv_u64m1(to, product, vl)
#define TERM(k, i, j)                                                                                                   \
    if (i + j == k && i < SHORT && j < SHORT) {                                                                         \
        ADD(sum, __riscv_vclmul_vv_u64m1(x##i, y##j, vl));                                                              \
        ADD(next, __riscv_vclmulh_vv_u64m1(x##i, y##j, vl));                                                            \
    }
#define TERMS(k, i)                                                                                                     \
    TERM(k, i, 0) TERM(k, i, 1) TERM(k, i, 2) TERM(k, i, 3) TERM(k, i, 4) TERM(k, i, 5) TERM(k, i, 6) TERM(k, i, 7) TERM(k, i, 8)
#pragma GCC unroll 17
        for (int k = 0; k < 2 * SHORT - 1; k++) {
            vuint64m1_t next = __riscv_vmv_v_x_u64m1(0, vl);
            TERMS(k, 0) TERMS(k, 1) TERMS(k, 2) TERMS(k, 3) TERMS(k, 4) TERMS(k, 5) TERMS(k, 6) TERMS(k, 7) TERMS(k, 8)
            __riscv_vsse64_v_u64m1(to + k, 2 * apart, sum, vl);
            sum = next;
        }
        __riscv_vsse64_v_u64m1(to + 2 * SHORT - 1, 2 * apart, sum, vl);
    }
}

/* As hqc_join, from products of a level to those of the one above. */
static void join(uint64_t *out, const uint64_t *middle, size_t half) {
    for (size_t i = 0, vl; i < half; i += vl) {
        vl = __riscv_vsetvl_e64m4(half - i);
#define PART(from) __riscv_vle64_v_u64m4(from + i, vl)
#define SUM(a, b) __riscv_vxor_vv_u64m4(a, b, vl)
        const vuint64m4_t both = SUM(PART(out + half), PART(out + 2 * half));
        const vuint64m4_t lower = SUM(SUM(both, PART(out)), PART(middle));
        const vuint64m4_t upper = SUM(SUM(both, PART(out + 3 * half)), PART(middle + half));
        __riscv_vse64_v_u64m4(out + half + i, lower, vl);
        __riscv_vse64_v_u64m4(out + 2 * half + i, upper, vl);
    }
}

static void hqc_short(uint64_t *out, const uint64_t *a, const uint64_t *b, uint64_t *spare) {
    (void)spare;
    uint64_t x[LEAVES * SHORT], y[LEAVES * SHORT], products[2 * LEAVES * SHORT];
    halve(x, a);
    halve(y, b);
    multiply_leaves(products, x, y);
    size_t digits = 2 * SHORT;
    for (size_t vectors = LEAVES / 3; vectors >= 1; vectors /= 3, digits *= 2) {
        for (size_t i = 0; i < vectors; i++) {
            join(products + 2 * digits * i, products + 2 * digits * vectors + digits * i, digits / 2);
        }
    }
    for (size_t i = 0, vl; i < 2 * HQC_SHORT; i += vl) {
        vl = __riscv_vsetvl_e64m8(2 * HQC_SHORT - i);
        __riscv_vse64_v_u64m8(out + i, __riscv_vle64_v_u64m8(products + i, vl), vl);
    }
}

/* The vector of these positions: each is looked for in all words. Positions may repeat, and then cancel. */
static void expand(uint64_t out[SIZE], const uint16_t *positions, size_t weight) {
    uint32_t all[2 * SIZE];
    for (size_t at = 0, vl; at < 2 * SIZE; at += vl) {
        vl = __riscv_vsetvl_e32m8(2 * SIZE - at);
        const vuint32m8_t places = __riscv_vadd_vx_u32m8(__riscv_vid_v_u32m8(vl), (uint32_t)at, vl);
        vuint32m8_t words = __riscv_vmv_v_x_u32m8(0, vl);
        for (size_t i = 0; i < weight; i++) {
            /* All ones in the position's word, where there is nothing to be taken one from. */
            const vuint32m8_t other = __riscv_vxor_vx_u32m8(places, positions[i] / 32u, vl);
            const vint32m8_t less = __riscv_vreinterpret_v_u32m8_i32m8(__riscv_vsub_vx_u32m8(other, 1, vl));
            const vuint32m8_t here = __riscv_vreinterpret_v_i32m8_u32m8(__riscv_vsra_vx_i32m8(less, 31, vl));
            words = __riscv_vxor_vv_u32m8(words, __riscv_vand_vx_u32m8(here, 1u << positions[i] % 32, vl), vl);
        }
        __riscv_vse32_v_u32m8(all + at, words, vl);
    }
    memcpy(out, all, sizeof all);
}

void hqc_product(uint32_t out[HQC_WORDS], const uint32_t a[HQC_WORDS], const uint16_t *positions, size_t weight) {
    uint64_t dense[SIZE], sparse[SIZE], product[2 * SIZE], spare[2 * SIZE];
    uint32_t padded[2 * SIZE] = {0}, lower[4 * SIZE];
    memcpy(padded, a, 4 * HQC_WORDS);
    padded[HQC_WORDS - 1] &= (1u << OVER) - 1;
    memcpy(dense, padded, sizeof dense);
    expand(sparse, positions, weight);
    hqc_multiply(product, dense, sparse, SIZE, spare);
    memcpy(lower, product, sizeof lower);
    /* What is above bit n, once more from bit 0 on. */
    for (size_t i = 0, vl; i < HQC_WORDS; i += vl) {
        vl = __riscv_vsetvl_e32m4(HQC_WORDS - i);
        const uint32_t *const again = lower + HQC_WORDS - 1 + i;
        const vuint32m4_t from = __riscv_vsrl_vx_u32m4(__riscv_vle32_v_u32m4(again, vl), OVER, vl);
        const vuint32m4_t above = __riscv_vsll_vx_u32m4(__riscv_vle32_v_u32m4(again + 1, vl), 32 - OVER, vl);
        const vuint32m4_t word = __riscv_vxor_vv_u32m4(__riscv_vle32_v_u32m4(lower + i, vl), from, vl);
        __riscv_vse32_v_u32m4(out + i, __riscv_vxor_vv_u32m4(word, above, vl), vl);
    }
    out[HQC_WORDS - 1] &= (1u << OVER) - 1;
}

#endif
