/* The product of a vector with the parity-check matrix: a syndrome.
   Source: CROSS 2.2, keygen, sign and verify. SPDX-License-Identifier: Apache-2.0

   Sums are reduced as seldom as they allow: modulo 127 after every fourth row, modulo 509 at the end. */

#include "field.h"
#include "lanes127.h"
#include "reduce.h"

#if CROSS_G

void cross_fp_vec_by_matrix(cross_fp s[CROSS_S], const cross_fp u[CROSS_N], const cross_fp v[CROSS_K * CROSS_V_ROW]) {
    for (unsigned at = 0; at < CROSS_V_ROW; at += CROSS_V_STEP) {
        uint32_t sums[CROSS_V_STEP];
        for (unsigned j = 0; j < CROSS_V_STEP; j++) {
            sums[j] = 0;
        }
        for (unsigned i = 0; i < CROSS_K; i++) {
            const uint32_t factor = u[i];
            for (unsigned j = 0; j < CROSS_V_STEP; j++) {
                sums[j] += factor * v[i * CROSS_V_ROW + at + j]; /* at most 69·508^2 in the end */
            }
        }
        for (unsigned j = 0; j < CROSS_V_STEP && at + j < CROSS_S; j++) {
            s[at + j] = (cross_fp)cross_mod509(sums[j] + u[CROSS_K + at + j]);
        }
    }
}

#else

void cross_fp_vec_by_matrix(cross_fp s[CROSS_S], const cross_fp u[CROSS_N], const cross_fp v[CROSS_K * CROSS_V_ROW]) {
    cross_fp sums[CROSS_V_ROW] __attribute__((aligned(8))) = {0};
    for (unsigned j = 0; j < CROSS_S; j++) {
        sums[j] = u[CROSS_K + j];
    }
    cross_vec_by_matrix_127(sums, u, v, CROSS_K, CROSS_V_ROW, CROSS_V_STEP);
    for (unsigned j = 0; j < CROSS_S; j++) {
        s[j] = sums[j];
    }
}

#endif
