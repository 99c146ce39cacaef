# Keccak-f[1600] on a state in two shares that lies in the unit. SPDX-License-Identifier: Apache-2.0

    .include "xround.inc"

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
