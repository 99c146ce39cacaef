# Exits with the difference of two reads of mcycle around 100 dependent additions, the second time they run:
# then the instruction cache holds them.
.globl _start
_start:
    li   t1, 2
again:
    li   t0, 0
    csrr s0, mcycle
    .rept 100
    addi t0, t0, 1
    .endr
    csrr s1, mcycle
    addi t1, t1, -1
    bnez t1, again
    sub  a0, s1, s0
    li   a7, 93  # exit
    ecall
