/* High and low bits of many coefficients, without division.
   Source: FIPS 204 §7.4, Algorithm 36; decompose.h has the bounds. SPDX-License-Identifier: Apache-2.0

   Constant time: instructions on coefficients are in the list of Zvkt; there are no masks. */

#ifndef MLDSA_DECOMPOSE_MANY_H
#define MLDSA_DECOMPOSE_MANY_H

#include <riscv_vector.h>

#include "decompose.h"

/* All ones where a < 0, else 0. */
#define NEGATIVE(a) __riscv_vsra_vx_i32m4(a, 31, vl)

static inline vint32m4_t mldsa_decompose_many(vint32m4_t *r0, vint32m4_t r, size_t vl) {
    const vint32m4_t shifted = __riscv_vadd_vx_i32m4(r, MLDSA_GAMMA2 - 1, vl);
    const vuint32m4_t x =
        __riscv_vsrl_vx_u32m4(__riscv_vreinterpret_v_i32m4_u32m4(shifted), MLDSA_2GAMMA2_SHIFT, vl);
    vint32m4_t r1 =
        __riscv_vreinterpret_v_u32m4_i32m4(__riscv_vmulhu_vx_u32m4(x, (uint32_t)MLDSA_2GAMMA2_RECIPROCAL, vl));
    r1 = __riscv_vand_vv_i32m4(r1, NEGATIVE(__riscv_vadd_vx_i32m4(r1, -MLDSA_HIGH_VALUES, vl)), vl);
    const vint32m4_t low = __riscv_vnmsac_vx_i32m4(r, 2 * MLDSA_GAMMA2, r1, vl);
    const vint32m4_t over = NEGATIVE(__riscv_vrsub_vx_i32m4(low, (MLDSA_Q - 1) / 2, vl));
    *r0 = __riscv_vsub_vv_i32m4(low, __riscv_vand_vx_i32m4(over, MLDSA_Q, vl), vl);
    return r1;
}

#endif
