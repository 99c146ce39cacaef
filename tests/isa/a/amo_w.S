# The atomic operations on words: old value in x18 and up, new value behind it.
# Source: The RISC-V Instruction Set Manual, Volume I, chapter "A".
#include "value.h"
.globl _start
_start:
    la   x5, cells
    li   x6, 0x7ffffffe
    amoswap.w.aqrl x18, x6, (x5)
    addi x5, x5, 8
    li   x6, 0x7ffffffe
    amoadd.w x19, x6, (x5)
    addi x5, x5, 8
    li   x6, 0x7ffffffe
    amoxor.w x20, x6, (x5)
    addi x5, x5, 8
    li   x6, 0x7ffffffe
    amoand.w.aqrl x21, x6, (x5)
    addi x5, x5, 8
    li   x6, 0x7ffffffe
    amoor.w x22, x6, (x5)
    addi x5, x5, 8
    li   x6, 0x7ffffffe
    amomin.w x23, x6, (x5)
    addi x5, x5, 8
    li   x6, 0x7ffffffe
    amomax.w.aqrl x24, x6, (x5)
    addi x5, x5, 8
    li   x6, 0x7ffffffe
    amominu.w x25, x6, (x5)
    addi x5, x5, 8
    li   x6, 0x7ffffffe
    amomaxu.w x26, x6, (x5)
    addi x5, x5, 8
    la   x5, cells
    lw   x27, 0(x5)
    lw   x28, 8(x5)
    lw   x29, 16(x5)
    lw   x30, 24(x5)
    lw   x31, 32(x5)
    lw   x8, 40(x5)
    lw   x9, 48(x5)
    lw   x12, 56(x5)
    lw   x13, 64(x5)
    li   a7, 93  # exit
    ecall
.data
.balign 64
cells:
    .dword 0x80000001
    .dword 0x80000001
    .dword 0x80000001
    .dword 0x80000001
    .dword 0x80000001
    .dword 0x80000001
    .dword 0x80000001
    .dword 0x80000001
    .dword 0x80000001
