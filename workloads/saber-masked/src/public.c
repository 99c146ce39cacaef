/* What of a product is public, ready for it: of a polynomial a modulo 2^13 the residues of r·a nearest to zero, transformed.
   Source: as compress.c says. SPDX-License-Identifier: Apache-2.0 */

#include "saber_masked.h"

int32_t saber_masked_times_r(int32_t a) {
    _Static_assert(SABER_R % (1 << SABER_Q_BITS) == 1025, "r modulo 2^13");
    return (int32_t)((uint32_t)a * 1025 << (32 - SABER_Q_BITS)) >> (32 - SABER_Q_BITS);
}

void saber_masked_public(int32_t a[256], unsigned bits) {
    for (unsigned i = 0; i < SABER_N; i += 4) {
        for (unsigned j = i; j < i + 4; j++) {
            a[j] = saber_masked_times_r(a[j] * (1 << (SABER_Q_BITS - bits)));
        }
    }
    saber_masked_ntt(a);
}
