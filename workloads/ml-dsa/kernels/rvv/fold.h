/* One value of the elements of a vector, without a reduction: it may take a time that depends on its operands (Zvkt has
   none). Source: own design. SPDX-License-Identifier: Apache-2.0 */

#ifndef MLDSA_FOLD_H
#define MLDSA_FOLD_H

#include <riscv_vector.h>

/* Element 0 becomes what `operation` (vadd_vv, vor_vv) makes of the first `count`, upper half on lower half. */
#define MLDSA_FOLD(operation, elements, count)                                                              \
    for (size_t left = (count); left > 1;) {                                                                \
        const size_t half = (left + 1) / 2;                                                                 \
        const vuint32m4_t upper = __riscv_vslidedown_vx_u32m4(elements, half, left - half);                 \
        elements = __riscv_##operation##_u32m4_tu(elements, elements, upper, left - half);                  \
        left = half;                                                                                        \
    }

#endif
