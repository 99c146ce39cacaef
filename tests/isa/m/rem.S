# rem: 6 cases with edge operands; the results land in x18 and up.
# Source: The RISC-V Instruction Set Manual, Volume I, the description of `rem`.
.globl _start
_start:
    li   x5, 0x14
    li   x6, 0x6
    rem  x18, x5, x6
    li   x5, 0xffffffec
    li   x6, 0x6
    rem  x19, x5, x6
    li   x5, 0x14
    li   x6, 0xfffffffa
    rem  x20, x5, x6
    li   x5, 0xffffffec
    li   x6, 0xfffffffa
    rem  x21, x5, x6
    li   x5, 0x7
    li   x6, 0x0
    rem  x22, x5, x6
    li   x5, 0x80000000
    li   x6, 0xffffffff
    rem  x23, x5, x6
    li   a7, 93  # exit
    ecall
