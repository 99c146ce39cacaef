/* Words of byte strings at any alignment.
   Source: FIPS 197 §3.4 and SP 800-38D §3 (order of bytes). SPDX-License-Identifier: Apache-2.0 */

#ifndef INSTAR_BYTES_H
#define INSTAR_BYTES_H

#include <stdint.h>

static inline uint32_t load_le32(const uint8_t *p) {
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static inline uint32_t load_be32(const uint8_t *p) {
    return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | (uint32_t)p[3];
}

static inline void store_le32(uint8_t *p, uint32_t word) {
    for (int i = 0; i < 4; i++) {
        p[i] = (uint8_t)(word >> (8 * i));
    }
}

static inline void store_be32(uint8_t *p, uint32_t word) {
    for (int i = 0; i < 4; i++) {
        p[i] = (uint8_t)(word >> (24 - 8 * i));
    }
}

#endif
