# mulh: 5 cases with edge operands; the results land in x18 and up.
# Source: The RISC-V Instruction Set Manual, Volume I, the description of `mulh`.
.globl _start
_start:
    li   x5, 0xffffffff
    li   x6, 0xffffffff
    mulh x18, x5, x6
    li   x5, 0x80000000
    li   x6, 0x80000000
    mulh x19, x5, x6
    li   x5, 0xffffffff
    li   x6, 0x1
    mulh x20, x5, x6
    li   x5, 0x7fffffff
    li   x6, 0x7fffffff
    mulh x21, x5, x6
    li   x5, 0x80000000
    li   x6, 0xffffffff
    mulh x22, x5, x6
    li   a7, 93  # exit
    ecall
