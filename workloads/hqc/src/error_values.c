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
            omega[i] ^= gf_by(syndromes[i], &factor);
        }
    }
    gf_store(coefficients, omega, HQC_DELTA);
    /* x·omega(x) over x·sigma'(x). */
    uint32_t values[PLACES] = {0}, power[PLACES], at[PLACES], below[PLACES];
    uint32_t place = GF_FIRST;
    for (int i = 0; i < PLACES; i++, place = gf_next_places(place)) {
        at[i] = place;
        power[i] = place;
    }
    for (int l = 0; l < HQC_DELTA; l++) {
        const gf_factor factor = gf_factor_of(coefficients[l]);
        for (int i = 0; i < PLACES; i++) {
            values[i] ^= gf_by(power[i], &factor);
            power[i] = gf_multiply(power[i], at[i]);
        }
    }
    gf_load(below, slope, HQC_N1);
    for (int i = 0; i < PLACES; i++) {
        values[i] = gf_multiply(values[i], gf_invert(below[i]));
    }
    gf_store(errors, values, HQC_N1);
}
