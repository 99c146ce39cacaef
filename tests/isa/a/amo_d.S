# The atomic operations on doublewords: old value in x18 and up, new value behind it.
# Source: The RISC-V Instruction Set Manual, Volume I, chapter "A".
#include "value.h"
.globl _start
_start:
    la   x5, cells
    li   x6, 0x7ffffffffffffffe
    amoswap.d.aqrl x18, x6, (x5)
    addi x5, x5, 8
    li   x6, 0x7ffffffffffffffe
    amoadd.d x19, x6, (x5)
    addi x5, x5, 8
    li   x6, 0x7ffffffffffffffe
    amoxor.d x20, x6, (x5)
    addi x5, x5, 8
    li   x6, 0x7ffffffffffffffe
    amoand.d.aqrl x21, x6, (x5)
    addi x5, x5, 8
    li   x6, 0x7ffffffffffffffe
    amoor.d x22, x6, (x5)
    addi x5, x5, 8
    li   x6, 0x7ffffffffffffffe
    amomin.d x23, x6, (x5)
    addi x5, x5, 8
    li   x6, 0x7ffffffffffffffe
    amomax.d.aqrl x24, x6, (x5)
    addi x5, x5, 8
    li   x6, 0x7ffffffffffffffe
    amominu.d x25, x6, (x5)
    addi x5, x5, 8
    li   x6, 0x7ffffffffffffffe
    amomaxu.d x26, x6, (x5)
    addi x5, x5, 8
    la   x5, cells
    ld   x27, 0(x5)
    ld   x28, 8(x5)
    ld   x29, 16(x5)
    ld   x30, 24(x5)
    ld   x31, 32(x5)
    ld   x8, 40(x5)
    ld   x9, 48(x5)
    ld   x12, 56(x5)
    ld   x13, 64(x5)
    li   a7, 93  # exit
    ecall
.data
.balign 64
cells:
    .dword 0x8000000000000001
    .dword 0x8000000000000001
    .dword 0x8000000000000001
    .dword 0x8000000000000001
    .dword 0x8000000000000001
    .dword 0x8000000000000001
    .dword 0x8000000000000001
    .dword 0x8000000000000001
    .dword 0x8000000000000001
