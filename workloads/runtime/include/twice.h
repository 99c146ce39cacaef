/* A function of eight arguments that is called twice with the same ones.
   Source: own design; docs/reference/faults.md. SPDX-License-Identifier: Apache-2.0

   For a function whose 0 must not come of a fault. The answer is that of the second call, and that of the first where the
   second gives 0: a fault in one call leaves the other, and of the instructions here none that is skipped, none of whose
   bits and operands is flipped, and no branch that goes the other way makes 0 of two answers that are not. Which registers
   are saved decides about that: none of them is one bit away from a0. `instar fault` tries all of it. */

#ifndef TWICE_H
#define TWICE_H

#if __riscv_xlen == 64
#define TWICE_AT(n) " 8*" #n "(sp)\n"
#define TWICE_STORE "sd "
#define TWICE_LOAD "ld "
#define TWICE_BYTES "96"
#else
#define TWICE_AT(n) " 4*" #n "(sp)\n"
#define TWICE_STORE "sw "
#define TWICE_LOAD "lw "
#define TWICE_BYTES "48"
#endif

#define TWICE_SAVED(move)                                                                                              \
    move "ra," TWICE_AT(0) move "s2," TWICE_AT(1) move "s3," TWICE_AT(2) move "s4," TWICE_AT(3)                        \
        move "s5," TWICE_AT(4) move "s6," TWICE_AT(5) move "s7," TWICE_AT(6) move "s8," TWICE_AT(7)                    \
            move "s9," TWICE_AT(8) move "s11," TWICE_AT(9)

/* `name`, by two calls of `once`. */
#define TWICE(name, once)                                                                                              \
    __asm__(".text\n.balign 4\n.globl " #name "\n.type " #name ", @function\n" #name ":\n"                             \
            "addi sp, sp, -" TWICE_BYTES "\n" TWICE_SAVED(TWICE_STORE)                                         \
            "mv s2, a0\nmv s3, a1\nmv s4, a2\nmv s5, a3\nmv s6, a4\nmv s7, a5\nmv s8, a6\nmv s9, a7\n"                 \
            "call " #once "\n"                                                                                         \
            "mv s11, a0\n"                                                                                             \
            "mv a0, s2\nmv a1, s3\nmv a2, s4\nmv a3, s5\nmv a4, s6\nmv a5, s7\nmv a6, s8\nmv a7, s9\n"                 \
            "call " #once "\n"                                                                                         \
            "bnez a0, 1f\n"                                                                                            \
            "mv a0, s11\n"                                                                                             \
            "1:\n" TWICE_SAVED(TWICE_LOAD)                                                                             \
            "addi sp, sp, " TWICE_BYTES "\n"                                                                     \
            "ret\n.size " #name ", . - " #name "\n")

#endif
