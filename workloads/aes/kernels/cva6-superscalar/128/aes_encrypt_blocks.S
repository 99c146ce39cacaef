# aes_encrypt_blocks of aes-128, scheduled for cva6-superscalar:
# 2,879 -> 2,641 cycles, 5,009 -> 4,907 instructions, 5,656 -> 5,978 bytes, proved equal to what came.
# No order takes fewer than 2,477 cycles (issue slots: 848, 2 a cycle, 4 times).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 1 (3,000 orders), seed 1, Instar 0.1.0:
#   instar schedule aes-128 aes_encrypt_blocks --core cva6-superscalar --effort 1 -o aes_encrypt_blocks.S

	.text
	.globl	aes_encrypt_blocks              # -- Begin function aes_encrypt_blocks
	.p2align	1
	.type	aes_encrypt_blocks,@function
aes_encrypt_blocks:                     # @aes_encrypt_blocks
    addi sp, sp, -176
    sw ra, 172(sp)                      # 4-byte Folded Spill
    sw s0, 168(sp)                      # 4-byte Folded Spill
    sw s1, 164(sp)                      # 4-byte Folded Spill
    sw s2, 160(sp)                      # 4-byte Folded Spill
    sw s3, 156(sp)                      # 4-byte Folded Spill
    sw s4, 152(sp)                      # 4-byte Folded Spill
    sw s5, 148(sp)                      # 4-byte Folded Spill
    sw s6, 144(sp)                      # 4-byte Folded Spill
    sw s7, 140(sp)                      # 4-byte Folded Spill
    sw s9, 132(sp)                      # 4-byte Folded Spill
    sw s10, 128(sp)                     # 4-byte Folded Spill
    sw s11, 124(sp)                     # 4-byte Folded Spill
    sw a2, 8(sp)                        # 4-byte Folded Spill
    sw a0, 40(sp)                       # 4-byte Folded Spill
    sw s8, 136(sp)                      # 4-byte Folded Spill
    bne a3, zero, .Laes_encrypt_blocks_2
    jal zero, .Laes_encrypt_blocks_12
.Laes_encrypt_blocks_2:
    addi a4, zero, 0
    lui a6, 0xfcfd0
    lui t0, 0xc0c0c
    lui t1, 0x55555
    lui s1, 0x33333
    lui t2, 0x3f3f4
    lui s0, 0xf0f1
    lui a7, 0xf0f0f
    addi ra, t2, -193
    lui a0, 0x3030
    lw a2, 40(sp)                       # 4-byte Folded Reload
    addi a5, a2, 96
    sw a5, 0(sp)                        # 4-byte Folded Spill
    addi a2, a2, 352
    sw a2, 52(sp)                       # 4-byte Folded Spill
    addi t5, a1, 7
    addi a1, a6, -772
    sw a1, 48(sp)                       # 4-byte Folded Spill
    addi a1, a7, 240
    sw a1, 84(sp)                       # 4-byte Folded Spill
    sw ra, 56(sp)                       # 4-byte Folded Spill
    addi a1, t0, 192
    sw a1, 60(sp)                       # 4-byte Folded Spill
    addi a1, t1, 1365
    sw a1, 32(sp)                       # 4-byte Folded Spill
    addi a1, s1, 819
    sw a1, 28(sp)                       # 4-byte Folded Spill
    addi a1, s0, -241
    sw a1, 88(sp)                       # 4-byte Folded Spill
    addi s2, a0, 771
    add a0, zero, a3
    sw s2, 44(sp)                       # 4-byte Folded Spill
    sw a3, 4(sp)                        # 4-byte Folded Spill
    jal zero, .Laes_encrypt_blocks_5
.Laes_encrypt_blocks_3:
    addi t5, t5, 32
    lw a4, 24(sp)                       # 4-byte Folded Reload
    lw a0, 36(sp)                       # 4-byte Folded Reload
    lw a3, 4(sp)                        # 4-byte Folded Reload
    addi a4, a4, 32
    addi a0, a0, -32
    bltu a4, a3, .Laes_encrypt_blocks_5
    jal zero, .Laes_encrypt_blocks_12
.Laes_encrypt_blocks_5:
    sw a0, 36(sp)
    lw s11, 8(sp)
    sw t5, 20(sp)
    sub s7, a3, a4
    lw t6, 40(sp)
    sw a4, 24(sp)
    add s11, s11, a4
    sw s7, 16(sp)
    lw s1, 8(t6)
    lw ra, 20(t6)
    lw a1, 4(t6)
    lw t0, 24(t6)
    lbu t4, 14(s11)
    lbu t2, 0(s11)
    lbu s0, 1(s11)
    lw a5, 12(t6)
    lbu a3, 2(s11)
    lbu a6, 4(s11)
    lbu a4, 3(s11)
    lw t1, 28(t6)
    lbu a7, 5(s11)
    lbu s2, 6(s11)
    lbu s3, 7(s11)
    lbu s4, 8(s11)
    lbu s5, 9(s11)
    lbu s10, 12(s11)
    lbu t3, 13(s11)
    lw a2, 0(t6)
    lbu t5, 15(s11)
    lbu s8, 11(s11)
    lbu s6, 10(s11)
    sltiu s7, s7, 32
    xori s7, s7, 1
    slli s7, s7, 4
    add s11, s11, s7
    slli s7, s0, 8
    slli s0, a3, 16
    slli a3, a4, 24
    slli a4, a7, 8
    lbu a0, 6(s11)
    slli a7, s2, 16
    slli s2, s3, 24
    slli s3, s5, 8
    slli s9, s8, 24
    slli s8, t3, 8
    slli t3, t4, 16
    slli t4, t5, 24
    or s7, s7, t2
    or t2, s0, a3
    lbu s5, 2(s11)
    lbu a3, 0(s11)
    lbu t5, 1(s11)
    lbu s0, 3(s11)
    or a7, a7, s2
    or s2, a4, a6
    or a4, s8, s10
    slli a6, s6, 16
    or s8, s3, s4
    or s3, a6, s9
    lbu s10, 4(s11)
    lbu s6, 5(s11)
    lbu s4, 7(s11)
    or t3, t3, t4
    or s7, s7, t2
    or a6, s8, s3
    lbu s9, 8(s11)
    or t2, s2, a7
    slli t4, t5, 8
    slli s3, s0, 24
    slli s8, s5, 16
    lbu s2, 9(s11)
    lbu a7, 10(s11)
    lbu t5, 11(s11)
    or s0, a4, t3
    or a4, s8, s3
    lbu s5, 12(s11)
    or a3, a3, t4
    lbu t3, 14(s11)
    lbu s3, 13(s11)
    lbu s11, 15(s11)
    slli s6, s6, 8
    or s8, s6, s10
    srli t4, s0, 1
    srli s6, s7, 1
    slli s10, a0, 16
    slli a0, s4, 24
    or s4, s10, a0
    srli s10, t2, 1
    slli s2, s2, 8
    or a0, s9, s2
    slli s2, a7, 16
    srli s9, a6, 1
    slli a7, t5, 24
    slli t5, s3, 8
    or s3, s8, s4
    slli s4, t3, 16
    slli s11, s11, 24
    or s8, t5, s5
    or s11, s11, s4
    or a3, a3, a4
    or t3, s2, a7
    or a7, t3, a0
    xor s5, a3, s6
    xor t5, s3, s10
    xor s2, s9, a7
    or s11, s8, s11
    lw s6, 32(sp)
    and s2, s2, s6
    and s4, s5, s6
    xor s5, s11, t4
    and a4, t5, s6
    xor a3, s4, a3
    slli a0, s4, 1
    xor t3, s3, a4
    slli s3, a4, 1
    xor a7, s2, a7
    and s5, s5, s6
    slli s2, s2, 1
    xor s11, s5, s11
    xor s7, a0, s7
    xor t2, s3, t2
    slli s5, s5, 1
    srli s3, a7, 2
    xor s10, s2, a6
    srli s2, a3, 2
    srli s4, s7, 2
    xor s3, s11, s3
    xor a6, s5, s0
    lw s6, 28(sp)
    xor s2, s2, t3
    srli s5, s10, 2
    lw s9, 16(t6)
    xor s4, s4, t2
    xor s5, a6, s5
    and s2, s2, s6
    and s3, s3, s6
    and s4, s4, s6
    slli s8, s2, 2
    xor a4, t3, s2
    and s5, s5, s6
    xor s11, s3, s11
    slli s3, s3, 2
    xor a6, s5, a6
    slli t4, s4, 2
    xor a3, s8, a3
    slli s2, s5, 2
    xor a7, s3, a7
    srli s3, a4, 4
    xor t1, s11, t1
    xor a5, a5, a4
    xor s7, t4, s7
    xor t2, t2, s4
    xor s0, s2, s10
    srli a4, a3, 4
    srli s2, t2, 4
    xor s1, s1, t2
    xor ra, a7, ra
    xor a1, a1, a3
    xor s11, s11, s3
    xor t0, a6, t0
    srli t2, s7, 4
    xor a3, a7, a4
    xor a4, a6, s2
    xor t5, t2, s0
    lw a6, 88(sp)
    xor a0, s0, s9
    and s11, s11, a6
    and s0, a4, a6
    and t2, a3, a6
    slli a3, s11, 4
    slli t3, t2, 4
    xor s11, t1, s11
    and s9, t5, a6
    slli a4, s0, 4
    xor t0, t0, s0
    slli s6, s9, 4
    xor a5, a5, a3
    xor s1, s1, a4
    xor ra, ra, t2
    xor s8, a0, s9
    xor s9, ra, t0
    xor s7, a2, s7
    xor a1, a1, t3
    xor a3, s1, s8
    xor a5, a5, a1
    xor t2, s8, s11
    xor a4, s1, s11
    xor s0, a1, s11
    xor s1, s1, a5
    xor s7, s7, s6
    xor a5, a5, t2
    xor s2, a3, s0
    xor a7, s9, s7
    xor t1, s11, ra
    xor s5, a7, a1
    xor s3, a5, s7
    xor s11, a7, s11
    xor a2, a7, s8
    xor s9, s9, a5
    xor t4, s1, t0
    and s4, s2, a5
    xor ra, s1, ra
    xor s10, t4, s7
    xor s6, ra, a5
    xor s8, s5, a4
    and t5, s5, a7
    and a0, t4, t2
    xor s4, s4, t2
    and t3, a2, s7
    or t0, ra, s0
    and s1, s9, a4
    xor t1, t1, t3
    and t3, s8, s3
    xor s4, s4, t4
    xor a1, a1, t5
    xor t0, t5, t0
    and t5, s6, a3
    xor s1, t5, s1
    xor a0, t5, a0
    and t5, s10, s11
    xor s4, s4, t3
    xor t1, t1, t3
    xor a1, t5, a1
    xor s4, s4, a0
    xor t1, t1, s1
    xor a1, s1, a1
    xor a0, t0, a0
    xor t3, t1, s4
    xor t5, a1, a0
    and t1, t1, a1
    xor s1, t1, a0
    xor t0, t1, s4
    and t0, t0, t5
    and t5, s1, t3
    xor t1, t1, t0
    xor t0, t0, a0
    xor s4, s4, t5
    and a0, t1, a0
    xor t5, a0, s1
    and t1, t5, s4
    xor s1, t1, t3
    and a5, a5, t0
    xor a1, a1, a0
    and t1, t0, s2
    and s2, a1, s3
    and s3, a1, s8
    xor a1, a1, t0
    xor s8, t0, s4
    and s0, s4, s0
    and ra, s4, ra
    and a2, a2, a1
    xor t5, a1, s1
    xor s4, s4, s1
    and s7, a1, s7
    and t3, s1, s10
    and s11, s1, s11
    and a0, s8, s6
    and a3, s8, a3
    xor s2, s2, a5
    xor s7, s7, a5
    xor a5, t5, s8
    and s1, t4, t5
    and t0, a5, a4
    and a7, s4, a7
    and a1, s4, s5
    and s9, a5, s9
    and s10, t5, t2
    xor t2, s0, s7
    xor a0, a0, s1
    lw s6, 32(t6)
    lw a4, 36(t6)
    lw s8, 44(t6)
    lw s4, 40(t6)
    xor s1, s1, t2
    xor a3, a3, s10
    sw s8, 76(sp)
    xor s5, ra, t3
    xor ra, a7, ra
    xor t4, ra, a0
    xor a0, s2, a0
    xor ra, a3, s3
    xor s7, s5, s7
    xor a5, s7, a1
    xor a1, s10, t0
    xor s1, s1, s9
    xor t5, ra, t4
    xor ra, a3, a5
    xor s11, s1, s11
    xor s1, t4, s1
    xor t0, t5, t1
    xor t1, ra, s0
    xor s1, ra, s1
    rori ra, s1, 2
    xor a2, a2, t5
    xor a1, a1, s11
    xor a5, a0, t0
    xor s11, a2, s11
    rori a2, t1, 2
    rori a0, t1, 10
    rori s0, s1, 10
    rori a3, a1, 2
    rori a7, a1, 10
    rori s2, t0, 2
    rori s3, t0, 10
    lw s5, 56(sp)
    lw t2, 60(sp)
    and a0, a0, s5
    and a2, a2, t2
    or a2, a2, a0
    and s0, s0, s5
    and ra, ra, t2
    rori s10, s11, 2
    rori a0, s11, 10
    and a7, a7, s5
    or ra, s0, ra
    rori s0, a5, 2
    and a3, a3, t2
    or a3, a7, a3
    and s0, s0, t2
    and s3, s3, s5
    and s2, s2, t2
    and a0, a0, s5
    rori a7, a5, 10
    and s10, s10, t2
    and a7, a7, s5
    or s2, s3, s2
    or a0, a0, s10
    or s0, a7, s0
    lw a7, 52(t6)
    xor s9, a5, t4
    lw s3, 56(t6)
    lw s10, 60(t6)
    xor s7, a5, s7
    sw a4, 80(sp)
    xor t1, a2, t1
    xor a2, s6, a2
    rori t3, s7, 2
    xor a1, a1, a3
    rori t5, s7, 10
    rori t4, s9, 2
    xor t0, s2, t0
    xor s2, s10, s2
    xor s1, ra, s1
    and s6, t5, s5
    and s10, t4, t2
    and t2, t3, t2
    or t2, t2, s6
    rori t5, s9, 10
    and t4, t5, s5
    xor a3, a7, a3
    or a7, s10, t4
    lw t6, 48(t6)
    xor s11, a0, s11
    xor a0, s4, a0
    xor a5, a5, s0
    xor t6, t6, s0
    xor s0, a4, t1
    xor ra, s0, ra
    xor s0, s8, t0
    rori t3, t1, 20
    xor s9, a7, s9
    rori t1, t1, 12
    xor s6, s3, a1
    rori s5, a1, 12
    xor t5, s6, a7
    rori a7, s1, 20
    xor a0, a0, s1
    rori s1, s1, 12
    xor a4, s7, t2
    and a7, a7, a6
    lw s3, 84(sp)
    and s1, s1, s3
    and s10, t3, a6
    and t1, t1, s3
    or t1, s10, t1
    rori t4, a1, 20
    and s4, t4, a6
    or s1, a7, s1
    xor a7, t6, t0
    rori s8, t0, 20
    and a1, s5, s3
    rori s6, t0, 12
    and s7, s8, a6
    and t3, s6, s3
    xor s10, s0, t2
    or t2, s7, t3
    xor t6, ra, t0
    rori ra, s11, 20
    xor t4, s10, s11
    xor a2, a2, t0
    rori s11, s11, 12
    and s7, ra, a6
    and s11, s11, s3
    xor a3, a3, a5
    or a1, s4, a1
    rori s5, a5, 12
    rori s8, a5, 20
    or ra, s7, s11
    and s7, s5, s3
    rori s6, a4, 12
    and s11, s8, a6
    or a5, s7, s11
    xor s11, a2, t1
    xor s7, t6, s1
    rori a2, a4, 20
    and a2, a2, a6
    and s1, s6, s3
    xor t6, a3, a1
    or s1, s1, a2
    rori a2, s9, 20
    xor t1, s2, s9
    xor a1, a7, a4
    rori s9, s9, 12
    and s0, a2, a6
    and s9, s9, s3
    xor a2, a0, ra
    xor a1, a1, a5
    xor s1, t4, s1
    lw a0, 36(sp)
    or s9, s9, s0
    xor a5, t5, s9
    srli a0, a0, 4
    addi s9, zero, 2
    minu a0, a0, s9
    addi s9, sp, 108
    sh2add a0, a0, s9
    sw a0, 12(sp)
    xor a0, t1, t2
    lw s9, 0(sp)
.Laes_encrypt_blocks_6:
    sw s9, 80(sp)
    xor s0, s7, s1
    xor a3, a2, s0
    xor ra, a5, a3
    xor t0, a1, a0
    xor s1, s7, a0
    xor t1, a1, a2
    xor t2, t6, a5
    xor s5, ra, s11
    xor a3, a3, t6
    xor a4, t2, s11
    xor s0, s0, t0
    xor a5, t2, s0
    xor a6, a3, s0
    and s2, a6, t1
    or t3, a3, s1
    xor a2, a2, a0
    xor t2, a4, s7
    and s3, t2, a4
    xor a1, a4, a1
    xor s4, t2, a2
    xor a7, a4, a0
    and s6, a1, s11
    xor a0, a0, t6
    and s8, s5, a7
    xor s10, s1, t1
    and t4, s10, s0
    and t5, ra, t0
    xor t6, t4, t0
    xor s7, s7, s3
    xor t4, s2, t5
    xor t5, a0, s6
    xor a0, s0, s11
    and s6, s4, a0
    xor t6, t6, ra
    xor s3, s3, t3
    xor s7, s8, s7
    and t3, a5, a2
    xor s8, t6, s6
    xor t6, t5, s6
    xor s2, s2, t3
    xor s6, t6, s2
    xor s3, s3, t4
    xor s8, s8, t4
    xor t5, s6, s8
    xor s7, s7, s2
    and s2, s6, s7
    xor t3, s7, s3
    xor t4, s2, s8
    and t3, t4, t3
    xor s6, s2, s3
    xor t6, t3, s3
    xor s2, s2, t3
    and s2, s2, s3
    and s0, s0, t6
    xor s7, s7, s2
    and t3, s6, t5
    xor s8, s8, t3
    xor s2, s2, s6
    and s2, s2, s8
    xor t4, s2, t5
    xor s2, s7, t6
    xor s6, s2, t4
    and s3, s6, ra
    and t0, s6, t0
    xor t3, s8, t4
    and t5, a4, t3
    and ra, s7, a0
    and s11, s2, s11
    xor s11, s11, s0
    and s1, s8, s1
    xor a4, t6, s8
    xor a0, s1, s11
    and t1, a4, t1
    and s5, t4, s5
    and s7, s7, s4
    xor s6, a4, s6
    xor s4, t0, t1
    and t1, t4, a7
    and t2, t3, t2
    and a7, s6, a5
    and a2, s6, a2
    xor a2, a2, t0
    and t0, a4, a6
    and a3, s8, a3
    xor t4, t5, a3
    xor t3, a3, s5
    xor s11, t3, s11
    xor s0, ra, s0
    xor a5, s11, t2
    xor s7, s4, s7
    xor t0, s3, t0
    xor s6, s3, a0
    xor a4, s6, a7
    xor a0, t1, a4
    and a6, s2, a1
    xor a3, t4, t0
    xor s7, s7, a3
    xor s8, a4, a3
    xor a1, a5, s4
    lw t1, 84(sp)
    xor s0, s0, t0
    and ra, t6, s10
    xor t6, s7, a6
    xor t6, t6, a0
    xor a5, s8, a1
    xor s7, s7, ra
    rori ra, s7, 4
    xor s0, s0, s7
    xor s1, s1, a1
    rori t0, t6, 4
    rori s2, s7, 12
    rori a4, s1, 12
    rori a1, s0, 4
    rori t2, s1, 4
    rori a6, s0, 12
    xor a0, a0, a2
    rori a2, a5, 4
    and a2, a2, t1
    xor a3, a3, s0
    rori a7, a3, 4
    rori t5, a0, 4
    lw s3, 88(sp)
    and a6, a6, s3
    and a1, a1, t1
    and a4, a4, s3
    or a1, a6, a1
    and s5, t5, t1
    and t2, t2, t1
    or t2, a4, t2
    lw a4, -32(s9)
    rori s4, a5, 12
    rori a6, a0, 12
    xor s1, s1, t2
    rori t3, s1, 16
    and s4, s4, s3
    xor s11, s0, s11
    and a6, a6, s3
    or a6, a6, s5
    xor a0, a6, a0
    lw s6, -4(s9)
    and t0, t0, t1
    rori t4, s11, 12
    and ra, ra, t1
    or a2, s4, a2
    lw s4, -12(s9)
    xor a4, a4, t2
    and s2, s2, s3
    or ra, s2, ra
    xor a6, s4, a6
    lw s8, -24(s9)
    xor s7, s7, ra
    rori s5, a0, 16
    rori s10, t6, 12
    rori t5, s11, 4
    and t2, s10, s3
    or t0, t2, t0
    and s4, t4, s3
    xor s2, a4, s7
    xor t6, t0, t6
    rori s10, t6, 16
    xor t0, s8, t0
    xor a5, a5, a2
    rori t2, a3, 12
    and t4, t5, t1
    xor s0, s0, a1
    rori a4, s7, 16
    xor s8, s6, ra
    rori t5, s0, 16
    and a7, a7, t1
    and ra, t2, s3
    or s4, s4, t4
    or a7, ra, a7
    lw s6, -28(s9)
    xor a3, a7, a3
    rori t2, a3, 16
    xor t4, t0, a5
    xor s1, s1, s6
    lw t0, -20(s9)
    lw ra, -8(s9)
    xor a6, a6, s5
    rori s6, a5, 16
    xor s1, s1, s6
    xor s11, s4, s11
    xor a0, ra, a0
    xor a0, a0, a7
    xor s0, a6, s0
    xor s1, s1, a2
    xor t0, s4, t0
    xor a5, t4, s10
    xor ra, s2, t3
    xor s5, s0, ra
    xor a2, s1, s7
    xor a0, a0, t2
    xor s6, s5, a0
    xor t6, t0, t6
    xor t2, s8, a4
    xor a4, s6, a2
    xor a3, t2, a3
    xor t2, s6, a3
    and a6, a4, s6
    lw a7, -16(s9)
    xor a1, a7, a1
    xor s7, a1, s7
    xor s7, s7, t5
    xor s7, s11, s7
    xor a1, s7, a3
    rori s11, s11, 16
    xor s4, a2, a3
    xor s11, t6, s11
    xor s11, s11, s1
    xor s10, a5, a3
    xor s1, s11, a1
    xor a7, s7, a5
    xor s11, a5, s11
    xor a2, a2, a6
    xor s2, a7, s4
    xor a0, s11, a0
    xor t4, a3, s0
    xor t3, a0, ra
    xor s11, s11, s0
    xor s7, s7, s6
    xor a3, a4, s10
    xor s0, s11, s1
    and s5, s7, ra
    or t0, s11, s4
    and s8, s2, s1
    xor s8, s8, a1
    xor a6, t0, a6
    xor s8, s8, a0
    and t5, s0, a7
    and t6, a0, a1
    and a5, t3, t2
    xor t0, t4, s5
    xor a2, a2, a5
    xor s5, t5, t6
    xor t4, s1, ra
    and a5, a3, t4
    xor s8, s8, a5
    xor a6, a6, s5
    xor t6, t4, s6
    xor t0, t0, a5
    and a5, t6, s10
    xor s8, s8, s5
    xor s5, t5, a5
    xor a2, a2, s5
    xor a5, t0, s5
    and t5, a2, a5
    xor t0, t5, s8
    xor s5, a5, s8
    xor a5, a2, a6
    and t0, t0, a5
    xor a5, t0, t5
    xor t5, t5, a6
    and a5, a5, a6
    xor a2, a5, a2
    xor a6, t0, a6
    and t0, t5, s5
    and s2, a6, s2
    xor s8, t0, s8
    xor t0, s8, a6
    and a3, a3, a2
    xor a5, a5, t5
    and t5, a2, t4
    and t4, a5, s8
    xor a5, t4, s5
    xor a2, a2, a6
    and a7, t0, a7
    and t2, a5, t2
    and ra, ra, a2
    and s11, s8, s11
    xor s5, a5, a2
    and a0, s5, a0
    xor t4, a5, s8
    and s1, s1, a6
    and a6, s8, s4
    and s4, a5, t3
    xor s8, t0, s5
    xor a5, ra, s1
    and t3, t6, s8
    and s0, t0, s0
    and t0, s6, t4
    xor s0, s0, a0
    xor t0, t0, s11
    xor s6, a6, a5
    xor a0, a0, s6
    xor t0, t0, s0
    and s7, a2, s7
    xor a0, a0, t3
    xor s11, s11, s4
    and a1, s5, a1
    xor ra, a0, t0
    xor t2, a0, t2
    xor s11, s11, a5
    and a5, s8, s10
    and t6, t4, a4
    xor s6, s11, t6
    xor a5, a5, a1
    xor a5, a5, t2
    xor a1, a1, a7
    xor a2, s6, a1
    xor t6, a2, a6
    xor a3, a3, a1
    xor a3, a3, t0
    xor a6, t5, s1
    xor a1, a3, s2
    rori t3, a5, 14
    rori a4, t6, 6
    xor s0, a6, s0
    rori s4, a1, 14
    xor s0, s0, a1
    lw a7, 48(sp)
    rori a6, a1, 6
    xor s11, s0, s11
    xor a3, a3, s7
    xor s1, a2, ra
    lw a0, 44(sp)
    and a6, a6, a7
    xor t0, s0, t0
    xor a3, a3, t2
    rori s5, a5, 6
    rori s2, s1, 6
    rori s8, t0, 6
    and s2, s2, a7
    rori s6, s11, 6
    rori s7, s1, 14
    rori s10, t6, 14
    and s7, s7, a0
    rori t2, a3, 6
    and ra, t3, a0
    and t4, s5, a7
    lw t5, 20(s9)
    or ra, ra, t4
    and s5, s8, a7
    and a2, s10, a0
    xor t3, t5, ra
    xor a5, ra, a5
    lw ra, 24(s9)
    xor ra, ra, a5
    rori s10, t0, 14
    and t2, t2, a7
    and a4, a4, a7
    or a4, a2, a4
    rori t4, a3, 14
    rori s8, s0, 14
    xor t6, t6, a4
    rori t5, t6, 20
    and a2, t4, a0
    and t4, s8, a0
    and s10, s10, a0
    and s8, s4, a0
    lw s4, 28(s9)
    or a6, s8, a6
    xor s8, s4, a6
    or s7, s7, s2
    rori s4, a5, 12
    and s6, s6, a7
    rori s2, s0, 6
    and a7, s2, a7
    or t4, t4, a7
    and s2, s4, t1
    xor s0, t4, s0
    rori a7, s0, 20
    xor s1, s7, s1
    or s5, s10, s5
    xor t0, s5, t0
    xor ra, ra, s5
    rori s4, s11, 14
    lw s5, 8(s9)
    or t2, a2, t2
    xor s5, s5, t2
    xor a1, a1, a6
    rori a2, s0, 12
    lw s10, 16(s9)
    xor s10, s10, t4
    xor a3, t2, a3
    and a0, s4, a0
    rori t2, a3, 20
    or a0, a0, s6
    lw a6, 12(s9)
    rori t4, a3, 12
    and t2, t2, s3
    xor s0, t3, s0
    xor s6, a6, a0
    xor s11, a0, s11
    rori a0, s11, 12
    rori s4, s11, 20
    lw t3, 0(s9)
    xor a4, t3, a4
    rori t3, a1, 12
    xor a4, a4, a1
    and t4, t4, t1
    and s4, s4, s3
    and t3, t3, t1
    rori a5, a5, 20
    and a5, a5, s3
    or t2, t2, t4
    rori t4, a1, 20
    and t5, t5, s3
    or a5, a5, s2
    rori s2, s1, 20
    and t4, t4, s3
    or t3, t4, t3
    rori t4, t0, 12
    and t4, t4, t1
    xor s5, s5, s1
    rori s1, s1, 12
    sw a6, 68(sp)
    lw a6, 4(s9)
    sw a6, 64(sp)
    and s1, s1, t1
    xor a6, a6, t6
    xor a3, s6, a3
    xor s7, a6, s7
    xor a5, a5, s0
    and a0, a0, t1
    rori t6, t6, 12
    xor s6, s10, a1
    xor s11, s6, s11
    and a6, s2, s3
    or s1, a6, s1
    xor s1, s7, s1
    xor a3, a3, s1
    xor s1, s1, a1
    or s7, s4, a0
    xor a0, s8, t0
    and a7, a7, s3
    xor a0, a0, t3
    xor a1, s1, a0
    and a2, a2, t1
    or a2, a7, a2
    xor s11, s11, a2
    xor a2, s11, a0
    xor t2, s5, t2
    xor a3, a3, s7
    and t6, t6, t1
    xor a6, s11, t2
    or t6, t5, t6
    xor s7, a3, a2
    rori t0, t0, 20
    xor s0, a0, a5
    and t0, t0, s3
    or t0, t4, t0
    xor ra, ra, t0
    xor t6, a4, t6
    xor a4, a5, t6
    xor t0, a4, ra
    xor s6, s7, t6
    xor a3, a3, t2
    xor a4, t0, s1
    and a7, a4, t0
    xor t2, t2, a0
    xor ra, a3, ra
    xor s4, a4, t2
    xor s5, a6, a1
    xor s2, ra, t6
    xor s11, t0, s11
    and s8, s5, s7
    and s10, s11, t6
    xor s8, s8, a2
    xor s8, s8, ra
    xor a5, a5, a3
    xor s0, s0, s10
    and t4, ra, a2
    xor a3, a5, s7
    xor s1, s1, a7
    and s10, s4, s6
    and t3, a3, a6
    xor s8, s8, s10
    xor s0, s0, s10
    or s10, a5, a1
    xor t1, s6, t0
    xor a7, s10, a7
    xor t4, t3, t4
    xor a7, a7, t4
    and t5, t1, t2
    xor t3, t5, t3
    xor s0, s0, t3
    xor a0, t0, a0
    and t5, s2, a0
    xor s1, s1, t5
    xor s1, s1, t3
    and t3, s1, s0
    xor s8, s8, t4
    xor s10, t3, s8
    xor t5, s1, a7
    xor t4, t3, a7
    and s10, s10, t5
    xor s0, s0, s8
    and t5, t4, s0
    xor t3, s10, t3
    and t3, t3, a7
    xor s1, t3, s1
    xor t3, t3, t4
    xor t4, s10, a7
    xor a7, t5, s8
    and t3, t3, a7
    xor s8, s1, t4
    xor s0, t3, s0
    xor t3, t4, a7
    xor s10, a7, s0
    and s7, s7, t4
    and a6, t3, a6
    xor t5, s8, s0
    and s11, s8, s11
    and s6, s1, s6
    and a2, t5, a2
    and t6, s8, t6
    and s2, s0, s2
    and a5, a7, a5
    xor s8, t3, t5
    and t2, s8, t2
    and t0, t0, s10
    xor t2, t2, a2
    xor a2, a2, a6
    xor t0, t0, a5
    xor t6, s7, t6
    xor a5, a5, s2
    lw a6, 56(s9)
    and a3, t3, a3
    and ra, ra, t5
    and a1, a7, a1
    and s8, s8, t1
    and t1, t4, s5
    xor a5, a5, t6
    and s1, s1, s4
    xor t6, a1, t6
    xor s1, s1, a2
    lw a7, 36(s9)
    xor a3, ra, a3
    xor t0, t0, a3
    xor s1, s1, t0
    xor t1, s1, t1
    rori s2, t1, 8
    xor s4, t1, s2
    xor t6, t6, ra
    xor t6, s8, t6
    xor ra, t6, t0
    and a4, s10, a4
    xor s11, s1, s11
    rori s5, s4, 16
    xor a4, a4, a5
    xor a2, a2, a4
    xor a1, a1, a2
    rori a4, a1, 8
    lw t3, 32(s9)
    and s0, s0, a0
    xor s7, s6, s7
    xor s0, s0, t6
    xor t6, t2, s0
    xor a1, a1, a4
    xor a0, t3, a4
    xor a3, s7, a3
    xor a3, a3, t1
    xor a0, a0, s4
    rori t2, t6, 8
    rori s7, a3, 8
    xor s1, a3, t0
    rori t5, s1, 8
    xor a2, a2, ra
    xor s11, s11, s0
    rori s0, s11, 8
    xor s11, s0, s11
    rori ra, a1, 16
    xor a0, a0, ra
    xor a1, a7, a1
    xor a5, a5, a3
    rori t1, a2, 8
    rori t0, s11, 16
    xor a2, t1, a2
    rori s6, a5, 8
    rori a4, a2, 16
    xor t6, t2, t6
    lw a7, 60(s9)
    xor a1, a1, a4
    lw t4, 48(s9)
    xor a7, a7, s2
    xor a1, a1, t1
    xor t1, t4, s7
    xor t1, t1, s4
    xor s8, a7, s5
    lw a4, 52(s9)
    lw s10, 40(s9)
    xor a3, s7, a3
    rori t3, t6, 16
    xor a5, s6, a5
    rori s7, a3, 16
    xor s0, s10, s0
    xor t2, a4, t2
    xor s7, t1, s7
    xor s0, s0, a2
    xor s0, s0, t0
    xor t0, t2, t3
    lw t2, 44(s9)
    xor a2, a1, s4
    xor s7, a5, s7
    xor s1, t5, s1
    xor t2, t2, s6
    xor ra, s7, s0
    xor t1, s1, s8
    xor a7, a2, t1
    xor t6, a6, t6
    rori s1, s1, 16
    xor t6, t6, t5
    xor s1, t6, s1
    xor a4, s7, t1
    xor a3, t0, a3
    xor t6, t1, a3
    xor s2, a3, a0
    xor t4, s0, t1
    xor s5, s2, s1
    xor t0, s5, a2
    and a6, t0, s5
    xor s11, t2, s11
    xor a2, a2, a6
    rori a5, a5, 16
    xor s11, s11, a5
    xor s11, s11, a1
    xor a5, s11, a4
    xor a1, a5, a0
    xor s4, t0, t4
    and s10, s4, a1
    xor s11, s11, s0
    xor s7, s5, s7
    xor a3, s11, a3
    or s6, a3, a7
    xor s11, s11, s1
    xor s1, a3, a5
    and s8, s7, a0
    xor t3, ra, a7
    xor t6, t6, s8
    xor s2, a1, s5
    and t5, s1, ra
    and t2, s2, t4
    xor s0, t2, t5
    and s8, t3, a5
    xor t2, s8, a4
    xor a6, s6, a6
    xor s8, t2, s11
    xor t1, s5, t1
    xor s6, s8, s10
    xor t6, t6, s10
    xor s10, s11, a0
    and t2, s10, t1
    and s8, s11, a4
    xor a2, a2, t2
    xor t2, t5, s8
    xor a6, a6, t2
    xor t6, t6, s0
    xor a2, a2, s0
    xor s8, s6, t2
    and t5, a2, t6
    xor s0, a2, a6
    xor s6, t5, s8
    and s6, s6, s0
    xor t2, t5, s6
    xor t6, t6, s8
    and s0, a6, t2
    xor s6, s6, a6
    and t2, s6, t3
    sw t2, 76(sp)
    xor a2, a2, s0
    xor t3, a2, s6
    xor a6, t5, a6
    xor t5, s0, a6
    and a6, a6, t6
    xor a6, a6, s8
    and s0, t5, a6
    xor s8, s6, a6
    xor t6, s0, t6
    and s7, t3, s7
    xor t5, a6, t6
    xor s0, t3, t6
    and a4, s0, a4
    and t1, t6, t1
    and a0, t3, a0
    and t0, t5, t0
    xor t3, s8, s0
    and a3, a6, a3
    and a1, a1, a2
    and t4, t3, t4
    and s2, t3, s2
    and a5, a5, s6
    xor a1, a1, a5
    xor a5, a5, a0
    and a0, a6, a7
    xor a6, a0, a5
    and s11, s0, s11
    and t3, t5, s5
    xor a6, s11, a6
    xor a6, a6, s2
    xor s6, t3, a3
    and s1, s8, s1
    xor s11, s1, s11
    xor a7, a1, s11
    xor s1, s6, s11
    and s0, s8, ra
    xor s0, s0, a4
    and a2, a2, s4
    xor a2, a2, s0
    xor ra, s1, a6
    xor a2, a2, s1
    xor s5, a6, t1
    and t6, t6, s10
    xor a3, a3, t6
    xor s7, a2, s7
    xor a5, a5, a3
    xor a3, a5, t0
    xor a1, a2, t2
    xor s0, s0, a3
    xor a3, s0, ra
    rori t6, a3, 10
    xor s7, s7, s5
    xor s11, a7, a1
    rori a2, s11, 2
    xor t1, t4, a4
    xor ra, t1, s5
    rori t1, ra, 2
    lw a4, 56(sp)
    rori t2, s11, 10
    rori t0, s7, 2
    xor a5, s11, a5
    and t2, t2, a4
    xor s0, s0, a0
    xor s1, s11, s1
    rori a0, s0, 10
    rori a6, a5, 10
    rori t5, ra, 10
    rori a7, s0, 2
    and a6, a6, a4
    rori s2, s1, 10
    and s2, s2, a4
    rori s4, s1, 2
    lw s5, 60(sp)
    and s4, s4, s5
    or s2, s4, s2
    rori s4, a3, 2
    and a0, a0, a4
    lw t3, 84(s9)
    and t1, t1, s5
    xor s6, s2, s1
    and s1, a2, s5
    and a2, t5, a4
    and a7, a7, s5
    or a0, a0, a7
    xor s0, s0, a0
    lw s10, 68(s9)
    rori a7, s0, 20
    rori s8, a5, 2
    and a7, a7, s3
    and t4, s8, s5
    or a2, a2, t1
    and s4, s4, s5
    xor ra, a2, ra
    xor t5, s10, s0
    rori t1, ra, 12
    and t6, t6, a4
    sw s10, 72(sp)
    and t0, t0, s5
    rori s8, a1, 10
    rori s10, a1, 2
    and s8, s8, a4
    or t6, t6, s4
    xor a3, t6, a3
    or s1, t2, s1
    and s4, s10, s5
    lw t2, 80(s9)
    xor t2, t2, s1
    xor t6, t5, t6
    or a6, t4, a6
    xor a5, a5, a6
    lw s5, 84(sp)
    xor a2, t3, a2
    lw s10, 76(s9)
    rori t5, a5, 12
    rori t4, s6, 12
    and t3, t5, s5
    rori t5, a5, 20
    and t5, t5, s3
    or s4, s8, s4
    xor a1, s4, a1
    xor t2, t2, a1
    lw s8, 88(s9)
    xor t2, t2, a5
    rori s0, s0, 12
    and a5, s0, s5
    rori s0, s7, 10
    xor s8, s8, ra
    and a4, s0, a4
    or t0, a4, t0
    xor s7, t0, s7
    xor a6, s10, a6
    xor s1, s1, s11
    xor a6, a6, s7
    rori a4, s7, 20
    and s0, a4, s3
    rori a4, a3, 20
    xor a2, a2, s1
    and a4, a4, s3
    rori s10, s7, 12
    xor s2, s8, s2
    or s11, a7, a5
    rori a5, a1, 12
    lw s7, 72(s9)
    rori s8, a3, 12
    and a7, a5, s5
    rori ra, ra, 20
    xor t0, s7, t0
    rori a5, a1, 20
    and s7, a5, s3
    xor t0, t0, a3
    and a3, s10, s5
    lw a5, 64(s9)
    rori s10, s1, 12
    rori s1, s1, 20
    and s1, s1, s3
    xor a5, a5, a0
    rori a0, s6, 20
    xor a5, a5, a1
    xor s11, a5, s11
    and t4, t4, s5
    lw a5, 92(s9)
    and a0, a0, s3
    or a0, a0, t4
    or t4, t3, t5
    and t3, s10, s5
    xor t5, a5, s4
    or s10, s0, a3
    and s0, s8, s5
    and s4, ra, s3
    xor a3, a6, t4
    or s0, s0, a4
    xor s0, t6, s0
    and t6, t1, s5
    xor a5, s2, a0
    or s8, s1, t3
    or t6, s4, t6
    xor s1, a1, a3
    or a7, s7, a7
    xor a0, t5, s6
    xor a0, a0, a7
    xor s7, s0, a1
    lw ra, 52(sp)
    xor a1, t2, s8
    xor t6, a2, t6
    xor a2, t0, s10
    addi s9, s9, 128
    bne s9, ra, .Laes_encrypt_blocks_6
    xor t5, s7, a0
    xor t0, a1, a0
    xor ra, t6, s11
    xor a7, a1, a2
    xor a6, a2, a0
    xor s3, a0, t6
    xor s10, ra, a5
    xor s0, s0, a3
    xor a2, a2, s0
    xor s1, s0, t0
    xor s8, a2, t6
    xor s9, s1, s11
    xor t4, s10, s7
    xor s5, a2, a5
    xor t6, s10, a0
    xor s4, s5, s11
    xor s2, s10, a1
    xor s6, t4, a6
    and a1, s2, s11
    xor t2, s9, s10
    xor t1, a7, t5
    and a0, t4, s10
    and ra, s5, t0
    xor a4, s7, a0
    and a2, t1, s1
    xor t3, s8, s1
    or s0, s8, t5
    xor a3, s0, a0
    xor a2, a2, t0
    xor a1, s3, a1
    and a5, t3, a7
    and s0, t2, a6
    xor a2, a2, s5
    and s7, s6, s9
    xor a0, a5, ra
    and s3, s4, t6
    xor a1, a1, s7
    xor s0, s0, a5
    xor ra, s3, a4
    xor a2, a2, s7
    xor a1, a1, s0
    xor a5, ra, s0
    xor a3, a3, a0
    xor a2, a2, a0
    xor s7, a1, a2
    xor s3, a5, a3
    and a0, a5, a1
    xor a1, a0, a2
    xor s0, a0, a3
    and a1, a1, s3
    and a4, s0, s7
    xor a4, a4, a2
    xor a0, a0, a1
    and a0, a0, a3
    xor ra, a0, s0
    and s3, ra, a4
    xor a5, a5, a0
    xor a1, a1, a3
    xor a2, a4, a1
    xor a0, s3, s7
    and t1, a1, t1
    and s7, a5, s9
    and s3, a5, s6
    xor s0, a5, a1
    and s8, a4, s8
    and s9, a4, t5
    and s11, s0, s11
    and t5, s0, s2
    xor ra, s0, a0
    and a3, a1, s1
    lw a1, 40(sp)                       # 4-byte Folded Reload
    xor a4, a4, a0
    and s6, ra, s5
    and s2, a0, s4
    and t6, a0, t6
    xor s4, s7, a3
    lw a0, 328(a1)
    xor a3, a3, s11
    lw a5, 332(a1)
    xor t5, t5, a0
    and a0, a4, s10
    and t4, a4, t4
    and s0, a2, t3
    and a7, a2, a7
    xor s1, a2, ra
    lw a2, 320(a1)
    and s5, s1, t2
    and t2, s1, a6
    and s1, ra, t0
    lw a6, 324(a1)
    xor t0, s9, a2
    xor a2, s9, a3
    xor s7, s8, s2
    xor a3, a3, s7
    xor a0, a0, s8
    xor s0, s0, s6
    lw a4, 340(a1)
    xor s11, s1, a7
    lw s7, 344(a1)
    xor s2, a2, s6
    xor a4, a4, s1
    xor s10, s2, s5
    xor t3, a3, t4
    xor a0, a0, s0
    xor s2, s4, s0
    xor a7, a3, a5
    xor a3, s11, s3
    xor a2, s11, t3
    xor a3, a3, a0
    xor s0, a0, a6
    xor ra, t0, a2
    xor s1, s10, t6
    xor s9, t5, a3
    xor a2, a2, s0
    xor s0, a3, t1
    lw t3, 348(a1)
    xor t2, t2, a4
    xor a3, s9, s1
    xor a2, a2, s10
    xor t0, t2, s1
    lw a1, 336(a1)
    xor s1, s2, s0
    xor t1, t3, s0
    xor a1, a1, s1
    xor a6, a0, s7
    srli a5, ra, 1
    srli s8, a3, 1
    xor a5, a5, a2
    xor a0, a7, s1
    lw s0, 32(sp)                       # 4-byte Folded Reload
    and a5, a5, s0
    xor s6, s8, a0
    xor a7, a5, a2
    slli a5, a5, 1
    xor a4, ra, a5
    and a5, s6, s0
    slli s5, a5, 1
    xor a0, a0, a5
    xor a3, a3, s5
    srli a5, a1, 1
    xor s1, a6, s1
    xor a5, t0, a5
    and a5, a5, s0
    xor a6, a5, t0
    slli a5, a5, 1
    xor t0, a5, a1
    srli a5, s1, 1
    xor a5, a5, t1
    and a5, a5, s0
    xor s0, a5, t1
    slli a5, a5, 1
    xor a5, a5, s1
    srli a1, a7, 2
    lw s1, 28(sp)                       # 4-byte Folded Reload
    xor a1, a1, a0
    and a1, a1, s1
    xor t3, a1, a0
    slli a1, a1, 2
    xor a7, a1, a7
    srli a1, a4, 2
    xor a1, a1, a3
    and a1, a1, s1
    slli t4, a1, 2
    xor t2, t4, a4
    srli a4, a6, 2
    xor a4, a4, s0
    and a4, a4, s1
    xor t1, a1, a3
    xor s0, s0, a4
    slli a4, a4, 2
    xor a4, a4, a6
    srli a2, t0, 2
    xor a2, a2, a5
    srli a0, t3, 4
    and a2, a2, s1
    xor a5, a5, a2
    slli a2, a2, 2
    xor a0, a0, s0
    lw s4, 88(sp)                       # 4-byte Folded Reload
    xor a6, a2, t0
    and a0, a0, s4
    xor s0, s0, a0
    slli a0, a0, 4
    xor a0, a0, t3
    srli a3, t1, 4
    srli s1, a7, 4
    xor s1, s1, a4
    and s1, s1, s4
    slli s3, s1, 4
    xor s11, s3, a7
    srli a1, t2, 4
    xor a3, a3, a5
    and a3, a3, s4
    xor a5, a5, a3
    slli a3, a3, 4
    xor a3, a3, t1
    xor a1, a6, a1
    and a1, a1, s4
    xor a4, a4, s1
    sw a5, 116(sp)
    slli t6, a1, 4
    xor a2, a1, a6
    sw s11, 96(sp)
    sw a2, 108(sp)
    sw a4, 112(sp)
    xor a1, t6, t2
    sw a1, 92(sp)
    sw a3, 100(sp)
    lw t5, 16(sp)                       # 4-byte Folded Reload
    sw a0, 104(sp)
    srli a0, t5, 4
    sw s0, 120(sp)
    lw t5, 20(sp)                       # 4-byte Folded Reload
    lw t6, 12(sp)                       # 4-byte Folded Reload
    bne a0, zero, .Laes_encrypt_blocks_9
    jal zero, .Laes_encrypt_blocks_3
.Laes_encrypt_blocks_9:
    add a0, zero, t5
    addi a1, sp, 108
.Laes_encrypt_blocks_10:
    lw a5, 8(a1)
    lw a2, -16(a1)
    lw a3, 0(a1)
    lw a4, -8(a1)
    srli s1, a3, 8
    srli a6, a3, 24
    srli t2, a2, 8
    srli t0, a4, 16
    srli t1, a5, 24
    srli t3, a3, 16
    srli s0, a2, 16
    sb a5, 5(a0)
    srli a7, a5, 8
    srli t4, a2, 24
    sb t2, 2(a0)
    sb a2, -7(a0)
    sb s1, -6(a0)
    addi a1, a1, 4
    srli ra, a4, 24
    sb s0, -5(a0)
    sb a6, -4(a0)
    sb a7, -2(a0)
    srli a2, a4, 8
    sb t4, 4(a0)
    sb a3, 1(a0)
    sb t1, 0(a0)
    sb t3, 3(a0)
    srli s1, a5, 16
    sb a2, 6(a0)
    sb ra, 8(a0)
    sb a4, -3(a0)
    sb s1, 7(a0)
    sb t0, -1(a0)
    addi a0, a0, 16
    bne a1, t6, .Laes_encrypt_blocks_10
    jal zero, .Laes_encrypt_blocks_3
.Laes_encrypt_blocks_12:
    lw ra, 172(sp)                      # 4-byte Folded Reload
    lw s0, 168(sp)                      # 4-byte Folded Reload
    lw s8, 136(sp)                      # 4-byte Folded Reload
    lw s1, 164(sp)                      # 4-byte Folded Reload
    lw s2, 160(sp)                      # 4-byte Folded Reload
    lw s3, 156(sp)                      # 4-byte Folded Reload
    lw s4, 152(sp)                      # 4-byte Folded Reload
    lw s5, 148(sp)                      # 4-byte Folded Reload
    lw s11, 124(sp)                     # 4-byte Folded Reload
    lw s6, 144(sp)                      # 4-byte Folded Reload
    lw s7, 140(sp)                      # 4-byte Folded Reload
    lw s9, 132(sp)                      # 4-byte Folded Reload
    lw s10, 128(sp)                     # 4-byte Folded Reload
    addi sp, sp, 176
    jalr zero, 0(ra)
.Lfunc_end0:
	.size	aes_encrypt_blocks, .Lfunc_end0-aes_encrypt_blocks
                                        # -- End function
	.section	".note.GNU-stack","",@progbits
