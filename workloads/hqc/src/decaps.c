/* HQC-KEM: decapsulation, with implicit rejection.
   Source: HQC specification (2025-08-22), HQC-KEM.Decaps. SPDX-License-Identifier: Apache-2.0 */

#include "internal.h"

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
