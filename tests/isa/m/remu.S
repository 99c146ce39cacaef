# remu: 5 cases with edge operands; the results land in x18 and up.
# Source: The RISC-V Instruction Set Manual, Volume I, the description of `remu`.
.globl _start
_start:
    li   x5, 0x14
    li   x6, 0x6
    remu x18, x5, x6
    li   x5, 0xffffffec
    li   x6, 0x6
    remu x19, x5, x6
    li   x5, 0x80000000
    li   x6, 0xffffffff
    remu x20, x5, x6
    li   x5, 0x7
    li   x6, 0x0
    remu x21, x5, x6
    li   x5, 0xffffffff
    li   x6, 0x1
    remu x22, x5, x6
    li   a7, 93  # exit
    ecall
