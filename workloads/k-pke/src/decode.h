/* Keys as vectors.
   Source: FIPS 203 Algorithm 14 lines 2 and 3. SPDX-License-Identifier: Apache-2.0 */

#ifndef KPKE_DECODE_H
#define KPKE_DECODE_H

#include "poly.h"

/* A vector of keys, not reduced: 0 <= t <= 4095. */
void kpke_unpack_vector(kpke_poly t[KPKE_K], const uint8_t bytes[KPKE_VECTOR_BYTES]);

/* The two parts of ek; rho is public wherever ek was kept. */
void kpke_ek_decode(kpke_poly t[KPKE_K], uint8_t rho[32], const uint8_t ek[KPKE_EK_BYTES]);

#endif
