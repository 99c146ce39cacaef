/* Coefficients modulo q: a product with 1.
   Source: FIPS 203 §2.3 (mod±); own design. SPDX-License-Identifier: Apache-2.0

   Constant time: instructions on coefficients are in the list of Zvkt. */

#include <riscv_vector.h>

#include "montgomery.h"
#include "poly.h"

/* At most q/2 and half the factor. */
_Static_assert(KPKE_Q / 2 - KPKE_ONE / 2 < KPKE_Q, "what is left of a halfword is below q");

void kpke_reduce(int16_t a[256]) {
    for (size_t i = 0, vl; i < KPKE_N; i += vl) {
        vl = __riscv_vsetvl_e16m8(KPKE_N - i);
        const vint16m8_t all = __riscv_vle16_v_i16m8(a + i, vl);
        const vint16m8_t low = __riscv_vmul_vx_i16m8(all, KPKE_TIMES_INVERSE(KPKE_ONE), vl);
        const vint16m8_t times_q = __riscv_vmulh_vx_i16m8(low, KPKE_Q, vl);
        const vint16m8_t high = __riscv_vmulh_vx_i16m8(all, KPKE_ONE, vl);
        __riscv_vse16_v_i16m8(a + i, __riscv_vsub_vv_i16m8(high, times_q, vl), vl);
    }
}
