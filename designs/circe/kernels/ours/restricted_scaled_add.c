/* The response of a round to the first challenge, two elements at a time. SPDX-License-Identifier: Apache-2.0 */

#include "restricted.h"

void cross_restricted_scaled_add(cross_fp y[CROSS_N], const cross_fz e[CROSS_N], cross_fp challenge,
                                 const cross_fp u[CROSS_N]) {
    const uint32_t factors = challenge | (uint32_t)challenge << 16;
    for (unsigned i = 0; i < CROSS_N / 4 * 4; i += 4) {
        const uint32_t exponents = load_word(e + i), low = load_word(u + i), high = load_word(u + i + 2);
        store_word(y + i, restricted_low(exponents, factors, low));
        store_word(y + i + 2, restricted_high(exponents, factors, high));
    }
    for (unsigned i = CROSS_N / 4 * 4; i < CROSS_N; i++) {
        y[i] = (cross_fp)restricted_low(e[i], challenge, u[i]);
    }
}
