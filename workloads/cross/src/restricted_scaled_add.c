/* The response of a round to the first challenge.
   Source: CROSS 2.2, sign and verify. SPDX-License-Identifier: Apache-2.0 */

#include "field.h"
#include "reduce.h"

void cross_restricted_scaled_add(cross_fp y[CROSS_N], const cross_fz e[CROSS_N], cross_fp challenge,
                                 const cross_fp u[CROSS_N]) {
    const uint32_t factor = challenge;
    for (unsigned i = 0; i < CROSS_N; i++) {
        y[i] = (cross_fp)cross_power_multiply_add(e[i], factor, u[i]);
    }
}
