# bext: 3 cases with edge operands; the results land in x18 and up.
# Source: The RISC-V Instruction Set Manual, Volume I, the description of `bext`.
.globl _start
_start:
    li   x5, 0x80000000
    li   x6, 0x1f
    bext x18, x5, x6
    li   x5, 0x80000000
    li   x6, 0x1e
    bext x19, x5, x6
    li   x5, 0x2
    li   x6, 0x21
    bext x20, x5, x6
    li   a7, 93  # exit
    ecall
