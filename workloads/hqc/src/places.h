/* Polynomials at alpha^-j for every place j, four places in a word.
   Source: HQC specification (2025-08-22), decoding of shortened Reed-Solomon codes. SPDX-License-Identifier: Apache-2.0 */

#ifndef HQC_PLACES_H
#define HQC_PLACES_H

#include "code.h"
#include "gf.h"

#define PLACES GF_WORDS(HQC_N1)

/* alpha^-j for the first four j, and for the next four. */
#define FIRST_PLACES 0xad478e01u

static inline uint32_t next_places(uint32_t places) {
    const gf_factor back = gf_factor_of(0xd8); /* alpha^-4 */
    return gf_by_one(places, &back);
}

/* A polynomial of every `step`-th coefficient, the last one the highest. */
static inline uint32_t value_at(const uint8_t *coefficients, int last, int step, uint32_t places) {
    const gf_factor by = gf_factor_of(places);
    uint32_t sum = 0;
    for (int i = last; i >= 0; i -= step) {
        sum = gf_by_each(sum, &by) ^ coefficients[i] * GF_FEET;
    }
    return sum;
}

#endif
