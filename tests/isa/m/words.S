# The W instructions of M, with division by zero and overflow; RV64 only.
# Source: The RISC-V Instruction Set Manual, Volume I, chapter "M".
#include "value.h"
.globl _start
_start:
    li   x5, V(01234567, 89abcdef)
    li   x6, V(fedcba98, 76543210)
    mulw x18, x5, x6
    divw x19, x5, x6
    divuw x20, x5, x6
    remw x21, x5, x6
    remuw x22, x5, x6
    li   x5, V(80000000, ffffffff)
    li   x6, V(00000000, ffffffff)
    mulw x23, x5, x6
    divw x24, x5, x6
    divuw x25, x5, x6
    remw x26, x5, x6
    remuw x27, x5, x6
    li   x5, V(12345678, 80000000)
    mulw x28, x5, x6
    divw x29, x5, x6
    divuw x30, x5, x6
    remw x31, x5, x6
    remuw x7, x5, x6
    li   x5, V(01234567, 89abcdef)
    li   x6, V(12345678, 00000000)
    mulw x8, x5, x6
    divw x9, x5, x6
    divuw x12, x5, x6
    remw x13, x5, x6
    remuw x14, x5, x6
    li   a7, 93  # exit
    ecall
