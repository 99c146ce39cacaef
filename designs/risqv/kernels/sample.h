# SHAKE256 of a seed of 32 bytes and a nonce, with the state in registers, and samples of it. No branch and no address
# depends on the seed.
# SPDX-License-Identifier: Apache-2.0

#include "resident.h"

# Of the seed at a1 and the nonce in a2 the first block.
    .macro  first_block
    keep    208
    clear_state
    li      a3, 0x1f00
    or      a2, a2, a3
    sw      a2, 0(sp)
    load_words 0, 8, a1
    pq_flw  8, 0, sp
    lui     t1, 0x80000
    nop
    rounds
    .endm

# Samples of 2 and 2 bits, four bits each, eight of a word at \at: the sums of each two bits side by side, their differences
# plus 4, two of which the product brings to their lanes.
    .macro  eight at
    lw      a3, \at(a1)
    lw      a4, \at + 4(a1)
    .irp    word, a3, a4
    and     t0, \word, s1
    srli    \word, \word, 1
    and     \word, \word, s1
    add     \word, \word, t0
    and     t0, \word, s2
    srli    \word, \word, 2
    and     \word, \word, s2
    add     t0, t0, s3
    sub     \word, t0, \word
    and     t0, \word, s8
    srli    \word, \word, 16
    mul     t0, t0, s5
    mul     \word, \word, s5
    and     t1, t0, s4
    and     t2, \word, s4
    srli    t0, t0, 8
    srli    \word, \word, 8
    and     t0, t0, s4
    and     \word, \word, s4
    pq_mac  t1, s6, s7
    pq_mac  t0, s6, s7
    pq_mac  t2, s6, s7
    pq_mac  \word, s6, s7
    p_sw    t1, 4, a0
    p_sw    t0, 4, a0
    p_sw    t2, 4, a0
    p_sw    \word, 4, a0
    .endr
    .endm

# 256 samples of 2 and 2 bits, to a0.
    .macro  sample_2
    first_block
    store_words 0, 32, sp
    li      s1, 0x55555555
    li      s2, 0x33333333
    li      s3, 0x44444444
    li      s4, 0x000f000f
    li      s5, 0x1001
    li      s6, 0x00040004
    li      s7, -1
    li      s8, 0xffff
    mv      a1, sp
    addi    a2, sp, 128
9:  eight   0
    eight   8
    addi    a1, a1, 16
    bne     a1, a2, 9b
    restore 208
    ret
    .endm

# Two samples of 3 and 3 bits of the lower twelve of a word, brought to two lanes; pq.bs_k3 gives them modulo 2^13.
    .macro  pair word
    slli    t0, \word, 10
    xor     t1, \word, t0
    and     t1, t1, s8
    xor     t0, t0, t1
    srli    t1, t0, 3
    pq_bs_k3 t0, t0, t1
    and     t1, t0, s1
    pq_mac  t0, t1, s2
    p_sw    t0, 4, a0
    .endm

# 256 samples of 3 and 3 bits, to a0.
    .macro  sample_3
    first_block
    store_words 0, 32, sp
    sw      t0, 128(sp)
    sw      t1, 132(sp)
    rounds
    store_words 0, 14, sp, 136
    li      s1, 0x10001000
    li      s2, 0xfffefffe
    li      s8, 0xffff
    mv      a1, sp
    addi    a2, sp, 192
9:  lw      a3, 0(a1)
    lw      a4, 3(a1)
    .irp    at, 6, 12
    pair    a3
    srli    a3, a3, 12
    pair    a3
    .if     \at < 12
    lw      a3, \at(a1)
    .endif
    pair    a4
    srli    a4, a4, 12
    pair    a4
    .if     \at < 12
    lw      a4, \at + 3(a1)
    .endif
    .endr
    addi    a1, a1, 12
    bne     a1, a2, 9b
    restore 208
    ret
    .endm
