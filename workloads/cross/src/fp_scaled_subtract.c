/* The syndrome that a round committed to, from the response.
   Source: CROSS 2.2, verify. SPDX-License-Identifier: Apache-2.0 */

#include "field.h"
#include "reduce.h"

void cross_fp_scaled_subtract(cross_fp t[CROSS_S], const cross_fp a[CROSS_S], cross_fp challenge,
                              const cross_fp s[CROSS_S]) {
    const uint32_t factor = CROSS_P - (uint32_t)challenge;
    for (unsigned i = 0; i < CROSS_S; i++) {
        t[i] = (cross_fp)cross_multiply_add(factor, s[i], a[i]);
    }
}
