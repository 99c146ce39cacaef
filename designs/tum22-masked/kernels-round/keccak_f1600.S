# Keccak-f[1600] of what is public: share 1 and the masks are zero. SPDX-License-Identifier: Apache-2.0

#include "round.h"

    .text
    .globl  keccak_f1600
    .p2align 2
    .type   keccak_f1600, @function
keccak_f1600:
    load_share 0, a0
    .rept   25
    pq_mroundw1 zero, zero
    .endr
    .rept   5
    pq_mroundf zero, zero
    .endr
    .set    number, 0
    .rept   24
    round_of number
    .set    number, number + 1
    .endr
    .set    lane, 0
    .rept   25
    store_lane 0, 8 * lane, a0, t0
    .set    lane, lane + 1
    .endr
    ret
    .size   keccak_f1600, . - keccak_f1600
