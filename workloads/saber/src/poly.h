/* Polynomials of 256 coefficients and the hot functions on them, each of which a kernel may replace.
   Source: Saber round 3 specification (2020); the multiplication: Chung, Hwang, Kannwischer, Seiler, Shih, Yang, "NTT
   Multiplication for NTT-unfriendly Rings", TCHES 2021. SPDX-License-Identifier: Apache-2.0

   The moduli 2^13 and 2^10 have no roots of unity. So products are computed in the integers: with coefficients of the
   matrix in [-2^12, 2^12) and of secrets in [-mu/2, mu/2] a coefficient of a vector product stays below 12582912 in
   absolute value, and a transform modulo a prime r > 4·12582912 gives it back exactly.

   Bounds are part of the contract: callers accept every result within the bounds given here, whichever representative
   modulo r it is. workload.toml states the same contracts for tools. */

#ifndef SABER_POLY_H
#define SABER_POLY_H

#include <stdint.h>

#include "params.h"

/* The modulus of the transform: a prime, 1 modulo 512. */
#define SABER_R 50332673
#define SABER_PRODUCT_MAX (256 * 4096 * SABER_L * SABER_S_MAX)
_Static_assert(SABER_R % 512 == 1, "there are 512th roots of unity");
_Static_assert(SABER_R > 4LL * SABER_PRODUCT_MAX, "a representative of at most 3r/4 is the product itself");

/* Bounds of the transform, see ntt.c. */
#define SABER_NTT_MAX (6LL * SABER_R + 4096)

/* Polynomials begin at a doubleword, so that kernels may load two coefficients at once. */
typedef int32_t saber_poly[SABER_N] __attribute__((aligned(8)));

/* -4096 <= a < 4096 in; |a| <= 6r + 4096 out, in bit-reversed order, modulo r. */
void saber_ntt(int32_t a[256]);

/* |a| <= 4r in; out 2^32 times the inverse transform modulo r, |a| <= 3r/4. */
void saber_invntt(int32_t a[256]);

/* c = a·b·2^-32 modulo r for |a|, |b| <= 6r + 4096; |c| <= r. */
void saber_pointwise(int32_t c[256], const int32_t a[256], const int32_t b[256]);

/* c + a·b·2^-32 modulo r for |c| <= 3r; it grows by at most r. */
void saber_pointwise_acc(int32_t c[256], const int32_t a[256], const int32_t b[256]);

/* SABER_COIN_BYTES random bytes to coefficients of the binomial distribution, in [-mu/2, mu/2]. */
void saber_cbd(int32_t a[256], const uint8_t *coins);

/* A product modulo 2^13 to the residue modulo 2^10 nearest to its eighth, in [0, 1024). */
void saber_round(int32_t a[256]);

/* Bytes of packed residues modulo 2^13, 2^10 and 2^T: pack_* takes any representatives of the first and second. */
void saber_pack_q(uint8_t bytes[SABER_Q_BYTES], const int32_t a[256]);
void saber_unpack_q(int32_t a[256], const uint8_t bytes[SABER_Q_BYTES]); /* in [-4096, 4096) */
void saber_pack_p(uint8_t bytes[SABER_P_BYTES], const int32_t a[256]);
void saber_unpack_p(int32_t a[256], const uint8_t bytes[SABER_P_BYTES]); /* in [0, 1024) */
void saber_pack_t(uint8_t bytes[SABER_T_BYTES], const int32_t a[256]);   /* in [0, 2^T) */
void saber_unpack_t(int32_t a[256], const uint8_t bytes[SABER_T_BYTES]); /* in [0, 2^T) */

/* c = the upper T of the ten bits of v + h1 - 2^9·m. c may be v. */
void saber_hide_message(int32_t c[256], const int32_t v[256], const uint8_t m[32]);

/* m = the tenth bit of v + h2 - 2^(10-T)·c. */
void saber_find_message(uint8_t m[32], const int32_t v[256], const int32_t c[256]);

#endif
