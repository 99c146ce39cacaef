# sltiu: 3 cases with edge operands; the results land in x18 and up.
# Source: The RISC-V Instruction Set Manual, Volume I, the description of `sltiu`.
.globl _start
_start:
    li   x5, 0x5
    sltiu x18, x5, -1
    li   x5, 0xffffffff
    sltiu x19, x5, -1
    li   x5, 0x0
    sltiu x20, x5, 1
    li   a7, 93  # exit
    ecall
