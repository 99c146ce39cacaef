/* The places of errors: the roots of the error locator polynomial.
   Source: HQC specification (2025-08-22), decoding of shortened Reed-Solomon codes; by evaluation at every place.
   SPDX-License-Identifier: Apache-2.0 */

#include "places.h"

/* The last coefficients with an even and with an odd number. */
#define EVEN (HQC_DELTA & ~1)
#define ODD (HQC_DELTA - (HQC_DELTA % 2 == 0))

void hqc_roots(uint8_t slope[HQC_N1], const uint8_t sigma[HQC_LOCATOR]) {
    uint32_t odd[PLACES], place = FIRST_PLACES;
    for (int i = 0; i < PLACES; i++, place = next_places(place)) {
        /* Even and odd powers apart: the odd ones are x·sigma'(x). */
        const uint32_t squares = gf_square(place);
        odd[i] = gf_multiply(value_at(sigma + 1, ODD - 1, 2, squares), place);
        /* 1 in each byte that is not 0. */
        uint32_t wrong = odd[i] ^ value_at(sigma, EVEN, 2, squares);
        wrong |= wrong >> 4 & 0x0f0f0f0fu;
        wrong |= wrong >> 2 & 0x03030303u;
        wrong |= wrong >> 1;
        odd[i] &= ((wrong & GF_FEET) ^ GF_FEET) * 0xff;
    }
    gf_store(slope, odd, HQC_N1);
}
