/* The part of <stdlib.h> that benchmarks use; exit is start-up code's.
   Source: ISO C11 §7.22. SPDX-License-Identifier: Apache-2.0 */

#ifndef INSTAR_SUITES_STDLIB_H
#define INSTAR_SUITES_STDLIB_H

#include <stddef.h>

#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1

_Noreturn void exit(int code);
_Noreturn void abort(void);
int abs(int value);

#endif
