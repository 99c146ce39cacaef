# rev8: 3 cases with edge operands; the results land in x18 and up.
# Source: The RISC-V Instruction Set Manual, Volume I, the description of `rev8`.
.globl _start
_start:
    li   x5, 0x12345678
    rev8 x18, x5
    li   x5, 0xff
    rev8 x19, x5
    li   x5, 0xff00ff
    rev8 x20, x5
    li   a7, 93  # exit
    ecall
