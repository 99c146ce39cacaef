/* Unpacks and decompresses v, dv bits a coefficient.
   Source: FIPS 203 §4.2.1, Algorithm 6 and equation 4.8; Algorithm 15 line 4. SPDX-License-Identifier: Apache-2.0 */

#include "compress_quads.h"

void kpke_decompress_v(int16_t a[256], const uint8_t bytes[KPKE_POLY_BYTES(KPKE_DV)]) {
    decompress_quads(a, bytes, KPKE_DV);
}
