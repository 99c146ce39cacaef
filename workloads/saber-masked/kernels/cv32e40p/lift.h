# A count in Boolean shares as integers u - R and R, in an order in which no two values that tell of it meet on CV32E40P.
# Source: lift.c, whose names are used here. SPDX-License-Identifier: Apache-2.0
#
# a0 and a1 are the shares of 32 coefficients, a2 and a3 those of counts, a4 fresh randomness. R comes to t1, u - R to t6.
# What an instruction's operands and result were before is a function of z and g, of z and R ^ g, or of a mask more.

    .macro  masked_difference at
    lw      t0, \at(a2)
    lw      t1, 2 * \at(a4)     # between the shares
    lw      t2, \at(a3)
    lw      t3, 2 * \at + 4(a4)
    srli    t1, t1, 1           # R
    xor     t5, t3, t1
    xor     t0, t0, t1
    xor     t0, t0, t2          # z
    xor     t4, t0, t3
    sub     t4, t4, t3
    xor     t4, t4, t0
    xor     t6, t0, t5
    sub     t6, t6, t5
    xor     t6, t6, t4
    .endm

# Nothing of a share stays where the other one may be written.
    .macro  clear
    .irp    register, t0, t1, t2, t3, t4, t5, t6
    li      \register, 0
    .endr
    .endm

# Counts less mu/2.
#if SABER_SET == 2
    .equ    LESS, 5
#elif SABER_SET == 3
    .equ    LESS, 4
#else
    .equ    LESS, 3
#endif
