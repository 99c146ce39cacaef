# lr and sc: a store succeeds once, and only where the reservation is.
# Source: The RISC-V Instruction Set Manual, Volume I, chapter "A".
#include "value.h"
.globl _start
_start:
    la   x5, cell
    addi x6, x5, 8
    li   x7, 42
    sc.w x18, x7, (x5)
    lr.w.aq x19, (x5)
    sc.w.rl x20, x7, (x5)
    sc.w x21, x7, (x5)
    lr.w x22, (x5)
    sc.w x23, x7, (x6)
    sc.w x24, x7, (x5)
    lw   x25, 0(x5)
    lw   x26, 8(x5)
    li   a7, 93  # exit
    ecall
.data
.balign 64
cell:
    .dword 0x80000000
    .dword 7
