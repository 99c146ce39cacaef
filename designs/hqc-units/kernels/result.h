/* What products of windows have in common: words of the result in registers. AT_ONCE says how many, RESULT which.
   Source: own design. SPDX-License-Identifier: Apache-2.0 */

#include "numbers.h"

/* Words of the vector but for its last one, and the bits in that. */
#define LAST (N / 32)
#define OVER (N % 32)
/* Parts of the result that are made at once, and the words left in the end. */
#define CHUNKS ((LAST + 1) / AT_ONCE)
#define REST (LAST + 1 - CHUNKS * AT_ONCE)

    .macro  each_kept do
    \do     ra, 0(sp)
    \do     s0, 4(sp)
    \do     s1, 8(sp)
    \do     s2, 12(sp)
    \do     s3, 16(sp)
    \do     s4, 20(sp)
    \do     s5, 24(sp)
    \do     s6, 28(sp)
    \do     s7, 32(sp)
    \do     s8, 36(sp)
    \do     s9, 40(sp)
    \do     s10, 44(sp)
    \do     s11, 48(sp)
    .endm

# Does something to the first registers of the result; `number` counts them.
    .macro  each do, count
    .set    number, 0
    .irp    register, RESULT
    .if     number < \count
    \do     \register
    .endif
    .set    number, number + 1
    .endr
    .endm

    .macro  clear register
    li      \register, 0
    .endm

    .macro  put register
    sw      \register, 4 * number(a2)
    .endm
