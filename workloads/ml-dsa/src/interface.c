/* The external interface with contexts, and the internal one with formatted messages.
   Source: FIPS 204 §5.2, §5.3 (Algorithms 2 and 3), §6.2, §6.3. SPDX-License-Identifier: Apache-2.0 */

#include "encode.h"
#include "internal.h"

int mldsa_sign_parts(uint8_t sig[MLDSA_SIG_BYTES], const uint8_t *sk, size_t sk_length, const mldsa_part *parts,
                     int count, const uint8_t rnd[32]) {
    uint8_t mu[MLDSA_MU_BYTES];
    if (sk_length != MLDSA_SK_BYTES) {
        return MLDSA_PRIVATE_KEY_LENGTH;
    }
    mldsa_message_representative(mu, sk + MLDSA_SK_TR, parts, count);
    return mldsa_sign_mu(sig, sk, sk_length, mu, rnd);
}

int mldsa_verify_parts(const uint8_t *pk, size_t pk_length, const mldsa_part *parts, int count, const uint8_t *sig,
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
    const mldsa_part parts[1] = {{message, message_length}};
    return mldsa_sign_parts(sig, sk, sk_length, parts, 1, rnd);
}

int mldsa_verify_internal(const uint8_t *pk, size_t pk_length, const uint8_t *message, size_t message_length,
                          const uint8_t *sig, size_t sig_length) {
    const mldsa_part parts[1] = {{message, message_length}};
    return mldsa_verify_parts(pk, pk_length, parts, 1, sig, sig_length);
}

/* M' = 0 || |ctx| || ctx || M */
int mldsa_sign(uint8_t sig[MLDSA_SIG_BYTES], const uint8_t *sk, size_t sk_length, const uint8_t *message,
               size_t message_length, const uint8_t *context, size_t context_length, const uint8_t rnd[32]) {
    const uint8_t prefix[2] = {0, (uint8_t)context_length};
    const mldsa_part parts[3] = {{prefix, 2}, {context, context_length}, {message, message_length}};
    if (context_length > 255) {
        return MLDSA_CONTEXT_TOO_LONG;
    }
    return mldsa_sign_parts(sig, sk, sk_length, parts, 3, rnd);
}

int mldsa_verify(const uint8_t *pk, size_t pk_length, const uint8_t *message, size_t message_length,
                 const uint8_t *context, size_t context_length, const uint8_t *sig, size_t sig_length) {
    const uint8_t prefix[2] = {0, (uint8_t)context_length};
    const mldsa_part parts[3] = {{prefix, 2}, {context, context_length}, {message, message_length}};
    if (context_length > 255) {
        return MLDSA_CONTEXT_TOO_LONG;
    }
    return mldsa_verify_parts(pk, pk_length, parts, 3, sig, sig_length);
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
