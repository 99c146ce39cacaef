/* The unit's commands, and what moves keys and elements to and from it.
   Source: own design. SPDX-License-Identifier: Apache-2.0

   A command is one store. An access before its end waits, so nothing here asks whether it has ended. */

#ifndef TUM22_SIKE_UNIT_H
#define TUM22_SIKE_UNIT_H

#include "isogeny.h"
#include "params.h"

#if SIKE_SET == 434
#define COMMAND(name) ISOGENY_CTRL_P434_##name##_MASK
#else
#define COMMAND(name) ISOGENY_CTRL_P751_##name##_MASK
#endif

/* Words of a number in IO: of R. */
#define NUMBER_WORDS (2 * SIKE_WORDS)

static inline uint32_t bytes_at(const uint8_t *from, uint32_t count) {
    uint32_t word = 0;
    for (uint32_t i = 0; i < count; i++) {
        word |= (uint32_t)from[i] << (8 * i);
    }
    return word;
}

static inline void put(volatile uint32_t *to, const uint8_t *from, uint32_t length, uint32_t words) {
    for (uint32_t i = 0; i < words; i++) {
        const uint32_t left = length - 4 * i;
        to[i] = 4 * i >= length ? 0 : bytes_at(from + 4 * i, left < 4 ? left : 4);
    }
}

static inline void put_key(const uint8_t *key, uint32_t length) {
    put(ISOGENY->KEY, key, length, (length + 3) / 4);
}

static inline void put_numbers(const uint8_t *from, uint32_t count) {
    for (uint32_t i = 0; i < count; i++) {
        put(ISOGENY->IO + NUMBER_WORDS * i, from + SIKE_FP_BYTES * i, SIKE_FP_BYTES, NUMBER_WORDS);
    }
}

static inline void get_numbers(uint8_t *to, uint32_t count) {
    for (uint32_t i = 0; i < count; i++) {
        volatile const uint32_t *from = ISOGENY->IO + NUMBER_WORDS * i;
        uint8_t *bytes = to + SIKE_FP_BYTES * i;
        for (uint32_t j = 0; j < SIKE_FP_BYTES; j += 4) {
            const uint32_t word = from[j / 4];
            for (uint32_t k = 0; k < 4 && j + k < SIKE_FP_BYTES; k++) {
                bytes[j + k] = (uint8_t)(word >> (8 * k));
            }
        }
    }
}

#endif
