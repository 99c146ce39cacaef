# sext.h: 3 cases with edge operands; the results land in x18 and up.
# Source: The RISC-V Instruction Set Manual, Volume I, the description of `sext.h`.
.globl _start
_start:
    li   x5, 0x7fff
    sext.h x18, x5
    li   x5, 0x8000
    sext.h x19, x5
    li   x5, 0x12348000
    sext.h x20, x5
    li   a7, 93  # exit
    ecall
