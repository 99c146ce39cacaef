/* Key encapsulation: the Fujisaki-Okamoto transform of the exchange of the two sides, with implicit rejection.
   Source: SIKE specification, round 3 (2020-10-01), §1.4: KeyGen, Encaps, Decaps; F, G and H are SHAKE256.
   SPDX-License-Identifier: Apache-2.0 */

#include "kem.h"
#include "internal.h"
#include "sha3.h"

#define SK_KEY SIKE_MESSAGE_BYTES
#define SK_PK (SIKE_MESSAGE_BYTES + SIKE_KEY_3_BYTES)

static void copy(uint8_t *to, const uint8_t *from, size_t length) {
    for (size_t i = 0; i < length; i++) {
        to[i] = from[i];
    }
}

/* SHAKE256 of a followed by b. */
static void hash(uint8_t *out, size_t out_length, const uint8_t *a, size_t a_length, const uint8_t *b, size_t b_length) {
    keccak_sponge sponge;
    keccak_init(&sponge, SHAKE256_RATE);
    keccak_absorb(&sponge, a, a_length);
    keccak_absorb(&sponge, b, b_length);
    keccak_finalise(&sponge, SHAKE_SUFFIX);
    keccak_squeeze(&sponge, out, out_length);
}

/* The key of the 2-side that belongs to a message and a public key (G). */
static void ephemeral(uint8_t key[SIKE_KEY_2_BYTES], const uint8_t *message, const uint8_t *pk) {
    hash(key, SIKE_KEY_2_BYTES, message, SIKE_MESSAGE_BYTES, pk, SIKE_PK_BYTES);
    key[SIKE_KEY_2_BYTES - 1] &= (uint8_t)(0xff >> (-SIKE_BITS_2 & 7));
}

/* The message, or what hides it, exclusive-or a hash of j (F). */
static void mask(uint8_t *out, const uint8_t *in, const uint8_t j[SIKE_J_BYTES]) {
    uint8_t stream[SIKE_MESSAGE_BYTES];
    hash(stream, SIKE_MESSAGE_BYTES, j, SIKE_J_BYTES, j, 0);
    for (uint32_t i = 0; i < SIKE_MESSAGE_BYTES; i++) {
        out[i] = in[i] ^ stream[i];
    }
}

void sike_keygen(uint8_t pk[SIKE_PK_BYTES], uint8_t sk[SIKE_SK_BYTES], const uint8_t coins[SIKE_KEY_COINS]) {
    copy(sk, coins, SIKE_KEY_COINS);
    sk[SK_PK - 1] &= (uint8_t)(0xff >> (-SIKE_BITS_3 & 7));
    sike_public_3(pk, sk + SK_KEY);
    copy(sk + SK_PK, pk, SIKE_PK_BYTES);
}

int sike_encaps(uint8_t ct[SIKE_CT_BYTES], uint8_t ss[SIKE_SS_BYTES], const uint8_t *pk, size_t pk_length,
                const uint8_t coins[SIKE_MESSAGE_BYTES]) {
    uint8_t key[SIKE_KEY_2_BYTES], j[SIKE_J_BYTES];
    if (pk_length != SIKE_PK_BYTES) {
        return SIKE_PUBLIC_KEY_LENGTH;
    }
    ephemeral(key, coins, pk);
    sike_public_2(ct, key);
    sike_shared_2(j, key, pk);
    mask(ct + SIKE_PK_BYTES, coins, j);
    hash(ss, SIKE_SS_BYTES, coins, SIKE_MESSAGE_BYTES, ct, SIKE_CT_BYTES);
    return SIKE_OK;
}

int sike_decaps(uint8_t ss[SIKE_SS_BYTES], const uint8_t *ct, size_t ct_length, const uint8_t *sk, size_t sk_length) {
    uint8_t key[SIKE_KEY_2_BYTES], j[SIKE_J_BYTES], message[SIKE_MESSAGE_BYTES], again[SIKE_PK_BYTES];
    if (ct_length != SIKE_CT_BYTES) {
        return SIKE_CIPHERTEXT_LENGTH;
    }
    if (sk_length != SIKE_SK_BYTES) {
        return SIKE_PRIVATE_KEY_LENGTH;
    }
    sike_shared_3(j, sk + SK_KEY, ct);
    mask(message, ct + SIKE_PK_BYTES, j);
    ephemeral(key, message, sk + SK_PK);
    sike_public_2(again, key);
    sike_cmov(message, sk, SIKE_MESSAGE_BYTES, sike_verify(again, ct, SIKE_PK_BYTES));
    hash(ss, SIKE_SS_BYTES, message, SIKE_MESSAGE_BYTES, ct, SIKE_CT_BYTES);
    return SIKE_OK;
}

int sike_kem(uint8_t pk[SIKE_PK_BYTES], uint8_t sk[SIKE_SK_BYTES], uint8_t ct[SIKE_CT_BYTES], uint8_t ss[SIKE_SS_BYTES],
             uint8_t ss_decaps[SIKE_SS_BYTES], const uint8_t coins[SIKE_KEY_COINS + SIKE_MESSAGE_BYTES]) {
    sike_keygen(pk, sk, coins);
    const int encapsulated = sike_encaps(ct, ss, pk, SIKE_PK_BYTES, coins + SIKE_KEY_COINS);
    return encapsulated != SIKE_OK ? encapsulated : sike_decaps(ss_decaps, ct, SIKE_CT_BYTES, sk, SIKE_SK_BYTES);
}
