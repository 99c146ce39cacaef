# Each kind of instruction before one of two and of four bytes, at both places of a word: what is in hand of the next one,
# and what it is waited for (picorv32.v, mem_la_use_prefetched_high_word).

        .macro wide kind:vararg
        .option push
        .option norvc
        \kind
        .option pop
        .endm

        .macro between kind:vararg
        around  wide \kind
        .endm

        .macro around kind:vararg
        .balign 4
        wide    nop
        \kind
        wide    nop
        .balign 4
        wide    nop
        \kind
        c.nop
        c.nop
        .balign 4
        c.nop
        \kind
        c.nop
        .balign 4
        c.nop
        \kind
        wide    nop
        c.nop
        .endm

        .globl main
main:   la      s0, data
        li      s1, 2
        li      a0, 7
        li      a1, -3
        mv      s2, ra
again:  between add a2, a0, a1
        around  c.add a2, a0
        around  c.mv a2, a0
        between slli a2, a0, 5
        around  c.srli a2, 3
        between sll a2, a0, a1
        between lui a2, 5
        between auipc a2, 5
        between slti a2, a0, 5
        between bne a0, a0, again
        between fence rw, rw
        between rdcycle a2
        between rdinstret a2
        between mul a2, a0, a1
        between mulhu a2, a0, a1
        between div a2, a0, a1
        between remu a2, a0, zero
        between lw a2, 0(s0)
        between lbu a2, 3(s0)
        between sw a0, 4(s0)
        between sb a0, 7(s0)
        around  c.lw a3, 0(s0)
        around  c.sw a3, 4(s0)
        addi    s1, s1, -1
        beqz    s1, done
        j       again
done:   li      a0, 0
        jr      s2

        .bss
        .balign 8
data:   .space  8
