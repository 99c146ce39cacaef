/* The part of <ctype.h> that benchmarks use; see ../strings.c.
   Source: ISO C11 §7.4, the "C" locale. SPDX-License-Identifier: Apache-2.0 */

#ifndef INSTAR_SUITES_CTYPE_H
#define INSTAR_SUITES_CTYPE_H

int isdigit(int c);
int isspace(int c);
int isxdigit(int c);
int tolower(int c);

#endif
