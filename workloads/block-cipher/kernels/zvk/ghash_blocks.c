/* GHASH by Zvkg: as many blocks side by side as two registers hold.
   Source: SP 800-38D §6.4, Algorithm 2; the RISC-V Instruction Set Manual, Volume I, "Zvkg"; own design.
   SPDX-License-Identifier: Apache-2.0

   With n blocks side by side group j gathers every n-th block and is multiplied by H^n; the last n sums are blocks of one
   more GHASH. Constant time: vl and addresses depend on the length alone; blocks at addresses that are no multiple of
   four are loaded by bytes. */

#include <riscv_vector.h>

#include "gcm.h"

#define INLINE __attribute__((always_inline)) static inline

INLINE vuint32m2_t load(const uint8_t *p, size_t vl) {
    if ((uintptr_t)p % 4 == 0) {
        return __riscv_vle32_v_u32m2((const uint32_t *)(const void *)p, vl);
    }
    return __riscv_vreinterpret_v_u8m2_u32m2(__riscv_vle8_v_u8m2(p, 4 * vl));
}

INLINE void store(uint8_t *p, vuint32m2_t x, size_t vl) {
    if ((uintptr_t)p % 4 == 0) {
        __riscv_vse32_v_u32m2((uint32_t *)(void *)p, x, vl);
    } else {
        __riscv_vse8_v_u8m2(p, __riscv_vreinterpret_v_u32m2_u8m2(x), 4 * vl);
    }
}

INLINE vuint32m2_t one_by_one(vuint32m2_t y, vuint32m2_t h, const uint8_t *data, size_t blocks) {
    for (; blocks > 0; blocks--, data += 16) {
        y = __riscv_vghsh_vv_u32m2(y, h, load(data, 4), 4);
    }
    return y;
}

void ghash_blocks(uint8_t y[16], const uint8_t h[16], const uint8_t *data, size_t length) {
    const size_t vl = __riscv_vsetvlmax_e32m2(), n = vl / 4;
    const vuint32m2_t h1 = load(h, 4);
    vuint32m2_t sum = load(y, 4);
    size_t blocks = length / 16;
    /* Squaring H, and the last n one by one, must be worth it. */
    if (n > 1 && blocks >= 3 * n) {
        uint32_t last[4 * n];
        const size_t first = blocks % n;
        sum = one_by_one(sum, h1, data, first);
        data += 16 * first;
        vuint32m2_t power = h1;
        for (size_t squared = 1; squared < n; squared *= 2) {
            power = __riscv_vgmul_vv_u32m2(power, power, 4);
        }
        const vuint32m2_t zero = __riscv_vmv_v_x_u32m2(0, vl);
        const vuint32m2_t all = __riscv_vaesz_vs_u32m1_u32m2(zero, __riscv_vget_v_u32m2_u32m1(power, 0), vl);
        vuint32m2_t side = __riscv_vmv_v_v_u32m2_tu(zero, sum, 4);
        for (blocks -= first; blocks > n; blocks -= n, data += 16 * n) {
            side = __riscv_vghsh_vv_u32m2(side, all, load(data, vl), vl);
        }
        __riscv_vse32_v_u32m2(last, __riscv_vxor_vv_u32m2(side, load(data, vl), vl), vl);
        sum = one_by_one(__riscv_vmv_v_x_u32m2(0, 4), h1, (const uint8_t *)last, n);
    } else {
        sum = one_by_one(sum, h1, data, blocks);
    }
    store(y, sum, 4);
}
