# The transform modulo r, three, three and two layers at a time. SPDX-License-Identifier: Apache-2.0

#include "product.h"

    .macro  three_layers step, at
    eight   lw, \step, \at
    forward s0, s4, a2
    forward s1, s5, a2
    forward s2, s6, a2
    forward s3, s7, a2
    forward s0, s2, a3
    forward s1, s3, a3
    forward s4, s6, a4
    forward s5, s7, a4
    forward s0, s1, a5
    forward s2, s3, a6
    forward s4, s5, a7
    forward s6, s7, t1
    eight   sw, \step, \at
    .endm

# Four coefficients, of entries 64 + i, 128 + 2i and the next one.
    .macro  two_layers i
    lw      s0, 16 * \i(a0)
    lw      s1, 16 * \i + 4(a0)
    lw      s2, 16 * \i + 8(a0)
    lw      s3, 16 * \i + 12(a0)
    lw      a2, 512 + 8 * \i(a1)
    lw      a3, 16 * \i(t3)
    lw      a4, 16 * \i + 8(t3)
    forward s0, s2, a2
    forward s1, s3, a2
    forward s0, s1, a3
    forward s2, s3, a4
    sw      s0, 16 * \i(a0)
    sw      s1, 16 * \i + 4(a0)
    sw      s2, 16 * \i + 8(a0)
    sw      s3, 16 * \i + 12(a0)
    .endm

    .text
    .globl  saber_masked_ntt
    .p2align 2
    .type   saber_masked_ntt, @function
saber_masked_ntt:
    addi    sp, sp, -32
    saved   sw
    la      a1, saber_zetas
    lw      a2, 8(a1)
    lw      a3, 16(a1)
    lw      a4, 24(a1)
    lw      a5, 32(a1)
    lw      a6, 40(a1)
    lw      a7, 48(a1)
    lw      t1, 56(a1)
    addi    t2, a0, 128
1:  three_layers 128, 0
    three_layers 128, 4
    addi    a0, a0, 8
    bne     a0, t2, 1b
    addi    a0, a0, -128
    addi    t2, a0, 1024
    mv      t3, a1              # entry i is at t3 + 64, of the next layer at t4 + 128, and at t5 + 256
    mv      t4, a1
    mv      t5, a1
2:  lw      a2, 64(t3)
    lw      a3, 128(t4)
    lw      a4, 136(t4)
    lw      a5, 256(t5)
    lw      a6, 264(t5)
    lw      a7, 272(t5)
    lw      t1, 280(t5)
    three_layers 16, 0
    three_layers 16, 4
    three_layers 16, 8
    three_layers 16, 12
    addi    t3, t3, 8
    addi    t4, t4, 16
    addi    t5, t5, 32
    addi    a0, a0, 128
    beq     a0, t2, 3f
    j       2b
3:  addi    a0, a0, -1024
    addi    t3, a1, 1024
4:  .set    i, 0
    .rept   4
    two_layers i
    .set    i, i + 1
    .endr
    addi    a1, a1, 32
    addi    t3, t3, 64
    addi    a0, a0, 64
    bne     a0, t2, 4b
    saved   lw
    addi    sp, sp, 32
    ret
    .size   saber_masked_ntt, . - saber_masked_ntt
