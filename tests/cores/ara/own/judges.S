# Vector kernels from which no rule of the model was made: see ../README.md. Each is a function with
# a0: 16 KiB of data, which it changes; a1: how much to do.
    .macro FN name
    .text
    .globl \name
    .type \name, @function
\name:
    .endm
    .macro END name
    .size \name, . - \name
    .endm

    FN axpy64
    addi a2, a0, 2040
    li a3, 77
1:  vsetvli t0, a1, e64, m4, ta, ma
    vle64.v v8, (a0)
    vle64.v v16, (a2)
    vmadd.vx v8, a3, v16
    vse64.v v8, (a2)
    slli t1, t0, 3
    add a0, a0, t1
    add a2, a2, t1
    sub a1, a1, t0
    bnez a1, 1b
    ret
    END axpy64

    FN move_backwards
    add a0, a0, a1
    addi a2, a0, 37
1:  li t0, 64
    vsetvli t0, t0, e8, m2, ta, ma
    sub a0, a0, t0
    sub a2, a2, t0
    vle8.v v4, (a0)
    vse8.v v4, (a2)
    sub a1, a1, t0
    bgtz a1, 1b
    ret
    END move_backwards

    FN dot_widening
    addi a2, a0, 1024
    vsetvli t0, zero, e16, m2, ta, ma
    vmv.v.i v24, 0
1:  vsetvli t0, zero, e8, m1, ta, ma
    vle8.v v8, (a0)
    vle8.v v9, (a2)
    vwmul.vv v12, v8, v9
    vsetvli t0, zero, e16, m2, ta, ma
    vadd.vv v24, v24, v12
    addi a0, a0, 64
    addi a2, a2, 64
    addi a1, a1, -1
    bnez a1, 1b
    vse16.v v24, (a0)
    ret
    END dot_widening

    FN transpose4
    li t1, 32
    vsetivli zero, 4, e64, m1, ta, ma
1:  vle64.v v8, (a0)
    addi a2, a0, 32
    vle64.v v9, (a2)
    addi a3, a0, 64
    vle64.v v10, (a3)
    addi a4, a0, 96
    vle64.v v11, (a4)
    vsse64.v v8, (a0), t1
    addi a2, a0, 8
    vsse64.v v9, (a2), t1
    addi a3, a0, 16
    vsse64.v v10, (a3), t1
    addi a4, a0, 24
    vsse64.v v11, (a4), t1
    addi a0, a0, 128
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END transpose4

    FN bswap64
    li t2, 8
    vsetivli zero, 8, e64, m1, ta, ma
    li a3, 0xff
1:  vle64.v v8, (a0)
    vmv.v.i v9, 0
    li t3, 8
2:  vsll.vi v9, v9, 8
    vand.vx v10, v8, a3
    vor.vv v9, v9, v10
    vsrl.vi v8, v8, 8
    addi t3, t3, -1
    bnez t3, 2b
    vse64.v v9, (a0)
    addi a0, a0, 64
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END bswap64

    FN inverse_butterfly
    li a3, 3329
    li a4, 17
    vsetvli t0, zero, e16, m2, ta, ma
1:  vle16.v v8, (a0)
    vslidedown.vi v12, v8, 2
    vadd.vv v16, v8, v12
    vsub.vv v20, v12, v8
    vmul.vx v4, v20, a4
    vmulh.vx v20, v20, a3
    vmulh.vx v4, v4, a3
    vsub.vv v20, v20, v4
    vslideup.vi v16, v20, 2
    vse16.v v16, (a0)
    addi a0, a0, 128
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END inverse_butterfly

    FN popcount64
    vsetvli t0, zero, e64, m2, ta, ma
    li a3, 0x5555555555555555
    li a4, 0x3333333333333333
    li a5, 0x0f0f0f0f0f0f0f0f
    li a6, 0x0101010101010101
    li a7, 56
1:  vle64.v v8, (a0)
    vsrl.vi v10, v8, 1
    vand.vx v10, v10, a3
    vsub.vv v8, v8, v10
    vsrl.vi v10, v8, 2
    vand.vx v10, v10, a4
    vand.vx v8, v8, a4
    vadd.vv v8, v8, v10
    vsrl.vi v10, v8, 4
    vadd.vv v8, v8, v10
    vand.vx v8, v8, a5
    vmul.vx v8, v8, a6
    vsrl.vx v8, v8, a7
    vse64.v v8, (a0)
    addi a0, a0, 128
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END popcount64

    .macro SALSA d, a, b, n
    vadd.vv v12, \a, \b
    vsll.vi v13, v12, \n
    vsrl.vi v12, v12, 32-\n
    vxor.vv \d, \d, v13
    vxor.vv \d, \d, v12
    .endm
    FN salsa_rows
    vsetivli zero, 4, e32, m1, ta, ma
    mv a2, a0
    .irp r, v4, v5, v6, v7
    vle32.v \r, (a2)
    addi a2, a2, 16
    .endr
1:  SALSA v5, v4, v7, 7
    SALSA v6, v5, v4, 9
    SALSA v7, v6, v5, 13
    SALSA v4, v7, v6, 18
    vslidedown.vi v8, v5, 3
    vslideup.vi v8, v5, 1
    vslidedown.vi v9, v6, 2
    vslideup.vi v9, v6, 2
    vslidedown.vi v10, v7, 1
    vslideup.vi v10, v7, 3
    vmv1r.v v5, v8
    vmv1r.v v6, v9
    vmv1r.v v7, v10
    addi a1, a1, -1
    bnez a1, 1b
    vse32.v v4, (a0)
    vse32.v v5, (a2)
    ret
    END salsa_rows

    FN shift_in
    vsetivli zero, 16, e8, m1, ta, ma
    addi a2, a0, 256
1:  lbu a3, 0(a0)
    vslide1down.vx v8, v8, a3
    vadd.vi v9, v8, 3
    vxor.vv v10, v9, v8
    addi a0, a0, 1
    addi a1, a1, -1
    bnez a1, 1b
    vse8.v v10, (a2)
    ret
    END shift_in

    FN matmul16
    addi a2, a0, 256
    addi a5, a0, 1024
    vsetivli zero, 16, e16, m1, ta, ma
1:  vmv.v.i v8, 0
    mv a4, a2
    li t3, 16
2:  lh a3, 0(a0)
    vle16.v v9, (a4)
    vmacc.vx v8, a3, v9
    addi a0, a0, 2
    addi a4, a4, 32
    addi t3, t3, -1
    bnez t3, 2b
    vse16.v v8, (a5)
    addi a5, a5, 32
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END matmul16

    FN counts
    addi a2, a0, 2000
    vsetivli zero, 8, e16, m1, ta, ma
1:  vle16.v v8, (a0)
    vsrl.vi v8, v8, 12
    vse16.v v8, (a0)
    li t3, 4
2:  lhu t4, 0(a0)
    lhu t6, 2(a0)
    add t4, t4, a2
    add t6, t6, a2
    lbu t5, 0(t4)
    addi t5, t5, 1
    sb t5, 0(t4)
    lbu t5, 0(t6)
    addi t5, t5, 1
    sb t5, 0(t6)
    addi a0, a0, 4
    addi t3, t3, -1
    bnez t3, 2b
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END counts

    FN history
    vsetvli t0, zero, e16, m1, ta, ma
    vle16.v v8, (a0)
    vmv.v.i v10, 0
1:  lhu a3, 0(a0)
    vslide1up.vx v9, v8, a3
    vmacc.vx v10, a3, v9
    vadd.vv v8, v9, v10
    addi a0, a0, 2
    addi a1, a1, -1
    bnez a1, 1b
    vse16.v v10, (a0)
    ret
    END history

    FN rotate_elements
    li a3, 11
    li a4, 5
    vsetivli zero, 16, e32, m1, ta, ma
1:  vle32.v v8, (a0)
    vslidedown.vx v9, v8, a4
    vslideup.vx v9, v8, a3
    vadd.vv v9, v9, v8
    vse32.v v9, (a0)
    addi a0, a0, 64
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END rotate_elements
