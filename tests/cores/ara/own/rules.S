# Vector kernels from which rules of the model may be made: see ../README.md. Each is a function with
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

    FN saxpy
    addi a2, a0, 1024
    li a3, 12345
1:  vsetvli t0, a1, e32, m2, ta, ma
    vle32.v v8, (a0)
    vle32.v v16, (a2)
    vmacc.vx v16, a3, v8
    vse32.v v16, (a2)
    slli t1, t0, 2
    add a0, a0, t1
    add a2, a2, t1
    sub a1, a1, t0
    bnez a1, 1b
    ret
    END saxpy

    FN memcpy_unaligned
    addi a0, a0, 1
    li t2, 4099
    add a2, a0, t2
1:  vsetvli t0, a1, e8, m4, ta, ma
    vle8.v v8, (a0)
    vse8.v v8, (a2)
    add a0, a0, t0
    add a2, a2, t0
    sub a1, a1, t0
    bnez a1, 1b
    ret
    END memcpy_unaligned

    FN dot
    addi a2, a0, 1024
    vsetvli t0, zero, e32, m2, ta, ma
    vmv.v.i v24, 0
1:  vsetvli t0, a1, e32, m2, tu, ma
    vle32.v v8, (a0)
    vle32.v v16, (a2)
    vmacc.vv v24, v8, v16
    slli t1, t0, 2
    add a0, a0, t1
    add a2, a2, t1
    sub a1, a1, t0
    bnez a1, 1b
    vsetvli t0, zero, e32, m2, ta, ma
    addi a2, a2, 512
    vse32.v v24, (a2)
    ret
    END dot

    FN transpose8
    li t1, 32
    addi a2, a0, 1024
    vsetivli zero, 8, e32, m1, ta, ma
    li a3, 8
1:  vlse32.v v8, (a0), t1
    vse32.v v8, (a2)
    addi a0, a0, 4
    addi a2, a2, 32
    addi a3, a3, -1
    bnez a3, 1b
    ret
    END transpose8

    FN bswap32
    li a3, 0xff00
    li a4, 0xff0000
1:  vsetvli t0, a1, e32, m1, ta, ma
    vle32.v v8, (a0)
    vsll.vi v9, v8, 24
    vsrl.vi v10, v8, 24
    vsll.vi v11, v8, 8
    vand.vx v11, v11, a4
    vsrl.vi v12, v8, 8
    vand.vx v12, v12, a3
    vor.vv v9, v9, v10
    vor.vv v11, v11, v12
    vor.vv v9, v9, v11
    vse32.v v9, (a0)
    slli t1, t0, 2
    add a0, a0, t1
    sub a1, a1, t0
    bnez a1, 1b
    ret
    END bswap32

    FN butterfly_by_slides
    li a3, 3329
    li a4, 1729
    vsetvli t0, zero, e16, m1, ta, ma
1:  vle16.v v8, (a0)
    vslidedown.vi v9, v8, 4
    vmul.vx v10, v9, a4
    vmulh.vx v11, v10, a3
    vsub.vv v9, v9, v11
    vadd.vv v12, v8, v9
    vsub.vv v13, v8, v9
    vslideup.vi v12, v13, 4
    vse16.v v12, (a0)
    addi a0, a0, 64
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END butterfly_by_slides

    FN rho
    vsetivli zero, 5, e64, m1, ta, ma
    li a3, 36
    li a4, 28
1:  vle64.v v8, (a0)
    vsll.vx v9, v8, a3
    vsrl.vx v10, v8, a4
    vor.vv v8, v9, v10
    vslidedown.vi v11, v8, 1
    vslideup.vi v11, v8, 4
    vxor.vv v8, v8, v11
    vse64.v v8, (a0)
    addi a0, a0, 40
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END rho

    FN popcount8
    li a3, 0x55
    li a4, 0x33
    li a5, 0x0f
1:  vsetvli t0, a1, e8, m2, ta, ma
    vle8.v v8, (a0)
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
    vse8.v v8, (a0)
    add a0, a0, t0
    sub a1, a1, t0
    bnez a1, 1b
    ret
    END popcount8

    FN doubling
    li a3, 135
    li a4, 63
    vsetivli zero, 8, e64, m1, ta, ma
1:  vle64.v v8, (a0)
    vsrl.vx v9, v8, a4
    vslide1up.vx v10, v9, zero
    vsll.vi v11, v8, 1
    vor.vv v11, v11, v10
    vand.vx v12, v9, a3
    vxor.vv v11, v11, v12
    vse64.v v11, (a0)
    addi a0, a0, 64
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END doubling

    FN matvec
    addi a2, a0, 512
    li a4, 8192
    add a4, a0, a4
    vsetivli zero, 16, e32, m1, ta, ma
    vmv.v.i v8, 0
1:  lw a3, 0(a0)
    vle32.v v9, (a2)
    vmacc.vx v8, a3, v9
    addi a0, a0, 4
    addi a2, a2, 64
    addi a1, a1, -1
    bnez a1, 1b
    vse32.v v8, (a4)
    ret
    END matvec

    FN histogram
    li t2, 8192
    add a2, a0, t2
    vsetivli zero, 16, e8, m1, ta, ma
1:  vle8.v v8, (a0)
    vand.vi v8, v8, 15
    vse8.v v8, (a0)
    li t3, 16
2:  lbu t4, 0(a0)
    slli t4, t4, 2
    add t4, t4, a2
    lw t5, 0(t4)
    addi t5, t5, 1
    sw t5, 0(t4)
    addi a0, a0, 1
    addi t3, t3, -1
    bnez t3, 2b
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END histogram

    FN copies_of_groups
    vsetvli t0, zero, e32, m4, ta, ma
1:  vle32.v v8, (a0)
    vmv4r.v v12, v8
    vsll.vi v8, v8, 3
    vxor.vv v16, v12, v8
    vs4r.v v16, (a0)
    addi a0, a0, 256
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END copies_of_groups

    FN theta
    vsetivli zero, 5, e64, m1, tu, ma
    addi a2, a0, 200
    li a4, 63
1:  vle64.v v1, (a0)
    .irp at, 40, 80, 120, 160
    addi a3, a0, \at
    vle64.v v2, (a3)
    vxor.vv v1, v1, v2
    .endr
    vslidedown.vi v3, v1, 4
    vslideup.vi v3, v1, 1
    vslidedown.vi v4, v1, 1
    vslideup.vi v4, v1, 4
    vsll.vi v5, v4, 1
    vsrl.vx v4, v4, a4
    vor.vv v4, v4, v5
    vxor.vv v3, v3, v4
    vse64.v v3, (a2)
    addi a0, a0, 40
    addi a2, a2, 40
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END theta

    FN halves
    vsetvli t0, zero, e16, mf2, ta, ma
1:  vle16.v v8, (a0)
    vwmulu.vv v9, v8, v8
    vnsrl.wi v10, v9, 9
    vadd.vv v10, v10, v8
    vse16.v v10, (a0)
    addi a0, a0, 32
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END halves

    FN three_longs
    vsetivli zero, 3, e64, m1, ta, ma
1:  vle64.v v8, (a0)
    vmaxu.vv v9, v9, v8
    vminu.vv v10, v10, v8
    vadd.vv v8, v9, v10
    vse64.v v8, (a0)
    addi a0, a0, 24
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END three_longs
