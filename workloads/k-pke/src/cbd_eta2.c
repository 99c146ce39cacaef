/* Samples a polynomial of the centred binomial distribution with parameter eta2 = 2.
   Source: FIPS 203 §4.2.2, Algorithm 8. SPDX-License-Identifier: Apache-2.0 */

#include "cbd.h"
#include "sample.h"

void kpke_cbd_eta2(int16_t a[256], const uint8_t bytes[64 * KPKE_ETA2]) {
    for (unsigned i = 0; i < KPKE_N / 8; i++) {
        kpke_cbd_2(a + 8 * i, bytes + 4 * i);
    }
}
