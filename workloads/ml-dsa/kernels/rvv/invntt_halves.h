/* The inverse number-theoretic transform by halves: the layers of ntt_halves.h backwards.
   Source: FIPS 204 §7.5, Algorithm 42; own design, see halves.h. SPDX-License-Identifier: Apache-2.0 */

#include "halves.h"

/* Sums double in each of the eight layers and are multiplied at the end. */
_Static_assert(256LL * MLDSA_Q <= INT32_MAX, "a coefficient fits its word after eight layers");

/* 2^32·2^32/256 modulo q: undoes the factor 2^-32 of a product besides. */
#define SCALE 41978
_Static_assert((SCALE * 256LL - (1LL << 32) % MLDSA_Q * ((1LL << 32) % MLDSA_Q)) % MLDSA_Q == 0, "2^64/256 modulo q");
/* The root of the last layer times the scale, its factor 2^32 kept. */
#define SCALED_ROOT (-3975713)
_Static_assert(((SCALED_ROOT * (1LL << 32)) % MLDSA_Q - 1LL * ROOTS_1 * SCALE % MLDSA_Q) % MLDSA_Q == 0,
               "the only root times the scale");

/* The inverse of a root is minus the root at the mirrored place, so the difference is taken the other way round. */
static const int32_t roots[LAYERS][HALF] =
    ROOTS_OF_LAYERS(BACK_1, BACK_2, BACK_4, BACK_8, BACK_16, BACK_32, BACK_64, BACK_128);

static inline __attribute__((always_inline)) void layer(int32_t *to, const int32_t *from, const int32_t *z) {
    for (size_t at = 0, vl; at < HALF; at += vl) {
        vl = __riscv_vsetvl_e32m4(HALF - at);
        LOAD_APART(even, odd, from + 2 * at);
        const vint32m4_t sum = __riscv_vadd_vv_i32m4(even, odd, vl), difference = __riscv_vsub_vv_i32m4(odd, even, vl);
        const vint32m4_t low = z ? sum : times_number(sum, SCALE, vl);
        const vint32m4_t high =
            z ? times(difference, __riscv_vle32_v_i32m4(z + at, vl), vl) : times_number(difference, SCALED_ROOT, vl);
        __riscv_vse32_v_i32m4(to + at, low, vl);
        __riscv_vse32_v_i32m4(to + HALF + at, high, vl);
    }
}

void mldsa_invntt_tomont(int32_t a[256]) {
    int32_t other[256] __attribute__((aligned(8)));
    for (unsigned i = LAYERS - 1; i > 1; i -= 2) {
        layer(other, a, roots[i]);
        layer(a, other, roots[i - 1]);
    }
    layer(other, a, roots[1]);
    layer(a, other, 0);
}
