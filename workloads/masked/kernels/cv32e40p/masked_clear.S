# Zero in all registers of CV32E40P that hold what was worked on: those that a call may change, the operands of ALU and
# multiplier, the last word loaded. Source: own. SPDX-License-Identifier: Apache-2.0

    .section .text.masked_clear, "ax", @progbits
    .balign 4
    .globl masked_clear
    .type masked_clear, @function
masked_clear:
    addi sp, sp, -16
    sw   zero, 0(sp)
    lw   t0, 0(sp)
    addi sp, sp, 16
    mul  t1, zero, zero
    li   t2, 0
    li   t3, 0
    li   t4, 0
    li   t5, 0
    li   t6, 0
    li   a0, 0
    li   a1, 0
    li   a2, 0
    li   a3, 0
    li   a4, 0
    li   a5, 0
    li   a6, 0
    li   a7, 0
    ret
    .size masked_clear, . - masked_clear
