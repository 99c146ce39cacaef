# The fourth part of judges.S.
    .macro FN name
    .text
    .globl \name
    .type \name, @function
\name:
    .endm
    .macro END name
    .size \name, . - \name
    .endm

    FN columns64
    li t1, 128
    vsetvli t0, zero, e64, m2, ta, ma
1:  vle64.v v8, (a0)
    vsse64.v v8, (a0), t1
    addi a0, a0, 8
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END columns64

    FN masked_stores
    li a3, 1000
    vsetivli zero, 16, e32, m1, ta, ma
1:  vle32.v v8, (a0)
    vmsltu.vx v0, v8, a3
    vse32.v v8, (a0), v0.t
    addi a0, a0, 64
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END masked_stores

    FN scattered
    li a3, 0xfc
    vsetivli zero, 16, e32, m1, ta, ma
    addi a2, a0, 1024
1:  vle32.v v8, (a0)
    vand.vx v9, v8, a3
    vsuxei32.v v8, (a2), v9
    addi a0, a0, 64
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END scattered

    FN stores_of_other_widths
    vsetvli t0, zero, e32, m1, ta, ma
1:  vle32.v v8, (a0)
    vadd.vi v9, v8, 4
    vsetvli t0, zero, e8, m1, ta, ma
    vse8.v v9, (a0)
    vsetvli t0, zero, e32, m1, ta, ma
    addi a0, a0, 64
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END stores_of_other_widths

    FN unaligned_sums
    addi a0, a0, 6
    vsetvli t0, zero, e16, m2, ta, ma
    vmv.v.i v12, 0
1:  vle16.v v8, (a0)
    vadd.vv v12, v12, v8
    addi a0, a0, 126
    addi a1, a1, -1
    bnez a1, 1b
    vse16.v v12, (a0)
    ret
    END unaligned_sums

    FN maxima_of_words
    vsetvli t0, zero, e32, m2, ta, ma
    vmv.v.i v4, 0
1:  vle32.v v8, (a0)
    vredmaxu.vs v5, v8, v4
    vadd.vv v16, v16, v8
    vxor.vv v18, v18, v8
    addi a0, a0, 128
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END maxima_of_words

    FN far_slides
    li a3, 9
    li a4, 19
    vsetvli t0, zero, e16, m2, ta, ma
1:  vle16.v v8, (a0)
    vslidedown.vx v12, v8, a4
    vslideup.vx v12, v8, a3
    vse16.v v12, (a0)
    addi a0, a0, 128
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END far_slides

    FN times_powers
    li a3, 3
    vsetvli t0, zero, e64, m1, ta, ma
    vle64.v v8, (a0)
1:  vmul.vx v9, v8, a3
    vmul.vv v10, v8, v9
    vadd.vv v8, v9, v10
    slli a3, a3, 1
    addi a1, a1, -1
    bnez a1, 1b
    vse64.v v8, (a0)
    ret
    END times_powers

    FN blocks_by_calls
    mv t6, ra
    li t2, 4096
    add a2, a0, t2
1:  call block_xor
    andi a4, a1, 3
    bnez a4, 2f
    call block_add
2:  addi a0, a0, 32
    addi a1, a1, -1
    bnez a1, 1b
    mv ra, t6
    ret
    END blocks_by_calls

    FN block_xor
    vsetivli zero, 8, e32, m1, ta, ma
    vle32.v v8, (a0)
    vle32.v v9, (a2)
    vxor.vv v8, v8, v9
    vse32.v v8, (a0)
    ret
    END block_xor

    FN block_add
    vsetivli zero, 8, e32, m1, ta, ma
    vle32.v v8, (a0)
    vadd.vi v8, v8, 3
    vse32.v v8, (a0)
    ret
    END block_add
