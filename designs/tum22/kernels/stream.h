# Streams of Keccak that go to the transform unit as they leave the registers, after resident.h. A round acts in every cycle
# in which it waits in ID, so at least two instructions stand between a store to the unit and it.
# SPDX-License-Identifier: Apache-2.0

# Words of W go to a device by way of the stack: only loads and stores of the base ISA wait for one. Uses a6, a7, s0 and ra.
    .macro  send_words count, to, at=0, first=0
    store_words \first, \first + \count, sp
    .set    word, \first
    .rept   \count / 4
    lw      a6, 4 * word(sp)
    lw      a7, 4 * word + 4(sp)
    lw      s0, 4 * word + 8(sp)
    lw      ra, 4 * word + 12(sp)
    sw      a6, 4 * word + \at(\to)
    sw      a7, 4 * word + 4 + \at(\to)
    sw      s0, 4 * word + 8 + \at(\to)
    sw      ra, 4 * word + 12 + \at(\to)
    .set    word, word + 4
    .endr
    .endm

# void stream_matrix(volatile uint32_t *unit, const uint8_t rho[32], uint32_t place, uint32_t reject): SHAKE128 of rho and
# two bytes (with the suffix above them), block by block to the unit's BLOCK, until its COUNT is 256. Branches depend on rho.
    .globl  stream_matrix
    .p2align 2
    .type   stream_matrix, @function
stream_matrix:
    keep    144
    clear_state
    sw      zero, 0x28(a0)
    sw      a2, 0(sp)
    li      a5, 256
    load_words 0, 8, a1
    pq_flw  8, 0, sp
    lui     s7, 0x80000
    li      a4, 3
    nop
1:  nop
    rounds
    send_words 32, a0, 0x400
    each_register sw, a0, 0x400
    sw      a3, 0(a0)
    addi    a4, a4, -1
    bgtz    a4, 1b
    nop
    lw      a6, 0x28(a0)
    bltu    a6, a5, 1b
    restore 144
    ret
    .size   stream_matrix, . - stream_matrix

# void stream_samples(volatile uint32_t *to, const uint8_t seed[32], uint32_t nonce, uint32_t longer): SHAKE256 of the seed
# and a byte (with the suffix above it): 128 bytes to a slot of the unit, or 192.
    .globl  stream_samples
    .p2align 2
    .type   stream_samples, @function
stream_samples:
    keep    144
    clear_state
    sw      a2, 0(sp)
    load_words 0, 8, a1
    pq_flw  8, 0, sp
    lui     t1, 0x80000
    nop
    nop
    rounds
    send_words 32, a0
    beqz    a3, 2f
    sw      t0, 128(a0)
    sw      t1, 132(a0)
    nop
    nop
    nop
    rounds
    send_words 12, a0, 136
    pq_fsw  12, 0, sp
    pq_fsw  13, 4, sp
    lw      a6, 0(sp)
    lw      a7, 4(sp)
    sw      a6, 184(a0)
    sw      a7, 188(a0)
2:  restore 144
    ret
    .size   stream_samples, . - stream_samples

# void stream_blocks(volatile uint32_t *to, const uint8_t seed[32], uint32_t count): so many blocks of SHAKE128 of the seed.
    .globl  stream_blocks
    .p2align 2
    .type   stream_blocks, @function
stream_blocks:
    keep    144
    clear_state
    li      a4, 0x1f
    sw      a4, 0(sp)
    load_words 0, 8, a1
    pq_flw  8, 0, sp
    lui     s7, 0x80000
    nop
1:  nop
    nop
    rounds
    send_words 32, a0
    each_register sw, a0
    addi    a0, a0, 168
    addi    a2, a2, -1
    bgtz    a2, 1b
    nop
    restore 144
    ret
    .size   stream_blocks, . - stream_blocks

# void stream_mask(volatile uint32_t *to, const uint8_t seed[64], uint32_t nonce, uint32_t longer): SHAKE256 of the seed and two
# bytes (with the suffix above them): 576 bytes to a slot of the unit, or 640.
    .globl  stream_mask
    .p2align 2
    .type   stream_mask, @function
stream_mask:
    keep    144
    clear_state
    sw      a2, 0(sp)
    load_words 0, 16, a1
    pq_flw  16, 0, sp
    lui     t1, 0x80000
    li      a4, 4
    nop
1:  nop
    rounds
    send_words 32, a0
    sw      t0, 128(a0)
    sw      t1, 132(a0)
    addi    a0, a0, 136
    addi    a4, a4, -1
    bgtz    a4, 1b
    nop
    nop
    rounds
    send_words 8, a0
    beqz    a3, 2f
    send_words 16, a0, 0, 8
2:  restore 144
    ret
    .size   stream_mask, . - stream_mask
