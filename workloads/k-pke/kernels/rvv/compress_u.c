/* Compresses and packs a polynomial of u, du bits a coefficient.
   Source: FIPS 203 §4.2.1, equation 4.7 and Algorithm 5; Algorithm 14 line 22. SPDX-License-Identifier: Apache-2.0 */

#include "compress_quads.h"

void kpke_compress_u(uint8_t bytes[KPKE_POLY_BYTES(KPKE_DU)], const int16_t a[256]) {
    compress_quads(bytes, a, KPKE_DU);
}
