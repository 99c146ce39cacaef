# ctz: 4 cases with edge operands; the results land in x18 and up.
# Source: The RISC-V Instruction Set Manual, Volume I, the description of `ctz`.
.globl _start
_start:
    li   x5, 0x0
    ctz  x18, x5
    li   x5, 0x1
    ctz  x19, x5
    li   x5, 0x80000000
    ctz  x20, x5
    li   x5, 0xff0000
    ctz  x21, x5
    li   a7, 93  # exit
    ecall
