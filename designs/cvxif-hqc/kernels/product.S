# The product of HQC, windows through registers: a load and an instruction for each word.
# Source: HQC specification (2025-08-22), the ring. SPDX-License-Identifier: Apache-2.0
#
# As design hqc-units does it from memory: rotated by p, a vector is a window of itself written twice, which begins p bits
# before the second time, whose first bit begins a word. Twenty words of the result are made at a time, in registers.
#
# Addresses depend on positions, and so do the amounts by which the unit shifts; nothing else does (workload.toml).

    .include "xpqstream.inc"

/* Words of the result made at once, and the registers that they are in. */
#define AT_ONCE 20
#define RESULT t0, t1, t2, t3, t4, t5, t6, s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, a0, a1, a7
#include "../../hqc-units/kernels/result.h"

/* On the stack: what the caller keeps in registers, numbers, and the string. A window goes a word beyond it. */
#define OUT 52
#define FIRST 56
#define END 60
#define STOP 64
#define STRING 80
#define SECOND (STRING + 4 * (LAST + 1))
#define FRAME ((SECOND + 4 * (LAST + 1) + 4 + 15) / 16 * 16)

/* Registers beside the words of the result. */
#define at a2      /* where the next position stands */
#define end a3     /* the end of all positions */
#define string a4  /* what this part of the result would begin with for position 0 */
#define word a5    /* of the window */
#define next a6    /* the next position */
#define even s10   /* words on their way */
#define odd s11

# Adds a word; the next one but one is loaded before.
    .macro  gather register
    .if     number % 2
    .if     number < most - 1
    lw      odd, 4 * number + 8(word)
    .endif
    pq_rxor \register, even, \register
    .else
    .if     number < most - 1
    lw      even, 4 * number + 8(word)
    .endif
    pq_rxor \register, odd, \register
    .endif
    .endm

    .macro  window count
    .set    most, \count
    lhu     next, 0(at)
    addi    at, at, 2
    pq_rseek word, next, string
    lw      even, 0(word)
    lw      odd, 4(word)
    pq_rword even
    each    gather, \count
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

    # The string. Its first time, which ends where the second one begins, is put together of two words each.
    addi    a2, sp, STRING
    li      t0, SECOND
    add     a4, sp, t0
    li      t0, 32 - OVER
    pq_rseek zero, t0, zero
    pq_rword zero
    li      a5, 4 * LAST
    add     a5, a5, a1
1:  lw      t0, 0(a1)
    addi    a1, a1, 4
    addi    a4, a4, 4
    pq_rxor t1, t0, zero
    sw      t0, -4(a4)
    sw      t1, 0(a2)
    addi    a2, a2, 4
    bne     a1, a5, 1b
    lw      t0, 0(a1)
    nop
    pq_rxor t1, t0, zero
    sw      t0, 0(a4)
    sw      t1, 0(a2)

    li      t0, SECOND
    add     string, sp, t0
    li      t0, 4 * AT_ONCE * CHUNKS
    add     t0, t0, string
    sw      t0, STOP(sp)

2:  lw      at, FIRST(sp)
    lw      end, END(sp)
    each    clear, AT_ONCE
3:  window  AT_ONCE
    bne     at, end, 3b
    lw      a2, OUT(sp)
    lw      a3, STOP(sp)
    addi    string, string, 4 * AT_ONCE
    each    put, AT_ONCE
    addi    a2, a2, 4 * AT_ONCE
    sw      a2, OUT(sp)
    bne     string, a3, 2b

    # What is left.
    lw      at, FIRST(sp)
    lw      end, END(sp)
    each    clear, REST
4:  window  REST
    bne     at, end, 4b
    lw      a2, OUT(sp)
    each    put, REST
    lw      t0, 4 * (REST - 1)(a2)
    nop
    andi    t0, t0, (1 << OVER) - 1
    sw      t0, 4 * (REST - 1)(a2)

    each_kept lw
    li      t0, FRAME
    add     sp, sp, t0
    ret

# Of no positions the sum is 0.
nothing:
    li      t0, 4 * (LAST + 1)
    add     t0, t0, a0
5:  sw      zero, 0(a0)
    addi    a0, a0, 4
    bne     a0, t0, 5b
    ret
    .option pop
    .size   hqc_product, . - hqc_product
