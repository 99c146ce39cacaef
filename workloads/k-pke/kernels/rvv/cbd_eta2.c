/* Samples a polynomial of the centred binomial distribution with parameter eta2.
   Source: FIPS 203 §4.2.2, Algorithm 8. SPDX-License-Identifier: Apache-2.0 */

#include "cbd_2.h"
#include "sample.h"

void kpke_cbd_eta2(int16_t a[256], const uint8_t bytes[64 * KPKE_ETA2]) {
    kpke_vector_cbd_2(a, bytes);
}
