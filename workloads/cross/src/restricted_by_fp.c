/* A restricted vector, given by its exponents, times a vector of F_p, element by element.
   Source: CROSS 2.2, sign and verify. SPDX-License-Identifier: Apache-2.0 */

#include "field.h"
#include "reduce.h"

void cross_restricted_by_fp(cross_fp u[CROSS_N], const cross_fz v[CROSS_N], const cross_fp a[CROSS_N]) {
    for (unsigned i = 0; i < CROSS_N; i++) {
        u[i] = (cross_fp)cross_power_multiply_add(v[i], a[i], 0);
    }
}
