# The second part of judges.S.
    .macro FN name
    .text
    .globl \name
    .type \name, @function
\name:
    .endm
    .macro END name
    .size \name, . - \name
    .endm

    FN spill
    li t2, 8192
    add a2, a0, t2
    vsetivli zero, 9, e16, m1, ta, ma
1:  vle16.v v8, (a0)
    vadd.vi v9, v8, 1
    vs1r.v v8, (a2)
    vmul.vv v8, v9, v9
    vl1re8.v v10, (a2)
    vadd.vv v8, v8, v10
    vse16.v v8, (a0)
    addi a0, a0, 18
    addi a2, a2, 64
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END spill

    FN products_into_eight
    vsetvli t0, zero, e16, m4, ta, ma
1:  vle16.v v8, (a0)
    addi a2, a0, 256
    vle16.v v12, (a2)
    vwmulu.vv v16, v8, v12
    vnsrl.wi v8, v16, 16
    vse16.v v8, (a0)
    addi a0, a0, 256
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END products_into_eight

    FN narrow_twice
1:  vsetvli t0, zero, e32, m4, ta, ma
    vle64.v v8, (a0)
    vnsra.wi v16, v8, 7
    vsetvli zero, zero, e16, m2, ta, ma
    vnsra.wi v24, v16, 5
    vse16.v v24, (a0)
    addi a0, a0, 256
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END narrow_twice

    FN masked_add
    li a3, 50
    vsetivli zero, 16, e16, m1, ta, mu
1:  vle16.v v8, (a0)
    vmsgt.vx v0, v8, a3
    vadd.vv v8, v8, v8, v0.t
    vse16.v v8, (a0)
    addi a0, a0, 32
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END masked_add

    FN complex_products
    li t1, 8
    vsetivli zero, 8, e32, m1, ta, ma
1:  addi a2, a0, 4
    vlse32.v v8, (a0), t1
    vlse32.v v9, (a2), t1
    vmul.vv v10, v8, v8
    vnmsac.vv v10, v9, v9
    vmul.vv v11, v8, v9
    vadd.vv v11, v11, v11
    vsse32.v v10, (a0), t1
    vsse32.v v11, (a2), t1
    addi a0, a0, 64
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END complex_products

    FN grey
    li t1, 3
    li t2, 8192
    add a5, a0, t2
    vsetivli zero, 16, e8, m1, ta, ma
1:  addi a2, a0, 1
    addi a3, a0, 2
    vlse8.v v8, (a0), t1
    vlse8.v v9, (a2), t1
    vlse8.v v10, (a3), t1
    vsrl.vi v8, v8, 2
    vsrl.vi v9, v9, 1
    vsrl.vi v10, v10, 2
    vadd.vv v8, v8, v9
    vadd.vv v8, v8, v10
    vse8.v v8, (a5)
    addi a0, a0, 48
    addi a5, a5, 16
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END grey

    FN maxima
    vsetvli t0, zero, e16, m4, ta, ma
    vmv.v.i v4, 0
1:  vle16.v v8, (a0)
    vredmaxu.vs v5, v8, v4
    addi a0, a0, 256
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END maxima

    FN lookup
    li a3, 15
    li t2, 2048
    add a2, a0, t2
    vsetivli zero, 16, e8, m1, ta, ma
1:  vle8.v v8, (a0)
    vsrl.vi v9, v8, 4
    vluxei8.v v10, (a2), v9
    vand.vx v8, v8, a3
    vluxei8.v v11, (a2), v8
    vxor.vv v10, v10, v11
    vse8.v v10, (a0)
    addi a0, a0, 16
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END lookup

    FN extend_and_add
    vsetvli t0, zero, e32, m1, ta, ma
    vmv.v.i v24, 1
1:  vle16.v v8, (a0)
    vsext.vf2 v12, v8
    vmadd.vv v24, v12, v12
    addi a0, a0, 32
    addi a1, a1, -1
    bnez a1, 1b
    vse32.v v24, (a0)
    ret
    END extend_and_add

    FN checksum
    vsetvli t0, zero, e64, m1, ta, ma
    vmv.v.i v8, 0
1:  vle64.v v9, (a0)
    vadd.vv v8, v8, v9
    addi a0, a0, 64
    addi a1, a1, -1
    bnez a1, 1b
    vse64.v v8, (a0)
    ld a2, 0(a0)
    ld a3, 8(a0)
    add a2, a2, a3
    ld a3, 16(a0)
    add a2, a2, a3
    ld a3, 24(a0)
    add a2, a2, a3
    ld a3, 56(a0)
    xor a0, a2, a3
    ret
    END checksum

    FN table_then_load
    li t3, 8
    mv a2, a0
1:  sw t3, 0(a2)
    addi a2, a2, 4
    addi t3, t3, -1
    bnez t3, 1b
    vsetivli zero, 8, e32, m1, ta, ma
    vle32.v v8, (a0)
    vadd.vi v8, v8, 3
    vse32.v v8, (a2)
    lw a0, 28(a2)
    ret
    END table_then_load

    FN step_one
    vsetivli zero, 8, e16, m1, ta, ma
    vle16.v v8, (a2)
    vadd.vi v8, v8, 1
    vse16.v v8, (a2)
    ret
    END step_one

    FN step_two
    c.nop
    vsetivli zero, 8, e16, m1, ta, ma
    vle16.v v8, (a2)
    vsll.vi v8, v8, 1
    vse16.v v8, (a2)
    ret
    END step_two

    FN pointers
    mv t6, ra
    mv a2, a0
    la a3, step_one
    la a4, step_two
1:  jalr a3
    jalr a4
    addi a2, a2, 16
    addi a1, a1, -1
    bnez a1, 1b
    mv ra, t6
    ret
    END pointers

    FN choices
    vsetivli zero, 16, e8, m1, ta, ma
1:  vle8.v v8, (a0)
    lbu a3, 3(a0)
    andi a4, a3, 1
    bnez a4, 2f
    vadd.vi v8, v8, 3
    j 3f
2:  andi a4, a3, 2
    beqz a4, 3f
    vsub.vv v8, v8, v8
3:  vse8.v v8, (a0)
    addi a0, a0, 16
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END choices

    FN above
    li a3, 0x77
    li a5, 0
1:  vsetvli t0, zero, e16, m1, ta, ma
    vle16.v v8, (a0)
    vmsgtu.vx v9, v8, a3
    vcpop.m t1, v9
    addi a0, a0, 64
    add a5, a5, t1
    addi a1, a1, -1
    bnez a1, 1b
    mv a0, a5
    ret
    END above
