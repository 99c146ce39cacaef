/* Encryption of K-PKE as the workload has it, but for sums, which are taken two lanes at a time.
   Source: own design. SPDX-License-Identifier: Apache-2.0 */

#include "lanes.h"

#define kpke_add add_lanes
#include "encrypt.c"
