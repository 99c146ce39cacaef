/* The difference of two vectors of exponents.
   Source: CROSS 2.2, sign. SPDX-License-Identifier: Apache-2.0 */

#include "field.h"

void cross_fz_subtract(cross_fz *c, const cross_fz *a, const cross_fz *b, uint32_t count) {
    for (uint32_t i = 0; i < count; i++) {
        const int32_t difference = (int32_t)a[i] - b[i];
        c[i] = (cross_fz)(difference + (difference >> 31 & CROSS_Z));
    }
}
