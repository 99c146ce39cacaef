/* The cipher by vsm4r, on as many blocks at once as four registers hold.
   Source: GB/T 32907-2016 §7.1; the RISC-V Instruction Set Manual, Volume I, "Zvksed". SPDX-License-Identifier: Apache-2.0

   The words of a block come out in reverse order, which a store by indices undoes. Constant time: vl and addresses depend on
   the length alone. Blocks at addresses that are no multiple of four are loaded by bytes, and stored by way of others. */

#include <riscv_vector.h>

#include "sm4.h"

/* Where the words of up to 32 blocks go, in bytes: as many as four registers of 1024 bits hold. */
enum { MOST = 32 };
#define ROW(i) 16 * (i) + 12, 16 * (i) + 8, 16 * (i) + 4, 16 * (i)
#define ROWS_4(i) ROW(i), ROW((i) + 1), ROW((i) + 2), ROW((i) + 3)
#define ROWS_16(i) ROWS_4(i), ROWS_4((i) + 4), ROWS_4((i) + 8), ROWS_4((i) + 12)
static const uint16_t places[4 * MOST] = {ROWS_16(0), ROWS_16(16)};

#define KEY(i) const vuint32m1_t k##i = __riscv_vle32_v_u32m1(rk + 4 * (i), 4);
#define ROUNDS(i) x = __riscv_vsm4r_vs_u32m1_u32m4(x, k##i, vl);

void sm4_crypt_blocks(const uint32_t rk[SM4_ROUNDS], uint8_t *out, const uint8_t *in, size_t length) {
    KEY(0) KEY(1) KEY(2) KEY(3) KEY(4) KEY(5) KEY(6) KEY(7)
    for (size_t words = length / 4, vl; words > 0; words -= vl, in += 4 * vl, out += 4 * vl) {
        vl = __riscv_vsetvl_e32m4(words < 4 * MOST ? words : 4 * MOST);
        vuint32m4_t x = (uintptr_t)in % 4 == 0
                            ? __riscv_vle32_v_u32m4((const uint32_t *)(const void *)in, vl)
                            : __riscv_vreinterpret_v_u8m4_u32m4(__riscv_vle8_v_u8m4(in, 4 * vl));
        x = __riscv_vrev8_v_u32m4(x, vl);
        ROUNDS(0) ROUNDS(1) ROUNDS(2) ROUNDS(3) ROUNDS(4) ROUNDS(5) ROUNDS(6) ROUNDS(7)
        x = __riscv_vrev8_v_u32m4(x, vl);
        const vuint16m2_t at = __riscv_vle16_v_u16m2(places, vl);
        if ((uintptr_t)out % 4 == 0) {
            __riscv_vsuxei16_v_u32m4((uint32_t *)(void *)out, at, x, vl);
        } else {
            uint32_t turned[4 * MOST];
            __riscv_vsuxei16_v_u32m4(turned, at, x, vl);
            __riscv_vse8_v_u8m4(out, __riscv_vle8_v_u8m4((const uint8_t *)turned, 4 * vl), 4 * vl);
        }
    }
}
