/* Words as the machine has them, over the 64-bit ones of elements.
   Source: none; ours. SPDX-License-Identifier: Apache-2.0 */

#ifndef SIKE_WORD_H
#define SIKE_WORD_H

#include "internal.h"

typedef uintptr_t __attribute__((may_alias)) word;
#if __riscv_xlen == 64 || UINTPTR_MAX > 0xffffffffu
__extension__ typedef unsigned __int128 two_words;
#else
typedef uint64_t two_words;
#endif

#define WORD_BITS ((uint32_t)(8 * sizeof(word)))
#define FP_WORDS (SIKE_WORDS * 8 / (uint32_t)sizeof(word))

/* Three words, in which products are added up: a column of a long multiplication. */
typedef struct {
    word low, middle, high;
} column;

static inline void column_add(column *c, word a) {
    c->low += a;
    const word carry = c->low < a;
    c->middle += carry;
    c->high += c->middle < carry;
}

static inline void column_product(column *c, word a, word b) {
    const two_words product = (two_words)a * b;
    const word low = (word)product;
    word high = (word)(product >> WORD_BITS);
    c->low += low;
    high += c->low < low; /* a product's upper word is not all ones */
    c->middle += high;
    c->high += c->middle < high;
}

/* The lowest word; the others move down. */
static inline word column_next(column *c) {
    const word low = c->low;
    c->low = c->middle;
    c->middle = c->high;
    c->high = 0;
    return low;
}

/* out = a + b and a - b, of so many words; the carry, or the borrow. */
static inline word words_add(word *out, const word *a, const word *b, uint32_t count) {
    word carry = 0;
    for (uint32_t i = 0; i < count; i++) {
        const word sum = a[i] + carry;
        carry = sum < carry;
        out[i] = sum + b[i];
        carry += out[i] < sum;
    }
    return carry;
}

static inline word words_sub(word *out, const word *a, const word *b, uint32_t count) {
    word borrow = 0;
    for (uint32_t i = 0; i < count; i++) {
        const word x = a[i], difference = x - b[i];
        const word left = difference - borrow;
        borrow = (word)(x < difference) | (word)(difference < left);
        out[i] = left;
    }
    return borrow;
}

/* a += b where `borrow` is 1, as mask and without a branch. */
static inline void words_add_if(word *a, const word *b, word borrow, uint32_t count) {
    word mask = -borrow, carry = 0;
    __asm__("" : "+r"(mask));
    for (uint32_t i = 0; i < count; i++) {
        const word sum = a[i] + carry;
        carry = sum < carry;
        const word term = b[i] & mask;
        a[i] = sum + term;
        carry += a[i] < term;
    }
}

#endif
