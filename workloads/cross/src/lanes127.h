/* A row vector times a matrix modulo 127, several columns in one word: 16 bits hold four products and what was before.
   SPDX-License-Identifier: Apache-2.0

   A product with a word multiplies all of its lanes, none of which comes to 2^16. Words are read from and written to
   memory only, so that the order of their lanes does not matter. */

#ifndef CROSS_LANES127_H
#define CROSS_LANES127_H

#include <stdint.h>

#if defined(__GNUC__)
typedef uintptr_t __attribute__((may_alias)) cross_lanes;
#else
typedef uintptr_t cross_lanes;
#endif

#define CROSS_LANES (sizeof(cross_lanes) / 2)
/* The same 16 bits in every lane. */
#define CROSS_IN_LANES(bits) (~(cross_lanes)0 / 0xffff * (bits))

/* Lanes below 2^16 become ones of at most 127 + 2^9 - 1 with the same residues: 2^7 is 1. */
static inline cross_lanes cross_fold_lanes(cross_lanes x) {
    return (x & CROSS_IN_LANES(0x7f)) + (x >> 7 & CROSS_IN_LANES(0x1ff));
}

/* Left alone, compilers load several rows before they need them, run out of registers and spill. */
#if defined(__GNUC__)
#define CROSS_IN_ORDER() __asm__ volatile("" ::: "memory")
#else
#define CROSS_IN_ORDER() ((void)0)
#endif

/* sums += factor·row, for `step` words. */
__attribute__((always_inline)) static inline void cross_add_row(cross_lanes *sums, cross_lanes factor,
                                                                const cross_lanes *row, unsigned step) {
    for (unsigned j = 0; j < step; j++) {
        sums[j] += factor * row[j];
    }
    CROSS_IN_ORDER();
}

/* sums[j] + the sum over i of vector[i]·matrix[i][j] modulo 127, canonical, in the place of sums[j], for `columns`
   columns, which are a multiple of `step` words; `step` is at most 16. Elements of the matrix are below 127, the others
   at most 127. Inlined with constants, so that the sums of a step stay in registers. */
__attribute__((always_inline)) static inline void cross_vec_by_matrix_127(uint16_t *sums, const uint16_t *vector,
                                                                          const uint16_t *matrix, unsigned rows,
                                                                          unsigned columns, unsigned step) {
    const unsigned words = columns / CROSS_LANES;
    for (unsigned at = 0; at < words; at += step) {
        cross_lanes *place = (cross_lanes *)sums + at;
        const cross_lanes *row = (const cross_lanes *)matrix + at;
        cross_lanes held[16];
        unsigned i = 0;
        for (unsigned j = 0; j < step; j++) {
            held[j] = place[j];
        }
        for (; i + 4 <= rows; i += 4, row += 4 * words) {
            cross_add_row(held, vector[i], row, step);
            cross_add_row(held, vector[i + 1], row + words, step);
            cross_add_row(held, vector[i + 2], row + 2 * words, step);
            cross_add_row(held, vector[i + 3], row + 3 * words, step);
            for (unsigned j = 0; j < step; j++) {
                held[j] = cross_fold_lanes(held[j]); /* at most 638: four products are below 2^16 - 638 */
            }
        }
        for (; i < rows; i++, row += words) {
            cross_add_row(held, vector[i], row, step);
        }
        for (unsigned j = 0; j < step; j++) {
            /* At most 638, then 130; with 1 more, bit 7 tells whether to take 127 away. */
            const cross_lanes sum = cross_fold_lanes(cross_fold_lanes(held[j]));
            place[j] = (sum + ((sum + CROSS_IN_LANES(1)) >> 7 & CROSS_IN_LANES(1))) & CROSS_IN_LANES(0x7f);
        }
    }
}

#endif
