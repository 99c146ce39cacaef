/* The centred binomial distribution of eta = 3 in shares.
   Source: FIPS 203 §4.2.2, Algorithm 8; bits.h. SPDX-License-Identifier: Apache-2.0 */

#include "coefficient.h"
#include "masked_poly.h"

void kpke_masked_cbd_3(int16_t a[2][256], const uint32_t bits[2][48], const uint32_t fresh[512]) {
    for (unsigned i = 0; i < 256; i++) {
        uint32_t share[2];
        for (unsigned s = 0; s < 2; s++) {
            const unsigned at = 6 * i / 32, off = 6 * i % 32;
            share[s] = bits[s][at] >> off | (off > 26 ? bits[s][at + 1] << (32 - off) : 0);
        }
        masked_coefficient(&a[0][i], &a[1][i], share[0], share[1], 3, fresh + 2 * i);
    }
}
