# rol: 4 cases with edge operands; the results land in x18 and up.
# Source: The RISC-V Instruction Set Manual, Volume I, the description of `rol`.
.globl _start
_start:
    li   x5, 0x80000001
    li   x6, 0x1
    rol  x18, x5, x6
    li   x5, 0x12345678
    li   x6, 0x8
    rol  x19, x5, x6
    li   x5, 0x12345678
    li   x6, 0x20
    rol  x20, x5, x6
    li   x5, 0x12345678
    li   x6, 0xffffffff
    rol  x21, x5, x6
    li   a7, 93  # exit
    ecall
