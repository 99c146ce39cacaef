/* The part of <string.h> that benchmarks use: what the runtime has, and strings (../strings.c).
   Source: ISO C11 §7.24. SPDX-License-Identifier: Apache-2.0 */

#ifndef INSTAR_SUITES_STRING_H
#define INSTAR_SUITES_STRING_H

#include <stddef.h>

void *memcpy(void *__restrict destination, const void *__restrict source, size_t n);
void *memmove(void *destination, const void *source, size_t n);
void *memset(void *destination, int value, size_t n);
int memcmp(const void *left, const void *right, size_t n);
void *memchr(const void *place, int wanted, size_t n);

char *strcpy(char *__restrict destination, const char *__restrict source);
int strcmp(const char *left, const char *right);
int strncmp(const char *left, const char *right, size_t n);
size_t strlen(const char *text);
char *strchr(const char *text, int wanted);

#endif
