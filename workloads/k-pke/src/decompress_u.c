/* Unpacks and decompresses a polynomial of u, du bits a coefficient.
   Source: FIPS 203 §4.2.1, Algorithm 6 and equation 4.8; Algorithm 15 line 3. SPDX-License-Identifier: Apache-2.0 */

#include "compress.h"
#include "poly.h"

static inline int16_t of(uint32_t bits) {
    return kpke_decompress(bits & ((1u << KPKE_DU) - 1), KPKE_DU);
}

#if KPKE_DU == 10

void kpke_decompress_u(int16_t a[256], const uint8_t bytes[KPKE_POLY_BYTES(KPKE_DU)]) {
    for (unsigned i = 0; i < KPKE_N / 4; i++, a += 4, bytes += 5) {
        const uint32_t b1 = bytes[1], b2 = bytes[2], b3 = bytes[3];
        a[0] = of(bytes[0] | b1 << 8);
        a[1] = of(b1 >> 2 | b2 << 6);
        a[2] = of(b2 >> 4 | b3 << 4);
        a[3] = of(b3 >> 6 | (uint32_t)bytes[4] << 2);
    }
}

#else

void kpke_decompress_u(int16_t a[256], const uint8_t bytes[KPKE_POLY_BYTES(KPKE_DU)]) {
    for (unsigned i = 0; i < KPKE_N / 8; i++, a += 8, bytes += 11) {
        const uint32_t b1 = bytes[1], b2 = bytes[2], b3 = bytes[3], b4 = bytes[4], b5 = bytes[5];
        const uint32_t b6 = bytes[6], b7 = bytes[7], b8 = bytes[8], b9 = bytes[9];
        a[0] = of(bytes[0] | b1 << 8);
        a[1] = of(b1 >> 3 | b2 << 5);
        a[2] = of(b2 >> 6 | b3 << 2 | b4 << 10);
        a[3] = of(b4 >> 1 | b5 << 7);
        a[4] = of(b5 >> 4 | b6 << 4);
        a[5] = of(b6 >> 7 | b7 << 1 | b8 << 9);
        a[6] = of(b8 >> 2 | b9 << 6);
        a[7] = of(b9 >> 5 | (uint32_t)bytes[10] << 3);
    }
}

#endif
