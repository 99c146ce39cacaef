# mulhu: 4 cases with edge operands; the results land in x18 and up.
# Source: The RISC-V Instruction Set Manual, Volume I, the description of `mulhu`.
.globl _start
_start:
    li   x5, 0xffffffff
    li   x6, 0xffffffff
    mulhu x18, x5, x6
    li   x5, 0x80000000
    li   x6, 0x80000000
    mulhu x19, x5, x6
    li   x5, 0xffffffff
    li   x6, 0x1
    mulhu x20, x5, x6
    li   x5, 0x10000
    li   x6, 0x10000
    mulhu x21, x5, x6
    li   a7, 93  # exit
    ecall
