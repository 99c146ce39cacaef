/* Compresses and packs a polynomial of u, du bits a coefficient, without a product of 64 bits.
   Source: FIPS 203 §4.2.1, equation 4.7 and Algorithm 5; own design. SPDX-License-Identifier: Apache-2.0

   a·(2^32/q) modulo 2^32 is the fraction a/q, whose upper bits are wanted. The quotient is 0.4106 too small, of which
   27/64·a, rounded down, gives all but 0.0113·a: less than 77 and 1 for |a| < 2q, where 2^32/(q·2^12) = 314 lie between a
   fraction and a tie. */

#include "pack_bits.h"

static inline uint32_t fraction(int32_t a) {
    const uint32_t whole = (uint32_t)a * (uint32_t)((1LL << 32) / KPKE_Q);
    return whole + (uint32_t)(a * 27 >> 6) + (1u << (31 - KPKE_DU));
}

_Static_assert(((1LL << 32) % KPKE_Q) * 64 / KPKE_Q == 26, "the quotient's rest is between 26/64 and 27/64");
_Static_assert((1LL << 32) / KPKE_Q >> 12 > 78 + 1, "an error below 79 changes no bit");

void kpke_compress_u(uint8_t bytes[KPKE_POLY_BYTES(KPKE_DU)], const int16_t a[256]) {
    pack_bits(bytes, a, KPKE_DU, fraction);
}
