# void keccak_f1600(uint64_t lanes[25]): the whole state in W and in 18 registers, a round an instruction.
# And what takes many bytes at once, with the state there all the time (keccak_blocks.h, keccak_whole.h). Branches and
# addresses depend on lengths alone.
# SPDX-License-Identifier: Apache-2.0

#include "resident.h"

    .text
    .globl  keccak_f1600
    .p2align 2
    .type   keccak_f1600, @function
keccak_f1600:
    keep    0, 1
    load_state a0
    nop
    nop
    rounds
    store_state a0
    restore 0, 1
    ret
    .size   keccak_f1600, . - keccak_f1600

# size_t keccak_absorb_blocks(uint64_t lanes[25], const uint8_t *input, size_t length, uint32_t rate): whole blocks.
    .globl  keccak_absorb_blocks
    .p2align 2
    .type   keccak_absorb_blocks, @function
keccak_absorb_blocks:
    keep    16
    load_state a0
    find_entry a5, a3, .Labsorb_block
    li      a4, 0
.Labsorb_next:
    jr      a5
.Labsorb_block:
    add_block a1
    add     a4, a4, a3
    add     a1, a1, a3
    rounds
    sub     a2, a2, a3
    bgeu    a2, a3, .Labsorb_next
    store_state a0
    mv      a0, a4
    restore 16
    ret
    .size   keccak_absorb_blocks, . - keccak_absorb_blocks

# size_t keccak_squeeze_blocks(uint64_t lanes[25], uint8_t *output, size_t length, uint32_t rate): whole blocks, each after
# a permutation.
    .globl  keccak_squeeze_blocks
    .p2align 2
    .type   keccak_squeeze_blocks, @function
keccak_squeeze_blocks:
    keep    0
    load_state a0
    la      a5, .Lsqueeze_block
    addi    a5, a5, 168
    sub     a5, a5, a3
    li      a4, 0
.Lsqueeze_next:
    rounds
    jr      a5
.Lsqueeze_block:
    store_lanes a1
    add     a4, a4, a3
    add     a1, a1, a3
    sub     a2, a2, a3
    bgeu    a2, a3, .Lsqueeze_next
    store_state a0
    mv      a0, a4
    restore 0
    ret
    .size   keccak_squeeze_blocks, . - keccak_squeeze_blocks

# void keccak_whole(uint8_t *output, size_t output_length, const uint8_t *message, size_t message_length, uint32_t rate,
# uint32_t suffix): from the message to the last byte, without the state in memory. The stack has two words of add_block,
# and after them the last block.
    .set    whole_last, 16
    .set    whole_entry, 184
    .set    whole_suffix, 188
    .globl  keccak_whole
    .p2align 2
    .type   keccak_whole, @function
keccak_whole:
    keep    192
    sw      a5, whole_suffix(sp)
    find_entry a5, a4, .Lwhole_block
    clear_state
    bltu    a3, a4, .Lwhole_pad
.Lwhole_absorb:
    jr      a5
.Lwhole_block:
    add_block a2
    add     a2, a2, a4
    sub     a3, a3, a4
    rounds
    bltz    a3, .Lwhole_squeeze
    bgeu    a3, a4, .Lwhole_absorb
.Lwhole_pad:
    # The rest of the message, the suffix, zeros, and the last bit.
    addi    a7, sp, whole_last
    .set    word, 0
    .rept   42
    sw      zero, 4 * word(a7)
    .set    word, word + 1
    .endr
    sw      a5, whole_entry(sp)
    add     s0, a2, a3
    addi    ra, s0, -8
    bgtu    a2, ra, .Lwhole_bytes
.Lwhole_words:
    p_lw    a5, 4, a2
    p_lw    a6, 4, a2
    p_sw    a5, 4, a7
    p_sw    a6, 4, a7
    bleu    a2, ra, .Lwhole_words
.Lwhole_bytes:
    bgeu    a2, s0, .Lwhole_padded
    p_lbu   a5, 1, a2
    p_sb    a5, 1, a7
    j       .Lwhole_bytes
.Lwhole_padded:
    lw      a5, whole_suffix(sp)
    addi    a2, sp, whole_last
    sb      a5, 0(a7)
    add     a7, a2, a4
    lbu     a6, -1(a7)
    lw      a5, whole_entry(sp)
    xori    a6, a6, 0x80
    sb      a6, -1(a7)
    # Nothing is left, and not even no bytes.
    addi    a3, a4, -1
    j       .Lwhole_absorb
.Lwhole_squeeze:
    mv      a5, a4
    bgeu    a1, a4, 1f
    andi    a5, a1, -8
1:  la      a6, .Lwhole_lanes
    addi    a6, a6, 168
    sub     a6, a6, a5
    jr      a6
.Lwhole_lanes:
    store_lanes a0
    add     a0, a0, a5
    sub     a1, a1, a5
    beqz    a1, .Lwhole_end
    li      a6, 8
    bltu    a1, a6, .Lwhole_last_bytes
    nop
    rounds
    j       .Lwhole_squeeze
.Lwhole_last_bytes:
    # A part of a lane, of this block or of the next.
    bne     a5, a4, 2f
    nop
    rounds
    li      a5, 0
2:  addi    a7, sp, whole_last
    store_words 0, 32, a7
    each_register sw, a7
    add     a7, a7, a5
3:  p_lbu   a6, 1, a7
    addi    a1, a1, -1
    p_sb    a6, 1, a0
    bnez    a1, 3b
.Lwhole_end:
    restore 192
    ret
    .size   keccak_whole, . - keccak_whole
