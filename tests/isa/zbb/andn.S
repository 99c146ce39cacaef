# andn: 3 cases with edge operands; the results land in x18 and up.
# Source: The RISC-V Instruction Set Manual, Volume I, the description of `andn`.
.globl _start
_start:
    li   x5, 0xff00ff00
    li   x6, 0xff00ff0
    andn x18, x5, x6
    li   x5, 0xffffffff
    li   x6, 0x0
    andn x19, x5, x6
    li   x5, 0xffffffff
    li   x6, 0xffffffff
    andn x20, x5, x6
    li   a7, 93  # exit
    ecall
