# Masked gadgets of two shares, each with its leaky twin: what a register-transfer model must tell of them.
#
# and_*: c = a & b, bit by bit: a0 and a1 hold the shares of a, a2 and a3 those of b, a4 fresh randomness; the shares of
# c come back in a0 and a1. Sources: Ishai, Sahai and Wagner, CRYPTO 2003 (isw); Trichina, Korkishko and Lee, AES 2004
# (trichina). The pipeline is that of CV32E40P: an ALU instruction's operands meet those of the ALU instruction before it
# in the operand registers, its result meets the result before it on the result bus, and what its register held.

# Operand registers and the result bus hold zero behind it.
.macro clear
  addi zero, zero, 0
.endm

.text

# Products are added to the random word one by one, and nothing meets anything but zero.
.globl and_isw_cleared
.type and_isw_cleared, @function
and_isw_cleared:
  clear
  and t0, a0, a2
  clear
  xor t1, t0, a4
  clear
  and t2, a0, a3
  clear
  xor t3, t2, a4
  clear
  and t4, a1, a2
  clear
  xor t5, t3, t4
  clear
  and t6, a1, a3
  clear
  xor a5, t5, t6
  clear
  mv a0, t1
  clear
  mv a1, a5
  clear
  ret
.size and_isw_cleared, . - and_isw_cleared

# The same without clears: operands of neighbours meet.
.globl and_isw
.type and_isw, @function
and_isw:
  and t0, a0, a2
  xor t1, t0, a4
  and t2, a0, a3
  xor t3, t2, a4
  and t4, a1, a2
  xor t5, t3, t4
  and t6, a1, a3
  xor a5, t5, t6
  mv a0, t1
  mv a1, a5
  ret
.size and_isw, . - and_isw

# Cleared, but both mixed products are added before the random word: one value by itself leaks.
.globl and_isw_unordered
.type and_isw_unordered, @function
and_isw_unordered:
  clear
  and t0, a0, a2
  clear
  xor t1, t0, a4
  clear
  and t2, a0, a3
  clear
  and t4, a1, a2
  clear
  xor t3, t2, t4
  clear
  xor t5, t3, a4
  clear
  and t6, a1, a3
  clear
  xor a5, t5, t6
  clear
  mv a0, t1
  clear
  mv a1, a5
  clear
  ret
.size and_isw_unordered, . - and_isw_unordered

# Cleared, but a product overwrites the one that has the other share of b.
.globl and_isw_overwritten
.type and_isw_overwritten, @function
and_isw_overwritten:
  clear
  and t0, a0, a2
  clear
  xor t1, t0, a4
  clear
  and t2, a0, a3
  clear
  xor t3, t2, a4
  clear
  and t4, a1, a2
  clear
  xor t5, t3, t4
  clear
  and t4, a1, a3
  clear
  xor a5, t5, t4
  clear
  mv a0, t1
  clear
  mv a1, a5
  clear
  ret
.size and_isw_overwritten, . - and_isw_overwritten

# One accumulator takes the random word and then all products.
.globl and_trichina
.type and_trichina, @function
and_trichina:
  and t0, a0, a2
  xor t1, t0, a4
  and t2, a0, a3
  xor t1, t1, t2
  and t3, a1, a3
  xor t1, t1, t3
  and t4, a1, a2
  xor a0, t1, t4
  mv a1, a4
  ret
.size and_trichina, . - and_trichina

# The same with clears, and the shares of c apart.
.globl and_trichina_flushed
.type and_trichina_flushed, @function
and_trichina_flushed:
  clear
  and t0, a0, a2
  clear
  xor t1, t0, a4
  clear
  and t2, a0, a3
  clear
  xor t1, t1, t2
  clear
  and t3, a1, a3
  clear
  xor t1, t1, t3
  clear
  and t4, a1, a2
  clear
  xor t1, t1, t4
  clear
  mv a1, a4
  clear
  mv a0, t1
  clear
  ret
.size and_trichina_flushed, . - and_trichina_flushed

# One bit of a among 31 random ones: t0 holds the first share's bit, then the second's.
.globl planted
.type planted, @function
planted:
  clear
  andi t1, a0, 1
  clear
  andi t2, a1, 1
  clear
  andi t3, a4, -2
  clear
  andi t4, a5, -2
  clear
  or t1, t1, t3
  clear
  or t2, t2, t4
  clear
  mv t0, t1
  clear
  mv t0, t2
  clear
  ret
.size planted, . - planted

# Half of each share in one word: their weights add, and only the sum's variance tells of the secret.
.globl paired
.type paired, @function
paired:
  clear
  slli t0, a0, 16
  clear
  slli t1, a1, 16
  clear
  srli t2, t1, 16
  clear
  or t3, t0, t2
  clear
  ret
.size paired, . - paired

# Loads and stores of both shares of `shared`, through one register and through two.
.globl copy_one
.type copy_one, @function
copy_one:
  la t0, shared
  la t1, copied
  lw t2, 0(t0)
  sw t2, 0(t1)
  lw t2, 4(t0)
  sw t2, 4(t1)
  ret
.size copy_one, . - copy_one

# A load of zero between them cleans the register and the load unit, an addition of zeros the store's operand.
.globl copy_cleaned
.type copy_cleaned, @function
copy_cleaned:
  la t0, shared
  la t1, copied
  lw t2, 0(t0)
  sw t2, 0(t1)
  lw t2, 8(t0)
  clear
  lw t2, 4(t0)
  sw t2, 4(t1)
  lw t2, 8(t0)
  clear
  ret
.size copy_cleaned, . - copy_cleaned

# The secret itself.
.globl unmask
.type unmask, @function
unmask:
  clear
  xor t0, a0, a1
  clear
  ret
.size unmask, . - unmask

# A branch on a share: its time depends on it.
.globl branches
.type branches, @function
branches:
  bltz a0, 1f
  nop
1:
  ret
.size branches, . - branches

# A division by a share.
.globl divides
.type divides, @function
divides:
  li t0, 1000
  divu t1, t0, a0
  ret
.size divides, . - divides

# A division of a share by a constant, whose time does not depend on the share.
.globl divides_by_a_constant
.type divides_by_a_constant, @function
divides_by_a_constant:
  li t0, 1000
  remu t1, a0, t0
  divu t2, a0, t0
  ret
.size divides_by_a_constant, . - divides_by_a_constant

# Upper halves of products, loads with signs, and a stall behind a load.
.globl multiplies
.type multiplies, @function
multiplies:
  la t0, copied
  mulh t1, a0, a4
  mulhsu t2, a1, a4
  sw a0, 0(t0)
  lh t3, 2(t0)
  add t3, t3, t3
  lb t4, 1(t0)
  bltu a4, a4, 1f
1:
  mulhu t5, t3, t4
  ret
.size multiplies, . - multiplies

# Nothing of a0 and a1 comes here.
.globl aside
.type aside, @function
aside:
  addi a4, a4, 1
  ret
.size aside, . - aside

# The gadget within a call.
.globl outer
.type outer, @function
outer:
  addi sp, sp, -16
  sw ra, 12(sp)
  xor t0, a0, a1
  li t0, 0
  call and_isw_cleared
  lw ra, 12(sp)
  addi sp, sp, 16
  ret
.size outer, . - outer

# Two shares are only read where nothing is executed: behind a branch that is always taken. A core
# whose operand registers follow what was fetched holds one over the other.
.globl shadowed
.type shadowed, @function
.balign 16
shadowed:
  mul t0, zero, zero
  beq t0, zero, 1f
  mv t1, a0
  mv t2, a1
  addi t0, zero, 1
  addi t0, zero, 2
1:
  ret
.size shadowed, . - shadowed

# Parts of words go to memory, beside others in one word; then the whole of it comes back.
.globl stores_parts
.type stores_parts, @function
stores_parts:
  la t0, copied
  sb a0, 1(t0)
  sh a1, 2(t0)
  sb a4, 0(t0)
  sh a0, 4(t0)
  sb a1, 7(t0)
  lw t1, 0(t0)
  lw t2, 4(t0)
  ret
.size stores_parts, . - stores_parts

# A table is read at a share.
.globl looks_up
.type looks_up, @function
looks_up:
  la t0, copied
  andi t1, a0, 4
  add t0, t0, t1
  lw t2, 0(t0)
  ret
.size looks_up, . - looks_up

# Behind a read of a0 comes an immediate, 11, in whose bits a decoder that looks away reads a1.
.globl immediate_names
.type immediate_names, @function
immediate_names:
  mv t1, a0
  li t2, 11
  clear
  ret
.size immediate_names, . - immediate_names

# A branch that is taken whatever a1 holds, and after it what is never executed.
.globl behind_a_branch
.type behind_a_branch, @function
behind_a_branch:
  bgeu a1, zero, 1f
  xor t1, a0, zero
1:
  clear
  ret
.size behind_a_branch, . - behind_a_branch

.globl main
main:
  li a0, 0
  ret

.data
.balign 16
.globl shared
.type shared, @object
.size shared, 8
shared: .word 0, 0
zero_word: .word 0
.balign 16
.globl copied
.type copied, @object
.size copied, 8
copied: .word 0, 0
