# bexti: 2 cases with edge operands; the results land in x18 and up.
# Source: The RISC-V Instruction Set Manual, Volume I, the description of `bexti`.
.globl _start
_start:
    li   x5, 0x80000000
    bexti x18, x5, 31
    li   x5, 0x80000000
    bexti x19, x5, 30
    li   a7, 93  # exit
    ecall
