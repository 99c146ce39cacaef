/* Samples a polynomial of the centred binomial distribution with parameter 2.
   Source: FIPS 203 §4.2.2, Algorithm 8; own design, see halves.h. SPDX-License-Identifier: Apache-2.0

   A byte has two coefficients: the sums of its pairs of bits, less each other.
   Constant time: instructions on bits of coefficients are in the list of Zvkt. */

#ifndef KPKE_CBD_2_H
#define KPKE_CBD_2_H

#include "halves.h"

#define CBD_SHIFTED(a, by) __riscv_vsrl_vx_u8m2(a, by, vl)
#define CBD_MASKED(a, mask) __riscv_vand_vx_u8m2(a, mask, vl)

static inline void kpke_vector_cbd_2(int16_t a[256], const uint8_t bytes[128]) {
    for (size_t i = 0, vl; i < HALF; i += vl) {
        vl = __riscv_vsetvl_e8m2(HALF - i);
        const vuint8m2_t bits = __riscv_vle8_v_u8m2(bytes + i, vl);
        const vuint8m2_t sums =
            __riscv_vadd_vv_u8m2(CBD_MASKED(bits, 0x55), CBD_MASKED(CBD_SHIFTED(bits, 1), 0x55), vl);
        const vuint8m2_t even =
            __riscv_vsub_vv_u8m2(CBD_MASKED(sums, 3), CBD_MASKED(CBD_SHIFTED(sums, 2), 3), vl);
        const vuint8m2_t odd =
            __riscv_vsub_vv_u8m2(CBD_MASKED(CBD_SHIFTED(sums, 4), 3), CBD_SHIFTED(sums, 6), vl);
        vint16m4_t first = __riscv_vwadd_vx_i16m4(__riscv_vreinterpret_v_u8m2_i8m2(even), 0, vl);
        vint16m4_t second = __riscv_vwadd_vx_i16m4(__riscv_vreinterpret_v_u8m2_i8m2(odd), 0, vl);
        APART_FROM(first, even, odd);
        APART_FROM(second, even, odd);
        vuint32m8_t low = __riscv_vwaddu_vx_u32m8(__riscv_vreinterpret_v_i16m4_u16m4(first), 0, vl);
        vuint32m8_t high = __riscv_vwaddu_vx_u32m8(__riscv_vreinterpret_v_i16m4_u16m4(second), 0, vl);
        APART_FROM(low, first, second);
        APART_FROM(high, first, second);
        store_pairs(a + 2 * i, __riscv_vor_vv_u32m8(low, __riscv_vsll_vx_u32m8(high, 16, vl), vl), vl);
    }
}

#endif
