# Sums of bits in two shares as additive shares modulo 3329. SPDX-License-Identifier: Apache-2.0
#
# a0 is the coefficients, a1 the bits, a2 fresh randomness. Share 0 goes through t0 and t4, share 1 through t1 and t6.

    .include "xmasked.inc"

# A word of each share, with a fresh one between their loads, words of \distance apart.
    .macro  bits distance
    lw      t0, 0(a1)
    lw      t2, 0(a2)
    lw      t1, \distance(a1)
    addi    a1, a1, 4
    pq_mbinw0 t0
    pq_mbinw1 t1
    .endm

# A coefficient begins, of the two words at \at(a2).
    .macro  begins at
    lw      t2, \at(a2)
    lw      t3, \at + 4(a2)
    nop
    pq_mbinw2 t2, t3
    .endm

    .macro  one_bit negative
    pq_mbinc \negative
    pq_mbincc \negative
    .endm

# Its shares, to \at(a0).
    .macro  ends at, halved
    pq_mbinr0 t4, \halved
    sh      t4, \at(a0)
    pq_mbinr1 t6, \halved
    sh      t6, 512 + \at(a0)
    .endm

    .macro  clear
    .irp    register, t0, t1, t2, t3, t4, t6
    li      \register, 0
    .endr
    .endm
