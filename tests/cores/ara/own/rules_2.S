# The second half of rules.S.
    .macro FN name
    .text
    .globl \name
    .type \name, @function
\name:
    .endm
    .macro END name
    .size \name, . - \name
    .endm

    FN slides_by_register
    li a3, 5
    vsetvli t0, zero, e32, m2, ta, ma
1:  vle32.v v8, (a0)
    vslidedown.vx v12, v8, a3
    vadd.vv v12, v12, v8
    addi a3, a3, 1
    vslideup.vx v16, v12, a3
    vslidedown.vi v20, v16, 11
    vse32.v v20, (a0)
    addi a0, a0, 128
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END slides_by_register

    FN slide_up_odd
    vsetvli t0, zero, e8, m1, ta, ma
1:  vle8.v v8, (a0)
    vmv.v.i v9, 0
    vslideup.vi v9, v8, 3
    vslideup.vi v10, v9, 7
    vxor.vv v9, v9, v8
    vse8.v v9, (a0)
    addi a0, a0, 64
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END slide_up_odd

    FN whole_loads
    li t2, 4096
    add a2, a0, t2
1:  vsetivli zero, 5, e8, m1, ta, ma
    vle8.v v4, (a0)
    vl2re32.v v8, (a0)
    vadd.vi v4, v4, 1
    vs2r.v v8, (a2)
    vse8.v v4, (a0)
    addi a0, a0, 128
    addi a2, a2, 128
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END whole_loads

    FN whole_stores
    vsetvli t0, zero, e16, m4, ta, ma
1:  vle16.v v8, (a0)
    vadd.vi v8, v8, 3
    vs4r.v v8, (a0)
    vl1re8.v v12, (a0)
    vs1r.v v12, (a0)
    addi a0, a0, 256
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END whole_stores

    FN widen_into_eight
1:  vsetvli t0, zero, e8, m4, ta, ma
    vle8.v v8, (a0)
    addi a2, a0, 256
    vle8.v v12, (a2)
    vwaddu.vv v16, v8, v12
    vsetvli zero, zero, e16, m8, ta, ma
    vsrl.vi v16, v16, 1
    vsetvli zero, zero, e8, m4, ta, ma
    vnsrl.wi v24, v16, 0
    vse8.v v24, (a0)
    addi a0, a0, 512
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END widen_into_eight

    FN narrow_from_eight
1:  vsetvli t0, zero, e32, m8, ta, ma
    vle32.v v8, (a0)
    vsrl.vi v8, v8, 3
    vsetvli zero, zero, e16, m4, ta, ma
    vnsrl.wi v16, v8, 4
    vse16.v v16, (a0)
    addi a0, a0, 512
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END narrow_from_eight

    FN masks
    li a3, 100
    vsetivli zero, 16, e32, m1, ta, ma
1:  vle32.v v8, (a0)
    vmslt.vx v0, v8, a3
    vadd.vi v9, v8, 7
    vmerge.vvm v8, v8, v9, v0
    vse32.v v8, (a0)
    addi a0, a0, 64
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END masks

    FN strided_stores
    li t1, 64
    addi a2, a0, 2047
    addi a2, a2, 1
    vsetivli zero, 8, e64, m1, ta, ma
1:  vle64.v v8, (a0)
    vsse64.v v8, (a2), t1
    addi a0, a0, 64
    addi a2, a2, 8
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END strided_stores

    FN strided_bytes
    li t1, 3
    vsetivli zero, 16, e8, m1, ta, ma
1:  vlse8.v v8, (a0), t1
    addi a2, a0, 1
    vlse8.v v9, (a2), t1
    vadd.vv v8, v8, v9
    vsse8.v v8, (a0), t1
    addi a0, a0, 48
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END strided_bytes

    FN reductions
    vsetvli t0, zero, e16, m1, ta, ma
    vmv.v.i v4, 0
1:  vle16.v v8, (a0)
    vredmaxu.vs v5, v8, v4
    addi a0, a0, 64
    vadd.vv v12, v12, v8
    vadd.vv v13, v13, v8
    vmul.vv v14, v8, v8
    vadd.vv v13, v13, v8
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END reductions

    FN indexed
    li a3, 60
    addi a2, a0, 512
    vsetivli zero, 16, e32, m1, ta, ma
1:  vle32.v v8, (a0)
    vand.vx v8, v8, a3
    vluxei32.v v9, (a2), v8
    vadd.vv v9, v9, v8
    vse32.v v9, (a0)
    addi a0, a0, 64
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END indexed

    FN mixed_widths
1:  vsetivli zero, 16, e32, m1, ta, ma
    vle8.v v8, (a0)
    vzext.vf4 v12, v8
    vsetvli zero, zero, e16, mf2, ta, ma
    vnsrl.wi v13, v12, 1
    vsetvli zero, zero, e8, mf4, ta, ma
    vnsrl.wi v14, v13, 1
    vse8.v v14, (a0)
    addi a0, a0, 16
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END mixed_widths

    FN scalar_loads_behind
    vsetivli zero, 8, e32, m1, ta, ma
    li a5, 0
1:  vle32.v v8, (a0)
    vadd.vi v8, v8, 5
    vse32.v v8, (a0)
    lw a3, 0(a0)
    lw a4, 8(a0)
    add a5, a5, a3
    xor a5, a5, a4
    lw a3, 16(a0)
    add a5, a5, a3
    addi a0, a0, 32
    addi a1, a1, -1
    bnez a1, 1b
    mv a0, a5
    ret
    END scalar_loads_behind

    FN scalar_stores_before
    vsetivli zero, 8, e32, m1, ta, ma
1:  sw a1, 0(a0)
    sw a0, 12(a0)
    vle32.v v8, (a0)
    vmul.vv v8, v8, v8
    vse32.v v8, (a0)
    addi a0, a0, 32
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END scalar_stores_before

    FN small_step
    vsetivli zero, 4, e64, m1, ta, ma
    vle64.v v8, (a0)
    vadd.vi v8, v8, 1
    vse64.v v8, (a0)
    addi a0, a0, 32
    ret
    END small_step

    FN calls
    mv t6, ra
    la a3, small_step
1:  jalr a3
    addi a1, a1, -1
    jalr a3
    bnez a1, 1b
    mv ra, t6
    ret
    END calls

    FN branches
    vsetivli zero, 4, e32, m1, ta, ma
    vmv.v.i v8, 0
    li a5, 0
1:  lw a3, 0(a0)
    andi a4, a3, 3
    beqz a4, 2f
    andi a4, a3, 4
    bnez a4, 3f
    addi a5, a5, 1
    j 4f
2:  vadd.vi v8, v8, 1
    j 4f
3:  vadd.vx v8, v8, a3
    c.nop
4:  addi a0, a0, 4
    addi a1, a1, -1
    bnez a1, 1b
    vse32.v v8, (a0)
    mv a0, a5
    ret
    END branches

    FN zeros
    li a5, 0
1:  vsetvli t0, zero, e8, m1, ta, ma
    vle8.v v8, (a0)
    vmseq.vi v9, v8, 0
    vcpop.m t1, v9
    add a5, a5, t1
    add a0, a0, t0
    addi a1, a1, -1
    bnez a1, 1b
    mv a0, a5
    ret
    END zeros

    FN fill
    li a3, 0x5a
    vsetvli t0, zero, e8, m8, ta, ma
    vmv.v.x v8, a3
1:  vsetvli t0, a1, e8, m8, ta, ma
    vse8.v v8, (a0)
    add a0, a0, t0
    sub a1, a1, t0
    bnez a1, 1b
    ret
    END fill

    FN prefix_sums
    vsetvli t0, zero, e32, m1, ta, ma
1:  vle32.v v8, (a0)
    .irp n, 1, 2, 4, 8
    vmv.v.i v9, 0
    vslideup.vi v9, v8, \n
    vadd.vv v8, v8, v9
    .endr
    vse32.v v8, (a0)
    addi a0, a0, 64
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END prefix_sums

    FN filter
    li a3, 3
    li a4, 5
    vsetvli t0, zero, e16, m2, ta, ma
1:  vle16.v v8, (a0)
    lh a5, 128(a0)
    lh a6, 130(a0)
    vmul.vx v12, v8, a3
    vslide1down.vx v16, v8, a5
    vmacc.vx v12, a4, v16
    vslide1down.vx v20, v16, a6
    vmacc.vx v12, a3, v20
    vse16.v v12, (a0)
    addi a0, a0, 128
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END filter

    FN barrett
    li a3, 20159
    li a4, 3329
1:  vsetvli t0, a1, e16, m1, ta, ma
    vle16.v v8, (a0)
    vmulh.vx v9, v8, a3
    vssra.vi v9, v9, 10
    vmul.vx v9, v9, a4
    vsub.vv v8, v8, v9
    vse16.v v8, (a0)
    slli t1, t0, 1
    add a0, a0, t1
    sub a1, a1, t0
    bnez a1, 1b
    ret
    END barrett

    FN clamp
    li a3, -100
    li a4, 100
1:  vsetvli t0, a1, e8, m4, ta, ma
    vle8.v v8, (a0)
    vmax.vx v8, v8, a3
    vmin.vx v8, v8, a4
    vse8.v v8, (a0)
    add a0, a0, t0
    sub a1, a1, t0
    bnez a1, 1b
    ret
    END clamp
