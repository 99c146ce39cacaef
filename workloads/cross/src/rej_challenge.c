/* Takes elements of F_p other than zero from a stream of bytes: the first challenge.
   Source: CROSS 2.2, the samplers. SPDX-License-Identifier: Apache-2.0 */

#include "bits.h"
#include "sample.h"

CROSS_REJECT(cross_rej_challenge, cross_fp, CROSS_P_BITS, CROSS_P - 1, 1)
