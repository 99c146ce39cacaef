/* Decapsulation of ML-KEM with key, message, randomness and shared key in two shares.
   Source: FIPS 203 §6.3, Algorithm 18. SPDX-License-Identifier: Apache-2.0

   z is not shared, nor what is hashed from it: who knows them can tell a rejected ciphertext by its key, no more. */

#ifndef MLKEM_MASKED_H
#define MLKEM_MASKED_H

#include "masked_poly.h"
#include "mlkem.h"

enum {
    MLKEM_MASKED_RANDOMNESS = 7, /* fewer words than MLKEM_MASKED_WORDS */
    MLKEM_MASKED_WORDS =
        KPKE_MASKED_DECRYPT_WORDS + MASKED_KECCAK_WORDS + KPKE_MASKED_ENCRYPT_WORDS + MASKED_CHOOSE_WORDS,
    MLKEM_MASKED_PUBLIC_BYTES = MLKEM_DK_BYTES - KPKE_DK_BYTES,
};

/* k in Boolean shares; s, the vector of dk_PKE in the NTT domain, additive modulo q, 0 <= s <= 4095; what follows
   dk_PKE in the key; and randomness. The key's hash is checked as in §7.3. */
int mlkem_masked_decaps(uint32_t k[2][8], const int16_t s[2][KPKE_K][256],
                        const uint8_t others[MLKEM_MASKED_PUBLIC_BYTES], const uint8_t *c, size_t c_length,
                        const uint32_t *fresh, size_t words);

/* The same of a key that is not shared, with shares and randomness from a fixed sequence of numbers: for known answers. */
int mlkem_masked_known_answer(uint8_t k[32], const uint8_t *dk, size_t dk_length, const uint8_t *c, size_t c_length);

#endif
