/* SHA-256's compression function with an instruction for each of its four sums of rotations; all else is the portable
   function. Source: FIPS 180-4 §4.1.2. SPDX-License-Identifier: Apache-2.0 */

#include "xscalar.h"

#define SHA256_SUMS
#define sum0 sha256sum0
#define sum1 sha256sum1
#define sigma0 sha256sig0
#define sigma1 sha256sig1

#include <sha256_compress.c>
