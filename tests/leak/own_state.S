# Instructions of design tum22-masked, by their words, that bring shares into registers of its own.

# Share 0 is written to bits of share 0.
.macro mbinw0 register
  .insn r 0x77, 0, 0x14, x0, \register, x0
.endm

.macro mbinw1 register
  .insn r 0x77, 1, 0x14, x0, x0, \register
.endm

.macro maddw share, fresh
  .insn r 0x77, 0, 0x17, x0, \share, \fresh
.endm

.macro carry fresh
  .insn r 0x77, 0, 0x17, x1, \fresh, x0
  .insn r 0x77, 0, 0x17, x2, x0, \fresh
.endm

.macro maddc share
  .insn r 0x77, 1, 0x17, x0, x0, \share
.endm

.macro maddr1 register
  .insn r 0x77, 3, 0x17, \register, x0, x1
.endm

.macro clear
  addi zero, zero, 0
.endm

.text

# Both shares of a word, each in a register of its own.
.globl own_apart
.type own_apart, @function
own_apart:
  mbinw0 a0
  clear
  mbinw1 a1
  clear
  ret
.size own_apart, . - own_apart

# One over the other.
.globl own_overwritten
.type own_overwritten, @function
own_overwritten:
  mbinw0 a0
  clear
  mbinw0 a1
  clear
  ret
.size own_overwritten, . - own_overwritten

# x & y of both shares x and y: with a masked carry and a fresh word, and with neither.
.globl own_masked
.type own_masked, @function
own_masked:
  carry a3
  maddw a0, a2
  clear
  maddc a1
  clear
  ret
.size own_masked, . - own_masked

.globl own_product
.type own_product, @function
own_product:
  maddw a0, zero
  clear
  maddc a1
  clear
  ret
.size own_product, . - own_product

# A result over the other share in its register.
.globl own_result
.type own_result, @function
own_result:
  clear
  maddc a1
  clear
  maddr1 a0
  clear
  li a0, 0
  ret
.size own_result, . - own_result
