/* Sums of Boolean bits as additive shares modulo q.
   Source: own, argued below. SPDX-License-Identifier: Apache-2.0

   A bit b = x ^ y with shares x and y is x + y - 2xy. The products xy are what must not be seen; so with fresh residues r
   and p, modulo q,

       product[0] =  p + sum of ±(x + r)·y
       product[1] = -p - r·(sum of ±y)

   share the sum of ±xy. Whatever b is, x + r is uniform, so that (x + r)·y is uniform where y is one and zero where it is
   not; p, added first, makes each partial sum uniform; product[1] holds nothing of x. Every residue is brought to its
   representative in [0, q) as it is made, since sums of integers would have edges. */

#ifndef KPKE_MASKED_BITS_H
#define KPKE_MASKED_BITS_H

#include <stdint.h>

#include "masked.h"
#include "multiply.h"

/* A residue of a random word: each has the probability 1/q but for less than 2^-32. */
static inline uint32_t masked_residue(uint32_t word) {
    return (uint32_t)((uint64_t)word * KPKE_Q >> 32);
}

/* a in [-q, q) as it is in [0, q). */
static inline int32_t masked_not_negative(int32_t a) {
    return a + (KPKE_Q & (int32_t)masked_keep((uint32_t)(a >> 31)));
}

/* All ones where the bit is one; hidden, as of a mask known to be 0 or -1 compilers make a branch. */
static inline uint32_t masked_all(uint32_t bit) {
    return masked_keep((uint32_t)-(int32_t)bit);
}

/* The product of one bit more: (x + r)·y added to, or taken from, `product`. */
static inline int32_t masked_add_product(int32_t product, uint32_t x, uint32_t y, const int32_t r[2], int negative) {
    const uint32_t chosen = masked_keep((uint32_t)r[0] ^ ((uint32_t)(r[0] ^ r[1]) & masked_all(x)));
    const int32_t term = (int32_t)masked_keep(chosen & masked_all(y));
    return masked_not_negative(negative ? product - term : product + term - KPKE_Q);
}

#endif
