/* The response to the first challenge, an element at a time with CIRCE's instructions. SPDX-License-Identifier: Apache-2.0 */

#include "of_set.h"

void cross_restricted_scaled_add(cross_fp y[CROSS_N], const cross_fz e[CROSS_N], cross_fp challenge,
                                 const cross_fp u[CROSS_N]) {
    for (unsigned i = 0; i < CROSS_N; i++) {
        y[i] = (cross_fp)canonical(power_multiply_add(e[i], challenge, u[i]));
    }
}
