/* Compresses and packs v, dv bits a coefficient.
   Source: FIPS 203 §4.2.1, equation 4.7 and Algorithm 5; Algorithm 14 line 23. SPDX-License-Identifier: Apache-2.0 */

#include "compress.h"
#include "poly.h"

static inline uint32_t at(const int16_t *a, unsigned i) {
    return kpke_compress_few(a[i], KPKE_DV);
}

#if KPKE_DV == 4

void kpke_compress_v(uint8_t bytes[KPKE_POLY_BYTES(KPKE_DV)], const int16_t a[256]) {
    for (unsigned i = 0; i < KPKE_N / 2; i++) {
        bytes[i] = (uint8_t)(at(a, 2 * i) | at(a, 2 * i + 1) << 4);
    }
}

#else

void kpke_compress_v(uint8_t bytes[KPKE_POLY_BYTES(KPKE_DV)], const int16_t a[256]) {
    for (unsigned i = 0; i < KPKE_N / 8; i++, a += 8, bytes += 5) {
        const uint32_t four = at(a, 0) | at(a, 1) << 5 | at(a, 2) << 10 | at(a, 3) << 15;
        const uint32_t six = four | at(a, 4) << 20 | at(a, 5) << 25;
        const uint32_t two = at(a, 6) << 6 | at(a, 7) << 11;
        bytes[0] = (uint8_t)six;
        bytes[1] = (uint8_t)(six >> 8);
        bytes[2] = (uint8_t)(six >> 16);
        bytes[3] = (uint8_t)(six >> 24 | two);
        bytes[4] = (uint8_t)(two >> 8);
    }
}

#endif
