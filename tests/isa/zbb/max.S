# max: 3 cases with edge operands; the results land in x18 and up.
# Source: The RISC-V Instruction Set Manual, Volume I, the description of `max`.
.globl _start
_start:
    li   x5, 0xffffffff
    li   x6, 0x1
    max  x18, x5, x6
    li   x5, 0x80000000
    li   x6, 0x7fffffff
    max  x19, x5, x6
    li   x5, 0x5
    li   x6, 0x5
    max  x20, x5, x6
    li   a7, 93  # exit
    ecall
