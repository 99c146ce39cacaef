/* HQC-KEM: key encapsulation by the Fujisaki-Okamoto transform with salt and implicit rejection.
   Source: HQC specification (2025-08-22), HQC-KEM.Keygen, HQC-KEM.Encaps, HQC-KEM.Decaps.
   SPDX-License-Identifier: Apache-2.0 */

#include "internal.h"

static void copy(uint8_t *restrict to, const uint8_t *restrict from, size_t length) {
    for (; length >= 16; length -= 16, to += 16, from += 16) {
        __builtin_memcpy(to, from, 16);
    }
    for (size_t i = 0; i < length; i++) {
        to[i] = from[i];
    }
}

void hqc_keygen(uint8_t pk[HQC_PK_BYTES], uint8_t sk[HQC_SK_BYTES], const uint8_t coins[HQC_SEED_BYTES]) {
    uint8_t seed_pke[HQC_SEED_BYTES];
    keccak_sponge xof;
    hqc_xof_start(&xof, coins);
    hqc_xof_take(&xof, seed_pke, HQC_SEED_BYTES);
    hqc_xof_take(&xof, sk + HQC_SK_SIGMA, HQC_K);
    hqc_pke_keygen(pk, sk + HQC_SK_DK, seed_pke);
    copy(sk, pk, HQC_PK_BYTES);
    copy(sk + HQC_SK_KEM, coins, HQC_SEED_BYTES);
}

int hqc_encaps(uint8_t ct[HQC_CT_BYTES], uint8_t ss[32], const uint8_t *pk, size_t pk_length,
               const uint8_t coins[HQC_COIN_BYTES]) {
    uint8_t hash[32], key[64]; /* shared secret and seed of the encryption */
    if (pk_length != HQC_PK_BYTES) {
        return HQC_PUBLIC_KEY_LENGTH;
    }
    hqc_hash_h(hash, pk);
    hqc_hash_g(key, hash, coins, coins + HQC_K);
    hqc_pke_encrypt(ct, coins, key + 32, pk);
    copy(ct + HQC_CT_BYTES - HQC_SALT_BYTES, coins + HQC_K, HQC_SALT_BYTES);
    copy(ss, key, 32);
    return HQC_OK;
}

int hqc_decaps(uint8_t ss[32], const uint8_t *ct, size_t ct_length, const uint8_t *sk, size_t sk_length) {
    uint8_t m[HQC_K], hash[32], key[64];
    uint8_t again[HQC_CT_BYTES - HQC_SALT_BYTES] __attribute__((aligned(4)));
    if (ct_length != HQC_CT_BYTES) {
        return HQC_CIPHERTEXT_LENGTH;
    }
    if (sk_length != HQC_SK_BYTES) {
        return HQC_PRIVATE_KEY_LENGTH;
    }
    hqc_pke_decrypt(m, ct, sk + HQC_SK_DK);
    hqc_hash_h(hash, sk);
    hqc_hash_g(key, hash, m, ct + sizeof again);
    hqc_pke_encrypt(again, m, key + 32, sk);
    hqc_hash_j(ss, hash, sk + HQC_SK_SIGMA, ct);
    hqc_cmov(ss, key, 32, 1 - hqc_verify(ct, again, sizeof again));
    return HQC_OK;
}

int hqc_kem(uint8_t pk[HQC_PK_BYTES], uint8_t sk[HQC_SK_BYTES], uint8_t ct[HQC_CT_BYTES], uint8_t ss[32],
            uint8_t ss_decaps[32], const uint8_t coins[HQC_SEED_BYTES + HQC_COIN_BYTES]) {
    hqc_keygen(pk, sk, coins);
    const int encapsulated = hqc_encaps(ct, ss, pk, HQC_PK_BYTES, coins + HQC_SEED_BYTES);
    return encapsulated != HQC_OK ? encapsulated : hqc_decaps(ss_decaps, ct, HQC_CT_BYTES, sk, HQC_SK_BYTES);
}
