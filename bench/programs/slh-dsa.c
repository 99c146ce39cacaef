/* ROUNDS key pairs of SLH-DSA; the exit code is a part of the last one. */

#include "slhdsa.h"

int main(void) {
    static uint8_t pk[SLHDSA_PK_BYTES], sk[SLHDSA_SK_BYTES], sk_seed[SLHDSA_N], sk_prf[SLHDSA_N], pk_seed[SLHDSA_N];
    for (long i = 0; i < ROUNDS; i++) {
        sk_seed[0] = (uint8_t)i;
        slhdsa_keygen_internal(pk, sk, sk_seed, sk_prf, pk_seed);
    }
    return pk[SLHDSA_PK_BYTES - 1] & 63;
}
