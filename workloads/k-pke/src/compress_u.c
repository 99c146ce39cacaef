/* Compresses and packs a polynomial of u, du bits a coefficient.
   Source: FIPS 203 §4.2.1, equation 4.7 and Algorithm 5; Algorithm 14 line 22. SPDX-License-Identifier: Apache-2.0 */

#include "compress.h"
#include "poly.h"

static inline uint32_t at(const int16_t *a, unsigned i) {
    return kpke_compress_many(a[i], KPKE_DU) & ((1u << KPKE_DU) - 1);
}

#if KPKE_DU == 10

void kpke_compress_u(uint8_t bytes[KPKE_POLY_BYTES(KPKE_DU)], const int16_t a[256]) {
    for (unsigned i = 0; i < KPKE_N / 4; i++, a += 4, bytes += 5) {
        const uint32_t three = at(a, 0) | at(a, 1) << 10 | at(a, 2) << 20;
        const uint32_t last = at(a, 3);
        bytes[0] = (uint8_t)three;
        bytes[1] = (uint8_t)(three >> 8);
        bytes[2] = (uint8_t)(three >> 16);
        bytes[3] = (uint8_t)(three >> 24 | last << 6);
        bytes[4] = (uint8_t)(last >> 2);
    }
}

#else

void kpke_compress_u(uint8_t bytes[KPKE_POLY_BYTES(KPKE_DU)], const int16_t a[256]) {
    for (unsigned i = 0; i < KPKE_N / 8; i++, a += 8, bytes += 11) {
        const uint32_t first = at(a, 0) | at(a, 1) << 11, third = at(a, 2);
        const uint32_t second = third >> 10 | at(a, 3) << 1 | at(a, 4) << 12 | at(a, 5) << 23;
        const uint32_t last = at(a, 5) >> 9 | at(a, 6) << 2 | at(a, 7) << 13;
        bytes[0] = (uint8_t)first;
        bytes[1] = (uint8_t)(first >> 8);
        bytes[2] = (uint8_t)(first >> 16 | third << 6);
        bytes[3] = (uint8_t)(third >> 2);
        bytes[4] = (uint8_t)second;
        bytes[5] = (uint8_t)(second >> 8);
        bytes[6] = (uint8_t)(second >> 16);
        bytes[7] = (uint8_t)(second >> 24);
        bytes[8] = (uint8_t)last;
        bytes[9] = (uint8_t)(last >> 8);
        bytes[10] = (uint8_t)(last >> 16);
    }
}

#endif
