/* The eighteen parameter sets of CROSS, one chosen by CROSS_G (0: R-SDP, 1: R-SDP(G)), CROSS_LEVEL (1, 3, 5) and
   CROSS_SHAPE (0: fast, 1: balanced, 2: small), and the sizes that follow.
   Source: CROSS 2.2, the tables of parameters. SPDX-License-Identifier: Apache-2.0 */

#ifndef CROSS_PARAMS_H
#define CROSS_PARAMS_H

/* The fields, and the bits of an element of F_p and of Z_z. */
#if CROSS_G == 0
#define CROSS_P 127
#define CROSS_Z 7
#define CROSS_P_BITS 7
#define CROSS_Z_BITS 3
#elif CROSS_G == 1
#define CROSS_P 509
#define CROSS_Z 127
#define CROSS_P_BITS 9
#define CROSS_Z_BITS 7
#else
#error "CROSS_G must be 0 or 1"
#endif

/* Length n and dimension k of the code, dimension m of the subgroup G. The matrices are kept in rows of CROSS_V_ROW and
   CROSS_W_ROW elements, the last of them zeros, and a product takes CROSS_V_STEP and CROSS_W_STEP words of a row at
   a time. The _DRAWN are the bits taken from the XOF for V, W, a vector of F_p and one of Z_z: so many that too few
   are accepted with a probability below 2^-lambda. */
#if CROSS_LEVEL == 1 && !CROSS_G
#define CROSS_N 127
#define CROSS_K 76
#define CROSS_V_ROW 52
#define CROSS_V_STEP 13
#define CROSS_V_DRAWN 28028
#define CROSS_FP_DRAWN 1127
#define CROSS_FZ_DRAWN 717
#elif CROSS_LEVEL == 3 && !CROSS_G
#define CROSS_N 187
#define CROSS_K 111
#define CROSS_V_ROW 80
#define CROSS_V_STEP 10
#define CROSS_V_DRAWN 60711
#define CROSS_FP_DRAWN 1673
#define CROSS_FZ_DRAWN 1065
#elif CROSS_LEVEL == 5 && !CROSS_G
#define CROSS_N 251
#define CROSS_K 150
#define CROSS_V_ROW 104
#define CROSS_V_STEP 13
#define CROSS_V_DRAWN 108689
#define CROSS_FP_DRAWN 2247
#define CROSS_FZ_DRAWN 1431
#elif CROSS_LEVEL == 1
#define CROSS_N 55
#define CROSS_K 36
#define CROSS_M 25
#define CROSS_V_ROW 20
#define CROSS_V_STEP 10
#define CROSS_W_ROW 32
#define CROSS_W_STEP 8
#define CROSS_V_DRAWN 6624
#define CROSS_W_DRAWN 5677
#define CROSS_FP_DRAWN 729
#define CROSS_FZ_DRAWN 343
#elif CROSS_LEVEL == 3
#define CROSS_N 79
#define CROSS_K 48
#define CROSS_M 40
#define CROSS_V_ROW 32
#define CROSS_V_STEP 8
#define CROSS_W_ROW 40
#define CROSS_W_STEP 10
#define CROSS_V_DRAWN 14211
#define CROSS_W_DRAWN 11655
#define CROSS_FP_DRAWN 1071
#define CROSS_FZ_DRAWN 539
#elif CROSS_LEVEL == 5
#define CROSS_N 106
#define CROSS_K 69
#define CROSS_M 48
#define CROSS_V_ROW 40
#define CROSS_V_STEP 10
#define CROSS_W_ROW 60
#define CROSS_W_STEP 15
#define CROSS_V_DRAWN 24192
#define CROSS_W_DRAWN 20594
#define CROSS_FP_DRAWN 1431
#define CROSS_FZ_DRAWN 679
#else
#error "CROSS_LEVEL must be 1, 3 or 5"
#endif

/* Rounds t, weight w of the second challenge, and nodes of each tree that a signature has room for. */
#define CROSS_SET (100 * CROSS_G + 10 * CROSS_LEVEL + CROSS_SHAPE)
#if CROSS_SET == 10
#define CROSS_T 157
#define CROSS_WEIGHT 82
#define CROSS_STORED 82
#define CROSS_CHALLENGE_DRAWN 1421
#define CROSS_SHUFFLE_DRAWN 3656
#elif CROSS_SET == 11
#define CROSS_T 256
#define CROSS_WEIGHT 215
#define CROSS_STORED 108
#define CROSS_CHALLENGE_DRAWN 2170
#define CROSS_SHUFFLE_DRAWN 4776
#elif CROSS_SET == 12
#define CROSS_T 520
#define CROSS_WEIGHT 488
#define CROSS_STORED 129
#define CROSS_CHALLENGE_DRAWN 4130
#define CROSS_SHUFFLE_DRAWN 10390
#elif CROSS_SET == 30
#define CROSS_T 239
#define CROSS_WEIGHT 125
#define CROSS_STORED 125
#define CROSS_CHALLENGE_DRAWN 2163
#define CROSS_SHUFFLE_DRAWN 5264
#elif CROSS_SET == 31
#define CROSS_T 384
#define CROSS_WEIGHT 321
#define CROSS_STORED 165
#define CROSS_CHALLENGE_DRAWN 3255
#define CROSS_SHUFFLE_DRAWN 8586
#elif CROSS_SET == 32
#define CROSS_T 580
#define CROSS_WEIGHT 527
#define CROSS_STORED 184
#define CROSS_CHALLENGE_DRAWN 4718
#define CROSS_SHUFFLE_DRAWN 12880
#elif CROSS_SET == 50
#define CROSS_T 321
#define CROSS_WEIGHT 167
#define CROSS_STORED 167
#define CROSS_CHALLENGE_DRAWN 2905
#define CROSS_SHUFFLE_DRAWN 8343
#elif CROSS_SET == 51
#define CROSS_T 512
#define CROSS_WEIGHT 427
#define CROSS_STORED 220
#define CROSS_CHALLENGE_DRAWN 4347
#define CROSS_SHUFFLE_DRAWN 10746
#elif CROSS_SET == 52
#define CROSS_T 832
#define CROSS_WEIGHT 762
#define CROSS_STORED 251
#define CROSS_CHALLENGE_DRAWN 6734
#define CROSS_SHUFFLE_DRAWN 18150
#elif CROSS_SET == 110
#define CROSS_T 147
#define CROSS_WEIGHT 76
#define CROSS_STORED 76
#define CROSS_CHALLENGE_DRAWN 1647
#define CROSS_SHUFFLE_DRAWN 3472
#elif CROSS_SET == 111
#define CROSS_T 256
#define CROSS_WEIGHT 220
#define CROSS_STORED 101
#define CROSS_CHALLENGE_DRAWN 2682
#define CROSS_SHUFFLE_DRAWN 4776
#elif CROSS_SET == 112
#define CROSS_T 512
#define CROSS_WEIGHT 484
#define CROSS_STORED 117
#define CROSS_CHALLENGE_DRAWN 5085
#define CROSS_SHUFFLE_DRAWN 9153
#elif CROSS_SET == 130
#define CROSS_T 224
#define CROSS_WEIGHT 119
#define CROSS_STORED 119
#define CROSS_CHALLENGE_DRAWN 2502
#define CROSS_SHUFFLE_DRAWN 5128
#elif CROSS_SET == 131
#define CROSS_T 268
#define CROSS_WEIGHT 196
#define CROSS_STORED 138
#define CROSS_CHALLENGE_DRAWN 2925
#define CROSS_SHUFFLE_DRAWN 6444
#elif CROSS_SET == 132
#define CROSS_T 512
#define CROSS_WEIGHT 463
#define CROSS_STORED 165
#define CROSS_CHALLENGE_DRAWN 5238
#define CROSS_SHUFFLE_DRAWN 9981
#elif CROSS_SET == 150
#define CROSS_T 300
#define CROSS_WEIGHT 153
#define CROSS_STORED 153
#define CROSS_CHALLENGE_DRAWN 3357
#define CROSS_SHUFFLE_DRAWN 7929
#elif CROSS_SET == 151
#define CROSS_T 356
#define CROSS_WEIGHT 258
#define CROSS_STORED 185
#define CROSS_CHALLENGE_DRAWN 3897
#define CROSS_SHUFFLE_DRAWN 8937
#elif CROSS_SET == 152
#define CROSS_T 642
#define CROSS_WEIGHT 575
#define CROSS_STORED 220
#define CROSS_CHALLENGE_DRAWN 6597
#define CROSS_SHUFFLE_DRAWN 15140
#else
#error "CROSS_SHAPE must be 0, 1 or 2"
#endif

/* The fast sets hash seeds and commitments in four runs instead of binary trees. */
#define CROSS_TREES (CROSS_SHAPE != 0)

/* What an error vector is made from: itself in R-SDP, m exponents in R-SDP(G). */
#if CROSS_G
#define CROSS_WORD CROSS_M
#else
#define CROSS_WORD CROSS_N
#endif
#define CROSS_S (CROSS_N - CROSS_K) /* elements of a syndrome */

/* Lengths in bytes. */
#define CROSS_SEED (CROSS_LEVEL == 1 ? 16 : CROSS_LEVEL == 3 ? 24 : 32)
#define CROSS_HASH (2 * CROSS_SEED)
#define CROSS_SALT (2 * CROSS_SEED)
#define CROSS_KEY_SEED (2 * CROSS_SEED)
#define CROSS_BYTES(bits) (((bits) + 7) / 8)
#define CROSS_FP_BYTES CROSS_BYTES(CROSS_N *CROSS_P_BITS)
#define CROSS_S_BYTES CROSS_BYTES(CROSS_S *CROSS_P_BITS)
#define CROSS_WORD_BYTES CROSS_BYTES(CROSS_WORD *CROSS_Z_BITS)
#define CROSS_ANSWERS (CROSS_T - CROSS_WEIGHT) /* rounds that are answered with y and v, not with their seed */

/* A signature: salt, digest of the commitments, digest of the second challenge, nodes of the seeds, nodes of the
   commitments, the second commitment of each round answered, y and v of each. */
#define CROSS_SIG_COMMITMENT CROSS_SALT
#define CROSS_SIG_CHALLENGE (CROSS_SIG_COMMITMENT + CROSS_HASH)
#define CROSS_SIG_PATH (CROSS_SIG_CHALLENGE + CROSS_HASH)
#define CROSS_SIG_PROOF (CROSS_SIG_PATH + CROSS_STORED * CROSS_SEED)
#define CROSS_SIG_SECOND (CROSS_SIG_PROOF + CROSS_STORED * CROSS_HASH)
#define CROSS_SIG_ANSWERS (CROSS_SIG_SECOND + CROSS_ANSWERS * CROSS_HASH)
#define CROSS_ANSWER_BYTES (CROSS_FP_BYTES + CROSS_WORD_BYTES)

#define CROSS_PK_BYTES (CROSS_KEY_SEED + CROSS_S_BYTES)
#define CROSS_SK_BYTES CROSS_KEY_SEED
#define CROSS_SIG_BYTES (CROSS_SIG_ANSWERS + CROSS_ANSWERS * CROSS_ANSWER_BYTES)

/* Domain separators: for streams of numbers, and for hashes. */
#define CROSS_STREAM 0
#define CROSS_DIGEST 0x8000
#define CROSS_OF_CHALLENGE_1 (3 * CROSS_T - 1)
#define CROSS_OF_CHALLENGE_2 (3 * CROSS_T)
#define CROSS_OF_SK (3 * CROSS_T + 1)
#define CROSS_OF_PK (3 * CROSS_T + 2)
#define CROSS_OF_ERROR (3 * CROSS_T + 3)
#define CROSS_OF_ROUND(i) (2 * CROSS_T - 1 + (i))

#endif
