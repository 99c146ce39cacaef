/* Adds q to negative coefficients.
   Source: FIPS 204 §2.3 (mod). SPDX-License-Identifier: Apache-2.0

   Constant time: instructions on coefficients are in the list of Zvkt; there are no masks. */

#include <riscv_vector.h>

#include "poly.h"

void mldsa_caddq(int32_t a[256]) {
    for (size_t i = 0, vl; i < MLDSA_N; i += vl) {
        vl = __riscv_vsetvl_e32m8(MLDSA_N - i);
        const vint32m8_t value = __riscv_vle32_v_i32m8(a + i, vl);
        const vint32m8_t q = __riscv_vand_vx_i32m8(__riscv_vsra_vx_i32m8(value, 31, vl), MLDSA_Q, vl);
        __riscv_vse32_v_i32m8(a + i, __riscv_vadd_vv_i32m8(value, q, vl), vl);
    }
}
