/* Key generation of K-PKE with its polynomials in the transform unit.
   Source: FIPS 203 §5.1, Algorithm 13. SPDX-License-Identifier: Apache-2.0 */

#include "kpke.h"
#include "kpke_unit.h"

static void pack_12(uint8_t *bytes, uint32_t polynomial) {
    command(COMMAND(PACK), polynomial, 0, BYTES);
    from_slot(bytes, BYTES, POLY_WORDS(12));
}

void kpke_keygen(uint8_t ek[KPKE_EK_BYTES], uint8_t dk[KPKE_DK_BYTES], const uint8_t rho[32], const uint8_t sigma[32]) {
    kpke_unit_begin();
    for (uint32_t i = 0; i < KPKE_K; i++) { /* lines 8 to 11, 16 and 20 */
        samples(i, sigma, i, KPKE_ETA1);
        command(COMMAND(FORWARD), 0, 0, i);
        format(12, 1, 0, 0);
        pack_12(dk + i * KPKE_POLY_BYTES(12), i);
        TRANSFORM->SCALE = SQUARED;
        command(COMMAND(SCALE), i, 0, i);
    }
    for (uint32_t i = 0; i < KPKE_K; i++) { /* lines 3 to 7, 12 to 15, 17 to 19 */
        samples(SUM, sigma, KPKE_K + i, KPKE_ETA1);
        command(COMMAND(FORWARD), 0, 0, SUM);
        format(12, 1, 0, 0);
        for (uint32_t j = 0; j < KPKE_K; j++) {
            matrix(rho, j, i);
            command(COMMAND(BASE_2) | ACCUMULATE, POLY, j, SUM);
        }
        pack_12(ek + i * KPKE_POLY_BYTES(12), SUM);
    }
    for (unsigned i = 0; i < 32; i += 4) {
        store_word(ek + KPKE_VECTOR_BYTES + i, load_word(rho + i));
    }
}
