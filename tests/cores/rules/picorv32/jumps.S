# Jumps of two and four bytes to instructions of two and four bytes, at both places of a word (picorv32.v, latched_branch).

        .macro wide kind:vararg
        .option push
        .option norvc
        \kind
        .option pop
        .endm

        .macro arrive at, length
        .balign 4
        .if \at
        c.nop
        .endif
1:
        .if \length == 2
        c.nop
        .else
        wide    nop
        .endif
        .balign 4
        .endm

        .macro targets jump:vararg
        .irp    at, 0, 1
        .irp    length, 2, 4
        la      t1, 1f
        \jump
        arrive  \at, \length
        la      t1, 1f
        c.nop
        \jump
        arrive  \at, \length
        .endr
        .endr
        .endm

        .globl main
main:   mv      s2, ra
        li      s1, 2
again:  targets wide jal zero, 1f
        targets wide jal ra, 1f
        targets c.j 1f
        targets wide jalr zero, 0(t1)
        targets wide jalr t1, 0(t1)
        targets c.jr t1
        targets c.jalr t1
        addi    s1, s1, -1
        bnez    s1, again
        li      a0, 0
        jr      s2
