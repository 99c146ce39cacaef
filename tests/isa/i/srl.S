# srl: 2 cases with edge operands; the results land in x18 and up.
# Source: The RISC-V Instruction Set Manual, Volume I, the description of `srl`.
.globl _start
_start:
    li   x5, 0x80000000
    li   x6, 0x1f
    srl  x18, x5, x6
    li   x5, 0x80000000
    li   x6, 0x21
    srl  x19, x5, x6
    li   a7, 93  # exit
    ecall
