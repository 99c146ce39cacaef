# Loads extend by their own rule, stores write their own width only.
# Source: The RISC-V Instruction Set Manual, Volume I, "Load and Store Instructions".
.globl _start
_start:
    la   x5, data
    lb   x18, 3(x5)
    lbu  x19, 3(x5)
    lh   x20, 2(x5)
    lhu  x21, 2(x5)
    lw   x22, 0(x5)
    li   x6, -1
    sb   x6, 5(x5)
    lw   x23, 4(x5)
    sh   x6, 10(x5)
    lw   x24, 8(x5)
    addi x7, x5, 16
    sw   x6, -4(x7)
    lw   x25, 12(x5)
    lw   x26, 16(x5)
    li   a7, 93  # exit
    ecall
    .data
    .balign 4
data: .word 0x80012345, 0, 0, 0, 0x77777777
