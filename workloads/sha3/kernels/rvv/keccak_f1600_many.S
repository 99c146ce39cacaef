# Keccak-f[1600] on several states side by side, as many as a register has doublewords.
# Source: FIPS 202 3.2 and 3.3; own design. SPDX-License-Identifier: Apache-2.0
#
# v(x + 5y) holds lane (x, y) of all states, so that no lane ever moves within a register. Any VLEN; 7 registers are left,
# as many as theta and chi need, which is why this is no C: compilers spill here. rho and pi go along pi's one cycle of 24
# lanes backwards, so that each lane is written where the one just moved stood.
# A state left over by itself goes to keccak_f1600, but with Zvkb only where that has a kernel for it, VLEN being 1024 or
# more: 3,240 vector instructions are fewer than the 4,780 of scalar code.
#
# With NO_SEGMENTS lanes are loaded and stored one by one, for vector units without the instructions that move segments.
#
# Constant time: no branch, address or vl depends on a lane; the instructions on lanes are in the list of Zvkt.

    .text

# a := a rotated left by n, from 1 to 63, of the lane `from`; v31 is lost where there is no Zvkb.
.macro rotate a, from, n
#if defined(__riscv_zvkb) || defined(__riscv_zvbb)
    vror.vi \a, \from, 64 - \n
#else
    .if \n < 32
    li      t0, 64 - \n
    vsll.vi v31, \from, \n
    vsrl.vx \a, \from, t0
    .else
    li      t0, \n
    vsll.vx v31, \from, t0
    vsrl.vi \a, \from, 64 - \n
    .endif
    vor.vv  \a, \a, v31
#endif
.endm

# a := c & ~b
.macro and_not a, c, b
#if defined(__riscv_zvkb) || defined(__riscv_zvbb)
    vandn.vv \a, \c, \b
#else
    vnot.v  \a, \b
    vand.vv \a, \a, \c
#endif
.endm

# The sum of a column.
.macro column sum, a, b, c, d, e
    vxor.vv \sum, \a, \b
    vxor.vv \sum, \sum, \c
    vxor.vv \sum, \sum, \d
    vxor.vv \sum, \sum, \e
.endm

# theta on a column, of the sums of the columns beside it.
.macro theta left, right, a, b, c, d, e
    rotate  v30, \right, 1
    vxor.vv v30, v30, \left
    vxor.vv \a, \a, v30
    vxor.vv \b, \b, v30
    vxor.vv \c, \c, v30
    vxor.vv \d, \d, v30
    vxor.vv \e, \e, v30
.endm

# chi on a row.
.macro chi a, b, c, d, e
    and_not v25, \c, \b
    and_not v26, \d, \c
    and_not v27, \e, \d
    and_not v28, \a, \e
    and_not v29, \b, \a
    vxor.vv \a, \a, v25
    vxor.vv \b, \b, v26
    vxor.vv \c, \c, v27
    vxor.vv \d, \d, v28
    vxor.vv \e, \e, v29
.endm

# Eight lanes of all states, which begin at \base and lie a4 bytes apart; t4 is lost.
.macro eight segments, single, base, a, b, c, d, e, f, g, h
#if defined(NO_SEGMENTS)
    mv      t4, \base
    \single \a, (t4), a4
    .irp    lane, \b, \c, \d, \e, \f, \g, \h
    addi    t4, t4, 8
    \single \lane, (t4), a4
    .endr
#else
    \segments \a, (\base), a4
#endif
.endm
.macro eights segments, single
    eight   \segments, \single, a0, v0, v1, v2, v3, v4, v5, v6, v7
    eight   \segments, \single, t1, v8, v9, v10, v11, v12, v13, v14, v15
    eight   \segments, \single, t2, v16, v17, v18, v19, v20, v21, v22, v23
    \single v24, (t3), a4
.endm

# void keccak_f1600_many(uint64_t (*states)[25], size_t count)
    .globl  keccak_f1600_many
    .p2align 1
    .type   keccak_f1600_many, @function
keccak_f1600_many:
    lla     a6, keccak_many_constants
    li      a4, 200             # bytes of a state
    li      t1, 1
    bgeu    t1, a1, .Llast
.Lstates:
    vsetvli a2, a1, e64, m1, ta, ma
    addi    t1, a0, 64
    addi    t2, a0, 128
    addi    t3, a0, 192
    eights  vlsseg8e64.v, vlse64.v
    mv      a3, a6
    addi    a5, a6, 192
.Lround:
    column  v25, v0, v5, v10, v15, v20
    column  v26, v1, v6, v11, v16, v21
    column  v27, v2, v7, v12, v17, v22
    column  v28, v3, v8, v13, v18, v23
    column  v29, v4, v9, v14, v19, v24
    theta   v29, v26, v0, v5, v10, v15, v20
    theta   v25, v27, v1, v6, v11, v16, v21
    theta   v26, v28, v2, v7, v12, v17, v22
    theta   v27, v29, v3, v8, v13, v18, v23
    theta   v28, v25, v4, v9, v14, v19, v24

    vmv.v.v v25, v1
    rotate  v1, v6, 44
    rotate  v6, v9, 20
    rotate  v9, v22, 61
    rotate  v22, v14, 39
    rotate  v14, v20, 18
    rotate  v20, v2, 62
    rotate  v2, v12, 43
    rotate  v12, v13, 25
    rotate  v13, v19, 8
    rotate  v19, v23, 56
    rotate  v23, v15, 41
    rotate  v15, v4, 27
    rotate  v4, v24, 14
    rotate  v24, v21, 2
    rotate  v21, v8, 55
    rotate  v8, v16, 45
    rotate  v16, v5, 36
    rotate  v5, v3, 28
    rotate  v3, v18, 21
    rotate  v18, v17, 15
    rotate  v17, v11, 10
    rotate  v11, v7, 6
    rotate  v7, v10, 3
    rotate  v10, v25, 1

    vlse64.v v31, (a3), zero    # iota's constant for all states
    addi    a3, a3, 8
    chi     v0, v1, v2, v3, v4
    chi     v5, v6, v7, v8, v9
    chi     v10, v11, v12, v13, v14
    chi     v15, v16, v17, v18, v19
    chi     v20, v21, v22, v23, v24
    vxor.vv v0, v0, v31
    bne     a3, a5, .Lround

    eights  vssseg8e64.v, vsse64.v
    mul     t1, a2, a4
    add     a0, a0, t1
    sub     a1, a1, a2
    li      t1, 1
    bltu    t1, a1, .Lstates
.Llast:
    beqz    a1, .Ldone
#if defined(__riscv_zvkb) || defined(__riscv_zvbb)
    csrr    t0, vlenb
    li      t1, 128
    bltu    t0, t1, .Lstates
#endif
    tail    keccak_f1600
.Ldone:
    ret
    .size   keccak_f1600_many, . - keccak_f1600_many

# FIPS 202 Algorithm 5 evaluated for the 24 rounds.
    .section .rodata
    .p2align 3
    .type   keccak_many_constants, @object
    .size   keccak_many_constants, 192
keccak_many_constants:
    .quad   0x0000000000000001, 0x0000000000008082, 0x800000000000808a, 0x8000000080008000
    .quad   0x000000000000808b, 0x0000000080000001, 0x8000000080008081, 0x8000000000008009
    .quad   0x000000000000008a, 0x0000000000000088, 0x0000000080008009, 0x000000008000000a
    .quad   0x000000008000808b, 0x800000000000008b, 0x8000000000008089, 0x8000000000008003
    .quad   0x8000000000008002, 0x8000000000000080, 0x000000000000800a, 0x800000008000000a
    .quad   0x8000000080008081, 0x8000000000008080, 0x0000000080000001, 0x8000000080008008
