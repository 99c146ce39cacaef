# divu: 5 cases with edge operands; the results land in x18 and up.
# Source: The RISC-V Instruction Set Manual, Volume I, the description of `divu`.
.globl _start
_start:
    li   x5, 0x14
    li   x6, 0x6
    divu x18, x5, x6
    li   x5, 0xffffffec
    li   x6, 0x6
    divu x19, x5, x6
    li   x5, 0x80000000
    li   x6, 0xffffffff
    divu x20, x5, x6
    li   x5, 0x80000000
    li   x6, 0x1
    divu x21, x5, x6
    li   x5, 0x1
    li   x6, 0x0
    divu x22, x5, x6
    li   a7, 93  # exit
    ecall
