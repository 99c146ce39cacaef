/* The part of <string.h> that the runtime provides.
   Source: ISO C11 §7.24. SPDX-License-Identifier: Apache-2.0 */

#ifndef INSTAR_RUNTIME_STRING_H
#define INSTAR_RUNTIME_STRING_H

#include <stddef.h>

void *memcpy(void *restrict destination, const void *restrict source, size_t n);
void *memmove(void *destination, const void *source, size_t n);
void *memset(void *destination, int value, size_t n);
int memcmp(const void *left, const void *right, size_t n);

#endif
