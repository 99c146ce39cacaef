/* ML-DSA as PQClean has it: hedged, with an empty context; signatures stand alone.
   Headers that reference code includes and hardly uses are there.
   Source: FIPS 204 Algorithms 1 to 3. */

#include <inttypes.h>
#include <stdio.h>

#include "api.h"
#include "mldsa.h"
#include "randombytes.h"

int PQCLEAN_DSA_CLEAN_crypto_sign_keypair(uint8_t *pk, uint8_t *sk) {
    uint8_t seed[32];
    randombytes(seed, sizeof seed);
    mldsa_keygen_internal(pk, sk, seed);
    return 0;
}

int PQCLEAN_DSA_CLEAN_crypto_sign_signature(uint8_t *sig, size_t *siglen, const uint8_t *m, size_t mlen,
                                            const uint8_t *sk) {
    uint8_t rnd[32];
    randombytes(rnd, sizeof rnd);
    *siglen = MLDSA_SIG_BYTES;
    return mldsa_sign(sig, sk, MLDSA_SK_BYTES, m, mlen, sk, 0, rnd);
}

int PQCLEAN_DSA_CLEAN_crypto_sign_verify(const uint8_t *sig, size_t siglen, const uint8_t *m, size_t mlen,
                                         const uint8_t *pk) {
    return mldsa_verify(pk, MLDSA_PK_BYTES, m, mlen, pk, 0, sig, siglen) == MLDSA_OK ? 0 : -1;
}
