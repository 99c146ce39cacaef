/* The part of <math.h> that benchmarks in whole numbers name without need, and what a compiler has built in.
   Source: ISO C11 §7.12. SPDX-License-Identifier: Apache-2.0 */

#ifndef INSTAR_SUITES_MATH_H
#define INSTAR_SUITES_MATH_H

#define fabs(x) __builtin_fabs(x)
#define fabsf(x) __builtin_fabsf(x)

#endif
