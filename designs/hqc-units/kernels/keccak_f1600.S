# Design cvxif-keccak's permutation by one instruction; and blocks, between which the state stays in the unit.
# Source: FIPS 202 section 4; own design. SPDX-License-Identifier: Apache-2.0

#include "../../cvxif-keccak/kernels/single/permute/keccak_f1600.S"

# Two lanes at a time, so that no word is used right after its load.
    .macro  set_state lanes
    .set    lane, 0
    .rept   12
    lw      t0, 8 * lane(\lanes)
    lw      t1, 8 * lane + 4(\lanes)
    lw      t2, 8 * lane + 8(\lanes)
    lw      t3, 8 * lane + 12(\lanes)
    pq_kset lane, t0, t1
    pq_kset lane + 1, t2, t3
    .set    lane, lane + 2
    .endr
    lw      t0, 192(\lanes)
    lw      t1, 196(\lanes)
    nop
    pq_kset 24, t0, t1
    .endm

    .macro  get_state lanes
    .set    lane, 0
    .rept   25
    pq_kgetl t0, lane
    pq_kgeth t1, lane
    sw      t0, 8 * lane(\lanes)
    sw      t1, 8 * lane + 4(\lanes)
    .set    lane, lane + 1
    .endr
    .endm

# size_t keccak_absorb_blocks(uint64_t lanes[25], const uint8_t *input, size_t length, uint32_t rate)
    .section .text.keccak_absorb_blocks, "ax", @progbits
    .balign 8
    .globl  keccak_absorb_blocks
    .type   keccak_absorb_blocks, @function
keccak_absorb_blocks:
    set_state a0
    # The lanes of a block, the last one first: 28 bytes of code each.
    la      t6, .Labsorbed
    slli    t5, a3, 3
    sub     t5, t5, a3
    srli    t5, t5, 1
    sub     t6, t6, t5
    mv      t5, a2
    .option push
    .option norvc
1:  jr      t6
    .set    lane, 20
    .rept   21
    lw      t0, 8 * lane(a1)
    lw      t1, 8 * lane + 4(a1)
    pq_kgetl t2, lane
    pq_kgeth t3, lane
    xor     t0, t0, t2
    xor     t1, t1, t3
    pq_kset lane, t0, t1
    .set    lane, lane - 1
    .endr
.Labsorbed:
    pq_kperm
    add     a1, a1, a3
    sub     a2, a2, a3
    bgeu    a2, a3, 1b
    .option pop
    get_state a0
    sub     a0, t5, a2
    ret
    .size   keccak_absorb_blocks, . - keccak_absorb_blocks

# size_t keccak_squeeze_blocks(uint64_t lanes[25], uint8_t *output, size_t length, uint32_t rate)
    .section .text.keccak_squeeze_blocks, "ax", @progbits
    .balign 8
    .globl  keccak_squeeze_blocks
    .type   keccak_squeeze_blocks, @function
keccak_squeeze_blocks:
    set_state a0
    # 16 bytes of code a lane.
    la      t6, .Lsqueezed
    slli    t5, a3, 1
    sub     t6, t6, t5
    mv      t5, a2
    .option push
    .option norvc
2:  pq_kperm
    jr      t6
    .set    lane, 20
    .rept   21
    pq_kgetl t0, lane
    pq_kgeth t1, lane
    sw      t0, 8 * lane(a1)
    sw      t1, 8 * lane + 4(a1)
    .set    lane, lane - 1
    .endr
.Lsqueezed:
    add     a1, a1, a3
    sub     a2, a2, a3
    bgeu    a2, a3, 2b
    .option pop
    get_state a0
    sub     a0, t5, a2
    ret
    .size   keccak_squeeze_blocks, . - keccak_squeeze_blocks
