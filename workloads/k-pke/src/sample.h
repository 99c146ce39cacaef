/* Pseudorandom sampling: the matrix, secrets and errors.
   Source: FIPS 203 §4.1 (XOF, PRF), §4.2.2. SPDX-License-Identifier: Apache-2.0 */

#ifndef KPKE_SAMPLE_H
#define KPKE_SAMPLE_H

#include "poly.h"

/* The rejection step of Algorithm 7: stores at most `wanted` coefficients, returns how many were stored. */
uint32_t kpke_rej_uniform(int16_t *a, uint32_t wanted, const uint8_t *bytes, uint32_t length);

/* Algorithm 8, SamplePolyCBD: |a| <= eta. */
void kpke_cbd_eta1(int16_t a[256], const uint8_t bytes[64 * KPKE_ETA1]);
void kpke_cbd_eta2(int16_t a[256], const uint8_t bytes[64 * KPKE_ETA2]);

/* Row i of the matrix A, or of its transpose: coefficients in [0, q), in the NTT domain. */
void kpke_expand_row(kpke_poly row[KPKE_K], const uint8_t rho[32], unsigned i, int transposed);

/* SamplePolyCBD(PRF(seed, nonce)) with eta1 and eta2. */
void kpke_sample_eta1(int16_t a[256], const uint8_t seed[32], uint8_t nonce);
void kpke_sample_eta2(int16_t a[256], const uint8_t seed[32], uint8_t nonce);

#endif
