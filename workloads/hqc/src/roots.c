/* The places of errors: the roots of the error locator polynomial.
   Source: HQC specification (2025-08-22), decoding of shortened Reed-Solomon codes; by evaluation at every place.
   SPDX-License-Identifier: Apache-2.0 */

#include "places.h"

void hqc_roots(uint8_t slope[HQC_N1], const uint8_t sigma[HQC_LOCATOR]) {
    /* Even and odd powers apart: the odd part is x·sigma'(x). */
    uint32_t parts[2][PLACES] = {{0}}, power[PLACES], at[PLACES];
    uint32_t place = GF_FIRST;
    for (int i = 0; i < PLACES; i++, place = gf_next_places(place)) {
        at[i] = place;
        power[i] = GF_FEET;
    }
    for (int l = 0; l < HQC_LOCATOR; l++) {
        const gf_factor factor = gf_factor_of(sigma[l]);
        for (int i = 0; i < PLACES; i++) {
            parts[l % 2][i] ^= gf_by(power[i], &factor);
            power[i] = gf_multiply(power[i], at[i]);
        }
    }
    for (int i = 0; i < PLACES; i++) {
        /* 1 in each byte that is not 0. */
        uint32_t wrong = parts[0][i] ^ parts[1][i];
        wrong |= wrong >> 4 & 0x0f0f0f0fu;
        wrong |= wrong >> 2 & 0x03030303u;
        wrong |= wrong >> 1;
        parts[1][i] &= ((wrong & GF_FEET) ^ GF_FEET) * 0xff;
    }
    gf_store(slope, parts[1], HQC_N1);
}
