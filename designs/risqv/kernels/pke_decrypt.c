/* Decryption of K-PKE as the workload has it, but for the difference, which is taken two lanes at a time.
   Source: own design. SPDX-License-Identifier: Apache-2.0 */

#include "lanes.h"

#define kpke_subtract subtract_lanes
#include "decrypt.c"
