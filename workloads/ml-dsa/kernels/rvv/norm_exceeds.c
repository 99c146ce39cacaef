/* Compares the infinity norm of a polynomial with a bound.
   Source: FIPS 204 §2.3 (infinity norm), Algorithm 7 lines 23 and 28. SPDX-License-Identifier: Apache-2.0

   Constant time: instructions on coefficients are in the list of Zvkt. The answer is public. */

#include "fold.h"
#include "poly.h"

uint32_t mldsa_norm_exceeds(const int32_t a[256], int32_t bound) {
    vuint32m4_t over = __riscv_vmv_v_x_u32m4(0, __riscv_vsetvlmax_e32m4());
    size_t most = 0;
    for (size_t i = 0, vl; i < MLDSA_N; i += vl) {
        vl = __riscv_vsetvl_e32m4(MLDSA_N - i);
        const vint32m4_t value = __riscv_vle32_v_i32m4(a + i, vl), sign = __riscv_vsra_vx_i32m4(value, 31, vl);
        const vint32m4_t magnitude = __riscv_vsub_vv_i32m4(__riscv_vxor_vv_i32m4(value, sign, vl), sign, vl);
        const vint32m4_t left = __riscv_vrsub_vx_i32m4(magnitude, bound - 1, vl);
        over = __riscv_vor_vv_u32m4_tu(over, over, __riscv_vreinterpret_v_i32m4_u32m4(left), vl);
        most = vl > most ? vl : most;
    }
    MLDSA_FOLD(vor_vv, over, most)
    /* Bit 31 is a borrow. */
    return __riscv_vmv_x_s_u32m4_u32(over) >> 31;
}
