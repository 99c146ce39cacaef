/* One row of a matrix times a vector in the NTT domain.
   Source: FIPS 203 §4.3.1, Algorithms 11 and 12, summed as in §2.4.7; own design, see halves.h.
   SPDX-License-Identifier: Apache-2.0

   The products are added at 32 bits and reduced once, with the bounds of the portable code. */

#include "halves.h"
#include "multiply.h"
#include "poly.h"

_Static_assert(2LL * KPKE_K * 4095 * (9 * KPKE_Q / 2) <= 1LL << 29, "the sum of 2k products can be reduced");

/* Lower and upper halves of vl words at a. */
#define LOAD_APART(name, a)                                                                                     \
    const vuint32m4_t name = __riscv_vle32_v_u32m4((const uint32_t *)(const void *)(a), vl);                    \
    vint16m2_t name##0 = __riscv_vreinterpret_v_u16m2_i16m2(__riscv_vnsrl_wx_u16m2(name, 0, vl));               \
    vint16m2_t name##1 = __riscv_vreinterpret_v_u16m2_i16m2(__riscv_vnsrl_wx_u16m2(name, 16, vl));              \
    APART_FROM(name##0, name, name);                                                                            \
    APART_FROM(name##1, name, name)

static inline vint32m4_t product(vint16m2_t a, vint16m2_t b, size_t vl) {
    vint32m4_t wide = __riscv_vwmul_vv_i32m4(a, b, vl);
    APART_FROM(wide, a, b);
    return wide;
}

/* kpke_remainder. */
static inline vint32m4_t remainder_of(vint32m4_t a, size_t vl) {
    const vint32m4_t quotient = __riscv_vmulh_vx_i32m4(a, (int32_t)((1LL << 32) / KPKE_Q), vl);
    return __riscv_vnmsac_vx_i32m4(a, KPKE_Q, quotient, vl);
}

void kpke_basemul_acc(int16_t c[256], const int16_t a[KPKE_K][256], const int16_t b[KPKE_K][256],
                      const int16_t cache[KPKE_K][128]) {
    for (size_t i = 0, vl; i < HALF; i += vl) {
        vl = __riscv_vsetvl_e16m2(HALF - i);
        vint32m4_t even, odd;
#pragma clang loop unroll(full)
        for (unsigned j = 0; j < KPKE_K; j++) {
            LOAD_APART(x, a[j] + 2 * i);
            LOAD_APART(y, b[j] + 2 * i);
            const vint16m2_t times_gamma = __riscv_vle16_v_i16m2(cache[j] + i, vl);
            even = j ? __riscv_vwmacc_vv_i32m4(even, x0, y0, vl) : product(x0, y0, vl);
            odd = j ? __riscv_vwmacc_vv_i32m4(odd, x0, y1, vl) : product(x0, y1, vl);
            even = __riscv_vwmacc_vv_i32m4(even, x1, times_gamma, vl);
            odd = __riscv_vwmacc_vv_i32m4(odd, x1, y0, vl);
            /* The next loads stay behind: a compiler that has them all first runs out of registers. */
            __asm__ volatile("" : "+vr"(even), "+vr"(odd) : : "memory");
        }
        even = __riscv_vand_vx_i32m4(remainder_of(even, vl), 0xffff, vl);
        odd = __riscv_vsll_vx_i32m4(remainder_of(odd, vl), 16, vl);
        __riscv_vse32_v_i32m4((int32_t *)(void *)(c + 2 * i), __riscv_vor_vv_i32m4(even, odd, vl), vl);
    }
}
