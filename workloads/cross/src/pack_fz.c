/* Packs the exponents of an error vector, or the word of R-SDP(G) that it is made from.
   Source: CROSS 2.2, packing. SPDX-License-Identifier: Apache-2.0 */

#include "bits.h"
#include "field.h"

CROSS_PACK(cross_pack_fz, cross_fz, CROSS_WORD, CROSS_Z_BITS)
