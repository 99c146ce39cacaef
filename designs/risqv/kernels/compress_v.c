/* Compresses and packs v, dv bits a coefficient.
   Source: FIPS 203 §4.2.1, equation 4.7 and Algorithm 5. SPDX-License-Identifier: Apache-2.0 */

#include "pack_bits.h"

/* The bits of kpke_compress_few with what is below them. */
static inline uint32_t fraction(int32_t a) {
    return (uint32_t)a * (uint32_t)((1LL << 32) / KPKE_Q) + (1u << (31 - KPKE_DV));
}

void kpke_compress_v(uint8_t bytes[KPKE_POLY_BYTES(KPKE_DV)], const int16_t a[256]) {
    pack_bits(bytes, a, KPKE_DV, fraction);
}
