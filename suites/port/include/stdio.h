/* The part of <stdio.h> that benchmarks print with; see ../console.c.
   Source: ISO C11 §7.21. SPDX-License-Identifier: Apache-2.0 */

#ifndef INSTAR_SUITES_STDIO_H
#define INSTAR_SUITES_STDIO_H

#include <stddef.h>

int printf(const char *format, ...);
int puts(const char *text);
int putchar(int c);

#endif
