/* Saber.KEM: key encapsulation by the Fujisaki-Okamoto transform with implicit rejection.
   Source: Saber round 3 specification (2020), Saber.KEM.KeyGen, Saber.KEM.Encaps, Saber.KEM.Decaps.
   SPDX-License-Identifier: Apache-2.0 */

#include "internal.h"
#include "sha3.h"

static void copy(uint8_t *to, const uint8_t *from, size_t length) {
    for (size_t i = 0; i < length; i++) {
        to[i] = from[i];
    }
}

void saber_keygen(uint8_t pk[SABER_PK_BYTES], uint8_t sk[SABER_SK_BYTES], const uint8_t coins[96]) {
    uint8_t seed_a[32];
    saber_public_seed(seed_a, coins);
    saber_pke_keygen(pk, sk, seed_a, coins + 32);
    copy(sk + SABER_SK_PK, pk, SABER_PK_BYTES);
    sha3_256(sk + SABER_SK_HASH, pk, SABER_PK_BYTES);
    copy(sk + SABER_SK_Z, coins + 64, 32);
}

/* The shared secret of a pre-key and of a ciphertext's hash, which takes the place of the second half of `key`. */
static void shared_secret(uint8_t ss[32], uint8_t key[64], const uint8_t ct[SABER_CT_BYTES]) {
    sha3_256(key + 32, ct, SABER_CT_BYTES);
    sha3_256(ss, key, 64);
}

int saber_encaps(uint8_t ct[SABER_CT_BYTES], uint8_t ss[32], const uint8_t *pk, size_t pk_length,
                 const uint8_t coins[32]) {
    uint8_t m[64], key[64]; /* message and hash of the public key; pre-key and seed of the encryption */
    if (pk_length != SABER_PK_BYTES) {
        return SABER_PUBLIC_KEY_LENGTH;
    }
    sha3_256(m, coins, 32);
    sha3_256(m + 32, pk, SABER_PK_BYTES);
    sha3_512(key, m, 64);
    saber_pke_encrypt(ct, m, key + 32, pk);
    shared_secret(ss, key, ct);
    return SABER_OK;
}

int saber_decaps(uint8_t ss[32], const uint8_t *ct, size_t ct_length, const uint8_t *sk, size_t sk_length) {
    uint8_t m[64], key[64], again[SABER_CT_BYTES];
    if (ct_length != SABER_CT_BYTES) {
        return SABER_CIPHERTEXT_LENGTH;
    }
    if (sk_length != SABER_SK_BYTES) {
        return SABER_PRIVATE_KEY_LENGTH;
    }
    if (saber_pke_decrypt(m, ct, sk) != 0) {
        return SABER_MALFORMED_PRIVATE_KEY;
    }
    copy(m + 32, sk + SABER_SK_HASH, 32);
    sha3_512(key, m, 64);
    saber_pke_encrypt(again, m, key + 32, sk + SABER_SK_PK);
    saber_cmov(key, sk + SABER_SK_Z, 32, saber_verify(ct, again, SABER_CT_BYTES));
    shared_secret(ss, key, ct);
    return SABER_OK;
}

int saber_kem(uint8_t pk[SABER_PK_BYTES], uint8_t sk[SABER_SK_BYTES], uint8_t ct[SABER_CT_BYTES], uint8_t ss[32],
              uint8_t ss_decaps[32], const uint8_t coins[128]) {
    saber_keygen(pk, sk, coins);
    const int encapsulated = saber_encaps(ct, ss, pk, SABER_PK_BYTES, coins + 96);
    return encapsulated != SABER_OK ? encapsulated : saber_decaps(ss_decaps, ct, SABER_CT_BYTES, sk, SABER_SK_BYTES);
}
