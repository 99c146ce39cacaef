# void keccak_f1600(uint64_t lanes[25]): the whole state in W and in 18 registers, a round an instruction.
# A round takes what the registers hold: two instructions stand between the last load and the first round.
# SPDX-License-Identifier: Apache-2.0

    .include "xrisqv.inc"

    .text
    .globl  keccak_f1600
    .p2align 2
    .type   keccak_f1600, @function
keccak_f1600:
    addi    sp, sp, -48
    sw      s1, 0(sp)
    sw      s2, 4(sp)
    sw      s3, 8(sp)
    sw      s4, 12(sp)
    sw      s5, 16(sp)
    sw      s6, 20(sp)
    sw      s7, 24(sp)
    sw      s8, 28(sp)
    sw      s9, 32(sp)
    sw      s10, 36(sp)
    sw      s11, 40(sp)
    lw      t0, 128(a0)
    lw      t1, 132(a0)
    lw      t2, 136(a0)
    lw      s1, 140(a0)
    lw      s2, 144(a0)
    lw      s3, 148(a0)
    lw      s4, 152(a0)
    lw      s5, 156(a0)
    lw      s6, 160(a0)
    lw      s7, 164(a0)
    lw      s8, 168(a0)
    lw      s9, 172(a0)
    lw      s10, 176(a0)
    lw      s11, 180(a0)
    lw      t3, 184(a0)
    lw      t4, 188(a0)
    lw      t5, 192(a0)
    lw      t6, 196(a0)
    .set    word, 0
    .rept   32
    pq_flw  word, 4 * word, a0
    .set    word, word + 1
    .endr
    nop
    nop
    .set    round, 0
    .rept   24
    keccak_f1600 round, 0
    .set    round, round + 1
    .endr
    .set    word, 0
    .rept   32
    pq_fsw  word, 4 * word, a0
    .set    word, word + 1
    .endr
    sw      t0, 128(a0)
    sw      t1, 132(a0)
    sw      t2, 136(a0)
    sw      s1, 140(a0)
    sw      s2, 144(a0)
    sw      s3, 148(a0)
    sw      s4, 152(a0)
    sw      s5, 156(a0)
    sw      s6, 160(a0)
    sw      s7, 164(a0)
    sw      s8, 168(a0)
    sw      s9, 172(a0)
    sw      s10, 176(a0)
    sw      s11, 180(a0)
    sw      t3, 184(a0)
    sw      t4, 188(a0)
    sw      t5, 192(a0)
    sw      t6, 196(a0)
    lw      s1, 0(sp)
    lw      s2, 4(sp)
    lw      s3, 8(sp)
    lw      s4, 12(sp)
    lw      s5, 16(sp)
    lw      s6, 20(sp)
    lw      s7, 24(sp)
    lw      s8, 28(sp)
    lw      s9, 32(sp)
    lw      s10, 36(sp)
    lw      s11, 40(sp)
    addi    sp, sp, 48
    ret
    .size   keccak_f1600, . - keccak_f1600
