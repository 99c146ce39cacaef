/* K-PKE, the public-key encryption inside ML-KEM and inside Kyber of round 3, and what both need besides.
   Source: FIPS 203 §5; Kyber 3.02 §1.2, where rho and sigma are derived otherwise. SPDX-License-Identifier: Apache-2.0

   Every function runs in time and touches addresses independent of all but ek and c. Nothing is allocated. */

#ifndef KPKE_H
#define KPKE_H

#include <stddef.h>
#include <stdint.h>

#include "params.h"

/* Algorithm 13 from line 3 on: rho and sigma are derived from a seed by whoever calls. */
void kpke_keygen(uint8_t ek[KPKE_EK_BYTES], uint8_t dk[KPKE_DK_BYTES], const uint8_t rho[32], const uint8_t sigma[32]);

/* Algorithm 14. Coefficients of ek that are q or more count modulo q. */
void kpke_encrypt(uint8_t c[KPKE_C_BYTES], const uint8_t ek[KPKE_EK_BYTES], const uint8_t m[32], const uint8_t r[32]);

/* Algorithm 15. Coefficients of dk that are q or more count modulo q. */
void kpke_decrypt(uint8_t m[32], const uint8_t dk[KPKE_DK_BYTES], const uint8_t c[KPKE_C_BYTES]);

/* key := other if the ciphertexts a and b differ, without telling whether. */
void kpke_replace_if_different(uint8_t key[32], const uint8_t other[32], const uint8_t a[KPKE_C_BYTES],
                               const uint8_t b[KPKE_C_BYTES]);

#endif
