/* The number-theoretic transform by halves.
   Source: FIPS 203 §4.3, Algorithm 9; own design, see halves.h. SPDX-License-Identifier: Apache-2.0 */

#include "halves.h"
#include "poly.h"

/* A layer adds a product, at most q/2 + |a|/39, to a coefficient: |a| < q grows to less than 4.4q in six layers. Before the
   last one the summands are reduced, so that the contract's 9q/2 holds. */
_Static_assert(45 * KPKE_Q / 10 <= INT16_MAX, "a coefficient fits its halfword");

static const int16_t roots[LAYERS][HALF] =
    ROOTS_OF_LAYERS(ROOTS_1, ROOTS_2, ROOTS_4, ROOTS_8, ROOTS_16, ROOTS_32, ROOTS_64);

static inline void layer(int16_t *to, const int16_t *from, const int16_t *z, int last) {
    for (size_t at = 0, vl; at < HALF; at += vl) {
        vl = __riscv_vsetvl_e16m4(HALF - at);
        vint16m4_t low = __riscv_vle16_v_i16m4(from + at, vl);
        const vint16m4_t high = __riscv_vle16_v_i16m4(from + HALF + at, vl);
        const vint16m4_t product = times(high, __riscv_vle16_v_i16m4(z + at, vl), vl);
        low = last ? reduced(low, vl) : low;
        const vint16m4_t sum = __riscv_vadd_vv_i16m4(low, product, vl);
        store_pairs(to + 2 * at, in_words(sum, __riscv_vsub_vv_i16m4(low, product, vl), vl), vl);
    }
}

/* One more turn. */
static inline void turn(int16_t *to, const int16_t *from) {
    for (size_t at = 0, vl; at < HALF; at += vl) {
        vl = __riscv_vsetvl_e16m4(HALF - at);
        const vint16m4_t low = __riscv_vle16_v_i16m4(from + at, vl);
        store_pairs(to + 2 * at, in_words(low, __riscv_vle16_v_i16m4(from + HALF + at, vl), vl), vl);
    }
}

void kpke_ntt(int16_t a[256]) {
    int16_t other[256] __attribute__((aligned(8)));
    for (unsigned i = 0; i < LAYERS - 1; i += 2) {
        layer(other, a, roots[i], 0);
        layer(a, other, roots[i + 1], 0);
    }
    layer(other, a, roots[LAYERS - 1], 1);
    turn(a, other);
}
