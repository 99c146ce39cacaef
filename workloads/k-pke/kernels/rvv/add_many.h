/* Sums and differences of polynomials.
   Source: FIPS 203 §2.4.5. SPDX-License-Identifier: Apache-2.0 */

#ifndef KPKE_ADD_MANY_H
#define KPKE_ADD_MANY_H

#include <riscv_vector.h>

#include "poly.h"

/* c = a + b without reduction; without NO_SEGMENTS the compiler makes vectors of it. */
static inline void kpke_vector_add(int16_t c[256], const int16_t a[256], const int16_t b[256]) {
#ifndef NO_SEGMENTS
    kpke_add(c, a, b);
#else
    for (size_t i = 0, vl; i < KPKE_N; i += vl) {
        vl = __riscv_vsetvl_e16m8(KPKE_N - i);
        const vint16m8_t sum =
            __riscv_vadd_vv_i16m8(__riscv_vle16_v_i16m8(a + i, vl), __riscv_vle16_v_i16m8(b + i, vl), vl);
        __riscv_vse16_v_i16m8(c + i, sum, vl);
    }
#endif
}

#endif
