# void keccak_f1600(uint64_t lanes[25]), for any VLEN. SPDX-License-Identifier: Apache-2.0

    .include "permute.inc"

    .text
    .globl  keccak_f1600
    .p2align 1
    .type   keccak_f1600, @function
keccak_f1600:
    csrr    t0, vlenb
    li      t1, 256 / 8
    bltu    t0, t1, .Lshort
    permute a0
    ret
.Lshort:
    permute_128 a0
    ret
    .size   keccak_f1600, . - keccak_f1600
