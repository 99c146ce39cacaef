/* A row vector times a matrix, two columns and one row by an instruction: `multiply_low` takes the lower number of its first operand
   as the factor, `multiply_high` the upper one. SPDX-License-Identifier: Apache-2.0 */

#ifndef CIRCE_MATRIX_H
#define CIRCE_MATRIX_H

#include "words.h"

/* sums += the lower number of `factors` times a row of `step` words; with `upper` its upper number. A load comes two products
   before the one that takes it. */
__attribute__((always_inline)) static inline void add_row(uint32_t *sums, uint32_t factors, int upper, const uint16_t *row,
                                                          unsigned step) {
    uint32_t next = load_word(row), after = load_word(row + 2);
    for (unsigned j = 0; j < step; j++) {
        const uint32_t now = next;
        next = after;
        if (j + 2 < step) {
            after = load_word(row + 2 * (j + 2));
        }
        LOADED();
        sums[j] = upper ? multiply_high(factors, now, sums[j]) : multiply_low(factors, now, sums[j]);
        __asm__ volatile("" : "+r"(sums[j]));
    }
}

/* sums[j] + the sum over i of vector[i]·matrix[i][j], each as the instruction leaves it, for `step` words of columns. Inlined with constants, so that the sums stay in registers. */
__attribute__((always_inline)) static inline void vec_by_columns(uint32_t *sums, const uint16_t *vector,
                                                                 const uint16_t *matrix, unsigned rows, unsigned columns,
                                                                 unsigned step) {
    for (const uint16_t *const end = vector + rows / 2 * 2; vector != end; vector += 2, matrix += 2 * columns) {
        const uint32_t factors = load_word(vector);
        add_row(sums, factors, 0, matrix, step);
        add_row(sums, factors, 1, matrix + columns, step);
    }
    if (rows % 2) {
        add_row(sums, *vector, 0, matrix, step);
    }
}

#endif
