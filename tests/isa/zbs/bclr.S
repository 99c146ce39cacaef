# bclr: 4 cases with edge operands; the results land in x18 and up.
# Source: The RISC-V Instruction Set Manual, Volume I, the description of `bclr`.
.globl _start
_start:
    li   x5, 0xffffffff
    li   x6, 0x0
    bclr x18, x5, x6
    li   x5, 0xffffffff
    li   x6, 0x1f
    bclr x19, x5, x6
    li   x5, 0xffffffff
    li   x6, 0x20
    bclr x20, x5, x6
    li   x5, 0x0
    li   x6, 0x7
    bclr x21, x5, x6
    li   a7, 93  # exit
    ecall
