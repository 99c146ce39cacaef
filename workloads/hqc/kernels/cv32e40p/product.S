# The product of HQC in base instructions: five for each word of a window, and none that waits.
# Source: HQC specification (2025-08-22), the ring. SPDX-License-Identifier: Apache-2.0
#
# Rotated by p, a vector is a window of itself written over and over, which begins p bits before one of the times. The string
# has it three times, and the last time begins with a word. A window that would begin with a word is taken n bits earlier: n is
# odd, so every word is put together of two. Nineteen words of the result are made at a time, in registers.
#
# Addresses depend on positions, and so do amounts of shifts; nothing else does (workload.toml).

#if HQC_SET == 1
#define N 17669
#define OMEGA_R 75
#elif HQC_SET == 3
#define N 35851
#define OMEGA_R 114
#else
#define N 57637
#define OMEGA_R 149
#endif

/* Words of the vector but for its last one, and the bits in that. */
#define LAST (N / 32)
#define OVER (N % 32)
/* Words of the result made at once, and those left in the end. */
#define AT_ONCE 19
#define CHUNKS ((LAST + 1) / AT_ONCE)
#define REST (LAST + 1 - CHUNKS * AT_ONCE)
/* Words of the string before the last time. */
#define BEFORE ((2 * N / 32 + 4) / 4 * 4)

/* On the stack: what the caller keeps in registers, numbers, windows (where they begin, and their positions), the string. A
   window goes a word beyond it. */
#define OUT 52
#define END 56
#define BEGIN 60
#define ODD 64
#define WINDOWS 72
#define STRING (WINDOWS + 8 * OMEGA_R)
#define THIRD (STRING + 4 * BEFORE)
#define FRAME ((THIRD + 4 * (LAST + 2) + 15) / 16 * 16)

/* Registers beside the words of the result. */
#define at a2      /* a window's words */
#define done a3    /* bytes of the result that are made */
#define window a4  /* the one in work, of the list */
#define end a5     /* of the list */
#define left a6    /* a window's position, and the amount of one shift */
#define right a7   /* the amount of the other */
#define even s9    /* words on their way */
#define odd s10
#define part s11   /* of a word */

    .macro  each_kept do
    \do     ra, 0(sp)
    \do     s0, 4(sp)
    \do     s1, 8(sp)
    \do     s2, 12(sp)
    \do     s3, 16(sp)
    \do     s4, 20(sp)
    \do     s5, 24(sp)
    \do     s6, 28(sp)
    \do     s7, 32(sp)
    \do     s8, 36(sp)
    \do     s9, 40(sp)
    \do     s10, 44(sp)
    \do     s11, 48(sp)
    .endm

# Does something to the first registers of the result; `number` counts them.
    .macro  each do, count
    .set    number, 0
    .irp    register, ra, t0, t1, t2, t3, t4, t5, t6, s0, s1, s2, s3, s4, s5, s6, s7, s8, a0, a1
    .if     number < \count
    \do     \register
    .endif
    .set    number, number + 1
    .endr
    .endm

    .macro  clear register
    li      \register, 0
    .endm

    .macro  put register
    sw      \register, 4 * number(a2)
    .endm

# A word of two: what is left of the one, and what begins in the other, before which the next one is loaded.
    .macro  two register, first, second
    srl     part, \first, right
    .if     number < most - 1
    lw      \first, 4 * number + 8(at)
    .endif
    xor     \register, \register, part
    sll     part, \second, left
    xor     \register, \register, part
    .endm

    .macro  gather register
    .if     number % 2
    two     \register, odd, even
    .else
    two     \register, even, odd
    .endif
    .endm

# The window \place bytes further on in the list.
    .macro  take place, count
    .set    most, \count
    lw      at, \place(window)
    lw      left, \place + 4(window)
    add     at, at, done
    neg     right, left
    lw      even, 0(at)
    lw      odd, 4(at)
    each    gather, \count
    .endm

    .section .text.hqc_product, "ax", @progbits
    .balign 8
    .globl  hqc_product
    .type   hqc_product, @function
hqc_product:
    beqz    a3, nothing
    li      t0, -FRAME
    add     sp, sp, t0
    each_kept sw
    sw      a0, OUT(sp)

    # The string's last time.
    li      t0, THIRD
    add     t0, t0, sp
    mv      t1, t0
    li      t2, 4 * ((LAST + 1) / 4 * 4)
    add     t2, t2, a1
1:  lw      t3, 0(a1)
    lw      t4, 4(a1)
    lw      t5, 8(a1)
    lw      t6, 12(a1)
    sw      t3, 0(t1)
    sw      t4, 4(t1)
    sw      t5, 8(t1)
    sw      t6, 12(t1)
    addi    a1, a1, 16
    addi    t1, t1, 16
    bne     a1, t2, 1b
    .set    i, 0
    .rept   (LAST + 1) % 4
    lw      t3, 4 * i(a1)
    addi    t2, t2, 0
    sw      t3, 4 * i(t1)
    .set    i, i + 1
    .endr

    # From there down every word is n bits before two that are there.
    li      t1, 4 * LAST
    add     t1, t1, t0
    lw      t2, 0(t1)
    li      t3, 4 * BEFORE
    sub     t3, t0, t3
    mv      a1, t0
2:  lw      t4, -4(t1)
    slli    t2, t2, 32 - OVER
    lw      t5, -8(t1)
    srli    a4, t4, OVER
    lw      t6, -12(t1)
    or      a4, a4, t2
    slli    t4, t4, 32 - OVER
    sw      a4, -4(a1)
    srli    a5, t5, OVER
    lw      t2, -16(t1)
    or      a5, a5, t4
    slli    t5, t5, 32 - OVER
    sw      a5, -8(a1)
    srli    a6, t6, OVER
    addi    t1, t1, -16
    or      a6, a6, t5
    slli    t6, t6, 32 - OVER
    sw      a6, -12(a1)
    srli    a7, t2, OVER
    addi    a1, a1, -16
    or      a7, a7, t6
    sw      a7, 0(a1)
    bne     a1, t3, 2b

    # The list of windows: two are a round, and where their number is odd, the first one comes in its middle.
    addi    t1, sp, WINDOWS
    slli    t2, a3, 3
    add     t2, t2, t1
    sw      t2, END(sp)
    andi    t3, a3, 1
    sw      t3, ODD(sp)
    slli    t3, t3, 3
    sub     t3, t1, t3
    sw      t3, BEGIN(sp)
    li      t4, N
3:  lhu     t5, 0(a2)
    addi    a2, a2, 2
    andi    t6, t5, 31
    addi    t6, t6, -1
    srai    t6, t6, 31
    and     t6, t6, t4
    add     t5, t5, t6
    neg     t6, t5
    srai    t6, t6, 5
    slli    t6, t6, 2
    add     t6, t6, t0
    sw      t6, 0(t1)
    sw      t5, 4(t1)
    addi    t1, t1, 8
    bne     t1, t2, 3b

    li      done, 0
    .balign 4
4:  lw      even, ODD(sp)
    lw      window, BEGIN(sp)
    lw      end, END(sp)
    each    clear, AT_ONCE
    bnez    even, 6f
5:  take    0, AT_ONCE
6:  take    8, AT_ONCE
    addi    window, window, 16
    bne     window, end, 5b
    lw      at, OUT(sp)
    li      part, 4 * AT_ONCE * CHUNKS
    add     at, at, done
    addi    done, done, 4 * AT_ONCE
    each    put, AT_ONCE
    bne     done, part, 4b

#if REST
    addi    window, sp, WINDOWS
    each    clear, REST
7:  take    0, REST
    addi    window, window, 8
    bne     window, end, 7b
    lw      at, OUT(sp)
    nop
    add     at, at, done
    each    put, REST
#endif
    lw      t0, OUT(sp)
    li      t1, 4 * LAST
    add     t0, t0, t1
    lw      t1, 0(t0)
    nop
    andi    t1, t1, (1 << OVER) - 1
    sw      t1, 0(t0)

    each_kept lw
    li      t0, FRAME
    add     sp, sp, t0
    ret

# Of no positions the sum is 0.
nothing:
    li      t0, 4 * (LAST + 1)
    add     t0, t0, a0
8:  sw      zero, 0(a0)
    addi    a0, a0, 4
    bne     a0, t0, 8b
    ret
    .size   hqc_product, . - hqc_product
