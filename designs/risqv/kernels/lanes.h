/* Sums and differences of polynomials two coefficients at a time: a product of lanes by 1 or -1, added.
   Source: own design. SPDX-License-Identifier: Apache-2.0 */

#ifndef RISQV_LANES_H
#define RISQV_LANES_H

#include "poly.h"
#include "words.h"
#include "xrisqv.h"

static inline void combine_lanes(int16_t c[256], const int16_t a[256], const int16_t b[256], uint32_t factor) {
#pragma GCC unroll 8
    for (unsigned i = 0; i < KPKE_N; i += 2) {
        const uint32_t first = load_word((const uint8_t *)(a + i)), second = load_word((const uint8_t *)(b + i));
        store_word((uint8_t *)(c + i), pq_mac(first, second, factor));
    }
}

static inline void add_lanes(int16_t c[256], const int16_t a[256], const int16_t b[256]) {
    combine_lanes(c, a, b, 0x00010001);
}

static inline void subtract_lanes(int16_t c[256], const int16_t a[256], const int16_t b[256]) {
    combine_lanes(c, a, b, 0xffffffff);
}

#endif
