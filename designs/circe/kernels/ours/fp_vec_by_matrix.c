/* The product with the parity-check matrix, two columns at a time. SPDX-License-Identifier: Apache-2.0 */

#include "field.h"

#if CROSS_G
#include "matrix509.h"
#else
#include "matrix127.h"
#endif

void cross_fp_vec_by_matrix(cross_fp s[CROSS_S], const cross_fp u[CROSS_N], const cross_fp v[CROSS_K * CROSS_V_ROW]) {
    for (unsigned at = 0; at < CROSS_V_ROW; at += 2 * CROSS_V_STEP) {
        const unsigned whole = CROSS_S - at >= 2 * CROSS_V_STEP ? CROSS_V_STEP : (CROSS_S - at) / 2;
        const unsigned odd = CROSS_S % 2 && whole < CROSS_V_STEP;
        uint32_t sums[CROSS_V_STEP];
        for (unsigned j = 0; j < CROSS_V_STEP; j++) {
            sums[j] = j < whole ? load_word(u + CROSS_K + at + 2 * j) : odd && j == whole ? u[CROSS_N - 1] : 0;
        }
        vec_by_columns(sums, u, v + at, CROSS_K, CROSS_V_ROW, CROSS_V_STEP);
        for (unsigned j = 0; j < CROSS_V_STEP; j++) {
            if (j < whole) {
                store_word(s + at + 2 * j, canonical(sums[j]));
            }
        }
        if (odd) {
            uint32_t last = 0;
            for (unsigned j = 0; j < CROSS_V_STEP; j++) {
                last = j == whole ? sums[j] : last;
            }
            s[CROSS_S - 1] = (cross_fp)canonical(last);
        }
    }
}
