/* A walk along isogenies of degree 4 or 3: the strategy says how often the kernel's generator is multiplied before what is
   reached on the way is kept, to be carried along.
   Source: SIKE specification, round 3 (2020-10-01), §1.3.7 and §1.3.8. SPDX-License-Identifier: Apache-2.0

   Strategies are public, and those of constants.c are computed (vectors/strategy.py). */

#include "constants.h"
#include "internal.h"

/* Defines the function NAME; TIMES(p, curve, n) multiplies by n steps' degree, STEP and IMAGE are the isogeny. */
#define SIKE_WALK(NAME, LEAVES, KEPT, COEFFICIENTS, STRATEGY, TIMES, STEP, IMAGE)                                        \
    void NAME(sike_curve *curve, sike_point *kernel, sike_point *points, uint32_t count) {                               \
        sike_point kept[KEPT];                                                                                           \
        uint32_t above[KEPT], held = 0, at = 0, next = 0;                                                                \
        fp2 coefficients[COEFFICIENTS];                                                                                  \
        for (uint32_t left = LEAVES; left > 0; left--) {                                                                 \
            while (at + 1 < left) {                                                                                      \
                kept[held] = *kernel;                                                                                    \
                above[held++] = at;                                                                                      \
                const uint32_t steps = STRATEGY[next++];                                                                 \
                TIMES(kernel, curve, steps);                                                                             \
                at += steps;                                                                                             \
            }                                                                                                            \
            STEP(curve, coefficients, kernel);                                                                           \
            for (uint32_t i = 0; i < held; i++) {                                                                        \
                IMAGE(&kept[i], coefficients);                                                                           \
            }                                                                                                            \
            for (uint32_t i = 0; i < count; i++) {                                                                       \
                IMAGE(&points[i], coefficients);                                                                         \
            }                                                                                                            \
            if (held > 0) {                                                                                              \
                *kernel = kept[--held];                                                                                  \
                at = above[held];                                                                                        \
            }                                                                                                            \
        }                                                                                                                \
    }
