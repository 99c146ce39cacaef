/* The product with the generator matrix of the subgroup, two columns at a time. SPDX-License-Identifier: Apache-2.0 */

#include "field.h"
#include "matrix127.h"

void cross_fz_vec_by_matrix(cross_fz e[CROSS_N], const cross_fz word[CROSS_WORD], const uint16_t *w) {
#if CROSS_G
    uint16_t vector[CROSS_M];
    for (unsigned i = 0; i < CROSS_M; i++) {
        vector[i] = word[i];
    }
    for (unsigned at = 0; at < CROSS_N - CROSS_M; at += 2 * CROSS_W_STEP) {
        uint32_t sums[CROSS_W_STEP] = {0};
        vec_by_columns(sums, vector, w + at, CROSS_M, CROSS_W_ROW, CROSS_W_STEP);
        for (unsigned j = 0; j < CROSS_W_STEP; j++) {
            const unsigned column = at + 2 * j;
            const uint32_t two = canonical(sums[j]);
            if (column < CROSS_N - CROSS_M) {
                e[column] = (cross_fz)two;
            }
            if (column + 1 < CROSS_N - CROSS_M) {
                e[column + 1] = (cross_fz)(two >> 16);
            }
        }
    }
#else
    (void)w;
#endif
    __builtin_memcpy(e + CROSS_N - CROSS_WORD, word, CROSS_WORD);
}
