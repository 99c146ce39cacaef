/* The product with the parity-check matrix, an element at a time with CIRCE's multiply-accumulate, row by row as in CROSS's
   reference. SPDX-License-Identifier: Apache-2.0 */

#include "of_set.h"

void cross_fp_vec_by_matrix(cross_fp s[CROSS_S], const cross_fp u[CROSS_N], const cross_fp v[CROSS_K * CROSS_V_ROW]) {
    cross_fp sums[CROSS_S];
    for (unsigned j = 0; j < CROSS_S; j++) {
        sums[j] = u[CROSS_K + j];
    }
    for (unsigned i = 0; i < CROSS_K; i++) {
        for (unsigned j = 0; j < CROSS_S; j++) {
            sums[j] = (cross_fp)multiply_add(u[i], v[i * CROSS_V_ROW + j], sums[j]);
        }
    }
    for (unsigned j = 0; j < CROSS_S; j++) {
        s[j] = (cross_fp)canonical(sums[j]);
    }
}
