/* Samples a polynomial of the centred binomial distribution with parameter eta1; six bits a coefficient are taken apart as
   in portable code.
   Source: FIPS 203 §4.2.2, Algorithm 8. SPDX-License-Identifier: Apache-2.0 */

#include "cbd.h"
#include "cbd_2.h"
#include "sample.h"

void kpke_cbd_eta1(int16_t a[256], const uint8_t bytes[64 * KPKE_ETA1]) {
#if KPKE_ETA1 == 3
    for (unsigned i = 0; i < KPKE_N / 4; i++) {
        kpke_cbd_3(a + 4 * i, bytes + 3 * i);
    }
#else
    kpke_vector_cbd_2(a, bytes);
#endif
}
