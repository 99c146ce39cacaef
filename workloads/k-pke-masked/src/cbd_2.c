/* The centred binomial distribution of eta = 2 in shares.
   Source: FIPS 203 §4.2.2, Algorithm 8; bits.h. SPDX-License-Identifier: Apache-2.0 */

#include "coefficient.h"
#include "masked_poly.h"

void kpke_masked_cbd_2(int16_t a[2][256], const uint32_t bits[2][32], const uint32_t fresh[512]) {
    for (unsigned i = 0; i < 256; i++) {
        masked_coefficient(&a[0][i], &a[1][i], bits[0][i / 8] >> 4 * (i % 8), bits[1][i / 8] >> 4 * (i % 8), 2, fresh + 2 * i);
    }
}
