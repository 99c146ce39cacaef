/* Splits coefficients into high bits and low bits modulo 2·gamma2.
   Source: FIPS 204 §7.4, Algorithm 36. SPDX-License-Identifier: Apache-2.0 */

#include "decompose_many.h"
#include "poly.h"

void mldsa_decompose(int32_t r1[256], int32_t r0[256], const int32_t r[256]) {
    for (size_t i = 0, vl; i < MLDSA_N; i += vl) {
        vl = __riscv_vsetvl_e32m4(MLDSA_N - i);
        vint32m4_t low;
        const vint32m4_t high = mldsa_decompose_many(&low, __riscv_vle32_v_i32m4(r + i, vl), vl);
        __riscv_vse32_v_i32m4(r0 + i, low, vl);
        __riscv_vse32_v_i32m4(r1 + i, high, vl);
    }
}
