/* The choice between the shared key and its replacement.
   Source: FIPS 203 Algorithm 18 line 9; own design. SPDX-License-Identifier: Apache-2.0

   Differences are collected in one group of registers and halved down to a byte: reductions are not in the list of Zvkt,
   slides, sums and logic are. */

#include <riscv_vector.h>

#include "kpke.h"

void kpke_replace_if_different(uint8_t key[32], const uint8_t other[32], const uint8_t a[KPKE_C_BYTES],
                               const uint8_t b[KPKE_C_BYTES]) {
    size_t most = __riscv_vsetvlmax_e8m8();
    vuint8m8_t all = __riscv_vmv_v_x_u8m8(0, most);
    for (size_t i = 0, vl; i < KPKE_C_BYTES; i += vl) {
        vl = __riscv_vsetvl_e8m8(KPKE_C_BYTES - i);
        const vuint8m8_t x = __riscv_vle8_v_u8m8(a + i, vl), y = __riscv_vle8_v_u8m8(b + i, vl);
        all = __riscv_vor_vv_u8m8_tu(all, all, __riscv_vxor_vv_u8m8(x, y, vl), vl);
    }
    while (most > 1) {
        most /= 2;
        all = __riscv_vor_vv_u8m8(all, __riscv_vslidedown_vx_u8m8(all, most, most), most);
    }
    const uint32_t difference = __riscv_vmv_x_s_u8m8_u8(all);
    /* All ones where there is a difference; hidden, as of a mask known to be 0 or -1 compilers make a branch. */
    uint32_t mask = (uint32_t)-(int32_t)((difference + 255) >> 8);
    __asm__("" : "+r"(mask));
    for (size_t i = 0, vl; i < 32; i += vl) {
        vl = __riscv_vsetvl_e8m1(32 - i);
        const vuint8m1_t mine = __riscv_vle8_v_u8m1(key + i, vl), theirs = __riscv_vle8_v_u8m1(other + i, vl);
        const vuint8m1_t change = __riscv_vand_vx_u8m1(__riscv_vxor_vv_u8m1(mine, theirs, vl), (uint8_t)mask, vl);
        __riscv_vse8_v_u8m1(key + i, __riscv_vxor_vv_u8m1(mine, change, vl), vl);
    }
}
