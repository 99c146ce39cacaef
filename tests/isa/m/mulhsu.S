# mulhsu: 4 cases with edge operands; the results land in x18 and up.
# Source: The RISC-V Instruction Set Manual, Volume I, the description of `mulhsu`.
.globl _start
_start:
    li   x5, 0xffffffff
    li   x6, 0xffffffff
    mulhsu x18, x5, x6
    li   x5, 0x80000000
    li   x6, 0xffffffff
    mulhsu x19, x5, x6
    li   x5, 0x1
    li   x6, 0xffffffff
    mulhsu x20, x5, x6
    li   x5, 0xffffffff
    li   x6, 0x0
    mulhsu x21, x5, x6
    li   a7, 93  # exit
    ecall
