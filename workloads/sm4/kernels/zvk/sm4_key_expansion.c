/* The key schedule by vsm4k.
   Source: GB/T 32907-2016 §7.3; the RISC-V Instruction Set Manual, Volume I, "Zvksed". SPDX-License-Identifier: Apache-2.0 */

#include <riscv_vector.h>

#include "bytes.h"
#include "sm4.h"

/* The system parameter FK, §7.3 b). */
static const uint32_t fk[4] = {0xa3b1bac6, 0x56aa3350, 0x677d9197, 0xb27022dc};

void sm4_key_expansion(uint32_t rk[SM4_ROUNDS], const uint8_t key[16]) {
    uint32_t words[4];
    for (int i = 0; i < 4; i++) {
        words[i] = load_be32(key + 4 * i) ^ fk[i];
    }
    vuint32m1_t k = __riscv_vle32_v_u32m1(words, 4);
#define FOUR(i)                              \
    k = __riscv_vsm4k_vi_u32m1(k, i, 4);     \
    __riscv_vse32_v_u32m1(rk + 4 * (i), k, 4);
    FOUR(0) FOUR(1) FOUR(2) FOUR(3) FOUR(4) FOUR(5) FOUR(6) FOUR(7)
}
