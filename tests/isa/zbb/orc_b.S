# orc.b: 3 cases with edge operands; the results land in x18 and up.
# Source: The RISC-V Instruction Set Manual, Volume I, the description of `orc.b`.
.globl _start
_start:
    li   x5, 0x10280
    orc.b x18, x5
    li   x5, 0x0
    orc.b x19, x5
    li   x5, 0x80000000
    orc.b x20, x5
    li   a7, 93  # exit
    ecall
