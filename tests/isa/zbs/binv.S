# binv: 3 cases with edge operands; the results land in x18 and up.
# Source: The RISC-V Instruction Set Manual, Volume I, the description of `binv`.
.globl _start
_start:
    li   x5, 0x0
    li   x6, 0x4
    binv x18, x5, x6
    li   x5, 0x10
    li   x6, 0x4
    binv x19, x5, x6
    li   x5, 0xffffffff
    li   x6, 0x24
    binv x20, x5, x6
    li   a7, 93  # exit
    ecall
