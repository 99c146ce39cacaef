/* Takes exponents from a stream of bytes.
   Source: CROSS 2.2, the samplers. SPDX-License-Identifier: Apache-2.0 */

#include "bits.h"
#include "sample.h"

CROSS_REJECT(cross_rej_fz, cross_fz, CROSS_Z_BITS, CROSS_Z, 0)
