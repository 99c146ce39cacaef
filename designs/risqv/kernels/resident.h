# Keccak's state in W and in 18 registers: what kernels on it share. Words 0 to 31 are W, the others these registers.
# A round takes what the registers hold: two instructions stand between a load and it, one between a result and it; and
# where it stands right after a branch, it is done also where that is taken.
# ra, s0 and a0 to a7 are left to whoever works on it.
# SPDX-License-Identifier: Apache-2.0

    .include "xrisqv.inc"
    .include "xpulp.inc"

    .macro  each_register do, base, at=0
    \do     t0, \at + 128(\base)
    \do     t1, \at + 132(\base)
    \do     t2, \at + 136(\base)
    \do     s1, \at + 140(\base)
    \do     s2, \at + 144(\base)
    \do     s3, \at + 148(\base)
    \do     s4, \at + 152(\base)
    \do     s5, \at + 156(\base)
    \do     s6, \at + 160(\base)
    \do     s7, \at + 164(\base)
    .endm

    .macro  each_last do, base, at=0
    \do     s8, \at + 168(\base)
    \do     s9, \at + 172(\base)
    \do     s10, \at + 176(\base)
    \do     s11, \at + 180(\base)
    \do     t3, \at + 184(\base)
    \do     t4, \at + 188(\base)
    \do     t5, \at + 192(\base)
    \do     t6, \at + 196(\base)
    .endm

    .macro  load_words first, last, base, at=0
    .set    word, \first
    .rept   \last - \first
    pq_flw  word, 4 * word + \at, \base
    .set    word, word + 1
    .endr
    .endm

    .macro  store_words first, last, base, at=0
    .set    word, \first
    .rept   \last - \first
    pq_fsw  word, 4 * word + \at, \base
    .set    word, word + 1
    .endr
    .endm

# The registers first, which a round waits for no less than for W.
    .macro  load_state base
    each_register lw, \base
    each_last lw, \base
    load_words 0, 32, \base
    .endm

    .macro  store_state base
    store_words 0, 32, \base
    each_register sw, \base
    each_last sw, \base
    .endm

    .macro  rounds
    .set    round, 0
    .rept   24
    keccak_f1600 round, 0
    .set    round, round + 1
    .endr
    .endm

# All fifty words 0.
    .macro  clear_state
    keccak_f1600 0, 1
    .endm

# What a caller keeps in registers, below the first `size` bytes of the stack; `few` of a kernel that leaves ra and s0 alone.
    .macro  keep size, few=0
    addi    sp, sp, -(\size + 64)
    each_kept sw, \size, \few
    .endm

    .macro  restore size, few=0
    each_kept lw, \size, \few
    addi    sp, sp, \size + 64
    .endm

    .macro  each_kept do, at, few
    .ifeq   \few
    \do     ra, \at(sp)
    \do     s0, \at + 4(sp)
    .endif
    \do     s1, \at + 8(sp)
    \do     s2, \at + 12(sp)
    \do     s3, \at + 16(sp)
    \do     s4, \at + 20(sp)
    \do     s5, \at + 24(sp)
    \do     s6, \at + 28(sp)
    \do     s7, \at + 32(sp)
    \do     s8, \at + 36(sp)
    \do     s9, \at + 40(sp)
    \do     s10, \at + 44(sp)
    \do     s11, \at + 48(sp)
    .endm

# Adds a block at \from, lanes from the last to the first: as many as the way in says. Uses a6, a7, s0, ra and two words of
# the stack.
    .macro  add_last high, low, at, from
    lw      a6, \at(\from)
    lw      a7, \at + 4(\from)
    xor     \low, \low, a6
    xor     \high, \high, a7
    .endm

    .macro  add_block from
    .option push
    .option norvc
    add_last s7, s6, 160, \from
    add_last s5, s4, 152, \from
    add_last s3, s2, 144, \from
    add_last s1, t2, 136, \from
    add_last t1, t0, 128, \from
    .set    word, 30
    .rept   16
    pq_fsw  word, 0, sp
    pq_fsw  word + 1, 4, sp
    lw      s0, 0(sp)
    lw      ra, 4(sp)
    lw      a6, 4 * word(\from)
    lw      a7, 4 * word + 4(\from)
    xor     s0, s0, a6
    xor     ra, ra, a7
    sw      s0, 0(sp)
    sw      ra, 4(sp)
    pq_flw  word, 0, sp
    pq_flw  word + 1, 4, sp
    .set    word, word - 2
    .endr
    .option pop
    .endm

# Register \to gets the place in an add_block at which one of \rate bytes begins. Uses a6 and a7.
    .macro  find_entry to, rate, block
    li      a6, 128
    la      \to, \block
    bgtu    \rate, a6, 1f
    # 80 + (128 - rate) / 8 * 48
    sub     a6, a6, \rate
    addi    \to, \to, 80
    slli    a7, a6, 1
    add     \to, \to, a7
    slli    a6, a6, 2
    add     \to, \to, a6
    j       2f
1:  # (168 - rate) / 8 * 16
    li      a6, 168
    sub     a6, a6, \rate
    slli    a6, a6, 1
    add     \to, \to, a6
2:
    .endm

# Stores lanes at \to, from the last to the first: as many as the way in says, 8 bytes of code each.
    .macro  store_lanes to
    .option push
    .option norvc
    sw      s6, 160(\to)
    sw      s7, 164(\to)
    sw      s4, 152(\to)
    sw      s5, 156(\to)
    sw      s2, 144(\to)
    sw      s3, 148(\to)
    sw      t2, 136(\to)
    sw      s1, 140(\to)
    sw      t0, 128(\to)
    sw      t1, 132(\to)
    .set    word, 30
    .rept   16
    pq_fsw  word, 4 * word, \to
    pq_fsw  word + 1, 4 * word + 4, \to
    .set    word, word - 2
    .endr
    .option pop
    .endm
