/* The transform unit's commands, and what moves strings of bytes to and from it.
   Source: own design. SPDX-License-Identifier: Apache-2.0

   A command is one store. An access before the end of the last command waits, so nothing here asks whether it has ended. */

#ifndef TUM22_UNIT_H
#define TUM22_UNIT_H

#include <stdint.h>

#include "../../risqv/kernels/words.h"
#include "transform.h"

#define COMMAND(name) TRANSFORM_CTRL_##name##_MASK

enum { UNIT_SLOT = 256, CENTRED = TRANSFORM_FORMAT_CENTRED_MASK, ACCUMULATE = TRANSFORM_CTRL_ACCUMULATE_MASK };

static inline void command(uint32_t what, uint32_t source, uint32_t other, uint32_t target) {
    TRANSFORM->CTRL = what | source << TRANSFORM_CTRL_SOURCE_SHIFT | other << TRANSFORM_CTRL_OTHER_SHIFT |
                      target << TRANSFORM_CTRL_TARGET_SHIFT;
}

/* How fields of `width` bits become coefficients and back: x·scale + half of 2^shift, without the lower `shift` bits. */
static inline void format(uint32_t width, uint32_t scale, uint32_t shift, uint32_t flags) {
    TRANSFORM->FORMAT = width | width << TRANSFORM_FORMAT_KEPT_SHIFT | shift << TRANSFORM_FORMAT_SHIFT_SHIFT | flags;
    TRANSFORM->SCALE = scale;
    TRANSFORM->ROUND = shift == 0 ? 0 : 1u << (shift - 1);
}

static inline volatile uint32_t *slot(uint32_t number) {
    return TRANSFORM->DATA + UNIT_SLOT * number;
}

static inline void to_slot(uint32_t number, const uint8_t *bytes, uint32_t words) {
    volatile uint32_t *to = slot(number);
#pragma GCC unroll 8
    for (uint32_t i = 0; i < words; i++) {
        to[i] = load_word(bytes + 4 * i);
    }
}

static inline void from_slot(uint8_t *bytes, uint32_t number, uint32_t words) {
    volatile uint32_t *from = slot(number);
#pragma GCC unroll 8
    for (uint32_t i = 0; i < words; i++) {
        store_word(bytes + 4 * i, from[i]);
    }
}

/* In keccak_f1600.S. */
void stream_matrix(volatile uint32_t *unit, const uint8_t rho[32], uint32_t place, uint32_t reject);
void stream_samples(volatile uint32_t *to, const uint8_t seed[32], uint32_t nonce, uint32_t longer);
void stream_blocks(volatile uint32_t *to, const uint8_t seed[32], uint32_t count);
void stream_mask(volatile uint32_t *to, const uint8_t seed[64], uint32_t nonce, uint32_t longer);

#endif
