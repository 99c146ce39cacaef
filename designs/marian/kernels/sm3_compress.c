/* SM3's compression function with instructions for its permutations and rotations; all else is the portable function.
   Source: GB/T 32905-2016 §4.4. SPDX-License-Identifier: Apache-2.0 */

#include "xscalar.h"

#define SM3_OPERATIONS
#define rotate_left(x, n) ((uint32_t)roriw((x), 32 - (n)))
#define p0(x) ((uint32_t)sm3p0(x))
#define p1(x) ((uint32_t)sm3p1(x))

#include <sm3_compress.c>
