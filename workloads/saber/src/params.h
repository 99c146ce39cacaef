/* The parameter sets LightSaber, Saber and FireSaber, one chosen by SABER_SET, and the sizes that follow.
   Source: Saber round 3 specification (2020), parameter sets of Saber.KEM. SPDX-License-Identifier: Apache-2.0

   SABER_SET is the set's rank. */

#ifndef SABER_PARAMS_H
#define SABER_PARAMS_H

#define SABER_N 256
#define SABER_Q_BITS 13
#define SABER_P_BITS 10

#define SABER_L SABER_SET
#if SABER_SET == 2
#define SABER_MU 10
#define SABER_T_BITS 3
#elif SABER_SET == 3
#define SABER_MU 8
#define SABER_T_BITS 4
#elif SABER_SET == 4
#define SABER_MU 6
#define SABER_T_BITS 6
#else
#error "SABER_SET must be 2, 3 or 4"
#endif

/* Coefficients of a secret lie in [-SABER_S_MAX, SABER_S_MAX]. */
#define SABER_S_MAX (SABER_MU / 2)

/* What makes rounding of shifts: h1 to the nearest, h2 as decryption needs it. */
#define SABER_H1 (1 << (SABER_Q_BITS - SABER_P_BITS - 1))
#define SABER_H2 ((1 << (SABER_P_BITS - 2)) - (1 << (SABER_P_BITS - SABER_T_BITS - 1)) + SABER_H1)

/* Packed polynomials, in bytes: 256 coefficients of so many bits each. */
#define SABER_POLY_BYTES(bits) (32 * (bits))
#define SABER_Q_BYTES SABER_POLY_BYTES(SABER_Q_BITS)
#define SABER_P_BYTES SABER_POLY_BYTES(SABER_P_BITS)
#define SABER_T_BYTES SABER_POLY_BYTES(SABER_T_BITS)
#define SABER_COIN_BYTES SABER_POLY_BYTES(SABER_MU)

#define SABER_SEED_BYTES 32
#define SABER_PK_BYTES (SABER_L * SABER_P_BYTES + SABER_SEED_BYTES)
#define SABER_CT_BYTES (SABER_L * SABER_P_BYTES + SABER_T_BYTES)

/* A private key is the secret vector, the public key, the hash of the public key, and what decapsulation answers to
   ciphertexts that were not made as they should. */
#define SABER_SK_PK (SABER_L * SABER_Q_BYTES)
#define SABER_SK_HASH (SABER_SK_PK + SABER_PK_BYTES)
#define SABER_SK_Z (SABER_SK_HASH + 32)
#define SABER_SK_BYTES (SABER_SK_Z + 32)

_Static_assert(SABER_PK_BYTES == (SABER_SET == 2 ? 672 : SABER_SET == 3 ? 992 : 1312), "sizes of the specification");
_Static_assert(SABER_SK_BYTES == (SABER_SET == 2 ? 1568 : SABER_SET == 3 ? 2304 : 3040), "sizes of the specification");
_Static_assert(SABER_CT_BYTES == (SABER_SET == 2 ? 736 : SABER_SET == 3 ? 1088 : 1472), "sizes of the specification");

#endif
