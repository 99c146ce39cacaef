/* K-PKE in two shares, against one probe on values: conversions between sharings, decryption, and encryption again with
   comparison.
   Source: FIPS 203 §5; Oder, Schneider, Pöppelmann and Güneysu (TCHES 2018(1)) for the order of a masked decapsulation;
   Coron, Gérard, Montoya and Zeitoun (TCHES 2022(4)) for compression of shares. SPDX-License-Identifier: Apache-2.0

   Sharings of coefficients are additive modulo q, those of bits Boolean. Polynomials of 256 bits are eight words, bit i
   of word j being that of coefficient 32j + i. */

#ifndef KPKE_MASKED_H
#define KPKE_MASKED_H

#include "kpke.h"
#include "masked.h"
#include "poly.h"

/* Coefficients of 2·eta Boolean bits each, the sum of the first eta less that of the others; two words of randomness a
   coefficient. `eta` is 2 or 3, of which follow 256·2·eta / 32 words a share, one share behind the other. */
enum { MASKED_BITS_WORDS = 2 };
void kpke_masked_cbd_2(int16_t a[2][256], const uint32_t bits[2][32], const uint32_t fresh[512]);
void kpke_masked_cbd_3(int16_t a[2][256], const uint32_t bits[2][48], const uint32_t fresh[512]);

/* 0 or (q + 1)/2 of each bit. */
void kpke_masked_unpack_message(int16_t a[2][256], const uint32_t m[2][8], const uint32_t fresh[512]);

/* Compress_d of 32 coefficients, |a| < 2q, as d words, each with its shares side by side: bit i of word j is bit j of
   coefficient i. For d <= 11; d + 12 words of randomness. */
#define KPKE_COMPRESS_WORDS(d) MASKED_ADD_WORDS(d)
void kpke_masked_compress(uint32_t (*bits)[2], const int16_t a0[32], const int16_t a1[32], unsigned d,
                          const uint32_t *fresh);

/* Algorithm 15 with the key in shares, in the NTT domain, 0 <= s <= 4095. */
enum { KPKE_MASKED_DECRYPT_WORDS = 8 * KPKE_COMPRESS_WORDS(1) };
void kpke_masked_decrypt(uint32_t m[2][8], const int16_t s[2][KPKE_K][256], const uint8_t c[KPKE_C_BYTES],
                         masked_random *random);

/* All ones, in shares, where Algorithm 14 makes c of ek, m and r, and zero otherwise. */
enum {
    KPKE_PRF1_WORDS = (64 * KPKE_ETA1 + 135) / 136 * MASKED_KECCAK_WORDS,
    KPKE_MASKED_COMPARE_WORDS =
        8 * (KPKE_K * (KPKE_COMPRESS_WORDS(KPKE_DU) + KPKE_DU) + KPKE_COMPRESS_WORDS(KPKE_DV) + KPKE_DV) +
        MASKED_EVERY_WORDS,
    KPKE_MASKED_ENCRYPT_WORDS =
        KPKE_K * (KPKE_PRF1_WORDS + 512) + (KPKE_K + 1) * (MASKED_KECCAK_WORDS + 512) + 512 + KPKE_MASKED_COMPARE_WORDS,
};
void kpke_masked_encrypts(uint32_t same[2], const uint8_t c[KPKE_C_BYTES], const uint8_t ek[KPKE_EK_BYTES],
                          const uint32_t m[2][8], const uint32_t r[2][8], masked_random *random);

/* For known answers alone: a key in shares that the numbers of masked_number make. */
void kpke_masked_split(kpke_poly s[2][KPKE_K], const uint8_t dk[KPKE_DK_BYTES], uint32_t *state);

#endif
