/* What src/keccak.c asks for where many bytes are absorbed or squeezed at once; the rest is in keccak_f1600.S.
   Source: FIPS 202 §4; own design. SPDX-License-Identifier: Apache-2.0

   The core loads and stores words at any address. */

#ifndef INSTAR_KECCAK_BLOCKS_H
#define INSTAR_KECCAK_BLOCKS_H

#include <stddef.h>
#include <stdint.h>

size_t keccak_absorb_blocks(uint64_t lanes[25], const uint8_t *input, size_t length, uint32_t rate);
size_t keccak_squeeze_blocks(uint64_t lanes[25], uint8_t *output, size_t length, uint32_t rate);

static inline uint32_t keccak_word(const uint8_t *p) {
    uint32_t word;
    __asm__("lw %0, 0(%1)" : "=r"(word) : "r"(p), "m"(*(const uint8_t(*)[4])p));
    return word;
}

/* Adds bytes to bytes, as exclusive-or. */
static inline void keccak_add(uint8_t *to, const uint8_t *from, size_t length) {
    for (; length >= 4; to += 4, from += 4, length -= 4) {
        const uint32_t sum = keccak_word(to) ^ keccak_word(from);
        __asm__("sw %1, 0(%2)" : "=m"(*(uint8_t(*)[4])to) : "r"(sum), "r"(to));
    }
    for (; length > 0; to++, from++, length--) {
        *to ^= *from;
    }
}

#endif
