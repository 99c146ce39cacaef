/* Unpacks the coefficients of keys, 12 bits each, four in a doubleword.
   Source: FIPS 203 §4.2.1, Algorithm 6 with d = 12; own design, see quads.h. SPDX-License-Identifier: Apache-2.0 */

#include "quads.h"

/* 12 bits in each half of a word, of 24 in a word: the upper ones move by four. */
static inline vuint32m4_t spread(vuint32m4_t bits, size_t vl) {
    const vuint32m4_t both = __riscv_vand_vx_u32m4(bits, 0xffffff, vl);
    return __riscv_vmacc_vx_u32m4(both, (1u << 16) - (1u << 12), __riscv_vsrl_vx_u32m4(both, 12, vl), vl);
}

void kpke_unpack_12(int16_t a[256], const uint8_t bytes[384]) {
    uint64_t quads[QUADS];
    unpack_quads(quads, bytes, 48, PERIOD(48));
    for (size_t i = 0, vl; i < QUADS; i += vl) {
        vl = __riscv_vsetvl_e64m8(QUADS - i);
        LOAD_WORDS(low, high, quads + i, in_register(24));
        low = spread(low, vl);
        high = spread(high, vl);
        __riscv_vse64_v_u64m8((uint64_t *)(void *)(a + 4 * i), joined(low, high, 32, vl), vl);
    }
}
