/* Words at any address, which the core loads and stores as they are: where they lie across two, in a cycle more.
   Source: own design. SPDX-License-Identifier: Apache-2.0 */

#ifndef RISQV_WORDS_H
#define RISQV_WORDS_H

#include <stdint.h>

static inline uint32_t load_word(const uint8_t *p) {
    uint32_t word;
    __asm__("lw %0, 0(%1)" : "=r"(word) : "r"(p), "m"(*(const uint8_t(*)[4])p));
    return word;
}

static inline void store_word(uint8_t *p, uint32_t word) {
    __asm__("sw %1, 0(%2)" : "=m"(*(uint8_t(*)[4])p) : "r"(word), "r"(p));
}

/* Two coefficients at an even place. */
static inline void store_two(int16_t *p, uint32_t low, uint32_t high) {
    store_word((uint8_t *)p, low | high << 16);
}

#endif
