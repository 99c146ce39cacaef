/* The external interfaces with contexts, pure and pre-hash, and the internal one with formatted messages.
   Source: FIPS 204 §5.2 to §5.4 (Algorithms 2 to 5), §6.2, §6.3. SPDX-License-Identifier: Apache-2.0 */

#include "encode.h"
#include "internal.h"

int mldsa_sign_parts(uint8_t sig[MLDSA_SIG_BYTES], const uint8_t *sk, size_t sk_length, const message_part *parts,
                     int count, const uint8_t rnd[32]) {
    uint8_t mu[MLDSA_MU_BYTES];
    if (sk_length != MLDSA_SK_BYTES) {
        return MLDSA_PRIVATE_KEY_LENGTH;
    }
    mldsa_message_representative(mu, sk + MLDSA_SK_TR, parts, count);
    return mldsa_sign_mu(sig, sk, sk_length, mu, rnd);
}

int mldsa_verify_parts(const uint8_t *pk, size_t pk_length, const message_part *parts, int count, const uint8_t *sig,
                       size_t sig_length) {
    uint8_t tr[MLDSA_TR_BYTES], mu[MLDSA_MU_BYTES];
    if (pk_length != MLDSA_PK_BYTES) {
        return MLDSA_PUBLIC_KEY_LENGTH;
    }
    if (sig_length != MLDSA_SIG_BYTES) {
        return MLDSA_SIGNATURE_LENGTH;
    }
    mldsa_public_key_hash(tr, pk);
    mldsa_message_representative(mu, tr, parts, count);
    return mldsa_verify_mu(pk, pk_length, mu, sig, sig_length);
}

int mldsa_sign_internal(uint8_t sig[MLDSA_SIG_BYTES], const uint8_t *sk, size_t sk_length, const uint8_t *message,
                        size_t message_length, const uint8_t rnd[32]) {
    const message_part parts[1] = {{message, message_length}};
    return mldsa_sign_parts(sig, sk, sk_length, parts, 1, rnd);
}

int mldsa_verify_internal(const uint8_t *pk, size_t pk_length, const uint8_t *message, size_t message_length,
                          const uint8_t *sig, size_t sig_length) {
    const message_part parts[1] = {{message, message_length}};
    return mldsa_verify_parts(pk, pk_length, parts, 1, sig, sig_length);
}

int mldsa_sign(uint8_t sig[MLDSA_SIG_BYTES], const uint8_t *sk, size_t sk_length, const uint8_t *message,
               size_t message_length, const uint8_t *context, size_t context_length, const uint8_t rnd[32]) {
    formatted_message m;
    const int status = message_pure(&m, message, message_length, context, context_length);
    return status != MESSAGE_OK ? status : mldsa_sign_parts(sig, sk, sk_length, m.parts, m.count, rnd);
}

int mldsa_verify(const uint8_t *pk, size_t pk_length, const uint8_t *message, size_t message_length,
                 const uint8_t *context, size_t context_length, const uint8_t *sig, size_t sig_length) {
    formatted_message m;
    const int status = message_pure(&m, message, message_length, context, context_length);
    return status != MESSAGE_OK ? status : mldsa_verify_parts(pk, pk_length, m.parts, m.count, sig, sig_length);
}

int mldsa_sign_prehash(uint8_t sig[MLDSA_SIG_BYTES], const uint8_t *sk, size_t sk_length, int hash,
                       const uint8_t *message, size_t message_length, const uint8_t *context,
                       size_t context_length, const uint8_t rnd[32]) {
    formatted_message m;
    const int status = message_prehashed(&m, hash, message, message_length, context, context_length);
    return status != MESSAGE_OK ? status : mldsa_sign_parts(sig, sk, sk_length, m.parts, m.count, rnd);
}

int mldsa_verify_prehash(const uint8_t *pk, size_t pk_length, int hash, const uint8_t *message,
                         size_t message_length, const uint8_t *context, size_t context_length, const uint8_t *sig,
                         size_t sig_length) {
    formatted_message m;
    const int status = message_prehashed(&m, hash, message, message_length, context, context_length);
    return status != MESSAGE_OK ? status : mldsa_verify_parts(pk, pk_length, m.parts, m.count, sig, sig_length);
}

int mldsa_sign_seed(uint8_t sig[MLDSA_SIG_BYTES], const uint8_t *seed, size_t seed_length, const uint8_t *message,
                    size_t message_length, const uint8_t *context, size_t context_length, const uint8_t rnd[32]) {
    uint8_t pk[MLDSA_PK_BYTES], sk[MLDSA_SK_BYTES];
    if (seed_length != 32) {
        return MLDSA_SEED_LENGTH;
    }
    mldsa_keygen_internal(pk, sk, seed);
    return mldsa_sign(sig, sk, sizeof sk, message, message_length, context, context_length, rnd);
}

int mldsa_sign_seed_mu(uint8_t sig[MLDSA_SIG_BYTES], const uint8_t *seed, size_t seed_length, const uint8_t mu[64],
                       const uint8_t rnd[32]) {
    uint8_t pk[MLDSA_PK_BYTES], sk[MLDSA_SK_BYTES];
    if (seed_length != 32) {
        return MLDSA_SEED_LENGTH;
    }
    mldsa_keygen_internal(pk, sk, seed);
    return mldsa_sign_mu(sig, sk, sizeof sk, mu, rnd);
}
