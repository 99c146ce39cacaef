# Swap, set and clear return the value before; a zero operand of set and clear does not write.
# Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zicsr".
.globl _start
_start:
    li     x5, 0xf0
    csrrw  x18, mscratch, x5
    li     x6, 0x0f
    csrrs  x19, mscratch, x6
    li     x7, 0x81
    csrrc  x20, mscratch, x7
    csrrsi x21, mscratch, 1
    csrrci x22, mscratch, 2
    csrrwi x23, mscratch, 31
    csrrs  x24, mscratch, x0
    li   a7, 93  # exit
    ecall
