# A message in Boolean shares as a polynomial in additive ones, for CV32E40P.
# Source: FIPS 203 section 4.2.1, Decompress_1; masked_bits.h. SPDX-License-Identifier: Apache-2.0
#
# a0 is the coefficients, a1 the message, a2 fresh randomness, a7 (q + 1)/2; s0 and s1 hold a word of either share.

#include "masked_bits.h"

    .section .text.kpke_masked_unpack_message, "ax", @progbits
    .balign 4
    .globl kpke_masked_unpack_message
    .type kpke_masked_unpack_message, @function
kpke_masked_unpack_message:
    begin
    li    a7, 1665
    addi  s9, a1, 32
.Lword:
    lw    s0, 0(a1)
    lw    t5, 0(a2)             # between the shares
    lw    s1, 32(a1)
    li    s8, 32
.Lbit:
    residues
    one_bit s0, s1, 0, 0
    # s6 is x, s7 is y: (q + 1)/2 of either, less the product's share.
    neg   t0, s6
    and   t0, t0, a7
    sub   t0, t0, s4
    store_0
    mul   t2, s2, s7
    add   t2, t2, s5
    neg   s7, s7
    and   s7, s7, a7
    add   t2, t2, s7
    store_1
    srli  s0, s0, 1
    nop                         # both shares
    srli  s1, s1, 1
    addi  s8, s8, -1
    beqz  s8, .Lnext
    j     .Lbit
.Lnext:
    addi  a1, a1, 4
    beq   a1, s9, .Lend
    j     .Lword
.Lend:
    end
    .size kpke_masked_unpack_message, . - kpke_masked_unpack_message
