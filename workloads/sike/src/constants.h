/* Numbers of the parameter set. Elements are in Montgomery's form; constants.c and lengths.h are made by vectors/constants.py.
   Source: SIKE specification, round 3 (2020-10-01), §1.6. SPDX-License-Identifier: Apache-2.0 */

#ifndef SIKE_CONSTANTS_H
#define SIKE_CONSTANTS_H

#include "internal.h"

extern const uint64_t sike_p[SIKE_WORDS], sike_2p[SIKE_WORDS], sike_4p[SIKE_WORDS], sike_8p[SIKE_WORDS];
extern const uint64_t sike_p_plus_1[SIKE_WORDS];
/* R and R^2 modulo p. */
extern const uint64_t sike_one[SIKE_WORDS], sike_r2[SIKE_WORDS];

/* On the curve with a = 6, of order 2^e2 and 3^e3. */
extern const sike_basis sike_basis_2, sike_basis_3;

/* p - 2 in windows: the first power is a^(2·SIKE_FIRST_POWER + 1), and so are those of the others. */
#define SIKE_ODD_POWERS 16
typedef struct {
    uint8_t squarings, power;
} sike_window;

/* SIKE_FIRST_POWER, SIKE_WINDOWS; and how many points a walk keeps at once, SIKE_KEPT_2, SIKE_KEPT_3. */
#include "lengths.h"

extern const sike_window sike_windows[SIKE_WINDOWS];
extern const uint8_t sike_strategy_2[SIKE_E2 / 2 - 1], sike_strategy_3[SIKE_E3 - 1];

#endif
