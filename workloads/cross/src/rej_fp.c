/* Takes elements of F_p from a stream of bytes.
   Source: CROSS 2.2, the samplers. SPDX-License-Identifier: Apache-2.0 */

#include "bits.h"
#include "sample.h"

CROSS_REJECT(cross_rej_fp, cross_fp, CROSS_P_BITS, CROSS_P, 0)
