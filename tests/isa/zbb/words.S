# The W instructions of Zbb and 64-bit counts; RV64 only.
# Source: The RISC-V Instruction Set Manual, Volume I, chapter "B", section "Zbb".
#include "value.h"
.globl _start
_start:
    li   x5, V(00000000, ffff0000)
    clzw x18, x5
    ctzw x19, x5
    cpopw x20, x5
    clz x21, x5
    ctz x22, x5
    cpop x23, x5
    rev8 x24, x5
    orc.b x25, x5
    zext.h x26, x5
    li   x5, V(01234567, 89abcdef)
    li   x6, V(00ff00ff, 0ff0a5c3)
    rolw x27, x5, x6
    rorw x28, x5, x6
    li   x5, V(80000000, ffffffff)
    rolw x29, x5, x6
    rorw x30, x5, x6
    li   x5, V(01234567, 89abcdef)
    roriw x31, x5, 4
    rori x7, x5, 60
    li   a7, 93  # exit
    ecall
