# cpop: 4 cases with edge operands; the results land in x18 and up.
# Source: The RISC-V Instruction Set Manual, Volume I, the description of `cpop`.
.globl _start
_start:
    li   x5, 0x0
    cpop x18, x5
    li   x5, 0xffffffff
    cpop x19, x5
    li   x5, 0x80000001
    cpop x20, x5
    li   x5, 0xf0f0f0f
    cpop x21, x5
    li   a7, 93  # exit
    ecall
