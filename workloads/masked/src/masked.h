/* Words and hash states in two Boolean shares, against one probe on values: what masked schemes have in common.
   Source: ISW (Ishai, Sahai and Wagner, CRYPTO 2003) for the AND; Bertoni, Daemen, Debande, Le, Peeters and Van Assche
   ("Power analysis of hardware implementations protected with secret sharing", 2013) for chi; the arguments stand beside
   each function. SPDX-License-Identifier: Apache-2.0

   A value is the exclusive-or of its shares. Randomness is an argument of each function, one word for each use, drawn by
   the caller: uniform and independent. Nothing here keeps a compiler or a core from letting two shares meet in a
   register; `instar leak` looks for that. */

#ifndef MASKED_H
#define MASKED_H

#include <stddef.h>
#include <stdint.h>

/* The compiler must not exchange operations around this: a ^ (~b & c0) ^ (~b & c1) with a factor taken out holds c. */
static inline uint32_t masked_keep(uint32_t value) {
#if defined(__GNUC__)
    __asm__("" : "+r"(value));
#endif
    return value;
}

/* Randomness that is used up from its beginning. */
typedef struct {
    const uint32_t *next;
} masked_random;

static inline const uint32_t *masked_draw(masked_random *random, uint32_t words) {
    const uint32_t *drawn = random->next;
    random->next += words;
    return drawn;
}

/* c = a & b for independent sharings a and b, of which c may be one. Each partial product is masked before it meets
   another one: the order is that of the source. */
void masked_and(uint32_t c[2], const uint32_t a[2], const uint32_t b[2], uint32_t r);

/* Of three words in independent sharings the sum of each bit, to a, and the carry, which may be b or c. */
void masked_full_add(uint32_t carry[2], uint32_t a[2], const uint32_t b[2], const uint32_t c[2], uint32_t r);

/* Called between work on one share and on the other, where nothing else lies between: a kernel clears registers. */
void masked_clear(void);

/* The step chi of Keccak on all five planes; in and out are other arrays. Share 0 of a lane a with its neighbours b and
   c becomes a0 ^ (~b0 & c0) ^ (~b0 & c1), share 1 a1 ^ (b1 & c0) ^ (b1 & c1), from left to right. Without randomness the
   shares of a row would not be uniform where its five bits are ones (the map of the masks has the determinant
   1 + the product of the row); one fresh bit a row, added to both shares of its first lane, mends that. */
enum { MASKED_CHI_WORDS = 10 };
void masked_chi(uint64_t out[2][25], const uint64_t in[2][25], const uint32_t fresh[MASKED_CHI_WORDS]);

/* Keccak-f[1600] in shares. */
enum { MASKED_KECCAK_WORDS = 24 * MASKED_CHI_WORDS };
void masked_keccak_f1600(uint64_t lanes[2][25], const uint32_t fresh[MASKED_KECCAK_WORDS]);

/* `words` words, in shares one behind the other, of a sponge of the rate in bytes that has taken in eight words in
   shares, then `length` public bytes, all within one block. Randomness for a permutation of each block of output. */
void masked_hash(uint32_t *out, uint32_t words, const uint32_t in[2][8], const uint8_t *tail, uint32_t length,
                 uint32_t rate, uint8_t suffix, masked_random *random);

/* Rows of 32 words become columns: bit i of word j goes to bit j of word i. */
void masked_transpose(uint32_t words[32]);

/* d <= 11 bits of each of 32 values that follow each other in d words, transposed: word j holds bit j of all. */
void masked_planes(uint32_t planes[32], const uint32_t *words, unsigned d);

/* The upper d of the d + 13 bits of x + y, each word of which holds one bit of 32 numbers, as d words, each with its shares
   side by side; d + 12 words of randomness. */
#define MASKED_ADD_WORDS(d) ((d) + 12)
void masked_add(uint32_t (*bits)[2], const uint32_t x[32], const uint32_t y[32], unsigned d, const uint32_t *fresh);

/* same &= whether d <= 11 words in shares, each with a bit of 32 values, are what 4·d bytes hold; of each value by itself. */
void masked_compare(uint32_t same[2], uint32_t (*bits)[2], const uint8_t *bytes, unsigned d, masked_random *random);

/* All ones where all bits are ones, and zero otherwise. */
enum { MASKED_EVERY_WORDS = 5 };
void masked_every(uint32_t bits[2], masked_random *random);

/* k in shares := k where `same` is all ones, and `rejected` where it is zero. */
enum { MASKED_CHOOSE_WORDS = 8 };
void masked_choose(uint32_t k[2][8], const uint32_t same[2], const uint8_t rejected[32], masked_random *random);

/* For known answers alone: the next of a sequence of numbers, of which `state` is the last and not 0; and what is left in
   shares, put together. */
uint32_t masked_number(uint32_t *state);
void masked_join(uint8_t k[32], const uint32_t shares[2][8]);

#endif
