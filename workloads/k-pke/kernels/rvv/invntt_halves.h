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

static inline int reduces(unsigned layer) {
    return layer == 5 || layer == 2;
}

static inline vint16m4_t sum(vint16m4_t a, vint16m4_t b, unsigned layer, size_t vl) {
    const vint16m4_t both = __riscv_vadd_vv_i16m4(a, b, vl);
    return layer == 0 ? times_number(both, SCALE, vl) : reduces(layer) ? reduced(both, vl) : both;
}

static inline vint16m4_t product(vint16m4_t a, vint16m4_t b, unsigned layer, const int16_t *z, size_t vl) {
    const vint16m4_t difference = __riscv_vsub_vv_i16m4(b, a, vl);
    return layer == 0 ? times_number(difference, SCALED_ROOT, vl)
                      : times(difference, __riscv_vle16_v_i16m4(z, vl), vl);
}

/* Both halves as words. A sum with 0 reads all of them as words before they are narrowed: a core that keeps registers in the
   order of one width rearranges for a narrower result as many as that has. */
static inline vuint32m8_t as_words(vint16m4_t low, vint16m4_t high, int fill) {
    vint16m8_t both;
    if (fill) {
        both = __riscv_vcreate_v_i16m4_i16m8(low, high);
    } else {
        const vint16m4_t all = __riscv_vslideup_vx_i16m4(low, high, HALF, KPKE_N);
        both = __riscv_vset_v_i16m4_i16m8(__riscv_vundefined_i16m8(), 0, all);
    }
    const vuint32m8_t words = __riscv_vreinterpret_v_u16m8_u32m8(__riscv_vreinterpret_v_i16m8_u16m8(both));
    return __riscv_vwaddu_wx_u32m8(words, 0, HALF);
}

/* As in ntt_halves.h. */
static inline void in_registers(int16_t a[256], int fill) {
    const size_t vl = HALF;
    vuint32m8_t words = load_pairs(a, vl);
    vint16m4_t low = lower(words, vl), high = upper(words, vl);
#pragma clang loop unroll(full)
    for (int i = LAYERS - 1; i >= 0; i--) {
        words = as_words(low, high, fill);
        const vint16m4_t even = lower(words, vl), odd = upper(words, vl);
        low = sum(even, odd, (unsigned)i, vl);
        high = product(even, odd, (unsigned)i, roots[i], vl);
    }
    __riscv_vse16_v_i16m4(a, low, vl);
    __riscv_vse16_v_i16m4(a + HALF, high, vl);
}

static void through_memory(int16_t a[256]) {
    int16_t other[256] __attribute__((aligned(8))), *from = a, *to = other;
    for (int i = LAYERS; i >= 0; i--) {
        for (size_t at = 0, vl; at < HALF; at += vl) {
            vl = __riscv_vsetvl_e16m4(HALF - at);
            const vuint32m8_t words = load_pairs(from + 2 * at, vl);
            const vint16m4_t even = lower(words, vl), odd = upper(words, vl);
            const int moves = i == LAYERS;
            const vint16m4_t low = moves ? even : sum(even, odd, (unsigned)i, vl);
            const vint16m4_t high = moves ? odd : product(even, odd, (unsigned)i, roots[i] + at, vl);
            __riscv_vse16_v_i16m4(to + at, low, vl);
            __riscv_vse16_v_i16m4(to + HALF + at, high, vl);
        }
        int16_t *const back = from;
        from = to;
        to = back;
    }
}

void kpke_invntt(int16_t a[256]) {
    const size_t most = __riscv_vsetvlmax_e16m4();
    if (most == HALF) {
        in_registers(a, 1);
    } else if (most > HALF) {
        in_registers(a, 0);
    } else {
        through_memory(a);
    }
}
