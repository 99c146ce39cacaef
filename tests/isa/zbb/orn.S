# orn: 3 cases with edge operands; the results land in x18 and up.
# Source: The RISC-V Instruction Set Manual, Volume I, the description of `orn`.
.globl _start
_start:
    li   x5, 0xff00ff00
    li   x6, 0xff00ff0
    orn  x18, x5, x6
    li   x5, 0x0
    li   x6, 0x0
    orn  x19, x5, x6
    li   x5, 0x0
    li   x6, 0xffffffff
    orn  x20, x5, x6
    li   a7, 93  # exit
    ecall
