# ror: 3 cases with edge operands; the results land in x18 and up.
# Source: The RISC-V Instruction Set Manual, Volume I, the description of `ror`.
.globl _start
_start:
    li   x5, 0x1
    li   x6, 0x1
    ror  x18, x5, x6
    li   x5, 0x12345678
    li   x6, 0x8
    ror  x19, x5, x6
    li   x5, 0x12345678
    li   x6, 0x20
    ror  x20, x5, x6
    li   a7, 93  # exit
    ecall
