/* A message as a polynomial.
   Source: FIPS 203 §4.2.1, Algorithm 6 and Decompress_1; Algorithm 14 line 20; own design. SPDX-License-Identifier: Apache-2.0

   Four bits of a byte become four halfwords by a product: copies of them 15 bits apart, of which one bit each is left.
   Constant time: instructions on bits of the message are in the list of Zvkt. */

#include <riscv_vector.h>

#include "poly.h"

#define COPIES (1ull | 1ull << 15 | 1ull << 30 | 1ull << 45)
#define LOWEST 0x0001000100010001ull
/* From one byte's coefficients to the next one's. */
#define STRIDE 16

static inline vuint64m8_t spread(vuint64m8_t bits, size_t vl) {
    const vuint64m8_t four = __riscv_vmul_vx_u64m8(__riscv_vand_vx_u64m8(bits, 15, vl), COPIES, vl);
    return __riscv_vmul_vx_u64m8(__riscv_vand_vx_u64m8(four, LOWEST, vl), (KPKE_Q + 1) / 2, vl);
}

void kpke_unpack_message(int16_t a[256], const uint8_t message[32]) {
    for (size_t i = 0, vl; i < KPKE_N / 8; i += vl) {
        vl = __riscv_vsetvl_e64m8(KPKE_N / 8 - i);
        const vuint16m2_t halfwords = __riscv_vwaddu_vx_u16m2(__riscv_vle8_v_u8m1(message + i, vl), 0, vl);
        const vuint64m8_t bytes = __riscv_vwaddu_vx_u64m8(__riscv_vwaddu_vx_u32m4(halfwords, 0, vl), 0, vl);
        uint64_t *const to = (uint64_t *)(void *)(a + 8 * i);
        __riscv_vsse64_v_u64m8(to, STRIDE, spread(bytes, vl), vl);
        __riscv_vsse64_v_u64m8(to + 1, STRIDE, spread(__riscv_vsrl_vx_u64m8(bytes, 4, vl), vl), vl);
    }
}
