# A program that writes its own code sees it after fence.i.
# Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zifencei".
    .section .data
    .balign 4
    .option norvc
patched:
    li   x18, 1
    ret
new:
    li   x18, 2
    .text
.globl _start
_start:
    fence.i      # what lies in .data is code from here on
    la   x5, patched
    jalr ra, 0(x5)
    mv   x19, x18
    la   x6, new
    lw   x7, 0(x6)
    sw   x7, 0(x5)
    fence.i
    jalr ra, 0(x5)
    li   a7, 93  # exit
    ecall
