/* Saber.KEM as PQClean would have it: randomness from randombytes, hashes from fips202.h, every form of them once.
   Source: Saber round 3 specification; the encryption below is that of the workload saber. */

#include <string.h>

#include "api.h"
#include "fips202.h"
#include "internal.h"
#include "randombytes.h"

/* SHA3-512 of two strings. */
static void hash_of_both(uint8_t key[64], const uint8_t *first, const uint8_t *second) {
    sha3_512incctx state;
    sha3_512_inc_init(&state);
    sha3_512_inc_absorb(&state, first, 32);
    sha3_512_inc_absorb(&state, second, 32);
    sha3_512_inc_finalize(key, &state);
}

int PQCLEAN_SABER_CLEAN_crypto_kem_keypair(uint8_t *pk, uint8_t *sk) {
    uint8_t seed_a[32], seed_s[32];
    shake128incctx xof;
    randombytes(seed_a, 32);
    shake128_inc_init(&xof);
    shake128_inc_absorb(&xof, seed_a, 32);
    shake128_inc_finalize(&xof);
    shake128_inc_squeeze(seed_a, 32, &xof);
    shake128_inc_ctx_release(&xof);
    randombytes(seed_s, 32);
    saber_pke_keygen(pk, sk, seed_a, seed_s);
    memcpy(sk + SABER_SK_PK, pk, SABER_PK_BYTES);
    sha3_256(sk + SABER_SK_HASH, pk, SABER_PK_BYTES);
    randombytes(sk + SABER_SK_Z, 32);
    return 0;
}

int PQCLEAN_SABER_CLEAN_crypto_kem_enc(uint8_t *ct, uint8_t *ss, const uint8_t *pk) {
    uint8_t m[32], hash[32], key[64];
    randombytes(m, 32);
    sha3_256(m, m, 32);
    sha3_256(hash, pk, SABER_PK_BYTES);
    hash_of_both(key, m, hash);
    saber_pke_encrypt(ct, m, key + 32, pk);
    sha3_256(key + 32, ct, SABER_CT_BYTES);
    sha3_256(ss, key, 64);
    return 0;
}

int PQCLEAN_SABER_CLEAN_crypto_kem_dec(uint8_t *ss, const uint8_t *ct, const uint8_t *sk) {
    uint8_t m[32], key[64], again[SABER_CT_BYTES];
    if (saber_pke_decrypt(m, ct, sk) != 0) {
        return -1;
    }
    hash_of_both(key, m, sk + SABER_SK_HASH);
    saber_pke_encrypt(again, m, key + 32, sk + SABER_SK_PK);
    saber_cmov(key, sk + SABER_SK_Z, 32, saber_verify(ct, again, SABER_CT_BYTES));
    sha3_256(key + 32, ct, SABER_CT_BYTES);
    sha3_256(ss, key, 64);
    return 0;
}
