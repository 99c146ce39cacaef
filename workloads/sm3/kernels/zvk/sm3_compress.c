/* The compression function by Zvksh: two rounds an instruction, eight words of the schedule another.
   Source: GB/T 32905-2016 §5.3; the RISC-V Instruction Set Manual, Volume I, "Zvksh"; own design.
   SPDX-License-Identifier: Apache-2.0

   The instructions take words as they stand in a message, so it is the state that is turned. Types of two registers hold
   eight words at VLEN 128. Constant time: nothing depends on values. */

#include <riscv_vector.h>

#include "sm3.h"

#define WORDS 8
#define TWO(x, i) state = __riscv_vsm3c_vi_u32m2(state, x, i, WORDS)
#define UP(x, y) __riscv_vslideup_vx_u32m2(__riscv_vslidedown_vx_u32m2(x, 4, WORDS), y, 4, WORDS)
#define NEXT(w0, w8) w0 = __riscv_vsm3me_vv_u32m2(w8, w0, WORDS)

/* Rounds 8i to 8i + 7: rounds 2j and 2j + 1 take their words from places 0, 1, 4 and 5 of what begins with word 2j. */
#define EIGHT(w0, w8, i)                                                      \
    do {                                                                      \
        const vuint32m2_t w4 = UP(w0, w8);                                    \
        TWO(w0, 4 * (i));                                                     \
        TWO(__riscv_vslidedown_vx_u32m2(w0, 2, WORDS), 4 * (i) + 1);          \
        TWO(w4, 4 * (i) + 2);                                                 \
        TWO(__riscv_vslidedown_vx_u32m2(w4, 2, WORDS), 4 * (i) + 3);          \
    } while (0)

__attribute__((always_inline)) static inline vuint32m2_t load(const uint8_t *p) {
    if ((uintptr_t)p % 4 == 0) {
        return __riscv_vle32_v_u32m2((const uint32_t *)(const void *)p, WORDS);
    }
    return __riscv_vreinterpret_v_u8m2_u32m2(__riscv_vle8_v_u8m2(p, 4 * WORDS));
}

void sm3_compress(uint32_t words[8], const uint8_t block[64]) {
    const vuint32m2_t before = __riscv_vle32_v_u32m2(words, WORDS);
    vuint32m2_t state = __riscv_vrev8_v_u32m2(before, WORDS);
    vuint32m2_t even = load(block), odd = load(block + 32);
    EIGHT(even, odd, 0);
    NEXT(even, odd);
    EIGHT(odd, even, 1);
    NEXT(odd, even);
    EIGHT(even, odd, 2);
    NEXT(even, odd);
    EIGHT(odd, even, 3);
    NEXT(odd, even);
    EIGHT(even, odd, 4);
    NEXT(even, odd);
    EIGHT(odd, even, 5);
    NEXT(odd, even);
    EIGHT(even, odd, 6);
    NEXT(even, odd);
    EIGHT(odd, even, 7);
    state = __riscv_vxor_vv_u32m2(__riscv_vrev8_v_u32m2(state, WORDS), before, WORDS);
    __riscv_vse32_v_u32m2(words, state, WORDS);
}
