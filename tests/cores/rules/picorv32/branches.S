# A taken branch of two or four bytes, at both places of a word, over each mixture of instructions that fit into the
# word behind it, to each kind of target (picorv32.v, mem_la_firstword, prefetched_high_word).

        .macro wide kind:vararg
        .option push
        .option norvc
        \kind
        .option pop
        .endm

        .macro target at
        .balign 4
        .if \at
        c.nop
        .endif
        .endm

        .macro first length
        .if \length == 2
        c.nop
        .else
        wide    nop
        .endif
        .endm

        # Branch of `branch` bytes in the upper half if `upper`, behind it instructions of the bytes `one` and `two`,
        # a target in the upper half if `at`, of `length` bytes.
        .macro turn branch, upper, one, two, at, length
        .balign 4
        .if \upper
        c.nop
        .endif
        .if \branch == 2
        c.beqz s0, 1f
        .else
        wide    beq zero, zero, 1f
        .endif
        first \one
        first \two
        target \at
1:      first \length
        wide    nop
        .endm

        .macro targets branch, upper, one, two
        turn \branch, \upper, \one, \two, 0, 2
        turn \branch, \upper, \one, \two, 0, 4
        turn \branch, \upper, \one, \two, 1, 2
        turn \branch, \upper, \one, \two, 1, 4
        .endm

        .macro behind branch, upper
        targets \branch, \upper, 2, 2
        targets \branch, \upper, 2, 4
        targets \branch, \upper, 4, 2
        targets \branch, \upper, 4, 4
        .endm

        .globl main
main:   li      s0, 0
        li      s1, 2
again:  behind  2, 0
        behind  2, 1
        behind  4, 0
        behind  4, 1
        addi    s1, s1, -1
        beqz    s1, done
        j       again
done:   li      a0, 0
        ret
