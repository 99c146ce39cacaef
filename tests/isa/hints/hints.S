# Hints do nothing: pause, ntl.*, c.ntl.* and writes of compressed instructions to x0.
# Source: The RISC-V Instruction Set Manual, Volume I, chapters "Zihintpause", "Zihintntl", "C".
.globl _start
_start:
    li   x5, 11
    li   x6, 22
    pause
    ntl.p1
    ntl.pall
    ntl.s1
    ntl.all
    c.ntl.p1
    c.ntl.all
    c.nop 5
    .insn 2, 0x9016 | 1 << 5   # c.add zero, a3
    li   a7, 93  # exit
    ecall
