/* Key generation, encapsulation and decapsulation.
   Source: CRYSTALS-Kyber 3.02, §1.3, Algorithms 7 to 9. SPDX-License-Identifier: Apache-2.0 */

#include "sha3.h"
#include "symmetric.h"

/* Where the parts of a secret key start: sk' || pk || H(pk) || z. */
enum {
    SK_PK = KPKE_DK_BYTES,
    SK_HASH = SK_PK + KYBER_PK_BYTES,
    SK_Z = SK_HASH + 32,
};

void kyber_keygen(uint8_t pk[KYBER_PK_BYTES], uint8_t sk[KYBER_SK_BYTES], const uint8_t d[32], const uint8_t z[32]) {
    uint8_t rho[32], sigma[32];
    kyber_expand_seed(rho, sigma, d);
    kpke_keygen(pk, sk, rho, sigma);
    for (unsigned i = 0; i < KYBER_PK_BYTES; i++) {
        sk[SK_PK + i] = pk[i];
    }
    sha3_256(sk + SK_HASH, pk, KYBER_PK_BYTES);
    for (unsigned i = 0; i < 32; i++) {
        sk[SK_Z + i] = z[i];
    }
}

int kyber_encaps(uint8_t ct[KYBER_CT_BYTES], uint8_t ss[32], const uint8_t *pk, size_t pk_length, const uint8_t m[32]) {
    uint8_t hashed[32], h[32], k[32], r[32];
    if (pk_length != KYBER_PK_BYTES) {
        return KYBER_PUBLIC_KEY_LENGTH;
    }
    sha3_256(hashed, m, 32);
    sha3_256(h, pk, KYBER_PK_BYTES);
    kyber_derive(k, r, hashed, h);
    kpke_encrypt(ct, pk, hashed, r);
    kyber_shared_key(ss, k, ct);
    return KYBER_OK;
}

int kyber_decaps(uint8_t ss[32], const uint8_t *sk, size_t sk_length, const uint8_t *ct, size_t ct_length) {
    uint8_t m[32], k[32], r[32], again[KYBER_CT_BYTES];
    if (sk_length != KYBER_SK_BYTES) {
        return KYBER_SECRET_KEY_LENGTH;
    }
    if (ct_length != KYBER_CT_BYTES) {
        return KYBER_CIPHERTEXT_LENGTH;
    }
    kpke_decrypt(m, sk, ct);
    kyber_derive(k, r, m, sk + SK_HASH);
    kpke_encrypt(again, sk + SK_PK, m, r);
    kpke_replace_if_different(k, sk + SK_Z, ct, again);
    kyber_shared_key(ss, k, ct);
    return KYBER_OK;
}

void kyber_exchange(uint8_t pk[KYBER_PK_BYTES], uint8_t sk[KYBER_SK_BYTES], uint8_t ct[KYBER_CT_BYTES], uint8_t ss[32],
                    uint8_t received[32], const uint8_t coins[96]) {
    kyber_keygen(pk, sk, coins, coins + 32);
    kyber_encaps(ct, ss, pk, KYBER_PK_BYTES, coins + 64);
    kyber_decaps(received, sk, KYBER_SK_BYTES, ct, KYBER_CT_BYTES);
}
