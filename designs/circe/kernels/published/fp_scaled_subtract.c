/* A syndrome from a response, an element at a time with CIRCE's instructions. SPDX-License-Identifier: Apache-2.0 */

#include "of_set.h"

void cross_fp_scaled_subtract(cross_fp t[CROSS_S], const cross_fp a[CROSS_S], cross_fp challenge,
                              const cross_fp s[CROSS_S]) {
    for (unsigned i = 0; i < CROSS_S; i++) {
        t[i] = (cross_fp)canonical(subtract_scaled(challenge, s[i], a[i]));
    }
}
