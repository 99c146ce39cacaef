# mul: 5 cases with edge operands; the results land in x18 and up.
# Source: The RISC-V Instruction Set Manual, Volume I, the description of `mul`.
.globl _start
_start:
    li   x5, 0x7
    li   x6, 0x6
    mul  x18, x5, x6
    li   x5, 0xffffffff
    li   x6, 0xffffffff
    mul  x19, x5, x6
    li   x5, 0x80000000
    li   x6, 0x2
    mul  x20, x5, x6
    li   x5, 0x10001
    li   x6, 0x10001
    mul  x21, x5, x6
    li   x5, 0x0
    li   x6, 0xffffffff
    mul  x22, x5, x6
    li   a7, 93  # exit
    ecall
