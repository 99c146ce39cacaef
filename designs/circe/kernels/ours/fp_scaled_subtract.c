/* The syndrome that a round committed to, two elements at a time. SPDX-License-Identifier: Apache-2.0 */

#include "field.h"

#if CROSS_G
#include "matrix509.h"
#else
#include "matrix127.h"
#endif

void cross_fp_scaled_subtract(cross_fp t[CROSS_S], const cross_fp a[CROSS_S], cross_fp challenge,
                              const cross_fp s[CROSS_S]) {
    const uint32_t factor = CROSS_P - (uint32_t)challenge;
    for (unsigned i = 0; i < CROSS_S / 2 * 2; i += 2) {
        const uint32_t two = load_word(s + i), sums = load_word(a + i);
        store_word(t + i, canonical(multiply_low(factor, two, sums)));
    }
    if (CROSS_S % 2) {
        t[CROSS_S - 1] = (cross_fp)canonical(multiply_low(factor, s[CROSS_S - 1], a[CROSS_S - 1]));
    }
}
