# div: 8 cases with edge operands; the results land in x18 and up.
# Source: The RISC-V Instruction Set Manual, Volume I, the description of `div`.
.globl _start
_start:
    li   x5, 0x14
    li   x6, 0x6
    div  x18, x5, x6
    li   x5, 0xffffffec
    li   x6, 0x6
    div  x19, x5, x6
    li   x5, 0x14
    li   x6, 0xfffffffa
    div  x20, x5, x6
    li   x5, 0xffffffec
    li   x6, 0xfffffffa
    div  x21, x5, x6
    li   x5, 0x1
    li   x6, 0x0
    div  x22, x5, x6
    li   x5, 0x80000000
    li   x6, 0xffffffff
    div  x23, x5, x6
    li   x5, 0x80000000
    li   x6, 0x1
    div  x24, x5, x6
    li   x5, 0x0
    li   x6, 0x0
    div  x25, x5, x6
    li   a7, 93  # exit
    ecall
