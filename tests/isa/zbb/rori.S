# rori: 3 cases with edge operands; the results land in x18 and up.
# Source: The RISC-V Instruction Set Manual, Volume I, the description of `rori`.
.globl _start
_start:
    li   x5, 0x1
    rori x18, x5, 1
    li   x5, 0x12345678
    rori x19, x5, 0
    li   x5, 0x80000000
    rori x20, x5, 31
    li   a7, 93  # exit
    ecall
