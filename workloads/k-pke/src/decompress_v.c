/* Unpacks and decompresses v, dv bits a coefficient.
   Source: FIPS 203 §4.2.1, Algorithm 6 and equation 4.8; Algorithm 15 line 4. SPDX-License-Identifier: Apache-2.0 */

#include "compress.h"
#include "poly.h"

static inline int16_t of(uint32_t bits) {
    return kpke_decompress(bits & ((1u << KPKE_DV) - 1), KPKE_DV);
}

#if KPKE_DV == 4

void kpke_decompress_v(int16_t a[256], const uint8_t bytes[KPKE_POLY_BYTES(KPKE_DV)]) {
    for (unsigned i = 0; i < KPKE_N / 2; i++) {
        a[2 * i] = of(bytes[i]);
        a[2 * i + 1] = of(bytes[i] >> 4);
    }
}

#else

void kpke_decompress_v(int16_t a[256], const uint8_t bytes[KPKE_POLY_BYTES(KPKE_DV)]) {
    for (unsigned i = 0; i < KPKE_N / 8; i++, a += 8, bytes += 5) {
        const uint32_t low = bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
        const uint32_t high = bytes[4];
        a[0] = of(low);
        a[1] = of(low >> 5);
        a[2] = of(low >> 10);
        a[3] = of(low >> 15);
        a[4] = of(low >> 20);
        a[5] = of(low >> 25);
        a[6] = of(low >> 30 | high << 2);
        a[7] = of(high >> 3);
    }
}

#endif
