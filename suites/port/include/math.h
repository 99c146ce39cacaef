/* The part of <math.h> that benchmarks use: what a compiler has built in, and the square root (../root.c).
   Source: ISO C11 §7.12. SPDX-License-Identifier: Apache-2.0 */

#ifndef INSTAR_SUITES_MATH_H
#define INSTAR_SUITES_MATH_H

double sqrt(double x);

#define fabs(x) __builtin_fabs(x)
#define fabsf(x) __builtin_fabsf(x)

#endif
