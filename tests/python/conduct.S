# Functions that break one rule each, and one that keeps all of them.
# void f(int32_t out[4], const int32_t in[4], int32_t both[4])

#if __riscv_xlen == 64
#define SAVE sd
#define RESTORE ld
#else
#define SAVE sw
#define RESTORE lw
#endif

    .section .rodata
    .globl  constants
    .type   constants, @object
    .size   constants, 8
constants:
    .word   3, 5
    .data
    .globl  state
    .type   state, @object
    .size   state, 4
state:
    .word   7

    .text
    .macro  function name
    .globl  \name
    .type   \name, @function
\name:
    .endm
    .macro  end name
    .size   \name, . - \name
    .endm

# Saves what it uses, calls, reads a table, uses its stack, writes all of its output before it reads it.
function good
    addi    sp, sp, -32
    SAVE    ra, 24(sp)
    SAVE    s0, 16(sp)
    SAVE    s11, 8(sp)
    mv      s0, a0
    la      s11, constants
    lw      s11, 4(s11)
    lw      t0, 0(a1)
    add     t0, t0, s11
    sw      t0, 0(s0)
    lw      t1, 0(s0)
    lw      t2, 12(a2)
    add     t2, t2, t1
    sw      t2, 12(a2)
    lbu     t3, 15(a1)
    sb      t3, 15(a0)
    sw      t3, 0(sp)
    call    helper
    RESTORE s11, 8(sp)
    RESTORE s0, 16(sp)
    RESTORE ra, 24(sp)
    addi    sp, sp, 32
    ret
end good

function helper
    lw      t0, 0(sp)
    addi    sp, sp, -16
    sw      t0, 12(sp)
    addi    sp, sp, 16
    ret
end helper

function other_sp
    addi    sp, sp, -16
    ret
end other_sp

    .macro  clobber register
function clobber_\register
    li      \register, 0
    ret
end clobber_\register
    .endm
    clobber s0
    clobber s3
    clobber s11
    clobber gp
    clobber tp

    .macro  access name instruction operand
function \name
    nop
    \instruction t0, \operand
    ret
end \name
    .endm
    access  write_behind, sw, 16(a0)
    access  write_before, sw, -4(a2)
    access  write_astride, sw, 14(a0)
    access  read_behind, lw, 16(a1)
    access  read_before, lbu, -1(a1)
    access  write_const, sb, 3(a1)
    access  read_unwritten, lw, 8(a0)
    access  below_sp, sw, -4(sp)
    access  above_the_stack, lw, 64(sp)

function write_constants
    la      t1, constants
    sw      zero, 0(t1)
    ret
end write_constants

function far_away
    li      t1, 0x80400000
    lw      t0, 0(t1)
    ret
end far_away

function keeps_state
    la      t1, state
    lw      t0, 0(t1)
    addi    t0, t0, 1
    sw      t0, 0(t1)
    ret
end keeps_state

    .globl  _start
_start:
    j       _start
