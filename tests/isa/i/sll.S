# sll: 3 cases with edge operands; the results land in x18 and up.
# Source: The RISC-V Instruction Set Manual, Volume I, the description of `sll`.
.globl _start
_start:
    li   x5, 0x1
    li   x6, 0x1f
    sll  x18, x5, x6
    li   x5, 0x1
    li   x6, 0x20
    sll  x19, x5, x6
    li   x5, 0x3
    li   x6, 0x1f
    sll  x20, x5, x6
    li   a7, 93  # exit
    ecall
