/* The macro assert; a claim that does not hold ends the run.
   Source: ISO C11 §7.2. SPDX-License-Identifier: Apache-2.0 */

#include <stdlib.h>

#undef assert
#ifdef NDEBUG
#define assert(claim) ((void)0)
#else
#define assert(claim) ((claim) ? (void)0 : abort())
#endif
