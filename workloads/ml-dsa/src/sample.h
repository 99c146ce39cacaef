/* Pseudorandom sampling: the matrix, the secret vectors, the mask and the challenge.
   Source: FIPS 204 §7.3. SPDX-License-Identifier: Apache-2.0 */

#ifndef MLDSA_SAMPLE_H
#define MLDSA_SAMPLE_H

#include "poly.h"

/* The rejection steps of Algorithms 30 and 31: store at most `wanted` coefficients, return how many were stored. */
uint32_t mldsa_rej_uniform(int32_t *a, uint32_t wanted, const uint8_t *bytes, uint32_t length);
uint32_t mldsa_rej_eta(int32_t *a, uint32_t wanted, const uint8_t *bytes, uint32_t length);

/* Row i of Algorithm 32, ExpandA: coefficients in [0, q), in the NTT domain. */
void mldsa_expand_a_row(mldsa_poly row[MLDSA_L], const uint8_t rho[32], int i);

/* Algorithm 33, ExpandS. */
void mldsa_expand_s(mldsa_poly s1[MLDSA_L], mldsa_poly s2[MLDSA_K], const uint8_t rho_prime[64]);

/* Algorithm 34, ExpandMask. */
void mldsa_expand_mask(mldsa_poly y[MLDSA_L], const uint8_t rho_double_prime[64], uint32_t kappa);

/* Algorithm 29, SampleInBall. */
void mldsa_sample_in_ball(int32_t c[256], const uint8_t c_tilde[MLDSA_C_TILDE_BYTES]);

#endif
