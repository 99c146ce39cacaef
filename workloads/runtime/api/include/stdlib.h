/* As much of the C library's stdlib.h as implementations behind api.h use.
   Source: ISO C11 §7.22.3, §7.22.4. SPDX-License-Identifier: Apache-2.0 */

#ifndef INSTAR_STDLIB_H
#define INSTAR_STDLIB_H

#include <stddef.h>

#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1

void *malloc(size_t size);
void *calloc(size_t count, size_t size);
void free(void *memory);
_Noreturn void exit(int code);
_Noreturn void abort(void);

#endif
