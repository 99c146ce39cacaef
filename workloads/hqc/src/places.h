/* Polynomials at alpha^-j for every place j, four places in a word.
   Source: HQC specification (2025-08-22), decoding of shortened Reed-Solomon codes. SPDX-License-Identifier: Apache-2.0 */

#ifndef HQC_PLACES_H
#define HQC_PLACES_H

#include "code.h"
#include "gf.h"

#define PLACES GF_WORDS(HQC_N1)
/* alpha^-4 for each. */
#define GF_BACK_4 0xd8u

/* alpha^-j for the first four j. */
#define GF_FIRST (0x01u | 0x8eu << 8 | 0x47u << 16 | 0xadu << 24)

static inline uint32_t gf_next_places(uint32_t places) {
    const gf_factor back = gf_factor_of(GF_BACK_4);
    return gf_by(places, &back);
}

#endif
