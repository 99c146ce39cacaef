/* Decryption of K-PKE with its polynomials in the transform unit.
   Source: FIPS 203 §5.3, Algorithm 15. SPDX-License-Identifier: Apache-2.0 */

#include "kpke.h"
#include "kpke_unit.h"

static void decompress(uint32_t target, const uint8_t *bytes, uint32_t bits) {
    to_slot(BYTES, bytes, POLY_WORDS(bits));
    format(bits, KPKE_Q, bits, 0);
    command(COMMAND(UNPACK), BYTES, 0, target);
}

void kpke_decrypt(uint8_t m[32], const uint8_t dk[KPKE_DK_BYTES], const uint8_t c[KPKE_C_BYTES]) {
    kpke_unit_begin();
    for (uint32_t i = 0; i < KPKE_K; i++) {
        decompress(i, c + i * KPKE_POLY_BYTES(KPKE_DU), KPKE_DU);
        command(COMMAND(FORWARD), 0, 0, i);
    }
    format(12, 1, 0, 0);
    for (uint32_t i = 0; i < KPKE_K; i++) {
        to_slot(BYTES, dk + i * KPKE_POLY_BYTES(12), POLY_WORDS(12));
        command(COMMAND(UNPACK), BYTES, 0, POLY);
        command(COMMAND(BASE_2) | (i > 0 ? ACCUMULATE : 0), POLY, i, SUM);
    }
    TRANSFORM->SCALE = SQUARED;
    command(COMMAND(SCALE), SUM, 0, SUM);
    command(COMMAND(INVERSE), 0, 0, SUM);
    decompress(POLY, c + KPKE_C1_BYTES, KPKE_DV);
    command(COMMAND(SUBTRACT), POLY, SUM, SUM);
    format(1, QUOTIENT(1), SHIFT, 0);
    command(COMMAND(PACK), SUM, 0, BYTES);
    from_slot(m, BYTES, POLY_WORDS(1));
}
