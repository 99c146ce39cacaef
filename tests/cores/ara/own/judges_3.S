# The third part of judges.S.
    .macro FN name
    .text
    .globl \name
    .type \name, @function
\name:
    .endm
    .macro END name
    .size \name, . - \name
    .endm

    FN compare
    addi a2, a0, 64
    vsetvli t0, zero, e8, m1, ta, ma
1:  vle8.v v8, (a0)
    vle8.v v9, (a2)
    vmsne.vv v10, v8, v9
    vcpop.m t1, v10
    sb t1, 0(a0)
    addi a0, a0, 64
    addi a2, a2, 64
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END compare

    FN sort_steps
    vsetvli t0, zero, e32, m1, ta, ma
    vle32.v v8, (a0)
1:  vslidedown.vi v9, v8, 1
    vminu.vv v10, v8, v9
    vmaxu.vv v11, v8, v9
    vslideup.vi v10, v11, 1
    vmv.v.v v8, v10
    addi a1, a1, -1
    bnez a1, 1b
    vse32.v v8, (a0)
    ret
    END sort_steps

    FN stencil
    vsetvli t0, zero, e32, m1, ta, ma
    addi a2, a0, 2000
    addi a0, a0, 64
1:  lw a3, -4(a0)
    lw a4, 64(a0)
    vle32.v v8, (a0)
    vslide1up.vx v9, v8, a3
    vslide1down.vx v10, v8, a4
    vadd.vv v9, v9, v10
    vadd.vv v9, v9, v8
    vse32.v v9, (a2)
    addi a0, a0, 64
    addi a2, a2, 64
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END stencil

    FN saturated
    vsetvli t0, zero, e16, m2, ta, ma
1:  vle16.v v8, (a0)
    addi a2, a0, 128
    vle16.v v10, (a2)
    vsadd.vv v12, v8, v10
    vssubu.vv v14, v8, v10
    vmax.vv v12, v12, v14
    vse16.v v12, (a0)
    addi a0, a0, 128
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END saturated

    FN modular_add
    li a3, 8380417
    vsetivli zero, 16, e32, m1, ta, mu
1:  vle32.v v8, (a0)
    addi a2, a0, 64
    vle32.v v9, (a2)
    vadd.vv v8, v8, v9
    vmsgtu.vx v0, v8, a3
    vsub.vx v8, v8, a3, v0.t
    vse32.v v8, (a0)
    addi a0, a0, 64
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END modular_add

    FN montgomery32
    li a3, 8380417
    li a4, 58728449
    li a5, 25847
1:  vsetvli t0, a1, e32, m4, ta, ma
    vle32.v v8, (a0)
    vmul.vx v12, v8, a5
    vmulh.vx v16, v8, a5
    vmul.vx v12, v12, a4
    vmulh.vx v12, v12, a3
    vsub.vv v8, v16, v12
    vse32.v v8, (a0)
    slli t1, t0, 2
    add a0, a0, t1
    sub a1, a1, t0
    bnez a1, 1b
    ret
    END montgomery32

    FN copy64_unaligned
    addi a0, a0, 8
    li t2, 4096
    add a2, a0, t2
1:  vsetvli t0, a1, e64, m8, ta, ma
    vle64.v v8, (a0)
    vse64.v v8, (a2)
    slli t1, t0, 3
    add a0, a0, t1
    add a2, a2, t1
    sub a1, a1, t0
    bnez a1, 1b
    ret
    END copy64_unaligned

    FN reuse_in_other_width
1:  vsetivli zero, 16, e32, m1, ta, ma
    vle32.v v8, (a0)
    vadd.vi v8, v8, 1
    vsetvli t0, zero, e16, m1, ta, ma
    vadd.vi v8, v8, 2
    vse16.v v8, (a0)
    addi a0, a0, 64
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END reuse_in_other_width

    FN unpack_nibbles
    li t2, 4096
    add a2, a0, t2
    vsetvli t0, zero, e8, m1, ta, ma
1:  vle8.v v8, (a0)
    vand.vi v9, v8, 15
    vsrl.vi v10, v8, 4
    vwaddu.vv v12, v9, v10
    vsetvli zero, zero, e16, m2, ta, ma
    vse16.v v12, (a2)
    vsetvli zero, zero, e8, m1, ta, ma
    addi a0, a0, 64
    addi a2, a2, 128
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END unpack_nibbles

    FN xor_blocks
    mv a2, a0
    vsetivli zero, 16, e8, m1, ta, ma
    vle8.v v4, (a0)
1:  addi a2, a2, 16
    vle8.v v5, (a2)
    vxor.vv v4, v4, v5
    vse8.v v4, (a2)
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END xor_blocks

    FN store_words_then_read
    vsetivli zero, 4, e64, m1, ta, ma
1:  sd a1, 0(a0)
    sd a0, 8(a0)
    sd a1, 16(a0)
    vle64.v v8, (a0)
    vadd.vi v8, v8, 9
    vse64.v v8, (a0)
    ld a3, 24(a0)
    add a4, a4, a3
    addi a0, a0, 32
    addi a1, a1, -1
    bnez a1, 1b
    mv a0, a4
    ret
    END store_words_then_read

    FN pairs
    li t1, 16
    vsetivli zero, 8, e64, m1, ta, ma
1:  vlse64.v v8, (a0), t1
    addi a2, a0, 8
    vlse64.v v9, (a2), t1
    vsub.vv v8, v8, v9
    vse64.v v8, (a0)
    addi a0, a0, 128
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END pairs

    FN square_and_multiply
    vsetivli zero, 8, e32, m1, ta, ma
    vle32.v v8, (a0)
    vmv.v.i v9, 1
1:  andi a3, a1, 1
    beqz a3, 2f
    vmul.vv v9, v9, v8
2:  vmul.vv v8, v8, v8
    srli a1, a1, 1
    bnez a1, 1b
    vse32.v v9, (a0)
    ret
    END square_and_multiply
