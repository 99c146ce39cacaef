/* The parameter sets HQC-1, HQC-3 and HQC-5, one chosen by HQC_SET, and the sizes that follow.
   Source: HQC specification (2025-08-22), table of parameters. SPDX-License-Identifier: Apache-2.0

   HQC_V5 stands for the generation of version 5.0.0, whose XOF gives whole words of eight bytes and whose private
   vectors are sampled from blocks of big-endian numbers; without it, for the generation of February 2026. */

#ifndef HQC_PARAMS_H
#define HQC_PARAMS_H

#if HQC_SET == 1
#define HQC_N 17669
#define HQC_N1 46
#define HQC_COPIES 3
#define HQC_K 16
#define HQC_DELTA 15
#define HQC_OMEGA 66
#define HQC_OMEGA_R 75
#elif HQC_SET == 3
#define HQC_N 35851
#define HQC_N1 56
#define HQC_COPIES 5
#define HQC_K 24
#define HQC_DELTA 16
#define HQC_OMEGA 100
#define HQC_OMEGA_R 114
#elif HQC_SET == 5
#define HQC_N 57637
#define HQC_N1 90
#define HQC_COPIES 5
#define HQC_K 32
#define HQC_DELTA 29
#define HQC_OMEGA 131
#define HQC_OMEGA_R 149
#else
#error "HQC_SET must be 1, 3 or 5"
#endif

/* A vector of the ring has n bits, the lowest first, in words and in bytes. */
#define HQC_WORDS ((HQC_N + 31) / 32)
#define HQC_N_BYTES ((HQC_N + 7) / 8)

/* A code word has n1 words of Reed-Muller, each of so many copies of 128 bits. */
#define HQC_RM_WORDS (4 * HQC_COPIES)
#define HQC_V_WORDS (HQC_N1 * HQC_RM_WORDS)
#define HQC_V_BYTES (4 * HQC_V_WORDS)

#define HQC_SEED_BYTES 32
#define HQC_SALT_BYTES 16
#define HQC_PK_BYTES (HQC_SEED_BYTES + HQC_N_BYTES)
#define HQC_CT_BYTES (HQC_N_BYTES + HQC_V_BYTES + HQC_SALT_BYTES)

/* A private key is the public key, the seed of the private vectors, what decapsulation answers to ciphertexts that were
   not made as they should, and the seed of all. */
#define HQC_SK_DK HQC_PK_BYTES
#define HQC_SK_SIGMA (HQC_SK_DK + HQC_SEED_BYTES)
#define HQC_SK_KEM (HQC_SK_SIGMA + HQC_K)
#define HQC_SK_BYTES (HQC_SK_KEM + HQC_SEED_BYTES)

/* Message and salt. */
#define HQC_COIN_BYTES (HQC_K + HQC_SALT_BYTES)

_Static_assert(HQC_PK_BYTES == (HQC_SET == 1 ? 2241 : HQC_SET == 3 ? 4514 : 7237), "sizes of the specification");
_Static_assert(HQC_SK_BYTES == (HQC_SET == 1 ? 2321 : HQC_SET == 3 ? 4602 : 7333), "sizes of the specification");
_Static_assert(HQC_CT_BYTES == (HQC_SET == 1 ? 4433 : HQC_SET == 3 ? 8978 : 14421), "sizes of the specification");

#endif
