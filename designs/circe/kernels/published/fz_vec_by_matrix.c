/* The product with the generator matrix of the subgroup, an element at a time with CIRCE's multiply-accumulate modulo 127.
   SPDX-License-Identifier: Apache-2.0 */

#include "field.h"
#include "published.h"

void cross_fz_vec_by_matrix(cross_fz e[CROSS_N], const cross_fz word[CROSS_WORD], const uint16_t *w) {
#if CROSS_G
    cross_fz sums[CROSS_N - CROSS_M] = {0};
    for (unsigned i = 0; i < CROSS_M; i++) {
        for (unsigned j = 0; j < CROSS_N - CROSS_M; j++) {
            sums[j] = (cross_fz)multiply_add_127(word[i], w[i * CROSS_W_ROW + j], sums[j]);
        }
    }
    for (unsigned j = 0; j < CROSS_N - CROSS_M; j++) {
        e[j] = (cross_fz)canonical_127(sums[j]);
    }
#else
    (void)w;
#endif
    for (unsigned j = 0; j < CROSS_WORD; j++) {
        e[CROSS_N - CROSS_WORD + j] = word[j];
    }
}
