/* SHA-512's compression function with an instruction for each of its four sums of rotations; all else is the portable
   function. Source: FIPS 180-4 §4.1.3. SPDX-License-Identifier: Apache-2.0 */

#include "xscalar.h"

#define SHA512_SUMS
#define sum0 sha512sum0
#define sum1 sha512sum1
#define sigma0 sha512sig0
#define sigma1 sha512sig1

#include <sha512_compress.c>
