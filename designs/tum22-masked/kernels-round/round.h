# Keccak-f[1600] on a state in two shares that lies in the unit. SPDX-License-Identifier: Apache-2.0

    .include "xround.inc"

# The fifty words at \from, to share 0 or 1. Uses t0 to t3.
    .macro  load_share share, from
    .set    at, 0
    .rept   12
    lw      t0, at(\from)
    lw      t1, at + 4(\from)
    lw      t2, at + 8(\from)
    lw      t3, at + 12(\from)
    pq_mroundw\share t0, t1
    pq_mroundw\share t2, t3
    .set    at, at + 16
    .endr
    lw      t0, at(\from)
    lw      t1, at + 4(\from)
    nop
    pq_mroundw\share t0, t1
    .endm

# The next lane of share 0 or 1, to \at(\to). Uses \register.
    .macro  store_lane share, at, to, register
    pq_mroundr\share \register
    sw      \register, \at(\to)
    pq_mroundn\share \register
    sw      \register, 4 + \at(\to)
    .endm

    .macro  round_of number
    pq_mroundl
    pq_mroundc
    pq_mroundcc \number
    .endm
