/* Encryption of K-PKE with its polynomials in the transform unit.
   Source: FIPS 203 §5.2, Algorithm 14. SPDX-License-Identifier: Apache-2.0 */

#include "decode.h"
#include "kpke.h"
#include "kpke_unit.h"

/* SUM back from the transform, and an error to it. */
static void finish(const uint8_t r[32], uint32_t nonce) {
    command(COMMAND(INVERSE), 0, 0, SUM);
    samples(POLY, r, nonce, KPKE_ETA2);
    command(COMMAND(ADD), SUM, POLY, SUM);
}

static void compress(uint8_t *bytes, uint32_t bits) {
    format(bits, QUOTIENT(bits), SHIFT, 0);
    command(COMMAND(PACK), SUM, 0, BYTES);
    from_slot(bytes, BYTES, POLY_WORDS(bits));
}

void kpke_encrypt(uint8_t c[KPKE_C_BYTES], const uint8_t ek[KPKE_EK_BYTES], const uint8_t m[32], const uint8_t r[32]) {
    kpke_poly t[KPKE_K]; /* left: what makes rho public is this call */
    uint8_t rho[32] __attribute__((aligned(4)));
    kpke_ek_decode(t, rho, ek);
    kpke_unit_begin();
    for (uint32_t i = 0; i < KPKE_K; i++) { /* lines 9 to 12, 18 */
        samples(i, r, i, KPKE_ETA1);
        command(COMMAND(FORWARD), 0, 0, i);
        TRANSFORM->SCALE = SQUARED;
        command(COMMAND(SCALE), i, 0, i);
    }
    for (uint32_t i = 0; i < KPKE_K; i++) { /* lines 4 to 8, 13 to 16, 19, 22 */
        format(12, 1, 0, 0);
        for (uint32_t j = 0; j < KPKE_K; j++) {
            matrix(rho, i, j);
            command(COMMAND(BASE_2) | (j > 0 ? ACCUMULATE : 0), POLY, j, SUM);
        }
        finish(r, KPKE_K + i);
        compress(c + i * KPKE_POLY_BYTES(KPKE_DU), KPKE_DU);
    }
    format(12, 1, 0, 0); /* lines 2, 17, 20, 21, 23 */
    for (uint32_t j = 0; j < KPKE_K; j++) {
        to_slot(BYTES, ek + j * KPKE_POLY_BYTES(12), POLY_WORDS(12));
        command(COMMAND(UNPACK), BYTES, 0, POLY);
        command(COMMAND(BASE_2) | (j > 0 ? ACCUMULATE : 0), POLY, j, SUM);
    }
    finish(r, 2 * KPKE_K);
    to_slot(BYTES, m, POLY_WORDS(1));
    format(1, HALF_Q, 0, 0);
    command(COMMAND(UNPACK), BYTES, 0, POLY);
    command(COMMAND(ADD), SUM, POLY, SUM);
    compress(c + KPKE_C1_BYTES, KPKE_DV);
}
