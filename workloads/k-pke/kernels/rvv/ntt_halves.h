/* The number-theoretic transform by halves.
   Source: FIPS 203 §4.3, Algorithm 9; own design, see halves.h. SPDX-License-Identifier: Apache-2.0 */

#include "halves.h"
#include "poly.h"

/* A layer adds a product, at most q/2 + |a|/39, to a coefficient: |a| < q grows to less than 4.4q in six layers. Before the
   last one the summands are reduced, so that the contract's 9q/2 holds. */
_Static_assert(45 * KPKE_Q / 10 <= INT16_MAX, "a coefficient fits its halfword");

static const int16_t roots[LAYERS][HALF] =
    ROOTS_OF_LAYERS(ROOTS_1, ROOTS_2, ROOTS_4, ROOTS_8, ROOTS_16, ROOTS_32, ROOTS_64);

#define PRODUCT(high, i, vl) times(high, __riscv_vle16_v_i16m4(roots[i], vl), vl)

/* Half of the coefficients fill a group of four registers, or are less, and the upper half begins within it. */
static inline void in_registers(int16_t a[256], int fill) {
    const size_t vl = HALF, half = HALF / 2;
    vint16m4_t low = __riscv_vle16_v_i16m4(a, vl), high = __riscv_vle16_v_i16m4(a + HALF, vl);
#pragma clang loop unroll(full)
    for (unsigned i = 0; i < LAYERS - 1; i++) {
        const vint16m4_t product = PRODUCT(high, i, vl);
        const vint16m8_t both = in_turns(__riscv_vadd_vv_i16m4(low, product, vl), __riscv_vsub_vv_i16m4(low, product, vl), vl);
        low = __riscv_vget_v_i16m8_i16m4(both, 0);
        high = fill ? __riscv_vget_v_i16m8_i16m4(both, 1) : __riscv_vslidedown_vx_i16m4(low, HALF, vl);
    }
    const vint16m4_t product = PRODUCT(high, LAYERS - 1, vl);
    low = reduced(low, vl);
    const vint16m4_t sum = __riscv_vadd_vv_i16m4(low, product, vl), difference = __riscv_vsub_vv_i16m4(low, product, vl);
    /* The turn of the last layer and the one after it: of each quarter one in a doubleword. */
    const vint16m2_t first = __riscv_vget_v_i16m4_i16m2(sum, 0), third = __riscv_vget_v_i16m4_i16m2(difference, 0);
    const vint16m2_t second = fill ? __riscv_vget_v_i16m4_i16m2(sum, 1) : __riscv_vslidedown_vx_i16m2(first, half, half);
    const vint16m2_t fourth =
        fill ? __riscv_vget_v_i16m4_i16m2(difference, 1) : __riscv_vslidedown_vx_i16m2(third, half, half);
    const vuint32m4_t even = few_in_words(first, second, half), odd = few_in_words(third, fourth, half);
    const vuint64m8_t both = __riscv_vwaddu_vv_u64m8(even, odd, half);
    vuint64m8_t four = __riscv_vwmaccu_vx_u64m8(both, 0xffffffff, odd, half);
    APART_FROM(four, even, odd);
    __riscv_vse64_v_u64m8((uint64_t *)(void *)a, four, half);
}

static void through_memory(int16_t a[256]) {
    int16_t other[256] __attribute__((aligned(8))), *from = a, *to = other;
    for (unsigned i = 0; i <= LAYERS; i++) {
        for (size_t at = 0, vl; at < HALF; at += vl) {
            vl = __riscv_vsetvl_e16m4(HALF - at);
            vint16m4_t low = __riscv_vle16_v_i16m4(from + at, vl), high = __riscv_vle16_v_i16m4(from + HALF + at, vl);
            if (i < LAYERS) {
                low = i == LAYERS - 1 ? reduced(low, vl) : low;
                const vint16m4_t product = times(high, __riscv_vle16_v_i16m4(roots[i] + at, vl), vl);
                high = __riscv_vsub_vv_i16m4(low, product, vl);
                low = __riscv_vadd_vv_i16m4(low, product, vl);
            }
            store_pairs(to + 2 * at, in_words(low, high, vl), vl);
        }
        int16_t *const back = from;
        from = to;
        to = back;
    }
}

void kpke_ntt(int16_t a[256]) {
    const size_t most = __riscv_vsetvlmax_e16m4();
    if (most == HALF) {
        in_registers(a, 1);
    } else if (most > HALF) {
        in_registers(a, 0);
    } else {
        through_memory(a);
    }
}
