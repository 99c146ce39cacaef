/* The message that a polynomial is nearest to.
   Source: FIPS 203 §4.2.1, Compress_1 and Algorithm 5; Algorithm 15 line 7. SPDX-License-Identifier: Apache-2.0 */

#include "compress.h"
#include "poly.h"

void kpke_pack_message(uint8_t message[32], const int16_t a[256]) {
    for (unsigned i = 0; i < KPKE_N / 8; i++, a += 8) {
        uint32_t byte = 0;
        for (unsigned bit = 0; bit < 8; bit++) {
            byte |= kpke_compress_few(a[bit], 1) << bit;
        }
        message[i] = (uint8_t)byte;
    }
}
