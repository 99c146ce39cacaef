/* A restricted vector times one of F_p, two elements at a time. SPDX-License-Identifier: Apache-2.0 */

#include "restricted.h"

void cross_restricted_by_fp(cross_fp u[CROSS_N], const cross_fz v[CROSS_N], const cross_fp a[CROSS_N]) {
    for (unsigned i = 0; i < CROSS_N / 4 * 4; i += 4) {
        const uint32_t exponents = load_word(v + i), low = load_word(a + i), high = load_word(a + i + 2);
        store_word(u + i, restricted_low(exponents, low, 0));
        store_word(u + i + 2, restricted_high(exponents, high, 0));
    }
    for (unsigned i = CROSS_N / 4 * 4; i < CROSS_N; i++) {
        u[i] = (cross_fp)restricted_low(v[i], a[i], 0);
    }
}
