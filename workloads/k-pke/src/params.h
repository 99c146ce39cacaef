/* The parameter sets of ML-KEM-512, ML-KEM-768 and ML-KEM-1024, one chosen by MLKEM_SET, and the sizes that follow.
   Source: FIPS 203 §8, Tables 2 and 3; Kyber round 3 has the same. SPDX-License-Identifier: Apache-2.0 */

#ifndef KPKE_PARAMS_H
#define KPKE_PARAMS_H

#define KPKE_Q 3329 /* 2^8·13 + 1 */
#define KPKE_N 256

#if MLKEM_SET == 512
#define KPKE_K 2
#define KPKE_ETA1 3
#define KPKE_DU 10
#define KPKE_DV 4
#elif MLKEM_SET == 768
#define KPKE_K 3
#define KPKE_ETA1 2
#define KPKE_DU 10
#define KPKE_DV 4
#elif MLKEM_SET == 1024
#define KPKE_K 4
#define KPKE_ETA1 2
#define KPKE_DU 11
#define KPKE_DV 5
#else
#error "MLKEM_SET must be 512, 768 or 1024"
#endif
#define KPKE_ETA2 2

/* Packed polynomials, in bytes: 256 coefficients of so many bits each. */
#define KPKE_POLY_BYTES(bits) (32 * (bits))

#define KPKE_VECTOR_BYTES (KPKE_K * KPKE_POLY_BYTES(12))
#define KPKE_DK_BYTES KPKE_VECTOR_BYTES
#define KPKE_EK_BYTES (KPKE_VECTOR_BYTES + 32)
#define KPKE_C1_BYTES (KPKE_K * KPKE_POLY_BYTES(KPKE_DU))
#define KPKE_C_BYTES (KPKE_C1_BYTES + KPKE_POLY_BYTES(KPKE_DV))

_Static_assert(KPKE_EK_BYTES == (MLKEM_SET == 512 ? 800 : MLKEM_SET == 768 ? 1184 : 1568), "FIPS 203 Table 3");
_Static_assert(KPKE_C_BYTES == (MLKEM_SET == 512 ? 768 : MLKEM_SET == 768 ? 1088 : 1568), "FIPS 203 Table 3");

#endif
