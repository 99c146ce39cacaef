/* The hash functions of Kyber with what they are given.
   Source: CRYSTALS-Kyber 3.02, §1.4 (H, G, KDF). SPDX-License-Identifier: Apache-2.0 */

#ifndef KYBER_SYMMETRIC_H
#define KYBER_SYMMETRIC_H

#include "kyber.h"

/* G(d), Algorithm 4 line 2; rho is public. */
void kyber_expand_seed(uint8_t rho[32], uint8_t sigma[32], const uint8_t d[32]);

/* G(m || h), Algorithm 8 line 3: the first key and the randomness of the encryption. */
void kyber_derive(uint8_t k[32], uint8_t r[32], const uint8_t m[32], const uint8_t h[32]);

/* KDF(k || H(ct)), Algorithm 8 line 5. */
void kyber_shared_key(uint8_t ss[32], const uint8_t k[32], const uint8_t ct[KYBER_CT_BYTES]);

#endif
