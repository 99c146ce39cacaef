# clz: 4 cases with edge operands; the results land in x18 and up.
# Source: The RISC-V Instruction Set Manual, Volume I, the description of `clz`.
.globl _start
_start:
    li   x5, 0x0
    clz  x18, x5
    li   x5, 0x1
    clz  x19, x5
    li   x5, 0x80000000
    clz  x20, x5
    li   x5, 0x800000
    clz  x21, x5
    li   a7, 93  # exit
    ecall
