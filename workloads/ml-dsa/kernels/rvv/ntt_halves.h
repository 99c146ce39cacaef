/* The number-theoretic transform by halves.
   Source: FIPS 204 §7.5, Algorithm 41; own design, see halves.h. SPDX-License-Identifier: Apache-2.0 */

#include "halves.h"

/* Each of the eight layers adds a product below q to a coefficient: |a| < q grows to at most 9q. */
_Static_assert(9LL * MLDSA_Q <= INT32_MAX, "a coefficient fits its word after eight layers");

static const int32_t roots[LAYERS][HALF] =
    ROOTS_OF_LAYERS(ROOTS_1, ROOTS_2, ROOTS_4, ROOTS_8, ROOTS_16, ROOTS_32, ROOTS_64, ROOTS_128);

static inline void layer(int32_t *to, const int32_t *from, const int32_t *z) {
    for (size_t at = 0, vl; at < HALF; at += vl) {
        vl = __riscv_vsetvl_e32m4(HALF - at);
        const vint32m4_t low = __riscv_vle32_v_i32m4(from + at, vl), high = __riscv_vle32_v_i32m4(from + HALF + at, vl);
        const vint32m4_t product = times(high, __riscv_vle32_v_i32m4(z + at, vl), vl);
        store_in_turns(to + 2 * at, __riscv_vadd_vv_i32m4(low, product, vl), __riscv_vsub_vv_i32m4(low, product, vl), vl);
    }
}

void mldsa_ntt(int32_t a[256]) {
    int32_t other[256] __attribute__((aligned(8)));
    for (unsigned i = 0; i < LAYERS; i += 2) {
        layer(other, a, roots[i]);
        layer(a, other, roots[i + 1]);
    }
}
