# c.lbu, c.lhu, c.lh, c.sb, c.sh at each offset that they reach.
# Source: The RISC-V Instruction Set Manual, Volume I, section "Zcb".
.globl _start
_start:
    la     x8, data
    c.lbu  x9, 0(x8)
    mv     x18, x9
    c.lbu  x9, 1(x8)
    mv     x19, x9
    c.lbu  x9, 2(x8)
    mv     x20, x9
    c.lbu  x9, 3(x8)
    mv     x21, x9
    c.lhu  x9, 2(x8)
    mv     x22, x9
    c.lh   x9, 2(x8)
    mv     x23, x9
    c.lh   x9, 0(x8)
    mv     x24, x9
    c.li   x9, -1
    c.sb   x9, 1(x8)
    lw     x25, 0(x8)
    c.sh   x9, 2(x8)
    lw     x26, 0(x8)
    .data
    .balign 4
data: .word 0x84830281
    .text
    li   a7, 93  # exit
    ecall
