/* Packs a vector of F_p.
   Source: CROSS 2.2, packing. SPDX-License-Identifier: Apache-2.0 */

#include "bits.h"
#include "field.h"

CROSS_PACK(cross_pack_fp, cross_fp, CROSS_N, CROSS_P_BITS)
