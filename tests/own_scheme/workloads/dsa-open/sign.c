/* ML-DSA as the NIST call asks for signatures: joined with their messages, lengths as unsigned long long.
   Source: FIPS 204 Algorithms 1 to 3. */

#include <string.h>

#include "api.h"
#include "mldsa.h"
#include "randombytes.h"

int crypto_sign_keypair(unsigned char *pk, unsigned char *sk) {
    uint8_t seed[32];
    randombytes(seed, sizeof seed);
    mldsa_keygen_internal(pk, sk, seed);
    return 0;
}

int crypto_sign(unsigned char *sm, unsigned long long *smlen, const unsigned char *m, unsigned long long mlen,
                const unsigned char *sk) {
    uint8_t rnd[32];
    randombytes(rnd, sizeof rnd);
    memmove(sm + MLDSA_SIG_BYTES, m, mlen);
    *smlen = MLDSA_SIG_BYTES + mlen;
    return mldsa_sign(sm, sk, MLDSA_SK_BYTES, sm + MLDSA_SIG_BYTES, mlen, sk, 0, rnd);
}

int crypto_sign_open(unsigned char *m, unsigned long long *mlen, const unsigned char *sm, unsigned long long smlen,
                     const unsigned char *pk) {
    const size_t length = smlen < MLDSA_SIG_BYTES ? 0 : smlen - MLDSA_SIG_BYTES;
    if (mldsa_verify(pk, MLDSA_PK_BYTES, sm + MLDSA_SIG_BYTES, length, pk, 0, sm, smlen - length) != MLDSA_OK) {
        return -1;
    }
    memmove(m, sm + MLDSA_SIG_BYTES, length);
    *mlen = length;
    return 0;
}
