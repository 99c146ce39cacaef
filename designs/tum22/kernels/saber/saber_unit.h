/* Saber on the transform unit: products of vectors in the integers, by seven layers modulo a prime of 25 bits.
   Source: Saber round 3 specification; the prime: any above twice 12582912, the largest coefficient of such a product, with
   256th roots of unity. SPDX-License-Identifier: Apache-2.0 */

#ifndef TUM22_SABER_UNIT_H
#define TUM22_SABER_UNIT_H

#include "../unit.h"
#include "poly.h"

#define MODULUS 25166081
_Static_assert(MODULUS % 256 == 1 && MODULUS > 2 * SABER_PRODUCT_MAX, "seven layers, and products are exact");

enum {
    QINV = 41877759,    /* -1/q modulo 2^32 */
    SQUARED = 13990637, /* 2^64 modulo q, which takes Montgomery's factor off a product */
};

/* Slots: the secret, sums, what one polynomial after the other goes through, and strings up to the last. */
enum { SUMS = SABER_L, POLY = 2 * SABER_L, BYTES, MATRIX_BLOCKS = (SABER_L * SABER_L * SABER_Q_BYTES + 167) / 168 };
_Static_assert(UNIT_SLOT * BYTES + 42 * MATRIX_BLOCKS <= 4096, "the matrix is in the unit as a whole");

#define WORDS(bits) (SABER_POLY_BYTES(bits) / 4)

/* The modulus, its seven layers, and 1708789^(2^(6 - k)) in Montgomery's form, of which the unit makes the other powers. */
static inline void saber_unit_begin(void) {
    static const uint32_t roots[] = {16733526, 2921358, 10203707, 1776511, 11637995, 18019917, 13858533, 11602680};
    TRANSFORM->Q = MODULUS;
    TRANSFORM->QINV = QINV;
    TRANSFORM->SHAPE = 8 | 7 << TRANSFORM_SHAPE_LAYERS_SHIFT;
    TRANSFORM->ZETA = 0;
    TRANSFORM->TABLE[0] = roots[0];
    for (uint32_t k = 0; k < 7; k++) {
        TRANSFORM->TABLE[1u << k] = roots[k + 1];
    }
    TRANSFORM->OFFSET = 0;
    command(COMMAND(POWERS), 0, 0, 0);
}

/* The secret to the transform, with the factor that products with it lose. */
static inline void begin_secret(uint32_t i) {
    command(COMMAND(FORWARD), 0, 0, i);
    TRANSFORM->SCALE = SQUARED;
    command(COMMAND(SCALE), i, 0, i);
}

/* GenSecret: number i of the vector, of a string in BYTES. */
static inline void secret(uint32_t i) {
    TRANSFORM->FORMAT = SABER_MU;
    TRANSFORM->OFFSET = i * WORDS(SABER_MU);
    command(COMMAND(BINOMIAL), BYTES, 0, i);
}

static inline void secret_string(const uint8_t seed[32]) {
    stream_blocks(slot(BYTES), seed, (SABER_L * SABER_COIN_BYTES + 167) / 168);
}

/* sum (+)= a·s for number `at` of the matrix, a string in BYTES; the format is that of 13 bits. */
static inline void multiply_matrix(uint32_t at, uint32_t s, uint32_t sum, int first) {
    TRANSFORM->OFFSET = at * WORDS(SABER_Q_BITS);
    command(COMMAND(UNPACK), BYTES, 0, POLY);
    command(COMMAND(FORWARD), 0, 0, POLY);
    command(COMMAND(BASE_2) | (first ? 0 : ACCUMULATE), POLY, s, sum);
}

/* The product of a packed vector modulo 2^10 with the secret, in the integers. */
static inline void inner_product(uint32_t sum, const uint8_t *bytes) {
    format(SABER_P_BITS, 1, 0, 0);
    TRANSFORM->OFFSET = 0;
    for (uint32_t i = 0; i < SABER_L; i++) {
        to_slot(BYTES, bytes + i * SABER_P_BYTES, WORDS(SABER_P_BITS));
        command(COMMAND(UNPACK), BYTES, 0, POLY);
        command(COMMAND(FORWARD), 0, 0, POLY);
        command(COMMAND(BASE_2) | (i > 0 ? ACCUMULATE : 0), POLY, i, sum);
    }
    command(COMMAND(INVERSE), 0, 0, sum);
}

/* Modulo 2^13 to `bits` bits, to bytes; by way of the POLY that is over. */
static inline void pack(uint8_t *bytes, uint32_t from, uint32_t bits) {
    command(COMMAND(PACK), from, 0, POLY);
    from_slot(bytes, POLY, WORDS(bits));
}

#endif
