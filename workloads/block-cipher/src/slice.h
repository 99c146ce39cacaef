/* Bit slices: eight registers of which register i holds bit i of many bytes, so that a circuit of logic gates
   works on all these bytes at once and takes the same time for every value.
   Source: E. Biham, A fast new DES implementation in software (FSE 1997). SPDX-License-Identifier: Apache-2.0

   The bytes are those of SLICE_WORDS 32-bit words. Bit k of field r of a register belongs to byte r of word k; a
   register has four fields, one above the other, of SLICE_WORDS bits each. */

#ifndef INSTAR_SLICE_H
#define INSTAR_SLICE_H

#include <stdint.h>

/* As wide as a register. */
typedef uintptr_t slice;

enum { SLICE_BITS = 8 * (int)sizeof(slice), SLICE_WORDS = SLICE_BITS / 4 };

/* The constant below, cut to a slice. */
#define SLICE(constant) ((slice)UINT64_C(constant))

#if UINTPTR_MAX == UINT32_MAX
/* A one in each field of a slice. */
#define SLICE_FIELDS SLICE(0x01010101)
#else
#define SLICE_FIELDS SLICE(0x0001000100010001)
#endif

static inline slice slice_rotate_right(slice x, unsigned n) {
    return n == 0 ? x : x >> n | x << (SLICE_BITS - n);
}

/* Exchanges the bits of `a` that `mask << n` selects with those of `b` that `mask` selects. */
static inline void slice_swap(slice *a, slice *b, unsigned n, slice mask) {
    const slice t = (*a >> n ^ *b) & mask;
    *b ^= t;
    *a ^= t << n;
}

/* In each byte place: bit i of register j becomes bit j of register i. Its own inverse. */
static inline void slice_transpose(slice q[8]) {
    for (int i = 0; i < 8; i += 2) {
        slice_swap(&q[i], &q[i + 1], 1, SLICE(0x5555555555555555));
    }
    for (int i = 0; i < 8; i += 4) {
        slice_swap(&q[i], &q[i + 2], 2, SLICE(0x3333333333333333));
        slice_swap(&q[i + 1], &q[i + 3], 2, SLICE(0x3333333333333333));
    }
    for (int i = 0; i < 4; i++) {
        slice_swap(&q[i], &q[i + 4], 4, SLICE(0x0f0f0f0f0f0f0f0f));
    }
}

/* Byte r of the word to the lower bits of field r. */
static inline slice slice_spread(uint32_t word) {
#if UINTPTR_MAX == UINT32_MAX
    return word;
#else
    const slice halves = (word | (slice)word << 16) & SLICE(0x0000ffff0000ffff);
    return (halves | halves << 8) & SLICE(0x00ff00ff00ff00ff);
#endif
}

/* The inverse of slice_spread. */
static inline uint32_t slice_gather(slice x) {
#if UINTPTR_MAX == UINT32_MAX
    return x;
#else
    const slice pairs = x & SLICE(0x00ff00ff00ff00ff);
    const slice halves = (pairs | pairs >> 8) & SLICE(0x0000ffff0000ffff);
    return (uint32_t)(halves | halves >> 16);
#endif
}

/* Words to slices. */
static inline void slice_words(slice q[8], const uint32_t words[SLICE_WORDS]) {
    for (int i = 0; i < 8; i++) {
        q[i] = slice_spread(words[i]);
#if UINTPTR_MAX != UINT32_MAX
        q[i] |= slice_spread(words[i + 8]) << 8;
#endif
    }
    slice_transpose(q);
}

/* Slices to words; what was in the slices is lost. */
static inline void slice_unwords(uint32_t words[SLICE_WORDS], slice q[8]) {
    slice_transpose(q);
    for (int i = 0; i < 8; i++) {
        words[i] = slice_gather(q[i]);
#if UINTPTR_MAX != UINT32_MAX
        words[i + 8] = slice_gather(q[i] >> 8);
#endif
    }
}

#endif
