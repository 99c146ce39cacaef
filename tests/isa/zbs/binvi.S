# binvi: 2 cases with edge operands; the results land in x18 and up.
# Source: The RISC-V Instruction Set Manual, Volume I, the description of `binvi`.
.globl _start
_start:
    li   x5, 0x0
    binvi x18, x5, 4
    li   x5, 0x10
    binvi x19, x5, 4
    li   a7, 93  # exit
    ecall
