/* Splits coefficients into high bits and the 13 low bits.
   Source: FIPS 204 §7.4, Algorithm 35. SPDX-License-Identifier: Apache-2.0

   Constant time: instructions on coefficients are in the list of Zvkt. */

#include <riscv_vector.h>

#include "poly.h"

void mldsa_power2round(int32_t r1[256], int32_t r0[256], const int32_t r[256]) {
    for (size_t i = 0, vl; i < MLDSA_N; i += vl) {
        vl = __riscv_vsetvl_e32m4(MLDSA_N - i);
        const vint32m4_t value = __riscv_vle32_v_i32m4(r + i, vl);
        const vint32m4_t high =
            __riscv_vsra_vx_i32m4(__riscv_vadd_vx_i32m4(value, (1 << (MLDSA_D - 1)) - 1, vl), MLDSA_D, vl);
        __riscv_vse32_v_i32m4(r0 + i, __riscv_vsub_vv_i32m4(value, __riscv_vsll_vx_i32m4(high, MLDSA_D, vl), vl), vl);
        __riscv_vse32_v_i32m4(r1 + i, high, vl);
    }
}
