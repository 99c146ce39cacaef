/* The twelve parameter sets, one chosen by SLHDSA_SHAKE (else SHA-2), SLHDSA_N (16, 24, 32) and SLHDSA_FAST (else small),
   and the sizes that follow.
   Source: FIPS 205 §5 (WOTS+ lengths) and §11, Table 2. SPDX-License-Identifier: Apache-2.0 */

#ifndef SLHDSA_PARAMS_H
#define SLHDSA_PARAMS_H

#if SLHDSA_N == 16 && !SLHDSA_FAST
#define SLHDSA_H 63 /* height of the hypertree */
#define SLHDSA_D 7  /* its layers */
#define SLHDSA_A 12 /* height of a FORS tree */
#define SLHDSA_K 14 /* number of FORS trees */
#elif SLHDSA_N == 16
#define SLHDSA_H 66
#define SLHDSA_D 22
#define SLHDSA_A 6
#define SLHDSA_K 33
#elif SLHDSA_N == 24 && !SLHDSA_FAST
#define SLHDSA_H 63
#define SLHDSA_D 7
#define SLHDSA_A 14
#define SLHDSA_K 17
#elif SLHDSA_N == 24
#define SLHDSA_H 66
#define SLHDSA_D 22
#define SLHDSA_A 8
#define SLHDSA_K 33
#elif SLHDSA_N == 32 && !SLHDSA_FAST
#define SLHDSA_H 64
#define SLHDSA_D 8
#define SLHDSA_A 14
#define SLHDSA_K 22
#elif SLHDSA_N == 32
#define SLHDSA_H 68
#define SLHDSA_D 17
#define SLHDSA_A 9
#define SLHDSA_K 35
#else
#error "SLHDSA_N must be 16, 24 or 32"
#endif

/* h', the height of an XMSS tree. */
#define SLHDSA_HP (SLHDSA_H / SLHDSA_D)

/* WOTS+ with w = 16: the digits of an n-byte message, those of their checksum, and the chains of both (§5). */
#define SLHDSA_LG_W 4
#define SLHDSA_W 16
#define SLHDSA_LEN1 (8 * SLHDSA_N / SLHDSA_LG_W)
#define SLHDSA_LEN2 3
#define SLHDSA_LEN (SLHDSA_LEN1 + SLHDSA_LEN2)
_Static_assert(SLHDSA_LEN1 * (SLHDSA_W - 1) < 1 << (SLHDSA_LEN2 * SLHDSA_LG_W), "Algorithm 1: the checksum fits");
_Static_assert(SLHDSA_LEN1 * (SLHDSA_W - 1) >= 1 << ((SLHDSA_LEN2 - 1) * SLHDSA_LG_W), "and needs all of its digits");

/* Parts of the digest H_msg: indices of the FORS leaves, of the tree in the lowest layer, of the leaf in it. */
#define SLHDSA_MD_BYTES ((SLHDSA_K * SLHDSA_A + 7) / 8)
#define SLHDSA_TREE_BITS (SLHDSA_H - SLHDSA_HP)
#define SLHDSA_TREE_BYTES ((SLHDSA_TREE_BITS + 7) / 8)
#define SLHDSA_LEAF_BYTES ((SLHDSA_HP + 7) / 8)
#define SLHDSA_M (SLHDSA_MD_BYTES + SLHDSA_TREE_BYTES + SLHDSA_LEAF_BYTES)

#define SLHDSA_FORS_BYTES (SLHDSA_K * (SLHDSA_A + 1) * SLHDSA_N)
#define SLHDSA_WOTS_BYTES (SLHDSA_LEN * SLHDSA_N)
#define SLHDSA_XMSS_BYTES (SLHDSA_WOTS_BYTES + SLHDSA_HP * SLHDSA_N)
#define SLHDSA_HT_BYTES (SLHDSA_D * SLHDSA_XMSS_BYTES)

/* PK = PK.seed || PK.root; SK = SK.seed || SK.prf || PK; a signature = R || SIG_FORS || SIG_HT. */
#define SLHDSA_PK_BYTES (2 * SLHDSA_N)
#define SLHDSA_SK_BYTES (4 * SLHDSA_N)
#define SLHDSA_SIG_BYTES (SLHDSA_N + SLHDSA_FORS_BYTES + SLHDSA_HT_BYTES)

_Static_assert(SLHDSA_HP * SLHDSA_D == SLHDSA_H, "FIPS 205 Table 2");
_Static_assert(SLHDSA_M == (SLHDSA_N == 16   ? (SLHDSA_FAST ? 34 : 30)
                            : SLHDSA_N == 24 ? (SLHDSA_FAST ? 42 : 39)
                                             : (SLHDSA_FAST ? 49 : 47)),
               "FIPS 205 Table 2");
_Static_assert(SLHDSA_SIG_BYTES == (SLHDSA_N == 16   ? (SLHDSA_FAST ? 17088 : 7856)
                                    : SLHDSA_N == 24 ? (SLHDSA_FAST ? 35664 : 16224)
                                                     : (SLHDSA_FAST ? 49856 : 29792)),
               "FIPS 205 Table 2");

#endif
