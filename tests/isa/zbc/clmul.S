# clmul: 4 cases with edge operands; the results land in x18 and up.
# Source: The RISC-V Instruction Set Manual, Volume I, the description of `clmul`.
.globl _start
_start:
    li   x5, 0x3
    li   x6, 0x3
    clmul x18, x5, x6
    li   x5, 0xffffffff
    li   x6, 0xffffffff
    clmul x19, x5, x6
    li   x5, 0x80000000
    li   x6, 0x2
    clmul x20, x5, x6
    li   x5, 0x12345678
    li   x6, 0x1
    clmul x21, x5, x6
    li   a7, 93  # exit
    ecall
