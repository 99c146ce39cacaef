# Lines of the instruction cache: code that goes through them, jumps into each word of one, wrong paths into the next one
# and into one of the same set, and FENCE.I (VexRiscv_Lite.v, module InstructionCache).

        # From a word of a line to one of another, and back behind it.
        .macro into from, to
        .balign 32
        .rept   \from
        nop
        .endr
        j       1f
        .balign 32
        .rept   \to
        nop
        .endr
1:      nop
        nop
        .endm

        # A branch at the end of a line, taken or not, behind what holds it up.
        .macro  ends kind:req, before:req, length=1
        .balign 32
        .rept   7 - \length
        nop
        .endr
        \before
        \kind
        nop
        nop
        .balign 32
1:      nop
        .endm

        .macro fences behind:req
        fence.i
        \behind
        nop
        .balign 32
        nop
        .endm

        .globl  main
main:   la      s0, buffer
        li      s1, 3
        mv      s2, ra
        li      a3, 77
        .balign 32
again:  .irp    from, 0, 3, 6, 7
        .irp    to, 0, 1, 6, 7
        into    \from, \to
        .endr
        .endr
        .irp    before, "nop", "lw a0, 0(s0)", "mul a0, a3, a3", "sw a0, 0(s0)"
        ends    "beqz zero, 1f", "\before"
        ends    "bnez zero, 1f", "\before"
        ends    "beqz a0, 1f", "\before"
        ends    "j 1f", "\before"
        .endr
        .irp    behind, "nop", "lw a0, 0(s0)", "fence.i", "mul a0, a3, a3", "beqz zero, .+8"
        fences  "\behind"
        lw      a0, 0(s0)
        lw      a1, 4(s0)
        fences  "\behind"
        .endr
        addi    s1, s1, -1
        beqz    s1, 2f
        j       again
2:      li      a0, 0
        jr      s2

        .bss
        .balign 8
buffer: .space  64
