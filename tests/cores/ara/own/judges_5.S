# The fifth part of judges.S: vls that lanes share unevenly, and mixes.
    .macro FN name
    .text
    .globl \name
    .type \name, @function
\name:
    .endm
    .macro END name
    .size \name, . - \name
    .endm

    FN thirteen_words
    vsetivli zero, 13, e32, m1, ta, ma
1:  vle32.v v8, (a0)
    vmul.vv v9, v8, v8
    vadd.vv v10, v9, v8
    vsrl.vi v11, v10, 3
    vxor.vv v10, v10, v11
    vse32.v v10, (a0)
    addi a0, a0, 52
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END thirteen_words

    FN eleven_masked
    li a3, 700
    vsetivli zero, 11, e16, m1, ta, mu
1:  vle16.v v8, (a0)
    vmsltu.vx v0, v8, a3
    vadd.vv v8, v8, v8, v0.t
    vse16.v v8, (a0)
    addi a0, a0, 22
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END eleven_masked

    FN seven_summed
    vsetivli zero, 7, e32, m1, ta, ma
    vmv.v.i v4, 0
1:  vle32.v v8, (a0)
    vredsum.vs v5, v8, v4
    vadd.vi v9, v8, 1
    vmul.vv v10, v9, v9
    addi a0, a0, 28
    addi a1, a1, -1
    bnez a1, 1b
    vse32.v v10, (a0)
    ret
    END seven_summed

    FN odd_bytes
    li t2, 4096
    add a2, a0, t2
1:  vsetvli t0, a1, e8, m1, ta, ma
    vle8.v v8, (a0)
    vxor.vi v8, v8, -1
    vse8.v v8, (a2)
    add a0, a0, t0
    add a2, a2, t0
    sub a1, a1, t0
    bnez a1, 1b
    ret
    END odd_bytes

    FN hundred_words
    li t1, 100
    vsetvli t0, t1, e32, m8, ta, ma
1:  vle32.v v8, (a0)
    vadd.vi v16, v8, 5
    vmul.vv v24, v16, v8
    vse32.v v24, (a0)
    addi a0, a0, 400
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END hundred_words

    FN gathered_halves
    li a3, 0x7e
    li t1, 24
    vsetvli t0, t1, e16, m1, ta, ma
    addi a2, a0, 2046
1:  vle16.v v8, (a0)
    vand.vx v8, v8, a3
    vluxei16.v v9, (a0), v8
    vadd.vv v9, v9, v8
    vse16.v v9, (a2)
    addi a0, a0, 48
    addi a2, a2, 48
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END gathered_halves

    FN seven_strided
    li t1, 40
    vsetivli zero, 7, e64, m1, ta, ma
1:  vlse64.v v8, (a0), t1
    vadd.vi v8, v8, 3
    vsse64.v v8, (a0), t1
    addi a0, a0, 8
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END seven_strided

    FN wide_sums
    vsetivli zero, 9, e32, m2, ta, ma
    vmv.v.i v16, 0
    vsetivli zero, 9, e16, m1, ta, ma
1:  vle16.v v8, (a0)
    addi a2, a0, 18
    vle16.v v9, (a2)
    vwmacc.vv v16, v8, v9
    addi a0, a0, 36
    addi a1, a1, -1
    bnez a1, 1b
    vsetivli zero, 9, e32, m2, ta, ma
    vse32.v v16, (a0)
    ret
    END wide_sums

    FN three_stores
    vsetivli zero, 6, e64, m1, ta, ma
1:  vle64.v v8, (a0)
    vadd.vi v9, v8, 1
    vsll.vi v10, v8, 1
    vse64.v v8, (a0)
    addi a2, a0, 48
    vse64.v v9, (a2)
    addi a3, a0, 96
    vse64.v v10, (a3)
    addi a0, a0, 144
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END three_stores

    FN two_at_once
    vsetvli t0, zero, e32, m2, ta, ma
1:  vle32.v v8, (a0)
    addi a2, a0, 128
    vle32.v v10, (a2)
    vmul.vv v12, v8, v10
    vadd.vv v14, v8, v10
    vsub.vv v16, v12, v14
    vse32.v v16, (a0)
    vse32.v v14, (a2)
    addi a0, a0, 256
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END two_at_once

    FN drops
    li a4, 0
    vsetvli t0, zero, e32, m4, ta, ma
    vle32.v v8, (a0)
1:  vslide1down.vx v12, v8, a4
    vmv.x.s a3, v12
    add a4, a4, a3
    vslide1down.vx v8, v12, a4
    addi a1, a1, -1
    bnez a1, 1b
    mv a0, a4
    ret
    END drops

    FN saved_registers
    addi sp, sp, -64
    vsetivli zero, 8, e32, m1, ta, ma
1:  sd a1, 0(sp)
    sd a0, 8(sp)
    vle32.v v8, (a0)
    vadd.vi v8, v8, 3
    vse32.v v8, (a0)
    ld a0, 8(sp)
    ld a1, 0(sp)
    addi a0, a0, 32
    addi a1, a1, -1
    bnez a1, 1b
    addi sp, sp, 64
    ret
    END saved_registers

    FN unrolled
    vsetvli t0, zero, e16, m1, ta, ma
    vle16.v v1, (a0)
    .rept 12
    vadd.vv v2, v1, v1
    vsrl.vi v3, v2, 5
    vxor.vv v1, v2, v3
    vmul.vv v4, v1, v3
    vsub.vv v1, v4, v2
    .endr
    vse16.v v1, (a0)
    ret
    END unrolled

    FN widths_in_turn
1:  vsetivli zero, 16, e8, m1, ta, ma
    vle8.v v8, (a0)
    vadd.vi v8, v8, 1
    vse8.v v8, (a0)
    vsetivli zero, 4, e32, m1, ta, ma
    vle32.v v9, (a0)
    vsll.vi v9, v9, 2
    vse32.v v9, (a0)
    addi a0, a0, 16
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END widths_in_turn

    FN keccak_column
    vsetivli zero, 5, e64, m1, ta, ma
    li a4, 44
    li a5, 20
1:  vle64.v v8, (a0)
    vslidedown.vi v9, v8, 1
    vslideup.vi v9, v8, 4
    vnot.v v10, v8
    vand.vv v10, v10, v9
    vsll.vx v11, v10, a5
    vsrl.vx v10, v10, a4
    vor.vv v10, v10, v11
    vxor.vv v8, v8, v10
    vse64.v v8, (a0)
    addi a0, a0, 40
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END keccak_column

    FN loads_and_stores
    vsetivli zero, 16, e32, m1, ta, ma
    vmv.v.i v8, 1
1:  lw a3, 0(a0)
    vadd.vx v8, v8, a3
    vse32.v v8, (a0)
    addi a0, a0, 4
    addi a1, a1, -1
    bnez a1, 1b
    ret
    END loads_and_stores
