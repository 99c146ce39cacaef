/* Packs a syndrome.
   Source: CROSS 2.2, packing. SPDX-License-Identifier: Apache-2.0 */

#include "bits.h"
#include "field.h"

CROSS_PACK(cross_pack_syndrome, cross_fp, CROSS_S, CROSS_P_BITS)
