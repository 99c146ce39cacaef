/* CIRCE's instructions as its C calls them: the first operand is copied to t0 right before. The published coprocessor takes an
   instruction whether or not its operands have come (README.md), and this copy waits for the first one. SPDX-License-Identifier: Apache-2.0 */

#ifndef CIRCE_PUBLISHED_H
#define CIRCE_PUBLISHED_H

#include <stdint.h>

#define CALLED(name, funct3, funct2)                                                                                     \
    static inline uint32_t name(uint32_t a, uint32_t b, uint32_t c) {                                                    \
        uint32_t result;                                                                                                 \
        __asm__ volatile("addi t0, %1, 0\n\t.insn r4 0x6b, " #funct3 ", " #funct2 ", %0, t0, %2, %3"                      \
                         : "=r"(result)                                                                                  \
                         : "r"(a), "r"(b), "r"(c)                                                                        \
                         : "t0");                                                                                        \
        return result;                                                                                                   \
    }

CALLED(rotated_high, 1, 0)
CALLED(rotated_low, 1, 1)
CALLED(chi_word, 1, 2)
CALLED(multiply_add_127, 3, 0)
CALLED(power_multiply_add_127, 3, 1)
CALLED(subtract_scaled_127, 4, 0)
CALLED(multiply_add_509, 5, 1)
CALLED(power_multiply_add_509, 5, 2)
CALLED(subtract_scaled_509, 5, 3)

static inline uint32_t canonical_127(uint32_t a) {
    uint32_t result;
    __asm__ volatile("addi t0, %1, 0\n\t.insn r4 0x6b, 3, 2, %0, t0, x0, x0" : "=r"(result) : "r"(a) : "t0");
    return result;
}

#endif
