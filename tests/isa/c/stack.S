# Loads and stores relative to sp and in the upper reach of their offsets; c.addi16sp and c.addi4spn.
# Source: The RISC-V Instruction Set Manual, Volume I, chapter "C".
.globl _start
_start:
    la     sp, area
    li     x5, 0x1234abcd
    c.swsp x5, 252(sp)
    c.lwsp x18, 252(sp)
    lw     x19, 252(sp)
    c.addi4spn x8, sp, 128
    lw     x20, 124(x8)
    li     x9, 0x55
    c.sw   x9, 124(x8)
    c.lw   x15, 124(x8)
    mv     x21, x15
    mv     x6, sp
    c.addi16sp sp, -512
    sub    x22, sp, x6
    c.addi16sp sp, 496
    sub    x23, sp, x6
    .bss
    .balign 16
area: .space 256
    .text
    li   a7, 93  # exit
    ecall
