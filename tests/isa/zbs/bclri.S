# bclri: 2 cases with edge operands; the results land in x18 and up.
# Source: The RISC-V Instruction Set Manual, Volume I, the description of `bclri`.
.globl _start
_start:
    li   x5, 0xffffffff
    bclri x18, x5, 0
    li   x5, 0xffffffff
    bclri x19, x5, 31
    li   a7, 93  # exit
    ecall
