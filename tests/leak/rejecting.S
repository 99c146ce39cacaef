# Functions that reject, as signing does: how often each begins anew depends on fresh randomness in a4, so only an
# execution of what they call has one schedule. a0 holds what is secret.

.text

.globl draw
.type draw, @function
draw:
  ret
.size draw, . - draw

.globl used
.type used, @function
used:
  addi t1, a0, 1
  ret
.size used, . - used

.globl combined
.type combined, @function
combined:
  addi t2, a0, 2
  ret
.size combined, . - combined

# A candidate uses the secret once, and again where it was not rejected.
.globl rejecting
.type rejecting, @function
rejecting:
  addi sp, sp, -16
  sw ra, 12(sp)
1:
  call draw
  call used
  andi t0, a4, 1
  srli a4, a4, 1
  bnez t0, 1b
  call used
  call combined
  lw ra, 12(sp)
  addi sp, sp, 16
  ret
.size rejecting, . - rejecting

# Jumps back to its first instruction: one execution, of three rounds.
.globl rounds
.type rounds, @function
rounds:
  addi a5, a5, 1
  addi t1, a0, 1
  sltiu t3, a5, 3
  bnez t3, rounds
  ret
.size rounds, . - rounds

.globl twice
.type twice, @function
twice:
  addi sp, sp, -16
  sw ra, 12(sp)
  li a5, 0
  call rounds
  li a0, 0
  li a5, 0
  call rounds
  lw ra, 12(sp)
  addi sp, sp, 16
  ret
.size twice, . - twice

# Its time depends on whether one of eight values of three bits is above four.
.globl fields
.type fields, @function
fields:
  la t0, key
  lw t1, 0(t0)
  li t2, 8
  li t4, 0
1:
  andi t3, t1, 7
  sltiu t3, t3, 5
  xori t3, t3, 1
  or t4, t4, t3
  srli t1, t1, 3
  addi t2, t2, -1
  bnez t2, 1b
  beqz t4, 2f
  nop
2:
  ret
.size fields, . - fields

.globl main
main:
  li a0, 0
  ret

.data
.balign 4
.globl key
.type key, @object
.size key, 4
key: .word 0
