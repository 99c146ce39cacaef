# The target is computed before rd is written; its lowest bit is cleared; rd gets the following address.
# Source: The RISC-V Instruction Set Manual, Volume I, "Unconditional Jumps".
.globl _start
_start:
    .option norvc
    la   x5, target - 2
    addi x5, x5, 1
here:
    jalr x5, 2(x5)
    li   x18, 99
target:
    la   x6, here
    sub  x19, x5, x6
    li   a7, 93  # exit
    ecall
