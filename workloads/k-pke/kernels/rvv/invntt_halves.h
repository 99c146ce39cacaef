/* The inverse number-theoretic transform by halves: the layers of ntt_halves.h backwards.
   Source: FIPS 203 §4.3, Algorithm 10; own design, see halves.h. SPDX-License-Identifier: Apache-2.0 */

#include "halves.h"
#include "poly.h"

/* |a| < 2q. A sum is at most twice what went in, and a product at most 0.71q for differences below 8q. Sums are reduced to
   [0, q] in the second layer and in the fifth, so that none is above 8q before, and that of the last layer is below 4q. */
_Static_assert(8 * KPKE_Q <= INT16_MAX, "a coefficient fits its halfword before each reduction");

/* 2^16/128, and the root of the last layer divided by 128, its factor 2^16 kept. */
#define SCALE 512
_Static_assert(SCALE * 128 == 1 << 16, "the scale is the inverse of 128, with Montgomery's factor");
#define SCALED_ROOT (-266)
_Static_assert((SCALED_ROOT * 128 - ROOTS_1) % KPKE_Q == 0, "the only root divided by 128");

/* The inverse of a root is minus the root at the mirrored place, so the difference is taken the other way round. */
static const int16_t roots[LAYERS][HALF] =
    ROOTS_OF_LAYERS(BACK_1, BACK_2, BACK_4, BACK_8, BACK_16, BACK_32, BACK_64);

/* What became of the sums of a layer. */
enum after { KEPT, REDUCED, SCALED };

static inline __attribute__((always_inline)) void layer(int16_t *to, const int16_t *from, const int16_t *z,
                                                        enum after after) {
    for (size_t at = 0, vl; at < HALF; at += vl) {
        vl = __riscv_vsetvl_e16m4(HALF - at);
        const vuint32m8_t words = load_pairs(from + 2 * at, vl);
        const vint16m4_t even = lower(words, vl), odd = upper(words, vl);
        const vint16m4_t sum = __riscv_vadd_vv_i16m4(even, odd, vl), difference = __riscv_vsub_vv_i16m4(odd, even, vl);
        const vint16m4_t low = after == SCALED ? times_number(sum, SCALE, vl) : after == REDUCED ? reduced(sum, vl) : sum;
        const vint16m4_t high = after == SCALED ? times_number(difference, SCALED_ROOT, vl)
                                                : times(difference, __riscv_vle16_v_i16m4(z + at, vl), vl);
        __riscv_vse16_v_i16m4(to + at, low, vl);
        __riscv_vse16_v_i16m4(to + HALF + at, high, vl);
    }
}

/* Takes the last turn back. */
static inline void turn_back(int16_t *to, const int16_t *from) {
    for (size_t at = 0, vl; at < HALF; at += vl) {
        vl = __riscv_vsetvl_e16m4(HALF - at);
        const vuint32m8_t words = load_pairs(from + 2 * at, vl);
        __riscv_vse16_v_i16m4(to + at, lower(words, vl), vl);
        __riscv_vse16_v_i16m4(to + HALF + at, upper(words, vl), vl);
    }
}

void kpke_invntt(int16_t a[256]) {
    int16_t other[256] __attribute__((aligned(8)));
    turn_back(other, a);
    layer(a, other, roots[6], KEPT);
    layer(other, a, roots[5], REDUCED);
    layer(a, other, roots[4], KEPT);
    layer(other, a, roots[3], KEPT);
    layer(a, other, roots[2], REDUCED);
    layer(other, a, roots[1], KEPT);
    layer(a, other, 0, SCALED);
}
