/* A message as a polynomial.
   Source: FIPS 203 §4.2.1, Algorithm 6 and Decompress_1; Algorithm 14 line 20. SPDX-License-Identifier: Apache-2.0 */

#include "multiply.h"
#include "poly.h"

void kpke_unpack_message(int16_t a[256], const uint8_t message[32]) {
    for (unsigned i = 0; i < KPKE_N / 8; i++, a += 8) {
        for (unsigned bit = 0; bit < 8; bit++) {
            /* A product with a hidden constant: of 0 or a known one compilers make a branch on the message. */
            a[bit] = (int16_t)((message[i] >> bit & 1) * kpke_opaque((KPKE_Q + 1) / 2));
        }
    }
}
