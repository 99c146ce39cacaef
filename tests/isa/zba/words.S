# The .uw instructions; RV64 only.
# Source: The RISC-V Instruction Set Manual, Volume I, chapter "B", section "Zba".
#include "value.h"
.globl _start
_start:
    li   x5, V(01234567, 89abcdef)
    li   x6, V(fedcba98, 76543210)
    add.uw x18, x5, x6
    sh1add.uw x19, x5, x6
    sh2add.uw x20, x5, x6
    sh3add.uw x21, x5, x6
    li   x5, V(80000000, ffffffff)
    li   x6, V(00ff00ff, 0ff0a5c3)
    add.uw x22, x5, x6
    sh1add.uw x23, x5, x6
    sh2add.uw x24, x5, x6
    sh3add.uw x25, x5, x6
    slli.uw x26, x5, 35
    sh3add x27, x5, x6
    li   a7, 93  # exit
    ecall
