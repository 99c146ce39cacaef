# Single bits above bit 31; RV64 only.
# Source: The RISC-V Instruction Set Manual, Volume I, chapter "B", section "Zbs".
#include "value.h"
.globl _start
_start:
    li   x5, V(01234567, 89abcdef)
    bclri x18, x5, 63
    bexti x19, x5, 63
    binvi x20, x5, 63
    bseti x21, x5, 63
    li   x5, V(fedcba98, 76543210)
    bclri x22, x5, 63
    bexti x23, x5, 63
    binvi x24, x5, 63
    bseti x25, x5, 63
    li   x6, V(00000000, 0000007e)
    bclr x26, x5, x6
    bext x27, x5, x6
    binv x28, x5, x6
    bset x29, x5, x6
    li   a7, 93  # exit
    ecall
