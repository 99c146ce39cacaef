/* A product as a sum of windows of the dense factor, one for each one of the sparse factor.
   Source: HQC specification (2025-08-22), the ring; own design. SPDX-License-Identifier: Apache-2.0

   The dense factor, written twice over, stands in memory eight times, from each of its first eight bits on. So a window
   begins with a byte of one of them, wherever it begins: it is loaded and added, two instructions for eight registers.
   Addresses of loads depend on positions (workload.toml), nothing else does. */

#ifndef HQC_WINDOWS_H
#define HQC_WINDOWS_H

#include <riscv_vector.h>

#include "internal.h"

#define LAST (HQC_N / 32)
#define OVER (HQC_N % 32)
#define BYTES (4 * HQC_WORDS)
/* Words from which a window begins at any of the first n + 1 bits. */
#define ROW (2 * LAST + 3)

/* From bit n on, the factor again: LAST words at a time are there when they are read. */
static void repeat(uint32_t twice[ROW + 1], const uint32_t a[HQC_WORDS]) {
    for (size_t i = 0, vl; i < LAST; i += vl) {
        vl = __riscv_vsetvl_e32m8(LAST - i);
        __riscv_vse32_v_u32m8(twice + i, __riscv_vle32_v_u32m8(a + i, vl), vl);
    }
    twice[LAST] = (a[LAST] & ((1u << OVER) - 1)) | twice[0] << OVER;
    for (size_t i = LAST + 1, vl; i < ROW + 1; i += vl) {
        const size_t left = ROW + 1 - i;
        vl = __riscv_vsetvl_e32m8(left < LAST ? left : LAST);
        const vuint32m8_t before = __riscv_vle32_v_u32m8(twice + i - LAST - 1, vl);
        const vuint32m8_t next = __riscv_vle32_v_u32m8(twice + i - LAST, vl);
        const vuint32m8_t lower = __riscv_vsrl_vx_u32m8(before, 32 - OVER, vl);
        __riscv_vse32_v_u32m8(twice + i, __riscv_vor_vv_u32m8(lower, __riscv_vsll_vx_u32m8(next, OVER, vl), vl), vl);
    }
}

/* The other seven, each a bit further on. */
static void shift(uint32_t rows[8][ROW + 1]) {
    for (size_t i = 0, vl; i < ROW; i += vl) {
        vl = __riscv_vsetvl_e32m8(ROW - i);
        const vuint32m8_t word = __riscv_vle32_v_u32m8(rows[0] + i, vl);
        const vuint32m8_t next = __riscv_vle32_v_u32m8(rows[0] + i + 1, vl);
        for (size_t by = 1; by < 8; by++) {
            const vuint32m8_t lower = __riscv_vsrl_vx_u32m8(word, by, vl);
            const vuint32m8_t upper = __riscv_vsll_vx_u32m8(next, 32 - by, vl);
            __riscv_vse32_v_u32m8(rows[by] + i, __riscv_vor_vv_u32m8(lower, upper, vl), vl);
        }
    }
}

void hqc_product(uint32_t out[HQC_WORDS], const uint32_t a[HQC_WORDS], const uint16_t *positions, size_t weight) {
    uint32_t rows[8][ROW + 1];
    const uint8_t *windows[HQC_OMEGA_R];
    repeat(rows[0], a);
    shift(rows);
    for (size_t i = 0; i < weight; i++) {
        const uint32_t bit = HQC_N - positions[i];
        windows[i] = (const uint8_t *)rows[bit % 8] + bit / 8;
    }
    for (size_t at = 0, vl; at < BYTES; at += vl) {
        vl = __riscv_vsetvl_e8m8(BYTES - at);
        vuint8m8_t sum = __riscv_vmv_v_x_u8m8(0, vl);
#pragma GCC unroll 3
        for (size_t i = 0; i < weight; i++) {
            sum = __riscv_vxor_vv_u8m8(sum, __riscv_vle8_v_u8m8(windows[i] + at, vl), vl);
        }
        __riscv_vse8_v_u8m8((uint8_t *)out + at, sum, vl);
    }
    out[LAST] &= (1u << OVER) - 1;
}

#endif
