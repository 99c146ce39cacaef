# Each branch taken and not taken, with operands that tell signed from unsigned.
# Source: The RISC-V Instruction Set Manual, Volume I, "Conditional Branches".
.globl _start
_start:
    li   x5, -1
    li   x6, 1
    li   x18, 0
    beq  x5, x5, 1f
    ori  x18, x18, 1
1:  beq  x5, x6, 1f
    ori  x18, x18, 2
1:  bne  x5, x6, 1f
    ori  x18, x18, 4
1:  bne  x5, x5, 1f
    ori  x18, x18, 8
1:  blt  x5, x6, 1f
    ori  x18, x18, 16
1:  bltu x5, x6, 1f
    ori  x18, x18, 32
1:  bge  x5, x6, 1f
    ori  x18, x18, 64
1:  bgeu x5, x6, 1f
    ori  x18, x18, 128
1:  bge  x6, x6, 1f
    ori  x18, x18, 256
1:  bltu x6, x6, 1f
    ori  x18, x18, 512
1:
    li   a7, 93  # exit
    ecall
