/* A message as a polynomial, two coefficients at a time.
   Source: FIPS 203 §4.2.1, Algorithm 6 and Decompress_1; Algorithm 14 line 20. SPDX-License-Identifier: Apache-2.0 */

#include "multiply.h"
#include "poly.h"
#include "words.h"

void kpke_unpack_message(int16_t a[256], const uint8_t message[32]) {
    /* A product with a hidden constant: of 0 or a known one compilers make a branch on the message. */
    const uint32_t half = (uint32_t)kpke_opaque((KPKE_Q + 1) / 2);
    for (unsigned i = 0; i < KPKE_N; i += 32, message += 4, a += 32) {
        const uint32_t bits = load_word(message);
#pragma GCC unroll 16
        for (unsigned j = 0; j < 32; j += 2) {
            /* The second bit goes to the upper lane. */
            const uint32_t lanes = (bits >> j & 3) * 0x8001 & 0x00010001;
            store_word((uint8_t *)(a + j), lanes * half);
        }
    }
}
