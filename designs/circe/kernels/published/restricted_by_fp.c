/* A restricted vector times one of F_p, an element at a time with CIRCE's instructions. SPDX-License-Identifier: Apache-2.0 */

#include "of_set.h"

void cross_restricted_by_fp(cross_fp u[CROSS_N], const cross_fz v[CROSS_N], const cross_fp a[CROSS_N]) {
    for (unsigned i = 0; i < CROSS_N; i++) {
        u[i] = (cross_fp)canonical(power_multiply_add(v[i], a[i], 0));
    }
}
