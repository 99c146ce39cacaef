/* The parameter sets ML-DSA-44, ML-DSA-65 and ML-DSA-87, one chosen by MLDSA_SET, and the sizes that follow.
   Source: FIPS 204 §4, Tables 1 and 2. SPDX-License-Identifier: Apache-2.0 */

#ifndef MLDSA_PARAMS_H
#define MLDSA_PARAMS_H

#define MLDSA_Q 8380417 /* 2^23 - 2^13 + 1 */
#define MLDSA_N 256
#define MLDSA_D 13 /* bits dropped from t */

#if MLDSA_SET == 44
#define MLDSA_TAU 39
#define MLDSA_LAMBDA 128
#define MLDSA_GAMMA1_BITS 17
#define MLDSA_GAMMA2 ((MLDSA_Q - 1) / 88)
#define MLDSA_K 4
#define MLDSA_L 4
#define MLDSA_ETA 2
#define MLDSA_OMEGA 80
#elif MLDSA_SET == 65
#define MLDSA_TAU 49
#define MLDSA_LAMBDA 192
#define MLDSA_GAMMA1_BITS 19
#define MLDSA_GAMMA2 ((MLDSA_Q - 1) / 32)
#define MLDSA_K 6
#define MLDSA_L 5
#define MLDSA_ETA 4
#define MLDSA_OMEGA 55
#elif MLDSA_SET == 87
#define MLDSA_TAU 60
#define MLDSA_LAMBDA 256
#define MLDSA_GAMMA1_BITS 19
#define MLDSA_GAMMA2 ((MLDSA_Q - 1) / 32)
#define MLDSA_K 8
#define MLDSA_L 7
#define MLDSA_ETA 2
#define MLDSA_OMEGA 75
#else
#error "MLDSA_SET must be 44, 65 or 87"
#endif

#define MLDSA_BETA (MLDSA_TAU * MLDSA_ETA)
#define MLDSA_GAMMA1 (1 << MLDSA_GAMMA1_BITS)
/* Number of values of the high bits of a coefficient: 44 or 16. */
#define MLDSA_HIGH_VALUES ((MLDSA_Q - 1) / (2 * MLDSA_GAMMA2))

/* Packed polynomials, in bytes: 256 coefficients of so many bits each. */
#define MLDSA_ETA_BITS (MLDSA_ETA == 2 ? 3 : 4)
#define MLDSA_T1_BITS 10
#define MLDSA_T0_BITS MLDSA_D
#define MLDSA_POLY_BYTES(bits) (32 * (bits))
#define MLDSA_Z_BYTES MLDSA_POLY_BYTES(MLDSA_GAMMA1_BITS + 1)
#define MLDSA_W1_BYTES MLDSA_POLY_BYTES(MLDSA_HIGH_VALUES == 44 ? 6 : 4)

#define MLDSA_C_TILDE_BYTES (MLDSA_LAMBDA / 4)
#define MLDSA_MU_BYTES 64
#define MLDSA_TR_BYTES 64

#define MLDSA_PK_BYTES (32 + MLDSA_K * MLDSA_POLY_BYTES(MLDSA_T1_BITS))
#define MLDSA_SK_BYTES                                                                             \
    (32 + 32 + MLDSA_TR_BYTES + (MLDSA_K + MLDSA_L) * MLDSA_POLY_BYTES(MLDSA_ETA_BITS) +          \
     MLDSA_K * MLDSA_POLY_BYTES(MLDSA_T0_BITS))
#define MLDSA_SIG_BYTES (MLDSA_C_TILDE_BYTES + MLDSA_L * MLDSA_Z_BYTES + MLDSA_OMEGA + MLDSA_K)

_Static_assert(MLDSA_PK_BYTES == (MLDSA_SET == 44 ? 1312 : MLDSA_SET == 65 ? 1952 : 2592), "FIPS 204 Table 2");
_Static_assert(MLDSA_SK_BYTES == (MLDSA_SET == 44 ? 2560 : MLDSA_SET == 65 ? 4032 : 4896), "FIPS 204 Table 2");
_Static_assert(MLDSA_SIG_BYTES == (MLDSA_SET == 44 ? 2420 : MLDSA_SET == 65 ? 3309 : 4627), "FIPS 204 Table 2");

#endif
