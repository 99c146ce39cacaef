# ROUNDS times one of the loops that vector kernels are made of, chosen by KIND, over 16 kB; the exit code depends on what
# they left.
# Source: own design: Montgomery products of 16-bit elements, additions, exclusive-ors of 64-bit ones, gathers.

    .text
    .globl main
main:
    li      a3, ROUNDS
    la      t1, buffer
    li      t2, 0x3b
    li      t3, 3329
    csrr    t4, vlenb
    vsetvli t0, zero, e16, m1, ta, ma
    vid.v   v16
    vxor.vi v17, v16, 1
    la      a0, buffer
    li      a1, 8
1:  vse16.v v16, (a0)
    add     a0, a0, t4
    addi    a1, a1, -1
    bnez    a1, 1b
    beqz    a3, 9f
2:  mv      a0, t1
    li      a1, 8
3:
#if KIND == 0
    # Half of a butterfly: product, reduction, sum and difference.
    vle16.v   v0, (a0)
    add       a2, a0, t4
    vle16.v   v1, (a2)
    vmul.vx   v2, v1, t2
    vmulh.vx  v3, v1, t3
    vmulh.vx  v2, v2, t3
    vsub.vv   v3, v3, v2
    vsub.vv   v1, v0, v3
    vadd.vv   v0, v0, v3
    vse16.v   v0, (a0)
    vse16.v   v1, (a2)
#elif KIND == 1
    # Columns of Keccak.
    vsetvli   t0, zero, e64, m1, ta, ma
    vxor.vv   v4, v5, v6
    vxor.vv   v4, v4, v7
    vsll.vi   v5, v4, 1
    vsrl.vx   v6, v4, t3
    vor.vv    v5, v5, v6
    vand.vv   v7, v4, v5
    vxor.vv   v6, v7, v16
    vadd.vi   v6, v6, 1
#elif KIND == 2
    # The last layers: neighbours change places.
    vsetvli   t0, zero, e16, m1, ta, ma
    vle16.v   v0, (a0)
    vrgather.vv v1, v0, v17
    vadd.vv   v2, v0, v1
    vrgather.vv v3, v2, v17
    vsub.vv   v2, v3, v0
    vse16.v   v2, (a0)
#else
    # Products of 32-bit elements in groups of four registers, accumulated.
    vsetvli   t0, zero, e32, m4, ta, ma
    vle32.v   v8, (t1)
    vmul.vv   v12, v8, v8
    vmulh.vv  v20, v8, v8
    vmacc.vv  v24, v8, v12
    vsub.vv   v20, v20, v12
    vse32.v   v20, (t1)
#endif
    addi    a1, a1, -1
    bnez    a1, 3b
    addi    a3, a3, -1
    bnez    a3, 2b
9:  vsetvli t0, zero, e8, m1, ta, ma
    vle8.v  v0, (t1)
    vxor.vv v0, v0, v6
    vmv.s.x v1, zero
    vredxor.vs v1, v0, v1
    vmv.x.s a0, v1
    andi    a0, a0, 0x3f
    ret

    .bss
    .balign 64
buffer:
    .space 16384
