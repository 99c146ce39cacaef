# The centred binomial distribution of eta = 3 in shares, for CV32E40P.
# Source: FIPS 203 section 4.2.2, Algorithm 8; masked_bits.h. SPDX-License-Identifier: Apache-2.0
#
# a0 is the coefficients, a1 the bits, a2 fresh randomness. Sixteen coefficients have their bits in three words of each
# share, s0, s8 and s9 for share 0 and s1, s10 and s11 for share 1.

#include "masked_bits.h"

.macro bit_of at, negative
    .if (\at) < 32
    one_bit s0, s1, \at, \negative
    .elseif (\at) < 64
    one_bit s8, s10, (\at)-32, \negative
    .else
    one_bit s9, s11, (\at)-64, \negative
    .endif
.endm

    .section .text.kpke_masked_cbd_3, "ax", @progbits
    .balign 4
    .globl kpke_masked_cbd_3
    .type kpke_masked_cbd_3, @function
kpke_masked_cbd_3:
    begin
    addi  a6, a1, 192
.Lwords:
    lw    s0, 0(a1)
    lw    s8, 4(a1)
    lw    s9, 8(a1)
    lw    t5, 0(a2)             # between the shares
    lw    s1, 192(a1)
    lw    s10, 196(a1)
    lw    s11, 200(a1)
    .set  coefficient, 0
    .rept 16
    residues
    bit_of 6*coefficient, 0
    bit_of 6*coefficient+1, 0
    bit_of 6*coefficient+2, 0
    bit_of 6*coefficient+3, 1
    bit_of 6*coefficient+4, 1
    bit_of 6*coefficient+5, 1
    store_sums
    .set  coefficient, coefficient+1
    .endr
    addi  a1, a1, 12
    beq   a1, a6, .Lend
    j     .Lwords
.Lend:
    end
    .size kpke_masked_cbd_3, . - kpke_masked_cbd_3
