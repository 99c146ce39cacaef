# slt: 4 cases with edge operands; the results land in x18 and up.
# Source: The RISC-V Instruction Set Manual, Volume I, the description of `slt`.
.globl _start
_start:
    li   x5, 0xffffffff
    li   x6, 0x0
    slt  x18, x5, x6
    li   x5, 0x0
    li   x6, 0xffffffff
    slt  x19, x5, x6
    li   x5, 0x80000000
    li   x6, 0x7fffffff
    slt  x20, x5, x6
    li   x5, 0x4
    li   x6, 0x4
    slt  x21, x5, x6
    li   a7, 93  # exit
    ecall
