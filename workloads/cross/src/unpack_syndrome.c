/* Unpacks a syndrome.
   Source: CROSS 2.2, packing. SPDX-License-Identifier: Apache-2.0 */

#include "bits.h"
#include "field.h"

CROSS_UNPACK(cross_unpack_syndrome, cross_fp, CROSS_S, CROSS_P_BITS)
