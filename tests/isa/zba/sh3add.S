# sh3add: 3 cases with edge operands; the results land in x18 and up.
# Source: The RISC-V Instruction Set Manual, Volume I, the description of `sh3add`.
.globl _start
_start:
    li   x5, 0x3
    li   x6, 0xa
    sh3add x18, x5, x6
    li   x5, 0x20000000
    li   x6, 0x1
    sh3add x19, x5, x6
    li   x5, 0xffffffff
    li   x6, 0x8
    sh3add x20, x5, x6
    li   a7, 93  # exit
    ecall
