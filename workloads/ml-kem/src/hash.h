/* The hash functions of ML-KEM with what they are given.
   Source: FIPS 203 §4.1, equations 4.4 and 4.5. SPDX-License-Identifier: Apache-2.0 */

#ifndef MLKEM_HASH_H
#define MLKEM_HASH_H

#include "mlkem.h"

/* G(d || k), Algorithm 13 line 1; rho is public. */
void mlkem_expand_seed(uint8_t rho[32], uint8_t sigma[32], const uint8_t d[32]);

/* H(ek). */
void mlkem_hash_ek(uint8_t h[32], const uint8_t ek[MLKEM_EK_BYTES]);

/* G(m || h): the shared key and the randomness of the encryption, Algorithm 17 line 1. */
void mlkem_derive(uint8_t k[32], uint8_t r[32], const uint8_t m[32], const uint8_t h[32]);

/* J(z || c), Algorithm 18 line 7. */
void mlkem_reject(uint8_t k[32], const uint8_t z[32], const uint8_t c[MLKEM_C_BYTES]);

#endif
