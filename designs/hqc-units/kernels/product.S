# The product of HQC, windows straight from memory.
# Source: HQC specification (2025-08-22), the ring. SPDX-License-Identifier: Apache-2.0
#
# Rotated by p, a vector is a window of itself written twice, which begins p bits before the second time. The string lies so
# that its second time begins with a word. Twenty-three words of the result are made at a time, in registers; each word of a
# window is one instruction. While the last two of a window are added, the first ones of the next are loaded.
#
# Addresses depend on positions, and so do the amounts by which the unit shifts; nothing else does (workload.toml).

    .include "xpqwindow.inc"

/* Words of the result made at once, and the registers that they are in. */
#define AT_ONCE 23
#define RESULT ra, t0, t1, t2, t3, t4, t5, t6, s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, a0, a1, a7
#include "result.h"

/* On the stack: what the caller keeps in registers, numbers, and the string. A window goes up to three words beyond it. */
#define OUT 52
#define FIRST 56
#define END 60
#define BEGIN 64
#define ENTRY 68
#define STOP 72
#define STRING 80
#define SECOND (STRING + 4 * (LAST + 1))
#define FRAME ((SECOND + 4 * (LAST + 1) + 12 + 15) / 16 * 16)

/* Registers beside the words of the result. */
#define at a2      /* where the next position stands */
#define end a3     /* the end of all positions */
#define string a4  /* what this part of the result would begin with for position 0 */
#define word a5    /* of the window */
#define next a6    /* the next position */

# Adds a word; on the way the next window is looked for.
    .macro  gather_and_seek register
    .if     number < AT_ONCE - 2
    pq_wlxor \register, 4 * number + 12, word
    .else
    pq_wlxor \register, 4 * (number - (AT_ONCE - 2)), word
    .endif
    .if     number == AT_ONCE - 8
    lhu     next, here(at)
    .endif
    .if     number == AT_ONCE - 3
    pq_wseek word, next, string
    .endif
    .endm

    .macro  gather register
    pq_wlxor \register, 4 * number + 12, word
    .endm

# A window whose first three words are there, and those of the one whose position stands \place halves further on.
    .macro  window place
    .set    here, 2 * \place
    each    gather_and_seek, AT_ONCE
    pq_wlnext 8, word
    .endm

# The first three words of a window.
    .macro  begin
    pq_wseek word, next, string
    pq_wlnext 0, word
    pq_wlnext 4, word
    pq_wlnext 8, word
    .endm

# Words of the vector, to both times of the string: those at a1 on, to a2 and to a4.
    .macro  lay count
    .set    i, 0
    .irp    register, t0, t1, t2, t3, t4, t5, t6, a7
    .if     i < \count
    lw      \register, 4 * i(a1)
    .endif
    .set    i, i + 1
    .endr
    .set    i, 0
    .irp    register, t0, t1, t2, t3, t4, t5, t6, a7
    .if     i < \count
    sw      \register, 4 * i(a4)
    pq_wxor \register, \register, zero
    sw      \register, 4 * i(a2)
    .endif
    .set    i, i + 1
    .endr
    addi    a1, a1, 4 * \count
    addi    a2, a2, 4 * \count
    addi    a4, a4, 4 * \count
    .endm

    .section .text.hqc_product, "ax", @progbits
    .option push
    .option norvc
    .balign 8
    .globl  hqc_product
    .type   hqc_product, @function
hqc_product:
    beqz    a3, nothing
    li      t0, -FRAME
    add     sp, sp, t0
    each_kept sw
    sw      a0, OUT(sp)
    sw      a2, FIRST(sp)
    slli    t0, a3, 1
    add     t0, t0, a2
    sw      t0, END(sp)

    # Four windows are a round: it is entered so that the last one but one ends it, and the last one stands alone.
    la      t1, tail
    addi    t0, a3, -1
    sw      a2, BEGIN(sp)
    beqz    t0, 1f
    sub     t0, zero, t0
    andi    t0, t0, 3
    slli    t2, t0, 1
    sub     t2, a2, t2
    addi    t2, t2, 2
    sw      t2, BEGIN(sp)
    la      t1, rounds
    li      t2, 4 * (AT_ONCE + 3)
    mul     t0, t0, t2
    add     t1, t1, t0
1:  sw      t1, ENTRY(sp)

    # The string. Its first time, which ends where the second one begins, is put together of two words each.
    addi    a2, sp, STRING
    li      t0, SECOND
    add     a4, sp, t0
    lw      t1, 0(a1)
    li      t0, 32 - OVER
    lw      t2, 4(a1)
    pq_wseek zero, t0, zero
    pq_wnext zero
    pq_wnext t1
    pq_wnext t2
    sw      t1, 0(a4)
    sw      t2, 4(a4)
    addi    a1, a1, 8
    addi    a4, a4, 8
    li      a5, 4 * ((LAST - 1) / 8 * 8)
    add     a5, a5, a1
2:  lay     8
    bne     a1, a5, 2b
    lay     ((LAST - 1) % 8)
    pq_wxor t0, zero, zero
    sw      t0, 0(a2)
    pq_wxor t0, zero, zero
    sw      t0, 4(a2)

    li      t0, SECOND
    add     string, sp, t0
    li      t0, 4 * AT_ONCE * CHUNKS
    add     t0, t0, string
    sw      t0, STOP(sp)

part:
    lw      at, FIRST(sp)
    lw      end, END(sp)
    lhu     next, 0(at)
    lw      at, BEGIN(sp)
    begin
    lw      next, ENTRY(sp)
    each    clear, AT_ONCE
    jr      next
rounds:
    window  0
    window  1
    window  2
    window  3
    addi    at, at, 8
    bne     at, end, rounds
tail:
    each    gather, AT_ONCE
    lw      a2, OUT(sp)
    lw      a3, STOP(sp)
    addi    string, string, 4 * AT_ONCE
    each    put, AT_ONCE
    addi    a2, a2, 4 * AT_ONCE
    sw      a2, OUT(sp)
    bne     string, a3, part

    # What is left, window by window.
    lw      at, FIRST(sp)
    lw      end, END(sp)
    each    clear, REST
3:  lhu     next, 0(at)
    addi    at, at, 2
    begin
    each    gather, REST
    bne     at, end, 3b
    lw      a2, OUT(sp)
    .set    number, 0
    .irp    register, RESULT
    .if     number == REST - 1
    andi    \register, \register, (1 << OVER) - 1
    .endif
    .set    number, number + 1
    .endr
    each    put, REST

    each_kept lw
    li      t0, FRAME
    add     sp, sp, t0
    ret

# Of no positions the sum is 0.
nothing:
    li      t0, 4 * (LAST + 1)
    add     t0, t0, a0
4:  sw      zero, 0(a0)
    addi    a0, a0, 4
    bne     a0, t0, 4b
    ret
    .option pop
    .size   hqc_product, . - hqc_product
