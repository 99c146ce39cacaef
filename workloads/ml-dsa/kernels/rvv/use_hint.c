/* Corrects high bits by hints.
   Source: FIPS 204 §7.4, Algorithm 40. SPDX-License-Identifier: Apache-2.0

   Only verification calls it: everything here is public. */

#include "decompose_many.h"
#include "poly.h"

void mldsa_use_hint(int32_t w1[256], const int32_t h[256], const int32_t r[256]) {
    for (size_t i = 0, vl; i < MLDSA_N; i += vl) {
        vl = __riscv_vsetvl_e32m4(MLDSA_N - i);
        vint32m4_t r0;
        vint32m4_t r1 = mldsa_decompose_many(&r0, __riscv_vle32_v_i32m4(r + i, vl), vl);
        /* 1 where r0 > 0, else -1, times the hint. */
        const vint32m4_t step = __riscv_vor_vx_i32m4(NEGATIVE(__riscv_vadd_vx_i32m4(r0, -1, vl)), 1, vl);
        r1 = __riscv_vmacc_vv_i32m4(r1, step, __riscv_vle32_v_i32m4(h + i, vl), vl);
        r1 = __riscv_vmerge_vxm_i32m4(r1, MLDSA_HIGH_VALUES - 1, __riscv_vmslt_vx_i32m4_b8(r1, 0, vl), vl);
        r1 = __riscv_vmerge_vxm_i32m4(r1, 0, __riscv_vmseq_vx_i32m4_b8(r1, MLDSA_HIGH_VALUES, vl), vl);
        __riscv_vse32_v_i32m4(w1 + i, r1, vl);
    }
}
