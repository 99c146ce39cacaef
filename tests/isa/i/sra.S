# sra: 3 cases with edge operands; the results land in x18 and up.
# Source: The RISC-V Instruction Set Manual, Volume I, the description of `sra`.
.globl _start
_start:
    li   x5, 0x80000000
    li   x6, 0x1f
    sra  x18, x5, x6
    li   x5, 0x40000000
    li   x6, 0x1e
    sra  x19, x5, x6
    li   x5, 0x80000000
    li   x6, 0x20
    sra  x20, x5, x6
    li   a7, 93  # exit
    ecall
