# A product of two 16 x 16 matrices of 32 bits: scalar loads, row by row. As a judge: nothing of the model was fitted to it. a0: 16 KiB of data; a1: passes.
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
    li t3, 16
    mv t1, a2
    li t2, 6144
    add t2, a2, t2
    addi a6, a2, 1024
2:  vmv.v.i v8, 0
    lw a4, 0(t1)
    addi a7, a6, 0
    vle32.v v9, (a7)
    vmacc.vx v8, a4, v9
    lw a4, 4(t1)
    addi a7, a6, 64
    vle32.v v9, (a7)
    vmacc.vx v8, a4, v9
    lw a4, 8(t1)
    addi a7, a6, 128
    vle32.v v9, (a7)
    vmacc.vx v8, a4, v9
    lw a4, 12(t1)
    addi a7, a6, 192
    vle32.v v9, (a7)
    vmacc.vx v8, a4, v9
    lw a4, 16(t1)
    addi a7, a6, 256
    vle32.v v9, (a7)
    vmacc.vx v8, a4, v9
    lw a4, 20(t1)
    addi a7, a6, 320
    vle32.v v9, (a7)
    vmacc.vx v8, a4, v9
    lw a4, 24(t1)
    addi a7, a6, 384
    vle32.v v9, (a7)
    vmacc.vx v8, a4, v9
    lw a4, 28(t1)
    addi a7, a6, 448
    vle32.v v9, (a7)
    vmacc.vx v8, a4, v9
    lw a4, 32(t1)
    addi a7, a6, 512
    vle32.v v9, (a7)
    vmacc.vx v8, a4, v9
    lw a4, 36(t1)
    addi a7, a6, 576
    vle32.v v9, (a7)
    vmacc.vx v8, a4, v9
    lw a4, 40(t1)
    addi a7, a6, 640
    vle32.v v9, (a7)
    vmacc.vx v8, a4, v9
    lw a4, 44(t1)
    addi a7, a6, 704
    vle32.v v9, (a7)
    vmacc.vx v8, a4, v9
    lw a4, 48(t1)
    addi a7, a6, 768
    vle32.v v9, (a7)
    vmacc.vx v8, a4, v9
    lw a4, 52(t1)
    addi a7, a6, 832
    vle32.v v9, (a7)
    vmacc.vx v8, a4, v9
    lw a4, 56(t1)
    addi a7, a6, 896
    vle32.v v9, (a7)
    vmacc.vx v8, a4, v9
    lw a4, 60(t1)
    addi a7, a6, 960
    vle32.v v9, (a7)
    vmacc.vx v8, a4, v9
    vse32.v v8, (t2)
    addi t1, t1, 64
    addi t2, t2, 64
    addi t3, t3, -1
    bnez t3, 2b
    addi t6, t6, -1
    bnez t6, 9b
    ret
    .size kernel, . - kernel
