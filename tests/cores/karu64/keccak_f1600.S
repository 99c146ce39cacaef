# void keccak_f1600(uint64_t lanes[25]), and the sponge's whole blocks (keccak_blocks.h), for any VLEN.
# SPDX-License-Identifier: Apache-2.0

    .include "permute.inc"

# t2 and t1 := how much of a block of `rate` bytes lies in the second half of the state and in the first; t0 is lost.
.macro halves rate
    li      t2, 0
    li      t0, 128
    bgeu    t0, \rate, .Lin_one_\@
    addi    t2, \rate, -128
.Lin_one_\@:
    sub     t1, \rate, t2
.endm

    .text
    .globl  keccak_f1600
    .p2align 1
    .type   keccak_f1600, @function
keccak_f1600:
    csrr    t0, vlenb
    li      t1, 256 / 8
    bltu    t0, t1, .Lshort
    permute a0
    ret
.Lshort:
    permute_128 a0
    ret
    .size   keccak_f1600, . - keccak_f1600

# size_t keccak_absorb_blocks(uint64_t lanes[25], const uint8_t *input, size_t length, uint32_t rate)
    .globl  keccak_absorb_blocks
    .p2align 1
    .type   keccak_absorb_blocks, @function
keccak_absorb_blocks:
    mv      a4, a2
    csrr    t0, vlenb
    li      t1, 256 / 8
    bltu    t0, t1, .Labsorb_short
    load_state a0
.Labsorb:
    vsetvli zero, a3, e8, m8, tu, ma
    vle8.v  v8, (a1)
    vxor.vv v0, v0, v8
    permute_state
    add     a1, a1, a3
    sub     a2, a2, a3
    bgeu    a2, a3, .Labsorb
    store_state a0
    sub     a0, a4, a2
    ret
.Labsorb_short:
    load_state_128 a0
    halves  a3
.Labsorb_128:
    addi    t0, a1, 128
    vsetvli zero, t2, e8, m8, tu, ma
    vle8.v  v16, (t0)
    vxor.vv v8, v8, v16
    vsetvli zero, t1, e8, m8, tu, ma
    vle8.v  v16, (a1)
    vxor.vv v0, v0, v16
    permute_state_128
    add     a1, a1, a3
    sub     a2, a2, a3
    bgeu    a2, a3, .Labsorb_128
    store_state_128 a0
    sub     a0, a4, a2
    ret
    .size   keccak_absorb_blocks, . - keccak_absorb_blocks

# size_t keccak_squeeze_blocks(uint64_t lanes[25], uint8_t *output, size_t length, uint32_t rate)
    .globl  keccak_squeeze_blocks
    .p2align 1
    .type   keccak_squeeze_blocks, @function
keccak_squeeze_blocks:
    mv      a4, a2
    csrr    t0, vlenb
    li      t1, 256 / 8
    bltu    t0, t1, .Lsqueeze_short
    load_state a0
.Lsqueeze:
    permute_state
    vsetvli zero, a3, e8, m8, ta, ma
    vse8.v  v0, (a1)
    add     a1, a1, a3
    sub     a2, a2, a3
    bgeu    a2, a3, .Lsqueeze
    store_state a0
    sub     a0, a4, a2
    ret
.Lsqueeze_short:
    load_state_128 a0
    halves  a3
.Lsqueeze_128:
    permute_state_128
    addi    t0, a1, 128
    vsetvli zero, t2, e8, m8, ta, ma
    vse8.v  v8, (t0)
    vsetvli zero, t1, e8, m8, ta, ma
    vse8.v  v0, (a1)
    add     a1, a1, a3
    sub     a2, a2, a3
    bgeu    a2, a3, .Lsqueeze_128
    store_state_128 a0
    sub     a0, a4, a2
    ret
    .size   keccak_squeeze_blocks, . - keccak_squeeze_blocks
