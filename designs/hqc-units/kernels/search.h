# Looks for a position in a list. SPDX-License-Identifier: Apache-2.0

    .include "xpqplace.inc"

# Every word of a list of at most \most from \list on, of which the number of words is \count, is compared with \both, a
# position twice. t5 | t6 is 1 where a half of one is the position. Time and addresses depend on \count. Uses \count. \none has all
# ones, which are no position, and so has the unit before and after.
    .macro  search list, count, both, none, most
    li      t5, 0
    la      t6, .Lfound\@
    slli    \count, \count, 2
    sub     \count, t6, \count
    li      t6, 0
    jr      \count
    .option push
    .option norvc
    .set    i, \most - 1
    .rept   \most
    .if     i % 2
    pq_leqh t5, i, \list, \both
    .else
    pq_leqh t6, i, \list, \both
    .endif
    .set    i, i - 1
    .endr
.Lfound\@:
    # The last word that was loaded.
    pq_eqh  t5, \none, \both, t5
    .option pop
    .endm
