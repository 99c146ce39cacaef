/* Decapsulation in shares.
   Source: Saber round 3 specification, Saber.KEM.Decaps. SPDX-License-Identifier: Apache-2.0 */

#include "saber_masked.h"
#include "sha3.h"

int saber_masked_decaps(uint32_t ss[2][8], const int32_t s[2][SABER_L][256],
                        const uint8_t others[SABER_MASKED_PUBLIC_BYTES], const uint8_t *ct, size_t ct_length,
                        const uint32_t *fresh, size_t words) {
    const uint8_t *pk = others, *hash = others + SABER_PK_BYTES, *z = hash + 32;
    uint32_t m[2][8], g[2][16], k[2][8], seed[2][8], same[2];
    uint8_t hashed[32];
    masked_random random = {fresh};
    if (ct_length != SABER_CT_BYTES) {
        return SABER_CIPHERTEXT_LENGTH;
    }
    if (words < SABER_MASKED_WORDS) {
        return SABER_MASKED_RANDOMNESS;
    }
    saber_masked_decrypt(m, s, ct, &random);
    masked_hash(g[0], 16, (const uint32_t(*)[8])m, hash, 32, SHA3_512_RATE, SHA3_SUFFIX, &random);
    for (unsigned share = 0; share < 2; share++) {
        for (unsigned i = 0; i < 8; i++) {
            k[share][i] = g[share][i];
            seed[share][i] = g[share][8 + i];
        }
        masked_clear();
    }
    saber_masked_encrypts(same, ct, pk, (const uint32_t(*)[8])m, (const uint32_t(*)[8])seed, &random);
    masked_choose(k, same, z, &random);
    sha3_256(hashed, ct, SABER_CT_BYTES);
    masked_hash(ss[0], 8, (const uint32_t(*)[8])k, hashed, 32, SHA3_256_RATE, SHA3_SUFFIX, &random);
    return random.next == fresh + SABER_MASKED_WORDS ? SABER_OK : SABER_MASKED_RANDOMNESS;
}
