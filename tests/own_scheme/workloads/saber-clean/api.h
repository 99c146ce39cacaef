#ifndef PQCLEAN_SABER_CLEAN_API_H
#define PQCLEAN_SABER_CLEAN_API_H

#include <stdint.h>

#define PQCLEAN_SABER_CLEAN_CRYPTO_SECRETKEYBYTES  2304
#define PQCLEAN_SABER_CLEAN_CRYPTO_PUBLICKEYBYTES  (3 * 320 + 32)
#define PQCLEAN_SABER_CLEAN_CRYPTO_CIPHERTEXTBYTES 1088
#define PQCLEAN_SABER_CLEAN_CRYPTO_BYTES           32
#define PQCLEAN_SABER_CLEAN_CRYPTO_ALGNAME         "Saber"

int PQCLEAN_SABER_CLEAN_crypto_kem_keypair(uint8_t *pk, uint8_t *sk);
int PQCLEAN_SABER_CLEAN_crypto_kem_enc(uint8_t *ct, uint8_t *ss, const uint8_t *pk);
int PQCLEAN_SABER_CLEAN_crypto_kem_dec(uint8_t *ss, const uint8_t *ct, const uint8_t *sk);

#endif
