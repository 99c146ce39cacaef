/* Two numbers of 16 bits, or four of 8, in one word of memory, wherever it begins. SPDX-License-Identifier: Apache-2.0

   With -mno-strict-align a compiler takes one access for it, as the core does them: a word that is split costs a cycle more. */

#ifndef CIRCE_WORDS_H
#define CIRCE_WORDS_H

#include <stdint.h>

typedef struct __attribute__((packed, may_alias)) {
    uint32_t word;
} anywhere;

static inline uint32_t load_word(const void *from) {
    return ((const anywhere *)from)->word;
}

static inline void store_word(void *to, uint32_t word) {
    ((anywhere *)to)->word = word;
}

/* Loads before it stay before it, so that none waits for its word. */
#define LOADED() __asm__ volatile("" ::: "memory")

#endif
