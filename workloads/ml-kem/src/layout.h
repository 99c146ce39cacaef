/* Where the parts of a decapsulation key start: dk_PKE || ek || H(ek) || z.
   Source: FIPS 203 Algorithm 16 line 3. SPDX-License-Identifier: Apache-2.0 */

#ifndef MLKEM_LAYOUT_H
#define MLKEM_LAYOUT_H

#include "mlkem.h"

enum {
    MLKEM_DK_EK = KPKE_DK_BYTES,
    MLKEM_DK_HASH = MLKEM_DK_EK + MLKEM_EK_BYTES,
    MLKEM_DK_Z = MLKEM_DK_HASH + 32,
};

#endif
