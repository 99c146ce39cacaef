# GHASH over 32 blocks, one behind the other. As a judge: nothing of the model was fitted to it. a0: 16 KiB of data; a1: passes.
    .text
    .option norvc
    .globl kernel
    .type kernel, @function
    .balign 64
kernel:
    mv a2, a0
    mv t6, a1
9:
    vsetivli t0, 4, e32, m1, ta, ma
    vle32.v v1, (a2)
    addi t1, a2, 64
    vle32.v v2, (t1)
    li t3, 32
2:  vle32.v v3, (t1)
    vghsh.vv v1, v2, v3
    addi t1, t1, 16
    addi t3, t3, -1
    bnez t3, 2b
    vse32.v v1, (a2)
    addi t6, t6, -1
    bnez t6, 9b
    ret
    .size kernel, . - kernel
