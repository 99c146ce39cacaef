/* The key equation: the error locator polynomial, by the algorithm of Berlekamp and Massey.
   Source: HQC specification (2025-08-22), decoding of shortened Reed-Solomon codes; without inversions after H. O. Burton,
   "Inversionless decoding of binary BCH codes" (1971). SPDX-License-Identifier: Apache-2.0

   Every round does the same; what it keeps is chosen by masks. */

#include "code.h"
#include "gf.h"
#include "mask.h"

#define WORDS GF_WORDS(HQC_LOCATOR)

void hqc_locator(uint8_t sigma[HQC_LOCATOR], const uint8_t s[HQC_SYNDROMES]) {
    /* The polynomial, the one of before times x, and the syndromes from the newest back. */
    uint32_t now[WORDS] = {1}, before[WORDS] = {0x100}, known[WORDS] = {0};
    uint32_t gamma = 1, length = 0;
    for (uint32_t k = 0; k < HQC_SYNDROMES; k++) {
        gf_shift(known, WORDS);
        known[0] |= s[k];
        uint32_t discrepancy = 0;
        for (int i = 0; i < WORDS; i++) {
            discrepancy ^= gf_multiply(now[i], known[i]);
        }
        discrepancy ^= discrepancy >> 16;
        discrepancy = (discrepancy ^ discrepancy >> 8) & 0xff;

        /* All ones where the length grows: discrepancy not 0, and 2·length <= k. */
        const uint32_t grows = hqc_sign(-discrepancy & ~(k - 2 * length));
        const gf_factor by_gamma = gf_factor_of(gamma), by_discrepancy = gf_factor_of(discrepancy);
        for (int i = 0; i < WORDS; i++) {
            const uint32_t old = now[i];
            now[i] = gf_by_one(old, &by_gamma) ^ gf_by_one(before[i], &by_discrepancy);
            before[i] ^= (before[i] ^ old) & grows;
        }
        gf_shift(before, WORDS);
        gamma ^= (gamma ^ discrepancy) & grows;
        length ^= (length ^ (k + 1 - length)) & grows;
    }
    gf_store(sigma, now, HQC_LOCATOR);
}
