# The centred binomial distribution of eta = 2 in shares, for CV32E40P.
# Source: FIPS 203 section 4.2.2, Algorithm 8; masked_bits.h. SPDX-License-Identifier: Apache-2.0
#
# a0 is the coefficients, a1 the bits, a2 fresh randomness; s0 and s1 hold a word of either share's bits.

#include "masked_bits.h"

    .section .text.kpke_masked_cbd_2, "ax", @progbits
    .balign 4
    .globl kpke_masked_cbd_2
    .type kpke_masked_cbd_2, @function
kpke_masked_cbd_2:
    begin
    addi  a6, a1, 128
.Lword:
    lw    s0, 0(a1)
    lw    t5, 0(a2)             # between the shares
    lw    s1, 128(a1)
    .set  coefficient, 0
    .rept 8
    residues
    one_bit s0, s1, 4*coefficient, 0
    one_bit s0, s1, 4*coefficient+1, 0
    one_bit s0, s1, 4*coefficient+2, 1
    one_bit s0, s1, 4*coefficient+3, 1
    store_sums
    .set  coefficient, coefficient+1
    .endr
    addi  a1, a1, 4
    beq   a1, a6, .Lend
    j     .Lword
.Lend:
    end
    .size kpke_masked_cbd_2, . - kpke_masked_cbd_2
