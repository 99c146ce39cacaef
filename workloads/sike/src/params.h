/* Sizes by parameter set, p = 2^SIKE_E2·3^SIKE_E3 - 1.
   Source: SIKE specification, round 3 (2020-10-01), §1.6. SPDX-License-Identifier: Apache-2.0 */

#ifndef SIKE_PARAMS_H
#define SIKE_PARAMS_H

#if SIKE_SET == 434
#define SIKE_E2 216
#define SIKE_E3 137
#define SIKE_BITS 434
#define SIKE_BITS_3 217 /* of a key of the 3-side: below the largest power of two below 3^SIKE_E3 */
#define SIKE_MESSAGE_BYTES 16
#elif SIKE_SET == 751
#define SIKE_E2 372
#define SIKE_E3 239
#define SIKE_BITS 751
#define SIKE_BITS_3 378
#define SIKE_MESSAGE_BYTES 32
#else
#error "SIKE_SET is 434 or 751"
#endif

#define SIKE_BITS_2 SIKE_E2 /* of a key of the 2-side */
#define SIKE_KEY_2_BYTES ((SIKE_BITS_2 + 7) / 8)
#define SIKE_KEY_3_BYTES ((SIKE_BITS_3 + 7) / 8)

/* An element of GF(p) as bytes, and as words of 64 bits; Montgomery's R is 2^(64·SIKE_WORDS). */
#define SIKE_FP_BYTES ((SIKE_BITS + 7) / 8)
#define SIKE_WORDS ((SIKE_BITS + 63) / 64)

#define SIKE_J_BYTES (2 * SIKE_FP_BYTES)
#define SIKE_PK_BYTES (6 * SIKE_FP_BYTES)
#define SIKE_CT_BYTES (SIKE_PK_BYTES + SIKE_MESSAGE_BYTES)
#define SIKE_SS_BYTES SIKE_MESSAGE_BYTES
#define SIKE_SK_BYTES (SIKE_MESSAGE_BYTES + SIKE_KEY_3_BYTES + SIKE_PK_BYTES)
#define SIKE_KEY_COINS (SIKE_MESSAGE_BYTES + SIKE_KEY_3_BYTES)

#endif
