/* One row of a matrix times a vector in the NTT domain.
   Source: FIPS 204 §7.6, Algorithm 48 (a row of MatrixVectorNTT). SPDX-License-Identifier: Apache-2.0

   The products are added at 64 bits and reduced once.
   Constant time: instructions on coefficients are additions, multiplications and narrowings, all in the list of Zvkt. */

#include "halves.h"

_Static_assert(9LL * MLDSA_L * MLDSA_Q <= 1LL << 31, "l products of q and 9q add up to at most 2^31 q");

void mldsa_pointwise_acc_montgomery(int32_t c[256], const int32_t a[MLDSA_L][256], const int32_t b[MLDSA_L][256]) {
    for (size_t i = 0, vl; i < MLDSA_N; i += vl) {
        vl = __riscv_vsetvl_e32m4(MLDSA_N - i);
        const vint32m4_t x = __riscv_vle32_v_i32m4(a[0] + i, vl), y = __riscv_vle32_v_i32m4(b[0] + i, vl);
        vint64m8_t sum = __riscv_vwmul_vv_i64m8(x, y, vl);
        APART_FROM(sum, x, y);
        for (unsigned j = 1; j < MLDSA_L; j++) {
            sum = __riscv_vwmacc_vv_i64m8(sum, __riscv_vle32_v_i32m4(a[j] + i, vl),
                                          __riscv_vle32_v_i32m4(b[j] + i, vl), vl);
        }
        vint32m4_t low = __riscv_vnsra_wx_i32m4(sum, 0, vl), high = __riscv_vnsra_wx_i32m4(sum, 32, vl);
        APART_FROM(low, sum, sum);
        APART_FROM(high, sum, sum);
        const vint32m4_t t = __riscv_vmul_vx_i32m4(low, MLDSA_Q_INVERSE, vl);
        __riscv_vse32_v_i32m4(c + i, __riscv_vsub_vv_i32m4(high, __riscv_vmulh_vx_i32m4(t, MLDSA_Q, vl), vl), vl);
    }
}
