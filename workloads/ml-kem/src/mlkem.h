/* ML-KEM for programs: key generation, encapsulation and decapsulation, with the checks of their inputs.
   Source: FIPS 203 §6 (internal), §7 (with input checks). SPDX-License-Identifier: Apache-2.0

   Every function that takes secrets runs in time and touches addresses independent of them. Nothing is allocated; the
   deepest stack is below 32 KiB. */

#ifndef MLKEM_H
#define MLKEM_H

#include <stddef.h>
#include <stdint.h>

#include "kpke.h"

#define MLKEM_EK_BYTES KPKE_EK_BYTES
#define MLKEM_C_BYTES KPKE_C_BYTES
#define MLKEM_DK_BYTES (KPKE_DK_BYTES + KPKE_EK_BYTES + 32 + 32)

_Static_assert(MLKEM_DK_BYTES == (MLKEM_SET == 512 ? 1632 : MLKEM_SET == 768 ? 2400 : 3168), "FIPS 203 Table 3");

typedef enum {
    MLKEM_OK = 0,
    MLKEM_ENCAPSULATION_KEY_LENGTH = 1,
    MLKEM_ENCAPSULATION_KEY_MODULUS = 2, /* a coefficient that is not in [0, q) */
    MLKEM_DECAPSULATION_KEY_LENGTH = 3,
    MLKEM_DECAPSULATION_KEY_HASH = 4, /* the key in it has another hash than the one in it */
    MLKEM_CIPHERTEXT_LENGTH = 5,
    MLKEM_SEED_LENGTH = 6,
} mlkem_status;

/* Algorithm 16, ML-KEM.KeyGen_internal. */
void mlkem_keygen(uint8_t ek[MLKEM_EK_BYTES], uint8_t dk[MLKEM_DK_BYTES], const uint8_t d[32], const uint8_t z[32]);

/* The same of the seed d || z, the short form of a decapsulation key (§3.3, §7.1). */
int mlkem_keygen_seed(uint8_t ek[MLKEM_EK_BYTES], uint8_t dk[MLKEM_DK_BYTES], const uint8_t *seed, size_t seed_length);

/* The checks of §7.2 and §7.3 on keys alone: type, and modulus or hash. */
int mlkem_ek_check(const uint8_t *ek, size_t ek_length);
int mlkem_dk_check(const uint8_t *dk, size_t dk_length);

/* Algorithm 20, ML-KEM.Encaps, with its randomness m given (Algorithm 17). */
int mlkem_encaps(uint8_t c[MLKEM_C_BYTES], uint8_t k[32], const uint8_t *ek, size_t ek_length, const uint8_t m[32]);

/* Algorithm 21, ML-KEM.Decaps. An altered ciphertext gives another key, not a refusal. */
int mlkem_decaps(uint8_t k[32], const uint8_t *dk, size_t dk_length, const uint8_t *c, size_t c_length);

/* Algorithm 16, then Algorithm 21: for decapsulation keys that are kept as their seed. */
int mlkem_decaps_seed(uint8_t k[32], const uint8_t *seed, size_t seed_length, const uint8_t *c, size_t c_length);

/* Both sides of an exchange, each with its shared key: Algorithm 20, then Algorithm 21 on what came out. */
int mlkem_exchange(uint8_t c[MLKEM_C_BYTES], uint8_t k[32], uint8_t received[32], const uint8_t *ek, size_t ek_length,
                   const uint8_t *dk, size_t dk_length, const uint8_t m[32]);

#endif
