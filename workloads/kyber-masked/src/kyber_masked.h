/* Decapsulation of Kyber with key, message, randomness and shared key in two shares.
   Source: CRYSTALS-Kyber 3.02, §1.3, Algorithm 9. SPDX-License-Identifier: Apache-2.0

   z is not shared: who knows it can tell a rejected ciphertext by its key, no more. */

#ifndef KYBER_MASKED_H
#define KYBER_MASKED_H

#include "kyber.h"
#include "masked_poly.h"

enum {
    KYBER_MASKED_RANDOMNESS = 7, /* fewer words than KYBER_MASKED_WORDS */
    KYBER_MASKED_WORDS =
        KPKE_MASKED_DECRYPT_WORDS + 2 * MASKED_KECCAK_WORDS + KPKE_MASKED_ENCRYPT_WORDS + MASKED_CHOOSE_WORDS,
    KYBER_MASKED_PUBLIC_BYTES = KYBER_SK_BYTES - KPKE_DK_BYTES,
};

/* ss in Boolean shares; s, the vector of sk' in the NTT domain, additive modulo q, 0 <= s <= 4095; what follows sk' in the
   key; and randomness. */
int kyber_masked_decaps(uint32_t ss[2][8], const int16_t s[2][KPKE_K][256],
                        const uint8_t others[KYBER_MASKED_PUBLIC_BYTES], const uint8_t *ct, size_t ct_length,
                        const uint32_t *fresh, size_t words);

/* The same of a key that is not shared, with shares and randomness from a fixed sequence of numbers: for known answers. */
int kyber_masked_known_answer(uint8_t ss[32], const uint8_t *sk, size_t sk_length, const uint8_t *ct, size_t ct_length);

#endif
