/* PRF_msg: the randomiser R of a signature.
   Source: FIPS 205 §4.1, §11. SPDX-License-Identifier: Apache-2.0

   In a file of its own, so that no compiler inlines it: R becomes public here, which the constant-time check looks for. */

#include "hash.h"

#if SLHDSA_SHAKE

#include "sha3.h"

void slhdsa_prf_msg(uint8_t r[SLHDSA_N], const uint8_t sk_prf[SLHDSA_N], const uint8_t opt_rand[SLHDSA_N],
                    const message_part *parts, int count) {
    keccak_sponge sponge;
    keccak_init(&sponge, SHAKE256_RATE);
    keccak_absorb(&sponge, sk_prf, SLHDSA_N);
    keccak_absorb(&sponge, opt_rand, SLHDSA_N);
    for (int i = 0; i < count; i++) {
        keccak_absorb(&sponge, parts[i].bytes, parts[i].length);
    }
    keccak_finalise(&sponge, SHAKE_SUFFIX);
    keccak_squeeze(&sponge, r, SLHDSA_N);
}

#else

#include "hmac.h"

/* HMAC-SHA-256 in category 1, HMAC-SHA-512 above. */
#if SLHDSA_N == 16
typedef hmac_sha256_context hmac_context;
#define INIT hmac_sha256_init
#define UPDATE hmac_sha256_update
#define FINAL hmac_sha256_final
#else
typedef hmac_sha512_context hmac_context;
#define INIT hmac_sha512_init
#define UPDATE hmac_sha512_update
#define FINAL hmac_sha512_final
#endif

void slhdsa_prf_msg(uint8_t r[SLHDSA_N], const uint8_t sk_prf[SLHDSA_N], const uint8_t opt_rand[SLHDSA_N],
                    const message_part *parts, int count) {
    hmac_context hmac;
    INIT(&hmac, sk_prf, SLHDSA_N);
    UPDATE(&hmac, opt_rand, SLHDSA_N);
    for (int i = 0; i < count; i++) {
        UPDATE(&hmac, parts[i].bytes, parts[i].length);
    }
    FINAL(&hmac, r, SLHDSA_N);
}

#endif
