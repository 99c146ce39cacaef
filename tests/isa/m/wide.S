# 64-bit products and quotients; RV64 only.
# Source: The RISC-V Instruction Set Manual, Volume I, chapter "M".
#include "value.h"
.globl _start
_start:
    li   x5, V(01234567, 89abcdef)
    li   x6, V(fedcba98, 76543210)
    mul x18, x5, x6
    mulh x19, x5, x6
    mulhsu x20, x5, x6
    mulhu x21, x5, x6
    div x22, x5, x6
    divu x23, x5, x6
    rem x24, x5, x6
    remu x25, x5, x6
    li   x5, V(80000000, 00000000)
    li   x6, V(ffffffff, ffffffff)
    mul x26, x5, x6
    mulh x27, x5, x6
    mulhsu x28, x5, x6
    mulhu x29, x5, x6
    div x30, x5, x6
    divu x31, x5, x6
    rem x7, x5, x6
    remu x8, x5, x6
    li   a7, 93  # exit
    ecall
