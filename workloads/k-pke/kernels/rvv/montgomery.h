/* Montgomery's products, with 2^16.
   Source: own design. SPDX-License-Identifier: Apache-2.0 */

#ifndef KPKE_MONTGOMERY_H
#define KPKE_MONTGOMERY_H

#include <stdint.h>

#include "params.h"

/* q^-1 mod 2^16. */
#define KPKE_Q_INVERSE (-3327)
_Static_assert((uint16_t)(KPKE_Q * KPKE_Q_INVERSE) == 1, "q times its inverse is 1 modulo 2^16");

/* 2^16 mod± q. */
#define KPKE_ONE (-1044)
_Static_assert(((1 << 16) - KPKE_ONE) % KPKE_Q == 0, "the factor of a product with which nothing changes");

/* a times q^-1 mod 2^16. */
#define KPKE_TIMES_INVERSE(a) ((int16_t)((a) * KPKE_Q_INVERSE))

#endif
