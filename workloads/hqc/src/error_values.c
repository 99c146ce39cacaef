/* The errors themselves.
   Source: HQC specification (2025-08-22), decoding of shortened Reed-Solomon codes; G. D. Forney, "On decoding BCH codes"
   (1965). SPDX-License-Identifier: Apache-2.0 */

#include "places.h"

#define OMEGA GF_WORDS(HQC_DELTA)

void hqc_error_values(uint8_t errors[HQC_N1], const uint8_t sigma[HQC_LOCATOR], const uint8_t s[HQC_SYNDROMES],
                      const uint8_t slope[HQC_N1]) {
    /* omega = sigma·S modulo x^delta. */
    uint32_t syndromes[OMEGA], omega[OMEGA] = {0};
    uint8_t coefficients[HQC_DELTA];
    gf_load(syndromes, s, HQC_DELTA);
    for (int l = HQC_DELTA - 1; l >= 0; l--) {
        const gf_factor factor = gf_factor_of(sigma[l]);
        gf_shift(omega, OMEGA);
        for (int i = 0; i < OMEGA; i++) {
            omega[i] ^= gf_by_one(syndromes[i], &factor);
        }
    }
    gf_store(coefficients, omega, HQC_DELTA);
    /* x·omega(x) over x·sigma'(x). */
    uint32_t values[PLACES], below[PLACES], place = FIRST_PLACES;
    gf_load(below, slope, HQC_N1);
    for (int i = 0; i < PLACES; i++, place = next_places(place)) {
        const uint32_t above = gf_multiply(value_at(coefficients, HQC_DELTA - 1, 1, place), place);
        values[i] = gf_multiply(above, gf_invert(below[i]));
    }
    gf_store(errors, values, HQC_N1);
}
