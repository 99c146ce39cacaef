# zext.h: 3 cases with edge operands; the results land in x18 and up.
# Source: The RISC-V Instruction Set Manual, Volume I, the description of `zext.h`.
.globl _start
_start:
    li   x5, 0xffff
    zext.h x18, x5
    li   x5, 0xffffffff
    zext.h x19, x5
    li   x5, 0x10000
    zext.h x20, x5
    li   a7, 93  # exit
    ecall
