/* Packs the coefficients of keys, 12 bits each, four in a doubleword.
   Source: FIPS 203 §4.2.1, Algorithm 5 with d = 12; own design, see quads.h. SPDX-License-Identifier: Apache-2.0 */

#include "quads.h"

/* The representative in [0, q) of a residue in (-q, q), of signed words. */
static inline vuint32m4_t standard(vint32m4_t a, size_t vl) {
    const vint32m4_t q = __riscv_vand_vx_i32m4(__riscv_vsra_vx_i32m4(a, 31, vl), KPKE_Q, vl);
    return __riscv_vreinterpret_v_i32m4_u32m4(__riscv_vadd_vv_i32m4(a, q, vl));
}

/* Both halves of words, 12 bits of each. */
static inline vuint32m4_t standard_pairs(vuint32m4_t pairs, size_t vl) {
    const vint32m4_t first = __riscv_vreinterpret_v_u32m4_i32m4(__riscv_vsll_vx_u32m4(pairs, 16, vl));
    const vint32m4_t second = __riscv_vreinterpret_v_u32m4_i32m4(pairs);
    const vuint32m4_t low = standard(__riscv_vsra_vx_i32m4(first, 16, vl), vl);
    const vuint32m4_t high = standard(__riscv_vsra_vx_i32m4(second, 16, vl), vl);
    return __riscv_vor_vv_u32m4(low, __riscv_vsll_vx_u32m4(high, 12, vl), vl);
}

void kpke_pack_12(uint8_t bytes[384], const int16_t a[256]) {
    uint64_t quads[QUADS];
    for (size_t i = 0, vl; i < QUADS; i += vl) {
        vl = __riscv_vsetvl_e64m8(QUADS - i);
        LOAD_WORDS(low, high, a + 4 * i, 32);
        __riscv_vse64_v_u64m8(quads + i, joined(standard_pairs(low, vl), standard_pairs(high, vl), 24, vl), vl);
    }
    pack_quads(bytes, quads, 48, PERIOD(48));
}
