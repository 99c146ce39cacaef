# sh2add: 3 cases with edge operands; the results land in x18 and up.
# Source: The RISC-V Instruction Set Manual, Volume I, the description of `sh2add`.
.globl _start
_start:
    li   x5, 0x3
    li   x6, 0xa
    sh2add x18, x5, x6
    li   x5, 0x40000000
    li   x6, 0x1
    sh2add x19, x5, x6
    li   x5, 0xffffffff
    li   x6, 0x4
    sh2add x20, x5, x6
    li   a7, 93  # exit
    ecall
