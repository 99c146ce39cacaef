/* Key generation and ROUNDS signatures of ML-DSA; the exit code says whether the last one verifies. */

#include "mldsa.h"

int main(void) {
    static uint8_t pk[MLDSA_PK_BYTES], sk[MLDSA_SK_BYTES], sig[MLDSA_SIG_BYTES];
    static uint8_t seed[32], rnd[32], message[64];
    mldsa_keygen_internal(pk, sk, seed);
    int status = 0;
    for (long i = 0; i < ROUNDS; i++) {
        message[0] = (uint8_t)i;
        status |= mldsa_sign(sig, sk, sizeof sk, message, sizeof message, 0, 0, rnd);
    }
    return status | (ROUNDS > 0 ? mldsa_verify(pk, sizeof pk, message, sizeof message, 0, 0, sig, sizeof sig) : 0);
}
