#ifndef DSA_CLEAN_API_H
#define DSA_CLEAN_API_H

#include <stddef.h>
#include <stdint.h>

#include "sizes.h"

int PQCLEAN_DSA_CLEAN_crypto_sign_keypair(uint8_t *pk, uint8_t *sk);
int PQCLEAN_DSA_CLEAN_crypto_sign_signature(uint8_t *sig, size_t *siglen, const uint8_t *m, size_t mlen,
                                            const uint8_t *sk);
int PQCLEAN_DSA_CLEAN_crypto_sign_verify(const uint8_t *sig, size_t siglen, const uint8_t *m, size_t mlen,
                                         const uint8_t *pk);
int PQCLEAN_DSA_CLEAN_crypto_sign(uint8_t *sm, size_t *smlen, const uint8_t *m, size_t mlen, const uint8_t *sk);
int PQCLEAN_DSA_CLEAN_crypto_sign_open(uint8_t *m, size_t *mlen, const uint8_t *sm, size_t smlen, const uint8_t *pk);

#endif
