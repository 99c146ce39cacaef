/* Decapsulation of Saber with key, message, randomness and shared key in two shares, against one probe on values.
   Source: Saber round 3 specification, Saber.PKE and Saber.KEM; Oder, Schneider, Pöppelmann and Güneysu (TCHES 2018(1)) for
   the order of a masked decapsulation. SPDX-License-Identifier: Apache-2.0

   Sharings of polynomials are additive modulo the prime r of workload saber's transform, so that transforms and products
   are exact on each share, those of bits Boolean. The products that the scheme wants modulo 2^13 are recovered at once
   with their compression: of a public polynomial a, in place of a itself, the residues of r·a modulo 2^13 nearest to zero are
   multiplied, so that of a product w with a secret vector, which stays below r/4, w/r modulo 2^13 is the product with a.
   What is modulo 2^10 is taken 8 times. z is not shared: who knows it can tell a rejected ciphertext by its key, no more. */

#ifndef SABER_MASKED_H
#define SABER_MASKED_H

#include "masked.h"
#include "poly.h"
#include "saber.h"

/* |a| <= r in; |a| <= 7r out, and 6r + 4096 of |a| <= 4096; else as saber_ntt. */
#define SABER_MASKED_NTT_MAX (7LL * SABER_R)
void saber_masked_ntt(int32_t a[256]);

/* As saber_invntt. */
void saber_masked_invntt(int32_t a[256]);

/* c = the sum of a·b·2^-32 modulo r for |a| <= 6r + 4096, |b| <= 7r; |c| <= 4r. */
void saber_masked_product(int32_t c[256], const int32_t a[SABER_L][256], const int32_t b[SABER_L][256]);

/* The residue of r·a modulo 2^13 nearest to zero; and that of each coefficient, of so many bits in the upper of 13, then
   transformed. */
int32_t saber_masked_times_r(int32_t a);
void saber_masked_public(int32_t a[256], unsigned bits);

/* Coefficients of mu Boolean bits each, in words of a share; |a| <= r. For 32 coefficients a word for each addition of bits,
   mu less the number of ones in mu, and two for each coefficient. */
enum {
    SABER_MASKED_COUNT_WORDS = SABER_MU == 6 ? 4 : SABER_MU == 8 ? 7 : 8,
    SABER_MASKED_COUNT_BITS = SABER_MU == 6 ? 3 : 4,
    SABER_MASKED_CBD_WORDS = 8 * (SABER_MASKED_COUNT_WORDS + 64),
};
void saber_masked_cbd(int32_t a0[256], int32_t a1[256], const uint32_t *bits0, const uint32_t *bits1,
                      const uint32_t *fresh);

/* (x ^ y) - mu/2 in shares modulo r, of 32 counts of at most mu. */
void saber_masked_lift(int32_t a0[32], int32_t a1[32], const uint32_t x[32], const uint32_t y[32],
                       const uint32_t fresh[64]);

/* The upper d of the 13 bits of n + 4, for d = 10, or of n + 32, for d <= 6, where n is the product that 32 coefficients
   stand for, |a| <= r; as d words, each with its shares side by side: bit i of word j is bit j of coefficient i. */
void saber_masked_compress(uint32_t (*bits)[2], const int32_t a0[32], const int32_t a1[32], unsigned d,
                           const uint32_t *fresh);

/* Saber.PKE.Dec with the vector of the key in shares, transformed, 0 <= s <= r. */
enum { SABER_MASKED_DECRYPT_WORDS = 8 * MASKED_ADD_WORDS(1) };
void saber_masked_decrypt(uint32_t m[2][8], const int32_t s[2][SABER_L][256], const uint8_t ct[SABER_CT_BYTES],
                          masked_random *random);

/* All ones, in shares, where Saber.PKE.Enc makes ct of pk, m and the seed, and zero otherwise. */
enum {
    SABER_MASKED_ENCRYPT_WORDS = (SABER_L * SABER_COIN_BYTES + 167) / 168 * MASKED_KECCAK_WORDS +
                                 SABER_L * SABER_MASKED_CBD_WORDS +
                                 8 * SABER_L * (MASKED_ADD_WORDS(SABER_P_BITS) + SABER_P_BITS) +
                                 8 * (MASKED_ADD_WORDS(SABER_T_BITS) + SABER_T_BITS) + MASKED_EVERY_WORDS,
};
void saber_masked_encrypts(uint32_t same[2], const uint8_t ct[SABER_CT_BYTES], const uint8_t pk[SABER_PK_BYTES],
                           const uint32_t m[2][8], const uint32_t seed[2][8], masked_random *random);

enum {
    SABER_MASKED_RANDOMNESS = 7, /* fewer words than SABER_MASKED_WORDS */
    SABER_MASKED_WORDS =
        SABER_MASKED_DECRYPT_WORDS + 2 * MASKED_KECCAK_WORDS + SABER_MASKED_ENCRYPT_WORDS + MASKED_CHOOSE_WORDS,
    SABER_MASKED_PUBLIC_BYTES = SABER_SK_BYTES - SABER_SK_PK,
};

/* ss in Boolean shares; s, the vector of the key, transformed, additive modulo r, 0 <= s <= r; what follows it in the key;
   and randomness. */
int saber_masked_decaps(uint32_t ss[2][8], const int32_t s[2][SABER_L][256],
                        const uint8_t others[SABER_MASKED_PUBLIC_BYTES], const uint8_t *ct, size_t ct_length,
                        const uint32_t *fresh, size_t words);

/* The same of a key that is not shared, with shares and randomness from a fixed sequence of numbers: for known answers. */
int saber_masked_known_answer(uint8_t ss[32], const uint8_t *sk, size_t sk_length, const uint8_t *ct, size_t ct_length);

#endif
