# Shifts by up to 63 places; RV64 only.
# Source: The RISC-V Instruction Set Manual, Volume I, chapter "RV64I".
#include "value.h"
.globl _start
_start:
    li   x5, V(01234567, 89abcdef)
    slli x18, x5, 32
    slli x19, x5, 63
    srli x20, x5, 32
    srli x21, x5, 63
    srai x22, x5, 32
    srai x23, x5, 63
    li   x5, V(fedcba98, 76543210)
    slli x24, x5, 32
    slli x25, x5, 63
    srli x26, x5, 32
    srli x27, x5, 63
    srai x28, x5, 32
    srai x29, x5, 63
    li   x6, V(ffffffff, ffffffff)
    sll x30, x5, x6
    srl x31, x5, x6
    sra x7, x5, x6
    li   a7, 93  # exit
    ecall
