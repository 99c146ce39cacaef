/* ML-DSA on the transform unit: Montgomery's form, ranges of what is packed, and where polynomials lie.
   Source: FIPS 204 §7; own design. SPDX-License-Identifier: Apache-2.0

   Kernels of a single function take polynomials of the core's memory as their contracts say, and polynomials that are
   in the unit where they are: as residues in [0, q), in the slot that the pointer points to. Kernels of whole
   operations call them with the latter. */

#ifndef TUM22_MLDSA_UNIT_H
#define TUM22_MLDSA_UNIT_H

#include "../unit.h"
#include "poly.h"

enum {
    QINV = 4236238847, /* -1/q modulo 2^32 */
    SQUARED = 2365951, /* 2^64 modulo q, which takes Montgomery's factor off a product */
    NEGATIVE = 4186625, /* -2^32 modulo q */
    BIT = 24,           /* above all sums of two residues */
};

/* The last slots: a challenge, what one polynomial after the other goes through, and strings. */
enum { CHALLENGE = 13, POLY, SCRATCH };

#define WORDS(bits) (MLDSA_POLY_BYTES(bits) / 4)
#define W1_BITS (MLDSA_W1_BYTES / 32)

static inline int32_t *poly_at(uint32_t number) {
    return (int32_t *)(uintptr_t)slot(number);
}

static inline mldsa_poly *vector_at(uint32_t number) {
    return (mldsa_poly *)(uintptr_t)slot(number);
}

/* The modulus, its eight layers, and 1753^(2^(7 - k)) in Montgomery's form, of which the unit makes all others. */
static inline void mldsa_unit_begin(void) {
    static const uint32_t roots[] = {25847, 5771523, 237124, 1826347, 2725464, 2706023, 4450022, 2091667};
    TRANSFORM->Q = MLDSA_Q;
    TRANSFORM->QINV = QINV;
    TRANSFORM->SHAPE = 8 | 8 << TRANSFORM_SHAPE_LAYERS_SHIFT;
    TRANSFORM->ZETA = 0;
    for (uint32_t k = 0; k < 8; k++) {
        TRANSFORM->TABLE[1u << k] = roots[k];
    }
    TRANSFORM->OFFSET = 0;
    TRANSFORM->LENGTH = 42;
    command(COMMAND(POWERS), 0, 0, 0);
}

/* --- Polynomials of the core's memory */

static inline uint32_t in_unit(const int32_t *a) {
    return (uintptr_t)a - (uintptr_t)TRANSFORM->DATA < sizeof TRANSFORM->DATA;
}

static inline uint32_t slot_of(const int32_t *a) {
    return (uint32_t)((uintptr_t)a - (uintptr_t)TRANSFORM->DATA) / (4 * UNIT_SLOT);
}

/* Integers between -q and q, where they are. */
static inline void to_residues(uint32_t number) {
    format(32, 1, 0, CENTRED);
    command(COMMAND(UNPACK), number, 0, number);
}

/* Where an input lies, or comes to lie. */
static inline uint32_t enter(const int32_t a[256]) {
    if (in_unit(a)) {
        return slot_of(a);
    }
    mldsa_unit_begin();
    to_slot(POLY, (const uint8_t *)a, UNIT_SLOT);
    to_residues(POLY);
    return POLY;
}

/* Where an output comes to lie, before `leave`. */
static inline uint32_t place(const int32_t a[256]) {
    if (in_unit(a)) {
        return slot_of(a);
    }
    mldsa_unit_begin();
    return POLY;
}

static inline void leave(int32_t a[256]) {
    if (!in_unit(a)) {
        for (uint32_t i = 0; i < MLDSA_N; i++) {
            const int32_t x = (int32_t)slot(POLY)[i];
            a[i] = x - (MLDSA_Q & ((MLDSA_Q / 2 - x) >> 31));
        }
    }
}

/* --- Strings: coefficients as they are, or taken from `top` */

static inline void pack(uint8_t *bytes, uint32_t from, uint32_t bits) {
    format(bits, 1, 0, 0);
    command(COMMAND(PACK), from, 0, SCRATCH);
    from_slot(bytes, SCRATCH, WORDS(bits));
}

static inline void unpack(uint32_t to, const uint8_t *bytes, uint32_t bits) {
    to_slot(SCRATCH, bytes, WORDS(bits));
    format(bits, 1, 0, 0);
    command(COMMAND(UNPACK), SCRATCH, 0, to);
}

static inline void negate(uint32_t from, uint32_t to) {
    TRANSFORM->SCALE = NEGATIVE;
    command(COMMAND(SCALE), from, 0, to);
}

static inline void pack_from_top(uint8_t *bytes, uint32_t from, uint32_t bits, uint32_t top) {
    negate(from, SCRATCH);
    format(bits, 1, 0, CENTRED);
    TRANSFORM->ROUND = top;
    command(COMMAND(PACK), SCRATCH, 0, SCRATCH);
    from_slot(bytes, SCRATCH, WORDS(bits));
}

/* The string is in SCRATCH. */
static inline void unpack_from_top(uint32_t to, uint32_t bits, uint32_t top) {
    format(bits, 1, 0, 0);
    TRANSFORM->ROUND = MLDSA_Q - top;
    command(COMMAND(UNPACK), SCRATCH, 0, to);
    negate(to, to);
}

static inline void take_from_top(uint32_t to, const uint8_t *bytes, uint32_t bits, uint32_t top) {
    to_slot(SCRATCH, bytes, WORDS(bits));
    unpack_from_top(to, bits, top);
}

/* --- Bounds and high bits */

/* A bit for each coefficient: whether it is `least` or more. */
static inline void at_least(uint32_t bits[8], uint32_t from, uint32_t least) {
    format(1, 1, BIT, 0);
    TRANSFORM->ROUND = (1u << BIT) - least;
    command(COMMAND(PACK), from, 0, SCRATCH);
    from_slot((uint8_t *)bits, SCRATCH, 8);
}

/* 1 if some |a_i| >= bound, else 0. */
static inline uint32_t exceeds(uint32_t from, uint32_t bound) {
    uint32_t above[8], negative[8], any = 0;
    at_least(above, from, bound);
    at_least(negative, from, MLDSA_Q - bound + 1);
    for (uint32_t i = 0; i < 8; i++) {
        any |= above[i] & ~negative[i];
    }
    return (any | -any) >> 31;
}

/* floor((x - 1) / (2·gamma2)) = floor(x·HIGH_SCALE / 2^HIGH_SHIFT) for 0 < x < q, and that is 0 for x = 0: by a scale that
   is too small, but by less than one multiple away. */
#define HIGH_SHIFT (MLDSA_HIGH_VALUES == 44 ? 47 : 48)
#define HIGH_SCALE ((1ULL << HIGH_SHIFT) / (2 * MLDSA_GAMMA2))
_Static_assert(HIGH_SCALE < 1 << 30, "a scale has 30 bits");
_Static_assert((1ULL << HIGH_SHIFT) > 2ULL * MLDSA_GAMMA2 * MLDSA_Q && (1ULL << HIGH_SHIFT) % (2 * MLDSA_GAMMA2) != 0,
               "the quotient is one too small at multiples and nowhere else");

/* HighBits, packed: to SCRATCH and to bytes, by way of POLY. Of r = -gamma2 the sum is 0, as Algorithm 36 has it. */
static inline void high_bits(uint8_t *bytes, uint32_t from) {
    format(1, 0, 0, 0);
    TRANSFORM->ROUND = MLDSA_GAMMA2;
    command(COMMAND(UNPACK), SCRATCH, 0, POLY);
    command(COMMAND(ADD), from, POLY, POLY);
    format(W1_BITS, HIGH_SCALE, HIGH_SHIFT, 0);
    TRANSFORM->ROUND = 0;
    command(COMMAND(PACK), POLY, 0, SCRATCH);
    from_slot(bytes, SCRATCH, WORDS(W1_BITS));
}

/* --- Products */

/* sum = row i of the matrix times the vector from slot 0 on, both in the NTT domain, times 2^-32. */
static inline void multiply_row(uint32_t sum, const uint8_t rho[32], uint32_t i) {
    TRANSFORM->FORMAT = 24 | 23 << TRANSFORM_FORMAT_KEPT_SHIFT;
    for (uint32_t j = 0; j < MLDSA_L; j++) {
        stream_matrix(&TRANSFORM->CTRL, rho, j | i << 8 | 0x1f0000,
                      COMMAND(REJECT) | (uint32_t)POLY << TRANSFORM_CTRL_TARGET_SHIFT);
        command(COMMAND(POINTWISE) | (j > 0 ? ACCUMULATE : 0), POLY, j, sum);
    }
}

/* Back from the NTT domain, without the factor of a product. */
static inline void finish(uint32_t sum) {
    command(COMMAND(INVERSE), 0, 0, sum);
    TRANSFORM->SCALE = SQUARED;
    command(COMMAND(SCALE), sum, 0, sum);
}

#endif
