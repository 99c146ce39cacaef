# Registers that a kernel in shares has used.
# Source: own design. SPDX-License-Identifier: Apache-2.0

# Nothing of a share stays where the other one may be written.
.macro clear
    li   t0, 0
    li   t1, 0
    li   t2, 0
    li   t3, 0
    li   t4, 0
    li   t5, 0
    li   t6, 0
.endm
