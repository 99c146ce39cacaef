# sext.b: 4 cases with edge operands; the results land in x18 and up.
# Source: The RISC-V Instruction Set Manual, Volume I, the description of `sext.b`.
.globl _start
_start:
    li   x5, 0x7f
    sext.b x18, x5
    li   x5, 0x80
    sext.b x19, x5
    li   x5, 0x12345680
    sext.b x20, x5
    li   x5, 0x100
    sext.b x21, x5
    li   a7, 93  # exit
    ecall
