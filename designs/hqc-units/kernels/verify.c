/* Whether two byte strings differ, a word at a time wherever they begin.
   Source: HQC specification (2025-08-22), HQC-KEM.Decaps. SPDX-License-Identifier: Apache-2.0

   With -mno-strict-align a compiler takes one access for a word, as the core does them. */

#include "internal.h"

static inline uint32_t word_at(const uint8_t *bytes) {
    uint32_t word;
    __builtin_memcpy(&word, bytes, 4);
    return word;
}

uint32_t hqc_verify(const uint8_t *a, const uint8_t *b, size_t length) {
    uint32_t different = 0;
    for (; length >= 32; length -= 32, a += 32, b += 32) {
#pragma GCC unroll 8
        for (int i = 0; i < 32; i += 4) {
            different |= word_at(a + i) ^ word_at(b + i);
        }
    }
    for (; length > 0; length--) {
        different |= (uint32_t)(*a++ ^ *b++);
    }
    return (different | -different) >> 31;
}
