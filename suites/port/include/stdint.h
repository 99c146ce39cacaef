/* <stdint.h> of the compiler: GCC's own file looks for a C library's where there may be one (-fhosted).
   Source: ISO C11 §7.20. SPDX-License-Identifier: Apache-2.0 */

#if defined(__clang__)
#include_next <stdint.h>
#else
#include <stdint-gcc.h>
#endif
