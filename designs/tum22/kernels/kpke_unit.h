/* K-PKE on the transform unit: Montgomery's form, formats of what is packed, and where polynomials lie.
   Source: FIPS 203 §4.2 and §4.3; own design. SPDX-License-Identifier: Apache-2.0 */

#ifndef TUM22_KPKE_UNIT_H
#define TUM22_KPKE_UNIT_H

#include "params.h"
#include "unit.h"

enum {
    QINV = 2488732927, /* -1/q modulo 2^32 */
    SQUARED = 2988,    /* 2^64 modulo q, which takes Montgomery's factor off a product */
    SHIFT = 26,        /* of a rounded quotient by q, exact for up to 11 bits */
    HALF_Q = (KPKE_Q + 1) / 2,
};

/* round(2^d · 2^SHIFT / q) */
#define QUOTIENT(d) ((uint32_t)(((1ULL << (SHIFT + (d))) + KPKE_Q / 2) / KPKE_Q))

/* Slots: a vector from 0 on, then what one polynomial after the other goes through. */
enum { SUM = KPKE_K, POLY, BYTES };

#define POLY_WORDS(bits) (KPKE_POLY_BYTES(bits) / 4)

/* The modulus, its seven layers, and 17^(2^(6 - k)) in Montgomery's form, of which the unit makes the other powers. */
static inline void kpke_unit_begin(void) {
    static const uint16_t roots[] = {1353, 2379, 1948, 2609, 2087, 1008, 1524, 3027};
    TRANSFORM->Q = KPKE_Q;
    TRANSFORM->QINV = QINV;
    TRANSFORM->SHAPE = 8 | 7 << TRANSFORM_SHAPE_LAYERS_SHIFT;
    TRANSFORM->ZETA = 0;
    TRANSFORM->TABLE[0] = roots[0];
    for (uint32_t k = 0; k < 7; k++) {
        TRANSFORM->TABLE[1u << k] = roots[k + 1];
    }
    TRANSFORM->LENGTH = 42;
    command(COMMAND(POWERS), 0, 0, 0);
}

/* Algorithm 7 of rho and two bytes, to POLY; the format has 12 bits. */
static inline void matrix(const uint8_t rho[32], uint32_t first, uint32_t second) {
    stream_matrix(&TRANSFORM->CTRL, rho, first | second << 8 | 0x1f0000,
                  COMMAND(REJECT) | (uint32_t)POLY << TRANSFORM_CTRL_TARGET_SHIFT);
}

/* Algorithm 8 of a seed and a nonce, with parameter eta. The format's other keys do not matter. */
static inline void samples(uint32_t target, const uint8_t seed[32], uint32_t nonce, uint32_t eta) {
    stream_samples(slot(BYTES), seed, nonce | 0x1f00, eta == 3);
    TRANSFORM->FORMAT = 2 * eta | 12 << TRANSFORM_FORMAT_KEPT_SHIFT;
    command(COMMAND(BINOMIAL), BYTES, 0, target);
}

#endif
