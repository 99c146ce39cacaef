/* Conversions of the widths of stdint.h for printf; no printf comes with them.
   Source: ISO C11 §7.8. SPDX-License-Identifier: Apache-2.0 */

#ifndef INSTAR_INTTYPES_H
#define INSTAR_INTTYPES_H

#include <stdint.h>

#define PRId8 "hhd"
#define PRId16 "hd"
#define PRId32 "d"
#define PRId64 "lld"
#define PRIdPTR "ld"
#define PRIdMAX "jd"
#define PRIi8 "hhi"
#define PRIi16 "hi"
#define PRIi32 "i"
#define PRIi64 "lli"
#define PRIiPTR "li"
#define PRIiMAX "ji"
#define PRIo8 "hho"
#define PRIo16 "ho"
#define PRIo32 "o"
#define PRIo64 "llo"
#define PRIoPTR "lo"
#define PRIoMAX "jo"
#define PRIu8 "hhu"
#define PRIu16 "hu"
#define PRIu32 "u"
#define PRIu64 "llu"
#define PRIuPTR "lu"
#define PRIuMAX "ju"
#define PRIx8 "hhx"
#define PRIx16 "hx"
#define PRIx32 "x"
#define PRIx64 "llx"
#define PRIxPTR "lx"
#define PRIxMAX "jx"
#define PRIX8 "hhX"
#define PRIX16 "hX"
#define PRIX32 "X"
#define PRIX64 "llX"
#define PRIXPTR "lX"
#define PRIXMAX "jX"

#endif
