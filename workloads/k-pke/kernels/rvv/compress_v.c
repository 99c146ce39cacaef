/* Compresses and packs v, dv bits a coefficient.
   Source: FIPS 203 §4.2.1, equation 4.7 and Algorithm 5; Algorithm 14 line 23. SPDX-License-Identifier: Apache-2.0 */

#include "compress_quads.h"

void kpke_compress_v(uint8_t bytes[KPKE_POLY_BYTES(KPKE_DV)], const int16_t a[256]) {
    compress_quads(bytes, a, KPKE_DV);
}
