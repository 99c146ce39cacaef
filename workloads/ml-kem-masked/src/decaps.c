/* Decapsulation in shares.
   Source: FIPS 203 §6.3, Algorithm 18. SPDX-License-Identifier: Apache-2.0 */

#include "hash.h"
#include "mlkem_masked.h"
#include "sha3.h"

int mlkem_masked_decaps(uint32_t k[2][8], const int16_t s[2][KPKE_K][256],
                        const uint8_t others[MLKEM_MASKED_PUBLIC_BYTES], const uint8_t *c, size_t c_length,
                        const uint32_t *fresh, size_t words) {
    const uint8_t *ek = others, *h = others + MLKEM_EK_BYTES, *z = h + 32;
    uint32_t m[2][8], g[2][16], r[2][8], same[2];
    uint8_t hashed[32], rejected[32];
    masked_random random = {fresh};
    uint32_t difference = 0;
    if (c_length != MLKEM_C_BYTES) {
        return MLKEM_CIPHERTEXT_LENGTH;
    }
    if (words < MLKEM_MASKED_WORDS) {
        return MLKEM_MASKED_RANDOMNESS;
    }
    mlkem_hash_ek(hashed, ek);
    for (unsigned i = 0; i < 32; i++) {
        difference |= (uint32_t)(hashed[i] ^ h[i]);
    }
    if (difference != 0) {
        return MLKEM_DECAPSULATION_KEY_HASH;
    }
    mlkem_reject(rejected, z, c);
    kpke_masked_decrypt(m, s, c, &random);
    masked_hash(g[0], 16, (const uint32_t(*)[8])m, h, 32, SHA3_512_RATE, SHA3_SUFFIX, &random);
    for (unsigned share = 0; share < 2; share++) {
        for (unsigned i = 0; i < 8; i++) {
            k[share][i] = g[share][i];
            r[share][i] = g[share][8 + i];
        }
    }
    kpke_masked_encrypts(same, c, ek, (const uint32_t(*)[8])m, (const uint32_t(*)[8])r, &random);
    masked_choose(k, same, rejected, &random);
    return random.next == fresh + MLKEM_MASKED_WORDS ? MLKEM_OK : MLKEM_MASKED_RANDOMNESS;
}
