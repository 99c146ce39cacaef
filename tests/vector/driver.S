// Executes single vector instructions from a list of cases and keeps what each leaves behind.
//
// Source: own design; volume I, "V" 1.0, and volume II for traps. With LINUX it is a program of Linux that writes
// its records to standard output (system calls rt_sigaction, write, exit), without it code for a bare hart in machine
// mode, which ends with the records' address in a1. It is assembled once for many lists, which are written into the
// file from `list` on: the number of cases, then a page behind it the memory before each, and behind that in whole
// pages the cases. A case is eight words of XLEN bits (instruction, vtype, avl, vstart,
// vxrm, x10, x11, x12) and the register file; a record is eight words (vstart, vl, vtype, vxsat, x10, x11, x12, cause
// of the trap plus one), the register file, and the memory that the case was given.

#if __riscv_xlen == 64
#define LX ld
#define SX sd
#define X 8
#define PC 176
#else
#define LX lw
#define SX sw
#define X 4
#define PC 160
#endif

    .text
    .globl _start
_start:
    la a1, act
    la t0, handler
#ifdef LINUX
    SX t0, 0(a1)
    li t0, 0x40000004            // SA_NODEFER, SA_SIGINFO
    SX t0, X(a1)
    li a0, 4                     // SIGILL
    li a2, 0
    li a3, 8
    li a7, 134
    ecall
    li a0, 11                    // SIGSEGV
    ecall
#else
    csrw mtvec, t0
    li t0, 0x600                 // mstatus.VS
    csrs mstatus, t0
#endif
    la s0, cases
    la s1, out
    la s2, list
    LX s2, 0(s2)
    csrr s3, vlenb
    slli s3, s3, 3               // bytes of eight registers
    la s5, slot
next:
    la t0, area
    la t1, before
    li t2, AREA / X
1:  LX t3, 0(t1)
    SX t3, 0(t0)
    addi t0, t0, X
    addi t1, t1, X
    addi t2, t2, -1
    bnez t2, 1b
    csrw vstart, zero
    addi t0, s0, 8 * X
    vl8r.v v0, (t0)
    add t0, t0, s3
    vl8r.v v8, (t0)
    add t0, t0, s3
    vl8r.v v16, (t0)
    add t0, t0, s3
    vl8r.v v24, (t0)
    add s4, t0, s3
    LX t0, X(s0)
    LX t1, 2 * X(s0)
    vsetvl zero, t1, t0
    LX t0, 4 * X(s0)
    csrw vxrm, t0
    csrw vxsat, zero
    lw t0, 0(s0)
    sw t0, 0(s5)
    fence.i
    la t0, cause
    SX zero, 0(t0)
    LX a0, 5 * X(s0)
    LX a1, 6 * X(s0)
    LX a2, 7 * X(s0)
    LX t0, 3 * X(s0)
    csrw vstart, t0
    jalr ra, s5
    csrr t0, vstart
    SX t0, 0(s1)
    csrw vstart, zero
    csrr t0, vl
    SX t0, X(s1)
    csrr t0, vtype
    SX t0, 2 * X(s1)
    csrr t0, vxsat
    SX t0, 3 * X(s1)
    SX a0, 4 * X(s1)
    SX a1, 5 * X(s1)
    SX a2, 6 * X(s1)
    la t0, cause
    LX t0, 0(t0)
    SX t0, 7 * X(s1)
    addi s1, s1, 8 * X
    vs8r.v v0, (s1)
    add s1, s1, s3
    vs8r.v v8, (s1)
    add s1, s1, s3
    vs8r.v v16, (s1)
    add s1, s1, s3
    vs8r.v v24, (s1)
    add s1, s1, s3
    la t0, area
    li t2, AREA / X
2:  LX t3, 0(t0)
    SX t3, 0(s1)
    addi t0, t0, X
    addi s1, s1, X
    addi t2, t2, -1
    bnez t2, 2b
    mv s0, s4
    addi s2, s2, -1
    bnez s2, next

    la a1, out
#ifdef LINUX
    sub a2, s1, a1
3:  li a0, 1
    li a7, 64
    ecall
    blez a0, 4f
    add a1, a1, a0
    sub a2, a2, a0
    bnez a2, 3b
4:
    li a0, 0
    li a7, 93
    ecall
#else
    la t0, tohost                // a call is the handler's
    li t1, 1
    SX t1, 0(t0)
5:  j 5b
#endif

    .balign 4
handler:
#ifdef LINUX
    LX t0, PC(a2)                // uc_mcontext.pc
    addi t0, t0, 4
    SX t0, PC(a2)
    la t1, cause
    addi a0, a0, 1
    SX a0, 0(t1)
    li a7, 139
    ecall
#else
    csrr t0, mepc
    addi t0, t0, 4
    csrw mepc, t0
    la t1, cause
    csrr t0, mcause
    addi t0, t0, 1
    SX t0, 0(t1)
    mret
#endif

    .section .slot, "awx", @progbits
    .balign 64
slot:
    .word 0
    ret

    .data
    .balign 16
act: .zero 40
    .balign 8
cause: .zero 8
    .globl tohost, fromhost
tohost: .zero 8
fromhost: .zero 8
    .balign 4096
list: .ascii "cases go to here"
    .balign 4096
before: .zero AREA
    .balign 4096
cases: .zero LIST
    .bss
    .balign 4096
out: .zero OUT

    .section .edge, "aw", @nobits
    .globl area
area: .zero AREA
