# Writes to x0 are dropped, whoever makes them.
# Source: The RISC-V Instruction Set Manual, Volume I, "Programmers' Model for Base Integer ISA".
.globl _start
_start:
    li   x5, 7
    addi x0, x5, 1
    lui  x0, 0x12345
    auipc x0, 0
    jal  x0, 1f
1:  la   x6, word
    lw   x0, 0(x6)
    mul  x0, x5, x5
    csrr x0, mscratch
    add  x18, x0, x5
    lw   x19, 0(x6)
    li   a7, 93  # exit
    ecall
    .data
    .balign 4
word: .word 0x13579bdf
