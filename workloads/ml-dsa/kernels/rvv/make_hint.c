/* Marks the coefficients whose high bits ct0 changed.
   Source: FIPS 204 §7.4, Algorithm 39, as Algorithm 7 line 26 uses it. SPDX-License-Identifier: Apache-2.0

   r1 stays the same for -gamma2 < r0 <= gamma2, and for r0 = -gamma2 where r1 = 0: the portable code says why. Constant
   time: instructions on coefficients are in the list of Zvkt. */

#include "fold.h"
#include "poly.h"

/* 1 where a < 0, else 0. */
#define SIGN(a) __riscv_vsrl_vx_u32m4(__riscv_vreinterpret_v_i32m4_u32m4(a), 31, vl)

uint32_t mldsa_make_hint(int32_t h[256], const int32_t r0[256], const int32_t r1[256]) {
    vuint32m4_t sums = __riscv_vmv_v_x_u32m4(0, __riscv_vsetvlmax_e32m4());
    size_t most = 0;
    for (size_t i = 0, vl; i < MLDSA_N; i += vl) {
        vl = __riscv_vsetvl_e32m4(MLDSA_N - i);
        const vint32m4_t low = __riscv_vle32_v_i32m4(r0 + i, vl), high = __riscv_vle32_v_i32m4(r1 + i, vl);
        const vuint32m4_t above = SIGN(__riscv_vrsub_vx_i32m4(low, MLDSA_GAMMA2, vl));
        const vint32m4_t positive = __riscv_vreinterpret_v_u32m4_i32m4(SIGN(__riscv_vneg_v_i32m4(high, vl)));
        /* low + gamma2 must not be negative, or not 0 either, where r1 is positive. */
        const vint32m4_t over = __riscv_vsub_vv_i32m4(__riscv_vadd_vx_i32m4(low, MLDSA_GAMMA2, vl), positive, vl);
        const vuint32m4_t hint = __riscv_vor_vv_u32m4(above, SIGN(over), vl);
        __riscv_vse32_v_u32m4((uint32_t *)h + i, hint, vl);
        sums = __riscv_vadd_vv_u32m4_tu(sums, sums, hint, vl);
        most = vl > most ? vl : most;
    }
    MLDSA_FOLD(vadd_vv, sums, most)
    return __riscv_vmv_x_s_u32m4_u32(sums);
}
