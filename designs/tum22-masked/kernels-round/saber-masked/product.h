# Transforms modulo r = 50332673 on one share, or on what is public. SPDX-License-Identifier: Apache-2.0
#
# a0 is the polynomial, a1 the table of workload saber, whose entries are two words. Of eight coefficients s0 to s7 go through
# three layers. The unit holds zero at either end.

    .include "xproduct.inc"

    .equ    R, 50332673
    .equ    ONE, (1 << 32) % R  # a product with it is the other factor modulo r

# low + high·zeta and low - high·zeta.
    .macro  forward low, high, zeta
    pq_mprodc \high, \zeta
    pq_mprodr \high, \low, 1, 1
    pq_mprodr \low, \low, 0, 0
    .endm

# low + high and (high - low)·zeta.
    .macro  inverse low, high, zeta
    sub     t0, \high, \low
    add     \low, \low, \high
    pq_mprodc t0, \zeta
    pq_mprodr \high, zero, 0, 0
    .endm

    .macro  times one, factor
    pq_mprodc \one, \factor
    pq_mprodr \one, zero, 0, 0
    .endm

# Eight coefficients, \step bytes apart.
    .macro  eight what, step, at
    \what   s0, \at(a0)
    \what   s1, \step + \at(a0)
    \what   s2, 2 * \step + \at(a0)
    \what   s3, 3 * \step + \at(a0)
    \what   s4, 4 * \step + \at(a0)
    \what   s5, 5 * \step + \at(a0)
    \what   s6, 6 * \step + \at(a0)
    \what   s7, 7 * \step + \at(a0)
    .endm

    .macro  saved what
    \what   s0, 0(sp)
    \what   s1, 4(sp)
    \what   s2, 8(sp)
    \what   s3, 12(sp)
    \what   s4, 16(sp)
    \what   s5, 20(sp)
    \what   s6, 24(sp)
    \what   s7, 28(sp)
    .endm
