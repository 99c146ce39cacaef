/* The product of a word with the generator matrix of the subgroup G: the exponents of an error vector.
   Source: CROSS 2.2, keygen, sign and verify. SPDX-License-Identifier: Apache-2.0 */

#include "field.h"
#include "lanes127.h"

void cross_fz_vec_by_matrix(cross_fz e[CROSS_N], const cross_fz word[CROSS_WORD], const uint16_t *w) {
#if CROSS_G
    uint16_t sums[CROSS_W_ROW] __attribute__((aligned(8))) = {0}, vector[CROSS_M];
    for (unsigned i = 0; i < CROSS_M; i++) {
        vector[i] = word[i];
    }
    cross_vec_by_matrix_127(sums, vector, w, CROSS_M, CROSS_W_ROW, CROSS_W_STEP);
    for (unsigned j = 0; j < CROSS_N - CROSS_M; j++) {
        e[j] = (cross_fz)sums[j];
    }
#else
    (void)w; /* no column: in R-SDP the word is the vector */
#endif
    for (unsigned j = 0; j < CROSS_WORD; j++) {
        e[CROSS_N - CROSS_WORD + j] = word[j];
    }
}
