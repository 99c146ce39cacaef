# Blocks that come and go: stores to clean and dirty ones, loads of what two stores before wrote or did not, lines of code in
# between, fences; bytes of a doubleword apart and together (DCache.scala, `s1_hazard`, `pstore_drain`, `release_state`).

        .globl  main
main:   la      s0, buffer
        li      t0, 4096
        add     s4, s0, t0
        add     s5, s4, t0
        li      s1, 3
        mv      s2, ra
1:      # Bytes, whose places meet or do not.
        .irp    offset, 0, 1, 7, 8
        sb      a0, 1(s0)
        lb      a1, \offset(s0)
        sh      a0, 2(s0)
        sb      a0, 5(s0)
        lbu     a2, \offset(s0)
        add     a2, a2, a1
        sd      a0, 0(s0)
        sd      a0, 8(s0)
        sd      a0, 16(s0)
        ld      a1, 8(s0)
        addi    a1, a1, 1
        sd      a1, 16(s0)
        ld      a2, 24(s0)
        lh      a2, 16(s0)
        .endr
        # The same set, clean and dirty.
        .irp    place, s4, s5, s0
        lw      a1, 0(\place)
        add     a2, a1, a1
        sw      a1, 0(\place)
        lw      a2, 64(\place)
        lw      a3, 128(\place)
        sw      a3, 192(\place)
        sw      a3, 196(\place)
        lw      a3, 200(\place)
        fence
        lw      a1, 256(\place)
        .endr
        .irp    place, s4, s5, s0
        sw      a1, 0(\place)
        sw      a1, 64(\place)
        lw      a2, 0(\place)
        mul     a4, a2, a2
        lw      a2, 128(\place)
        div     a5, a4, a2
        lw      a3, 192(\place)
        fence.i
        sw      a5, 320(\place)
        .endr
        addi    s1, s1, -1
        beqz    s1, 2f
        j       1b
2:      li      a0, 0
        jr      s2

        .bss
        .balign 64
buffer: .space  12800
