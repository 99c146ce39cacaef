/* Words from and to bytes.
   Source: HQC specification (2025-08-22), little-endian throughout. SPDX-License-Identifier: Apache-2.0 */

#include "internal.h"

/* One access where an address is known to be a word's. */
static inline uint32_t word_of(const uint8_t *bytes) {
    return (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

void hqc_load(uint32_t *words, const uint8_t *bytes, size_t length) {
    if ((uintptr_t)bytes % 4 == 0) {
#pragma GCC unroll 8
        for (size_t i = length / 4; i > 0; i--, bytes += 4) {
            *words++ = word_of(__builtin_assume_aligned(bytes, 4));
        }
        length %= 4;
    }
    for (; length >= 4; length -= 4, bytes += 4) {
        *words++ = word_of(bytes);
    }
    if (length > 0) {
        *words = 0;
        for (size_t i = 0; i < length; i++) {
            *words |= (uint32_t)bytes[i] << 8 * i;
        }
    }
}

static inline void put_word(uint8_t *bytes, uint32_t word) {
    bytes[0] = (uint8_t)word;
    bytes[1] = (uint8_t)(word >> 8);
    bytes[2] = (uint8_t)(word >> 16);
    bytes[3] = (uint8_t)(word >> 24);
}

void hqc_store(uint8_t *bytes, const uint32_t *words, size_t length) {
    if ((uintptr_t)bytes % 4 == 0) {
#pragma GCC unroll 8
        for (size_t i = length / 4; i > 0; i--, bytes += 4) {
            put_word(__builtin_assume_aligned(bytes, 4), *words++);
        }
        length %= 4;
    }
    for (; length >= 4; length -= 4, bytes += 4) {
        put_word(bytes, *words++);
    }
    for (size_t i = 0; i < length; i++) {
        bytes[i] = (uint8_t)(*words >> 8 * i);
    }
}
