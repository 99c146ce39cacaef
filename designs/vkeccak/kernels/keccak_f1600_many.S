# void keccak_f1600_many(uint64_t (*states)[25], size_t count), for any VLEN. SPDX-License-Identifier: Apache-2.0
#
# One after the other: loads and stores, which a group of several states would not save, are most of it.

    .include "permute.inc"

    .text
    .globl  keccak_f1600_many
    .p2align 1
    .type   keccak_f1600_many, @function
keccak_f1600_many:
    beqz    a1, .Ldone
    csrr    t0, vlenb
    li      t1, 256 / 8
    bltu    t0, t1, .Lshort
.Lnext:
    permute a0
    addi    a0, a0, 200
    addi    a1, a1, -1
    bnez    a1, .Lnext
.Ldone:
    ret
.Lshort:
    permute_128 a0
    addi    a0, a0, 200
    addi    a1, a1, -1
    bnez    a1, .Lshort
    ret
    .size   keccak_f1600_many, . - keccak_f1600_many
