/* For files that include stdio.h and use nothing of it that prints: PQClean's do. What prints is not declared, so that a call
   of it is refused by the compiler, with its line.
   Source: ISO C11 §7.21.1. SPDX-License-Identifier: Apache-2.0 */

#ifndef INSTAR_STDIO_H
#define INSTAR_STDIO_H

#include <stddef.h>

#define EOF (-1)

typedef struct instar_file FILE;

#endif
