/* Doublewords of byte strings at any alignment.
   Source: FIPS 197 §3.4 (order of bytes). SPDX-License-Identifier: Apache-2.0 */

#ifndef INSTAR_DOUBLEWORDS_H
#define INSTAR_DOUBLEWORDS_H

#include <stdint.h>

static inline uint64_t load_le64(const uint8_t *p) {
    uint64_t x = 0;
    if ((uintptr_t)p % 8 == 0) {
        return *(const uint64_t *)(const void *)p;
    }
    for (int i = 0; i < 8; i++) {
        x |= (uint64_t)p[i] << (8 * i);
    }
    return x;
}

static inline void store_le64(uint8_t *p, uint64_t x) {
    if ((uintptr_t)p % 8 == 0) {
        *(uint64_t *)(void *)p = x;
        return;
    }
    for (int i = 0; i < 8; i++) {
        p[i] = (uint8_t)(x >> (8 * i));
    }
}

#endif
