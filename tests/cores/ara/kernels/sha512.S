# One block of SHA-512 with Zvknhb. As a judge: nothing of the model was fitted to it. a0: 16 KiB of data; a1: passes.
    .text
    .option norvc
    .globl kernel
    .type kernel, @function
    .balign 64
kernel:
    mv a2, a0
    mv t6, a1
9:
    vsetivli t0, 4, e64, m1, ta, ma
    vmv.v.i v0, 1
    mv t1, a2
    vle64.v v10, (t1)
    addi t1, t1, 32
    vle64.v v11, (t1)
    addi t1, t1, 32
    vle64.v v12, (t1)
    addi t1, t1, 32
    vle64.v v13, (t1)
    addi t1, t1, 32
    vle64.v v16, (t1)
    addi t1, t1, 32
    vle64.v v17, (t1)
    vmv.v.v v18, v16
    vmv.v.v v19, v17
    addi t1, a2, 512
    vle64.v v15, (t1)
    addi t1, t1, 32
    vadd.vv v14, v15, v10
    vsha2cl.vv v17, v16, v14
    vsha2ch.vv v16, v17, v14
    vmerge.vvm v14, v12, v11, v0
    vsha2ms.vv v10, v14, v13
    vle64.v v15, (t1)
    addi t1, t1, 32
    vadd.vv v14, v15, v11
    vsha2cl.vv v17, v16, v14
    vsha2ch.vv v16, v17, v14
    vmerge.vvm v14, v13, v12, v0
    vsha2ms.vv v11, v14, v10
    vle64.v v15, (t1)
    addi t1, t1, 32
    vadd.vv v14, v15, v12
    vsha2cl.vv v17, v16, v14
    vsha2ch.vv v16, v17, v14
    vmerge.vvm v14, v10, v13, v0
    vsha2ms.vv v12, v14, v11
    vle64.v v15, (t1)
    addi t1, t1, 32
    vadd.vv v14, v15, v13
    vsha2cl.vv v17, v16, v14
    vsha2ch.vv v16, v17, v14
    vmerge.vvm v14, v11, v10, v0
    vsha2ms.vv v13, v14, v12
    vle64.v v15, (t1)
    addi t1, t1, 32
    vadd.vv v14, v15, v10
    vsha2cl.vv v17, v16, v14
    vsha2ch.vv v16, v17, v14
    vmerge.vvm v14, v12, v11, v0
    vsha2ms.vv v10, v14, v13
    vle64.v v15, (t1)
    addi t1, t1, 32
    vadd.vv v14, v15, v11
    vsha2cl.vv v17, v16, v14
    vsha2ch.vv v16, v17, v14
    vmerge.vvm v14, v13, v12, v0
    vsha2ms.vv v11, v14, v10
    vle64.v v15, (t1)
    addi t1, t1, 32
    vadd.vv v14, v15, v12
    vsha2cl.vv v17, v16, v14
    vsha2ch.vv v16, v17, v14
    vmerge.vvm v14, v10, v13, v0
    vsha2ms.vv v12, v14, v11
    vle64.v v15, (t1)
    addi t1, t1, 32
    vadd.vv v14, v15, v13
    vsha2cl.vv v17, v16, v14
    vsha2ch.vv v16, v17, v14
    vmerge.vvm v14, v11, v10, v0
    vsha2ms.vv v13, v14, v12
    vle64.v v15, (t1)
    addi t1, t1, 32
    vadd.vv v14, v15, v10
    vsha2cl.vv v17, v16, v14
    vsha2ch.vv v16, v17, v14
    vmerge.vvm v14, v12, v11, v0
    vsha2ms.vv v10, v14, v13
    vle64.v v15, (t1)
    addi t1, t1, 32
    vadd.vv v14, v15, v11
    vsha2cl.vv v17, v16, v14
    vsha2ch.vv v16, v17, v14
    vmerge.vvm v14, v13, v12, v0
    vsha2ms.vv v11, v14, v10
    vle64.v v15, (t1)
    addi t1, t1, 32
    vadd.vv v14, v15, v12
    vsha2cl.vv v17, v16, v14
    vsha2ch.vv v16, v17, v14
    vmerge.vvm v14, v10, v13, v0
    vsha2ms.vv v12, v14, v11
    vle64.v v15, (t1)
    addi t1, t1, 32
    vadd.vv v14, v15, v13
    vsha2cl.vv v17, v16, v14
    vsha2ch.vv v16, v17, v14
    vmerge.vvm v14, v11, v10, v0
    vsha2ms.vv v13, v14, v12
    vle64.v v15, (t1)
    addi t1, t1, 32
    vadd.vv v14, v15, v10
    vsha2cl.vv v17, v16, v14
    vsha2ch.vv v16, v17, v14
    vmerge.vvm v14, v12, v11, v0
    vsha2ms.vv v10, v14, v13
    vle64.v v15, (t1)
    addi t1, t1, 32
    vadd.vv v14, v15, v11
    vsha2cl.vv v17, v16, v14
    vsha2ch.vv v16, v17, v14
    vmerge.vvm v14, v13, v12, v0
    vsha2ms.vv v11, v14, v10
    vle64.v v15, (t1)
    addi t1, t1, 32
    vadd.vv v14, v15, v12
    vsha2cl.vv v17, v16, v14
    vsha2ch.vv v16, v17, v14
    vmerge.vvm v14, v10, v13, v0
    vsha2ms.vv v12, v14, v11
    vle64.v v15, (t1)
    addi t1, t1, 32
    vadd.vv v14, v15, v13
    vsha2cl.vv v17, v16, v14
    vsha2ch.vv v16, v17, v14
    vmerge.vvm v14, v11, v10, v0
    vsha2ms.vv v13, v14, v12
    vle64.v v15, (t1)
    addi t1, t1, 32
    vadd.vv v14, v15, v10
    vsha2cl.vv v17, v16, v14
    vsha2ch.vv v16, v17, v14
    vle64.v v15, (t1)
    addi t1, t1, 32
    vadd.vv v14, v15, v11
    vsha2cl.vv v17, v16, v14
    vsha2ch.vv v16, v17, v14
    vle64.v v15, (t1)
    addi t1, t1, 32
    vadd.vv v14, v15, v12
    vsha2cl.vv v17, v16, v14
    vsha2ch.vv v16, v17, v14
    vle64.v v15, (t1)
    addi t1, t1, 32
    vadd.vv v14, v15, v13
    vsha2cl.vv v17, v16, v14
    vsha2ch.vv v16, v17, v14
    vadd.vv v16, v16, v18
    vadd.vv v17, v17, v19
    vse64.v v16, (a2)
    addi t1, a2, 64
    vse64.v v17, (t1)
    addi t6, t6, -1
    bnez t6, 9b
    ret
    .size kernel, . - kernel
