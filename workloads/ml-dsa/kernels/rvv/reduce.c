/* Brings coefficients near zero modulo q.
   Source: FIPS 204 §2.3 (mod±), with q = 2^23 - 2^13 + 1 making the quotient a shift; bounds as in portable code.
   SPDX-License-Identifier: Apache-2.0

   Constant time: instructions on coefficients are additions, multiplications and shifts, all in the list of Zvkt. */

#include <riscv_vector.h>

#include "poly.h"

void mldsa_reduce(int32_t a[256]) {
    for (size_t i = 0, vl; i < MLDSA_N; i += vl) {
        vl = __riscv_vsetvl_e32m8(MLDSA_N - i);
        const vint32m8_t all = __riscv_vle32_v_i32m8(a + i, vl);
        const vint32m8_t t = __riscv_vsra_vx_i32m8(__riscv_vadd_vx_i32m8(all, 1 << 22, vl), 23, vl);
        __riscv_vse32_v_i32m8(a + i, __riscv_vnmsac_vx_i32m8(all, MLDSA_Q, t, vl), vl);
    }
}
