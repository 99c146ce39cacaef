/* The product of two polynomials in the NTT domain.
   Source: FIPS 204 §7.6, Algorithm 45. SPDX-License-Identifier: Apache-2.0

   Constant time: instructions on coefficients are additions and multiplications, all in the list of Zvkt. */

#include <riscv_vector.h>

#include "montgomery.h"
#include "poly.h"

_Static_assert(81LL * MLDSA_Q <= 1LL << 31, "9q times 9q is at most 2^31 q, as the Montgomery product needs");

void mldsa_pointwise_montgomery(int32_t c[256], const int32_t a[256], const int32_t b[256]) {
    for (size_t i = 0, vl; i < MLDSA_N; i += vl) {
        vl = __riscv_vsetvl_e32m4(MLDSA_N - i);
        const vint32m4_t x = __riscv_vle32_v_i32m4(a + i, vl), y = __riscv_vle32_v_i32m4(b + i, vl);
        const vint32m4_t t = __riscv_vmul_vx_i32m4(__riscv_vmul_vv_i32m4(x, y, vl), MLDSA_Q_INVERSE, vl);
        const vint32m4_t high = __riscv_vmulh_vv_i32m4(x, y, vl), low = __riscv_vmulh_vx_i32m4(t, MLDSA_Q, vl);
        __riscv_vse32_v_i32m4(c + i, __riscv_vsub_vv_i32m4(high, low, vl), vl);
    }
}
