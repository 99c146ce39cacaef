/* assert for benchmarks: what does not hold ends the program.
   Source: ISO C11 §7.2. SPDX-License-Identifier: Apache-2.0 */

#include <stdlib.h>

#undef assert
#ifdef NDEBUG
#define assert(holds) ((void)0)
#else
#define assert(holds) ((holds) ? (void)0 : abort())
#endif
