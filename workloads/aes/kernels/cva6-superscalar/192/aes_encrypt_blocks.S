# aes_encrypt_blocks of aes-192, scheduled for cva6-superscalar:
# 3,332 -> 3,057 cycles, 5,893 -> 5,791 instructions, 4,728 -> 4,948 bytes, proved equal to what came.
# No order takes fewer than 2,918 cycles (issue slots: 683, 2 a cycle, 6 times).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 1 (3,000 orders), seed 1, Instar 0.1.0:
#   instar schedule aes-192 aes_encrypt_blocks --core cva6-superscalar --effort 1 -o aes_encrypt_blocks.S

	.text
	.globl	aes_encrypt_blocks              # -- Begin function aes_encrypt_blocks
	.p2align	1
	.type	aes_encrypt_blocks,@function
aes_encrypt_blocks:                     # @aes_encrypt_blocks
    addi sp, sp, -176
    sw s1, 164(sp)                      # 4-byte Folded Spill
    sw s2, 160(sp)                      # 4-byte Folded Spill
    sw ra, 172(sp)                      # 4-byte Folded Spill
    sw s3, 156(sp)                      # 4-byte Folded Spill
    sw s4, 152(sp)                      # 4-byte Folded Spill
    sw s5, 148(sp)                      # 4-byte Folded Spill
    sw s0, 168(sp)                      # 4-byte Folded Spill
    sw s6, 144(sp)                      # 4-byte Folded Spill
    sw s7, 140(sp)                      # 4-byte Folded Spill
    sw s9, 132(sp)                      # 4-byte Folded Spill
    sw s8, 136(sp)                      # 4-byte Folded Spill
    sw s10, 128(sp)                     # 4-byte Folded Spill
    sw s11, 124(sp)                     # 4-byte Folded Spill
    sw a2, 28(sp)                       # 4-byte Folded Spill
    bne a3, zero, .Laes_encrypt_blocks_2
    jal zero, .Laes_encrypt_blocks_13
.Laes_encrypt_blocks_2:
    add s10, zero, a0
    lui a6, 0xfcfd0
    lui a7, 0xf0f0f
    lui t0, 0xc0c0c
    lui t1, 0x55555
    lui a5, 0x3f3f4
    lui s1, 0x33333
    lui s0, 0xf0f1
    lui a0, 0x3030
    addi a4, s10, 80
    addi ra, a5, -193
    addi t2, a6, -772
    addi a2, a7, 240
    addi s2, t0, 192
    addi s5, t1, 1365
    addi t6, a1, 7
    addi s6, s1, 819
    addi a1, s0, -241
    addi a0, a0, 771
    sw a4, 16(sp)                       # 4-byte Folded Spill
    sw t2, 64(sp)                       # 4-byte Folded Spill
    sw a2, 80(sp)                       # 4-byte Folded Spill
    sw s2, 60(sp)                       # 4-byte Folded Spill
    sw ra, 56(sp)                       # 4-byte Folded Spill
    sw a1, 84(sp)                       # 4-byte Folded Spill
    sw a0, 52(sp)                       # 4-byte Folded Spill
    sw a3, 24(sp)                       # 4-byte Folded Spill
    sw s10, 20(sp)                      # 4-byte Folded Spill
    sw s5, 12(sp)                       # 4-byte Folded Spill
    sw s6, 8(sp)                        # 4-byte Folded Spill
    addi a2, zero, 0
    add s7, zero, a3
    jal zero, .Laes_encrypt_blocks_5
.Laes_encrypt_blocks_3:
    lw s7, 40(sp)                       # 4-byte Folded Reload
    lw a2, 48(sp)                       # 4-byte Folded Reload
    lw a3, 24(sp)                       # 4-byte Folded Reload
    addi t6, t6, 32
    addi a2, a2, 32
    addi s7, s7, -32
    bltu a2, a3, .Laes_encrypt_blocks_5
    jal zero, .Laes_encrypt_blocks_13
.Laes_encrypt_blocks_5:
    lw a0, 28(sp)                       # 4-byte Folded Reload
    add a0, a0, a2
    sw t6, 44(sp)                       # 4-byte Folded Spill
    sw a2, 48(sp)                       # 4-byte Folded Spill
    sub a3, a3, a2
    lbu t2, 2(a0)
    lbu a5, 3(a0)
    lbu t4, 4(a0)
    lbu s0, 5(a0)
    lbu t1, 6(a0)
    lbu a6, 0(a0)
    lbu a7, 1(a0)
    lbu t3, 7(a0)
    lbu t0, 8(a0)
    lbu t5, 9(a0)
    lbu s2, 11(a0)
    sw a3, 36(sp)                       # 4-byte Folded Spill
    lbu t6, 10(a0)
    sltiu a1, a3, 32
    slli a7, a7, 8
    xori a1, a1, 1
    slli a1, a1, 4
    slli t2, t2, 16
    slli a5, a5, 24
    slli s0, s0, 8
    or a6, a7, a6
    or ra, s0, t4
    lbu a2, 12(a0)
    lbu a4, 13(a0)
    lbu a3, 14(a0)
    add a1, a1, a0
    lbu a0, 15(a0)
    slli t5, t5, 8
    slli t1, t1, 16
    slli t3, t3, 24
    slli t6, t6, 16
    slli s2, s2, 24
    slli a4, a4, 8
    slli a3, a3, 16
    lw s3, 4(s10)
    slli a0, a0, 24
    or a7, t2, a5
    or s1, t1, t3
    or a5, t5, t0
    or s0, t6, s2
    or t0, a4, a2
    lbu t1, 0(a1)
    lbu t3, 1(a1)
    lbu a2, 2(a1)
    lbu a4, 3(a1)
    or a0, a0, a3
    or t4, a6, a7
    or a7, ra, s1
    lw s4, 16(sp)                       # 4-byte Folded Reload
    or a6, a5, s0
    lbu a5, 4(a1)
    lbu s0, 6(a1)
    lbu a3, 7(a1)
    or t0, t0, a0
    slli t3, t3, 8
    lbu s1, 5(a1)
    slli a2, a2, 16
    slli a4, a4, 24
    slli s1, s1, 8
    or t5, t3, t1
    or t6, a2, a4
    lbu s8, 9(a1)
    lbu a0, 10(a1)
    lbu a2, 11(a1)
    lbu a4, 8(a1)
    slli s0, s0, 16
    or s1, s1, a5
    slli a3, a3, 24
    slli a5, s8, 8
    slli a0, a0, 16
    slli a2, a2, 24
    or t1, a5, a4
    or t2, a0, a2
    lbu a0, 13(a1)
    or a3, a3, s0
    lbu a2, 14(a1)
    slli a0, a0, 8
    lbu a4, 15(a1)
    slli a2, a2, 16
    lbu a1, 12(a1)
    slli a4, a4, 24
    or t3, a0, a1
    or s2, a2, a4
    or a5, t5, t6
    or a4, s1, a3
    lw t6, 8(s10)
    srli a0, a7, 1
    lw s9, 12(s10)
    or a3, t1, t2
    lw t1, 28(s10)
    or a2, t3, s2
    srli s1, t4, 1
    xor s1, s1, a5
    and s1, s1, s5
    xor t2, s1, a5
    slli s1, s1, 1
    xor a0, a0, a4
    and a0, a0, s5
    xor a4, a4, a0
    slli a0, a0, 1
    xor t3, s1, t4
    xor a0, a0, a7
    srli s0, a6, 1
    xor s0, s0, a3
    and s0, s0, s5
    xor s1, s0, a3
    slli s0, s0, 1
    xor a6, s0, a6
    srli a1, t0, 1
    xor a1, a1, a2
    lw t5, 0(s10)
    and a1, a1, s5
    xor a2, a2, a1
    slli a1, a1, 1
    xor a1, a1, t0
    srli a5, t2, 2
    xor a5, a5, a4
    and a5, a5, s6
    xor a4, a4, a5
    slli a5, a5, 2
    xor a5, a5, t2
    srli a3, s1, 2
    xor a3, a3, a2
    and a3, a3, s6
    slli s5, a3, 2
    srli s11, t3, 2
    xor ra, s11, a0
    and s8, ra, s6
    xor a0, a0, s8
    xor a2, a2, a3
    slli s2, s8, 2
    srli s0, a6, 2
    xor t4, s2, t3
    xor a7, s3, a5
    xor a3, s5, s1
    xor s0, s0, a1
    and s0, s0, s6
    xor a1, a1, s0
    slli s0, s0, 2
    xor s6, s9, a4
    srli a4, a4, 4
    xor t0, a2, t1
    xor s0, s0, a6
    xor a6, a2, a4
    lw a4, 20(s10)
    lw a2, 24(s10)
    srli a5, a5, 4
    xor a4, a4, a3
    xor a3, a3, a5
    lw a5, 16(s10)
    srli s1, t4, 4
    xor t2, t6, a0
    srli a0, a0, 4
    xor t3, a1, a2
    xor t5, t5, t4
    xor t6, s0, a5
    xor t4, a1, a0
    xor s0, s0, s1
    lw a5, 84(sp)                       # 4-byte Folded Reload
    and a0, a6, a5
    and s10, a3, a5
    xor a2, t0, a0
    slli a0, a0, 4
    xor a6, s6, a0
    slli a0, s10, 4
    and s1, t4, a5
    xor s2, a4, s10
    xor s5, a7, a0
    sw s7, 40(sp)                       # 4-byte Folded Spill
    srli a4, s7, 4
    addi a0, zero, 2
    minu a4, a4, a0
    addi a0, sp, 108
    sh2add a0, a4, a0
    and a5, a5, s0
    xor a1, t3, s1
    slli s7, a5, 4
    slli s1, s1, 4
    xor t0, t2, s1
    sw a0, 32(sp)                       # 4-byte Folded Spill
    xor a5, t6, a5
    xor a7, t5, s7
    addi a0, zero, 8
    sw a0, 76(sp)                       # 4-byte Folded Spill
    sw s4, 88(sp)                       # 4-byte Folded Spill
.Laes_encrypt_blocks_6:
    xor a3, s2, a1
    xor t1, a5, a2
    xor s1, a3, a7
    xor t3, s1, a5
    xor s6, s5, a6
    xor s0, s6, t0
    and t2, t3, a7
    xor ra, s0, s2
    xor a1, a1, s0
    xor a4, a1, a7
    xor s6, s6, t1
    xor s2, a2, s2
    and t5, a1, t1
    xor a6, s6, a7
    xor a5, t0, a5
    xor s4, s1, s5
    xor s7, ra, s6
    xor a0, s5, a2
    xor a3, a3, s6
    and s8, s4, s1
    xor s3, a0, a5
    or s9, ra, a0
    xor s10, s8, s9
    and s9, s3, s6
    xor s9, s9, t1
    xor t2, s2, t2
    xor t0, t0, a2
    and s11, s7, a5
    xor s2, s4, t0
    and t4, s2, a6
    xor t2, t2, t4
    xor s5, s5, s8
    and s8, a3, t0
    xor s8, s11, s8
    xor t5, s11, t5
    xor t6, s10, t5
    xor a2, a2, s1
    xor s9, s9, a1
    xor s9, s9, t4
    and s10, a4, a2
    xor t2, t2, s8
    xor t5, s9, t5
    xor s9, t2, t5
    xor s5, s10, s5
    xor s5, s5, s8
    xor s11, s5, t6
    and t2, t2, s5
    xor s10, t2, t5
    and s10, s10, s11
    xor s0, s10, t2
    xor s11, s10, t6
    and t4, s0, t6
    and s6, s11, s6
    xor s5, t4, s5
    xor s8, s5, s11
    xor s10, t2, t6
    and s0, s10, s9
    and a7, s8, a7
    xor a7, a7, s6
    xor t5, s0, t5
    and t2, t5, a0
    xor t6, t4, s10
    xor s10, t5, s11
    and s0, t5, ra
    and a0, s11, s3
    and t4, t6, t5
    xor ra, t4, s9
    xor s3, s8, ra
    and a2, ra, a2
    and t3, s8, t3
    xor t5, ra, t5
    and a1, s3, a1
    and a6, s5, a6
    and s7, s10, s7
    and s1, t5, s1
    xor s6, a6, s6
    and s11, s3, t1
    xor s7, a1, s7
    xor t6, t2, a7
    xor a1, t6, a1
    and a5, s10, a5
    xor s1, s1, s0
    and s9, a4, ra
    xor t4, s0, s9
    xor a5, a5, s11
    xor s1, s1, s7
    and s0, s5, s2
    xor s6, s6, s7
    and s5, t5, s4
    xor s0, s0, a5
    xor s0, s0, s1
    xor s8, t4, a7
    xor t1, s0, a0
    rori t5, t1, 10
    xor s6, s6, t1
    xor s4, s6, s1
    xor s7, s3, s10
    lw a7, 56(sp)
    and a3, s7, a3
    rori a6, s4, 10
    and a6, a6, a7
    xor s2, s6, s8
    rori s3, s2, 10
    xor t6, s8, s5
    rori a0, s4, 2
    xor a5, t6, a5
    and s7, s7, t0
    xor s5, a5, t2
    xor a3, a3, a1
    rori ra, s5, 10
    rori t2, s6, 2
    xor a1, s7, s11
    xor a4, a3, s1
    xor a2, a2, a3
    xor a3, a4, a5
    rori a4, s2, 2
    rori s1, a3, 2
    xor a1, a1, a2
    rori a5, t1, 2
    lw s7, 60(sp)
    rori t0, s6, 10
    xor t3, s0, t3
    and t2, t2, s7
    and t0, t0, a7
    and a5, a5, s7
    or s0, t0, t2
    xor s6, s0, s6
    xor a2, t3, a2
    rori t3, a2, 2
    rori t0, a3, 10
    rori t2, a2, 10
    and ra, ra, a7
    lw s8, 84(sp)
    and t3, t3, s7
    and t2, t2, a7
    and t0, t0, a7
    or t3, t2, t3
    xor a2, t3, a2
    and s1, s1, s7
    rori t2, a2, 20
    and t2, t2, s8
    lw s9, 80(sp)
    rori t4, a1, 10
    rori s10, s5, 2
    rori t6, a1, 2
    and s11, t6, s7
    and t6, s10, s7
    or s1, t0, s1
    xor a3, a3, s1
    and t0, t4, a7
    and t5, t5, a7
    or ra, t6, ra
    and a4, a4, s7
    and a7, s3, a7
    or t0, t0, s11
    xor s5, ra, s5
    rori s3, a3, 12
    or a4, a7, a4
    lw s10, 88(sp)
    xor a1, t0, a1
    rori a7, a1, 20
    and s7, a0, s7
    or s7, a6, s7
    and a6, s3, s9
    rori t4, s5, 12
    lw t6, -44(s10)
    xor s11, t6, s5
    or a5, t5, a5
    xor s1, s11, s1
    lw a0, -48(s10)
    xor t1, a5, t1
    lw s11, -32(s10)
    rori s5, s5, 20
    rori s3, a1, 12
    and t6, s3, s9
    xor s4, s7, s4
    lw t5, -36(s10)
    xor ra, a0, ra
    xor s0, s11, s0
    xor s0, s0, t1
    lw s3, -28(s10)
    xor s11, t5, a4
    xor a4, a4, s2
    xor ra, ra, t1
    xor s0, s0, a4
    and s5, s5, s8
    and a7, a7, s8
    xor t0, s3, t0
    xor t0, t0, s6
    and t5, t4, s9
    rori s2, a3, 20
    or s5, s5, t5
    and t5, s2, s8
    rori a0, s6, 20
    or t5, t5, a6
    lw a6, -24(s10)
    rori s2, s4, 20
    rori s3, s4, 12
    or a7, a7, t6
    xor s5, ra, s5
    and t4, s3, s9
    rori t6, t1, 20
    rori s6, s6, 12
    rori ra, a4, 20
    and s3, a0, s8
    and s6, s6, s9
    lw a0, -20(s10)
    and t6, t6, s8
    xor t0, t0, a7
    or s6, s3, s6
    xor a5, a0, a5
    xor s11, s11, a2
    xor a1, a6, a1
    xor a1, a1, s7
    and s7, s2, s8
    xor s6, s0, s6
    rori a6, t1, 12
    and a6, a6, s9
    or s7, t4, s7
    xor a1, a1, s7
    and a7, ra, s8
    xor a5, a5, s4
    or s7, t6, a6
    xor a5, a5, s7
    xor s7, s6, a5
    xor s4, a5, t0
    lw a6, -40(s10)
    rori a2, a2, 12
    xor s0, t0, s5
    xor t3, a6, t3
    xor a3, t3, a3
    and a2, a2, s9
    or a2, t2, a2
    xor a2, a2, a3
    xor s1, s1, t5
    xor t3, a2, a5
    xor t2, s1, t1
    lw t5, 20(s10)
    rori a4, a4, 12
    xor a3, s6, a2
    sw t5, 72(sp)
    xor s1, s11, s1
    and a4, a4, s9
    xor s0, s0, a1
    xor t1, t2, a5
    xor a6, s0, t2
    xor s3, a3, t1
    xor s6, s0, s6
    and a0, s6, s5
    or a4, a7, a4
    xor s11, a6, t3
    and s2, a6, s0
    xor s1, s1, a4
    xor a2, a2, s1
    xor s1, s1, s7
    xor a1, a1, a2
    xor a2, a2, t0
    and t4, s3, s1
    xor ra, s1, s5
    or a4, a2, t1
    xor a4, a4, s2
    xor t6, t4, s7
    xor t5, a2, s1
    and t4, s11, ra
    xor s4, s4, a0
    xor a5, a5, s0
    xor a7, a1, s5
    and t0, a7, a5
    xor t2, t2, s2
    xor a0, t6, a1
    xor s2, ra, s0
    xor t2, t2, t0
    sw s2, 68(sp)
    xor t0, a0, t4
    and t6, s2, t3
    and a0, t5, a3
    xor s4, s4, t4
    xor t4, t6, a0
    and t6, a1, s7
    xor a0, a0, t6
    xor t2, t2, t4
    xor a4, a4, a0
    xor t0, t0, a0
    xor t6, s4, t4
    and s4, t2, t6
    xor a0, s4, t0
    xor t4, t2, a4
    and a0, a0, t4
    xor t4, a0, a4
    and s3, t4, s3
    xor a0, s4, a0
    and a0, a4, a0
    xor t6, t6, t0
    xor a4, s4, a4
    and s4, a4, t6
    xor a4, a0, a4
    and s1, s1, t4
    xor s4, t0, s4
    and a4, a4, s4
    xor a4, a4, t6
    xor t0, s4, a4
    xor t2, a0, t2
    and a2, s4, a2
    and t6, t0, a6
    xor a0, t2, t4
    and s0, s0, t0
    and a6, a4, a7
    and s5, a0, s5
    xor s0, s0, a2
    xor t0, a0, a4
    and a1, t0, a1
    and s6, a0, s6
    xor a7, t4, s4
    and a0, t2, s11
    and a3, a7, a3
    and s7, t0, s7
    and t4, a7, t5
    xor s11, s5, s1
    and t5, t2, ra
    xor ra, a1, t4
    xor s0, s0, ra
    xor s5, t5, s1
    and t1, s4, t1
    xor ra, s5, ra
    xor s5, t1, s11
    xor s4, a7, t0
    xor a1, a1, s5
    xor a2, a2, a6
    xor a2, a2, s11
    xor a3, s7, a3
    xor s1, a2, t6
    xor s1, s1, a3
    xor a3, a3, a0
    xor a3, a3, s0
    xor s6, a3, s6
    xor a3, a3, s3
    and t2, s2, s4
    xor a1, t2, a1
    xor t5, ra, a3
    rori t4, a3, 4
    xor t2, a1, s0
    xor s0, t5, s0
    rori s5, a3, 12
    and a5, a5, a4
    xor a2, t5, a2
    rori t0, a2, 12
    xor t2, t2, s1
    rori a6, t2, 12
    rori a7, s0, 12
    rori s11, t2, 4
    xor s1, s1, t1
    and t0, t0, s8
    lw ra, 0(s10)
    xor a5, a5, a1
    rori t6, t5, 12
    rori a0, a2, 4
    rori s2, s1, 12
    xor a1, s6, a5
    rori t1, s1, 4
    rori s6, a1, 12
    and t3, s4, t3
    xor t3, t3, s7
    xor a5, t3, a5
    lw s3, -16(s10)
    rori s7, a5, 12
    and s5, s5, s8
    and t3, t1, s9
    rori s4, s0, 4
    and t1, s2, s8
    rori s2, a1, 4
    or t3, t1, t3
    xor t1, s3, t3
    and s7, s7, s8
    and a4, t4, s9
    or s5, s5, a4
    and s4, s4, s9
    rori a4, t5, 4
    and s3, t6, s8
    and a4, a4, s9
    xor a3, a3, s5
    or a4, a4, s3
    and t4, s11, s9
    xor ra, ra, a4
    and t6, a0, s9
    or t0, t0, t6
    and a6, a6, s8
    and s2, s2, s9
    or s3, a6, t4
    xor a4, t5, a4
    xor a2, t0, a2
    rori a6, a5, 4
    and a6, a6, s9
    lw s11, 12(s10)
    or s7, s7, a6
    lw a0, -4(s10)
    and a7, a7, s8
    and s6, s6, s8
    rori a6, a2, 16
    or s4, a7, s4
    xor t2, s3, t2
    or s6, s6, s2
    xor t1, t1, a3
    xor a1, s6, a1
    xor t0, t0, a0
    xor s5, s11, s5
    xor s0, s4, s0
    xor t0, t0, a1
    lw t6, 8(s10)
    xor t0, t0, a6
    lw a7, -12(s10)
    xor a5, s7, a5
    xor s1, t3, s1
    rori t3, a5, 16
    rori s2, t2, 16
    xor t4, a7, s1
    xor a5, t6, a5
    xor t5, t4, s2
    xor ra, ra, a3
    lw a6, -8(s10)
    rori a7, s0, 16
    xor a5, a5, s4
    xor s6, a6, s6
    rori s4, a3, 16
    xor s6, s6, t2
    rori a1, a1, 16
    xor t2, t5, s3
    lw a0, 4(s10)
    xor t5, t0, t2
    rori t0, a4, 16
    xor ra, ra, t0
    xor a2, a2, ra
    xor s7, a0, s7
    xor a1, s6, a1
    xor s6, a2, a1
    rori s1, s1, 16
    xor s5, s5, s4
    xor s0, s5, s0
    xor s5, a2, s0
    xor t3, s7, t3
    xor t3, t3, a4
    xor a4, s0, t3
    xor s4, t5, s5
    xor s1, t1, s1
    xor t1, s4, s1
    xor s7, t3, s1
    xor t5, t5, a1
    xor a5, a5, a7
    xor s11, t5, a5
    xor a3, t2, a3
    xor s7, s7, a5
    xor t2, a3, s0
    xor t3, t5, t3
    xor t0, s7, a3
    and t5, s11, s5
    and a6, t0, s7
    xor s2, s6, t2
    xor a2, s7, a2
    xor a7, t3, s4
    and t6, a2, s1
    xor a4, a4, t6
    xor a1, a1, s0
    and t4, s2, s4
    and s3, a7, s6
    xor ra, t0, a1
    xor a3, a3, a6
    or t6, t3, t2
    and a0, ra, t1
    xor a5, s11, s1
    xor t5, s3, t5
    xor a4, a4, a0
    xor a6, t6, a6
    xor t6, t1, s7
    xor a6, a6, t5
    xor t4, t4, s5
    xor t4, t4, s11
    xor a0, t4, a0
    xor t5, a0, t5
    xor s0, s7, s0
    and t4, t6, a1
    xor a0, t4, s3
    and s3, a5, s0
    xor a3, a3, s3
    xor a3, a3, a0
    xor a4, a4, a0
    and t4, a4, a3
    xor s3, a3, a6
    xor a0, t4, t5
    and a0, a0, s3
    xor s3, t4, a6
    xor t4, t4, a0
    and t4, a6, t4
    xor a4, a4, t5
    xor a0, a0, a6
    xor a3, a3, t4
    and s4, s4, a0
    and a6, s3, a4
    and t1, a3, t1
    xor t5, a6, t5
    xor a6, a3, a0
    and s1, a6, s1
    xor s3, t4, s3
    and t4, s3, t5
    and t3, t5, t3
    xor s3, a0, t5
    xor s1, s1, s4
    and s6, s3, s6
    and a7, s3, a7
    xor a4, t4, a4
    xor t4, a6, a4
    and a2, a6, a2
    xor a6, t5, a4
    and s5, t4, s5
    and s7, a6, s7
    xor s7, s7, t3
    and a5, a4, a5
    xor s3, s3, t4
    and ra, a3, ra
    and a3, t4, s11
    and a1, s3, a1
    and s11, s3, t6
    and t2, t5, t2
    xor t3, t3, a5
    xor t5, t2, s1
    xor a1, a1, s5
    xor t4, a7, a3
    xor a5, a3, t5
    xor a5, a5, s11
    and t5, a0, s2
    xor s1, t3, s1
    xor s3, s7, t4
    xor s6, s5, s6
    and t3, a6, t0
    xor t3, s1, t3
    xor t6, s6, ra
    xor t3, t3, s6
    xor t2, t3, t2
    and s0, s0, a4
    xor t0, s3, a5
    xor t3, t3, t0
    rori t0, t3, 6
    xor a3, t1, s4
    xor a3, a3, t4
    xor s6, t6, s3
    rori a6, t3, 14
    xor t1, s6, t5
    xor a3, a3, t1
    rori s7, t2, 6
    xor s1, s1, a3
    xor a2, s6, a2
    xor s6, a3, s3
    lw a7, 64(sp)
    xor a5, a5, s0
    rori s5, a3, 6
    lw s4, 52(sp)
    rori t5, s1, 14
    xor a2, a2, a5
    and t5, t5, s4
    and t0, t0, a7
    and a6, a6, s4
    xor a5, a5, a1
    rori a1, a5, 14
    rori s2, a3, 14
    and s2, s2, s4
    rori a4, a2, 14
    or t0, a6, t0
    rori a6, t1, 6
    rori s11, s1, 6
    rori a0, t1, 14
    and a6, a6, a7
    and s5, s5, a7
    xor t3, t0, t3
    rori ra, a5, 6
    and a1, a1, s4
    and t4, ra, a7
    rori ra, t2, 14
    and s7, s7, a7
    rori t6, t3, 20
    and s3, s11, a7
    rori s0, s6, 14
    and s11, a0, s4
    and ra, ra, s4
    or a6, s11, a6
    xor t1, a6, t1
    or a1, a1, t4
    xor a5, a5, a1
    or s7, ra, s7
    lw ra, 36(s10)
    or t5, s3, t5
    and a4, a4, s4
    xor t2, s7, t2
    and s4, s0, s4
    lw a0, 44(s10)
    xor a1, ra, a1
    rori s11, t1, 12
    lw t4, 16(s10)
    rori s0, a2, 6
    xor s7, t4, s7
    xor s7, s7, t1
    xor s3, t5, s1
    rori ra, s3, 12
    rori s1, s6, 6
    rori t4, t2, 20
    or s5, s2, s5
    and s0, s0, a7
    xor a3, s5, a3
    rori s2, a3, 20
    xor a0, a0, a6
    lw a6, 24(s10)
    or s0, s0, a4
    and a4, s1, a7
    rori s1, s3, 20
    xor a7, a6, s0
    rori a6, t3, 12
    xor a7, a7, t3
    xor s0, s0, a2
    lw t3, 28(s10)
    or a2, a4, s4
    xor a4, a2, s6
    rori s6, a4, 20
    and s4, ra, s9
    and ra, s1, s8
    or s4, ra, s4
    lw s1, 72(sp)
    rori ra, a4, 12
    xor s1, s1, t2
    xor t0, s1, t0
    and s6, s6, s8
    and s1, a6, s9
    xor a6, t3, t5
    xor t5, a6, s0
    rori t3, a3, 12
    rori a6, a5, 12
    and a6, a6, s9
    xor a3, a3, a1
    and a1, t3, s9
    and t3, ra, s9
    and ra, t6, s8
    rori t6, a5, 20
    or ra, ra, s1
    and s1, t6, s8
    and t6, s2, s8
    rori s2, t1, 20
    xor a0, a0, a4
    and a4, s11, s9
    and s2, s2, s8
    or s11, s1, a6
    or a6, s2, a4
    and s2, t4, s8
    lw a4, 32(s10)
    or a1, t6, a1
    xor s1, a0, a6
    lw t4, 40(s10)
    rori t2, t2, 12
    and t2, t2, s9
    xor a5, t4, a5
    xor t6, t0, ra
    xor a5, a5, a2
    xor a2, a3, s11
    or a3, s6, t3
    xor a3, a3, a5
    xor a5, a4, s5
    xor a5, a5, t1
    rori a0, s0, 20
    xor a5, a5, s3
    xor a5, a5, a1
    xor t3, a5, s1
    rori a1, s0, 12
    and s6, a0, s8
    and a1, a1, s9
    or a1, s6, a1
    xor a1, a7, a1
    or s2, s2, t2
    xor a6, t5, s4
    xor t2, a5, a1
    xor s0, a6, t6
    xor s5, s7, s2
    xor s6, t6, t1
    xor t1, a1, s1
    xor s4, s1, a2
    xor t5, s6, s1
    lw s7, 76(sp)
    xor a4, a2, s5
    beq s7, zero, .Laes_encrypt_blocks_8
    xor a0, a4, a3
    xor t4, a0, s1
    xor a1, a1, s0
    xor ra, s0, t3
    xor s10, a1, a2
    xor a6, t2, t5
    xor s11, ra, s5
    xor s8, a1, a3
    xor s2, a0, s6
    xor s9, s2, t1
    xor t6, a0, a5
    and s1, t6, s5
    and a1, a6, ra
    xor s3, s8, s5
    or a2, s10, t5
    xor a7, s11, a0
    and a5, s2, a0
    and a3, s8, t3
    xor a1, a1, t3
    xor t0, s10, ra
    and a4, s9, s11
    xor s1, s4, s1
    xor a1, a1, s8
    and s0, t0, t2
    xor s4, s6, a5
    xor s6, s0, a3
    xor a3, a2, a5
    and a5, a7, t1
    xor a5, a5, s0
    xor a1, a1, a4
    and s0, s3, t4
    xor s1, s1, a4
    xor s1, s1, a5
    xor a2, a1, s6
    xor a4, s4, s0
    xor a4, a4, a5
    xor a1, a3, s6
    xor s6, s1, a2
    and s1, s1, a4
    xor s4, a4, a1
    xor s0, s1, a1
    and a5, s0, s6
    xor a3, a2, a5
    xor a5, s1, a2
    and a2, a5, s4
    xor a5, a2, a1
    xor s1, s1, a2
    and a2, a1, s1
    xor s4, a2, s0
    xor a4, a4, a2
    and a2, s4, a3
    xor s1, a2, s6
    and s11, a4, s11
    and s0, a5, ra
    and a6, a5, a6
    and s4, a4, s9
    xor a4, a4, a5
    and s5, a4, s5
    xor a1, a5, a3
    and a2, a3, s10
    and s6, a3, t5
    and t5, a4, t6
    xor a4, a4, s1
    xor a3, a3, s1
    and ra, a1, t0
    and t4, s1, t4
    and s3, s1, s3
    xor a5, s11, s0
    xor s1, s5, s0
    and a0, a0, a3
    and t0, a1, t2
    xor a1, a1, a4
    and s0, a4, s8
    and t2, a4, t3
    and a4, a1, a7
    and t1, a1, t1
    xor a0, a0, a2
    xor a1, s6, s1
    xor a1, a1, s0
    xor t3, ra, s0
    xor s0, a2, s3
    xor a1, a1, a4
    xor s9, a0, t3
    xor s3, s0, s1
    xor a7, a5, t3
    lw s1, 88(sp)                       # 4-byte Folded Reload
    lw s8, 48(s1)
    lw t3, 52(s1)
    and t6, a3, s2
    xor a2, s3, t6
    lw s5, 56(s1)
    lw s2, 60(s1)
    xor a5, t2, t0
    xor a0, a5, s4
    xor s0, t1, t2
    xor s10, a1, t4
    xor a0, a0, s9
    xor a4, a0, a6
    xor a2, a2, a5
    xor a1, s9, a1
    xor t2, a2, a1
    xor t1, a0, t5
    lw t0, 64(s1)
    lw a1, 68(s1)
    xor a3, a2, s6
    rori a2, a3, 8
    lw a6, 72(s1)
    lw t4, 76(s1)
    xor a0, a7, a4
    xor s0, s0, s10
    xor a5, t1, s10
    xor s6, a0, s9
    xor a7, s8, a2
    rori s11, s0, 8
    xor ra, a0, s3
    xor s4, s11, s0
    xor t1, a1, s11
    rori t6, a4, 8
    xor a4, a4, t6
    xor t4, t4, t6
    rori t5, t2, 8
    rori s10, a5, 8
    xor s3, s5, s10
    xor a3, a3, a2
    rori s9, a3, 16
    rori a2, s6, 8
    rori s8, a0, 8
    xor t6, s8, a0
    xor s0, a7, a4
    xor t0, t0, s8
    xor a1, s10, a5
    xor a0, t5, t2
    xor s11, t3, a3
    rori a3, a0, 16
    xor a7, s9, s0
    xor t3, a3, s11
    rori s5, s4, 16
    xor t2, s3, a0
    xor a0, s5, t1
    rori a3, ra, 8
    xor s0, s2, a4
    xor s3, a3, ra
    xor a3, a3, s0
    xor s0, a6, s4
    xor s2, a0, t6
    xor s8, a2, s6
    xor s0, s0, a2
    xor a5, t5, a4
    xor a2, t0, a4
    rori a4, a4, 16
    xor a4, a4, t4
    xor a3, a3, a1
    xor s5, t3, a5
    rori a0, s3, 16
    rori a5, a1, 16
    rori s10, t6, 16
    xor t0, a5, t2
    xor a2, a2, s10
    xor a6, a0, a3
    xor a5, a2, s3
    rori a1, s8, 16
    xor a1, a1, s0
    addi s7, s7, -4
    sw s7, 76(sp)                       # 4-byte Folded Spill
    addi s1, s1, 128
    xor a2, a4, s8
    sw s1, 88(sp)                       # 4-byte Folded Spill
    jal zero, .Laes_encrypt_blocks_6
.Laes_encrypt_blocks_8:
    xor s11, a4, a3
    xor a1, a1, s0
    xor ra, s0, t3
    xor s2, t2, t5
    xor a7, s11, s6
    xor s9, a1, a2
    xor s7, a1, a3
    xor t0, ra, s5
    xor t6, s11, a5
    xor t4, s11, s1
    and a1, s2, ra
    xor a6, t0, s11
    xor s0, s9, ra
    and a5, a7, s11
    and s1, t6, s5
    xor s3, s7, s5
    and a0, s0, t2
    xor a1, a1, t3
    xor s8, a7, t1
    and a3, s3, t4
    and a4, s8, t0
    xor s1, s4, s1
    xor a2, s6, a5
    and s4, a6, t1
    or s6, s9, t5
    xor a1, a1, s7
    xor s1, s1, a4
    xor s10, s4, a0
    and s4, s7, t3
    xor s1, s1, s10
    xor a3, a3, a2
    xor a2, s6, a5
    xor a0, a0, s4
    xor a1, a1, a4
    xor a1, a1, a0
    xor a0, a0, a2
    xor a3, a3, s10
    and a5, s1, a3
    xor s6, a5, a1
    xor a4, a3, a0
    and a4, a4, s6
    xor a2, s1, a1
    xor s4, a5, a0
    xor s1, a5, a4
    xor a4, a4, a0
    and s10, s4, a2
    and a0, a0, s1
    xor a1, a1, s10
    xor s6, a0, s4
    and a5, s6, a1
    xor a3, a3, a0
    xor a2, a2, a5
    xor s1, a3, a4
    xor s4, a1, a4
    xor s6, s1, a2
    xor a0, a1, a2
    and a5, a4, ra
    and s5, s1, s5
    and ra, a2, s3
    lw s10, 20(sp)                      # 4-byte Folded Reload
    and s3, a0, s11
    and s11, s4, s0
    and s0, a3, s8
    and t2, s4, t2
    xor s8, a5, s5
    and s5, s6, s7
    and t3, s6, t3
    and s7, a1, s9
    and s9, a1, t5
    xor t5, s7, ra
    xor a1, s11, s5
    xor ra, s3, s7
    xor s11, t3, t2
    and s3, a3, t0
    lw s7, 392(s10)
    and a7, a0, a7
    xor t2, s4, s6
    lw t0, 384(s10)
    lw a3, 388(s10)
    xor a0, s9, s8
    xor s4, s8, t5
    xor s6, ra, a1
    and s2, a4, s2
    and t5, s1, t6
    xor s8, s11, s0
    xor s3, s3, a5
    and ra, t2, a6
    xor a4, s5, a0
    lw s1, 404(s10)
    xor t6, s4, a7
    and t4, a2, t4
    lw s5, 396(s10)
    xor t5, t5, s7
    xor s0, s9, t0
    lw a5, 408(s10)
    xor a0, s8, s6
    xor a6, a4, ra
    xor a7, s6, a3
    xor a2, a0, s2
    xor a4, s11, t6
    xor a0, t5, a0
    lw s7, 400(s10)
    xor t0, s3, a1
    and t2, t2, t1
    xor a3, t3, s1
    xor t1, s0, a4
    xor a4, a4, a7
    xor s9, a6, t4
    lw t3, 412(s10)
    xor s8, s6, a5
    xor s0, t2, a3
    xor a3, a0, s9
    xor a7, s4, s5
    xor a1, a6, a4
    xor a5, t0, a2
    xor a4, s7, a5
    lw s5, 12(sp)                       # 4-byte Folded Reload
    srli a0, a3, 1
    srli ra, t1, 1
    xor s2, s0, s9
    xor s11, a7, a5
    xor a5, s8, a5
    xor s0, ra, a1
    srli t6, a4, 1
    xor s1, t3, a2
    and s0, s0, s5
    slli t5, s0, 1
    xor a0, a0, s11
    xor s3, s2, t6
    and a0, a0, s5
    srli t4, a5, 1
    xor s6, t4, s1
    and t2, s3, s5
    xor a1, a1, s0
    slli s4, t2, 1
    slli a6, a0, 1
    and t0, s6, s5
    xor a2, s11, a0
    xor a0, a6, a3
    xor s1, s1, t0
    xor a7, s4, a4
    xor s0, t5, t1
    slli a4, t0, 1
    srli s7, a1, 2
    lw s6, 8(sp)                        # 4-byte Folded Reload
    srli s9, s0, 2
    xor a6, t2, s2
    xor a4, a4, a5
    xor a5, s7, a2
    xor s8, s9, a0
    srli a3, a7, 2
    and ra, s8, s6
    srli t3, a6, 2
    and a5, a5, s6
    lw t6, 44(sp)                       # 4-byte Folded Reload
    xor t4, t3, s1
    xor a3, a3, a4
    slli s3, a5, 2
    slli s11, ra, 2
    and s4, t4, s6
    and a3, a3, s6
    xor t1, s3, a1
    xor t2, ra, a0
    xor t3, s11, s0
    xor t0, a5, a2
    slli s0, s4, 2
    slli t5, a3, 2
    xor s1, s1, s4
    xor s0, s0, a6
    xor a4, a4, a3
    xor a6, t5, a7
    srli a2, t0, 4
    lw a3, 84(sp)                       # 4-byte Folded Reload
    srli a1, t1, 4
    srli a0, t2, 4
    srli a5, t3, 4
    xor a0, a0, a4
    xor a2, a2, s1
    xor a5, a6, a5
    xor a1, a1, s0
    and a2, a2, a3
    and a0, a0, a3
    and a1, a1, a3
    slli s2, a0, 4
    and a5, a5, a3
    slli s7, a1, 4
    slli s9, a5, 4
    slli s8, a2, 4
    xor s1, s1, a2
    xor a2, s8, t0
    xor s0, s0, a1
    xor a1, s7, t1
    xor a4, a4, a0
    xor a0, s2, t2
    xor a3, a5, a6
    xor a5, s9, t3
    lw t4, 36(sp)                       # 4-byte Folded Reload
    sw a3, 108(sp)
    sw s0, 112(sp)
    sw a4, 116(sp)
    sw a5, 92(sp)
    sw a1, 96(sp)
    srli s3, t4, 4
    sw a0, 100(sp)
    sw a2, 104(sp)
    sw s1, 120(sp)
    lw s2, 32(sp)                       # 4-byte Folded Reload
    bne s3, zero, .Laes_encrypt_blocks_10
    jal zero, .Laes_encrypt_blocks_3
.Laes_encrypt_blocks_10:
    add a0, zero, t6
    addi a1, sp, 108
.Laes_encrypt_blocks_11:
    lw a2, -16(a1)
    lw a4, 0(a1)
    lw a3, -8(a1)
    srli s1, a2, 8
    srli s0, a2, 16
    srli a6, a2, 24
    sb a3, -3(a0)
    srli t1, a3, 24
    lw a5, 8(a1)
    srli t2, a4, 8
    srli t3, a4, 16
    srli t4, a4, 24
    srli t5, a5, 8
    srli ra, a5, 16
    srli t0, a5, 24
    sb s0, -5(a0)
    sb t5, 6(a0)
    srli a7, a3, 8
    srli s3, a3, 16
    sb a5, 5(a0)
    sb a2, -7(a0)
    sb s1, -6(a0)
    sb s3, -1(a0)
    sb a4, 1(a0)
    sb t1, 0(a0)
    sb a7, -2(a0)
    sb t2, 2(a0)
    sb t3, 3(a0)
    sb ra, 7(a0)
    sb a6, -4(a0)
    sb t4, 4(a0)
    sb t0, 8(a0)
    addi a1, a1, 4
    addi a0, a0, 16
    bne a1, s2, .Laes_encrypt_blocks_11
    jal zero, .Laes_encrypt_blocks_3
.Laes_encrypt_blocks_13:
    lw ra, 172(sp)                      # 4-byte Folded Reload
    lw s2, 160(sp)                      # 4-byte Folded Reload
    lw s1, 164(sp)                      # 4-byte Folded Reload
    lw s3, 156(sp)                      # 4-byte Folded Reload
    lw s0, 168(sp)                      # 4-byte Folded Reload
    lw s4, 152(sp)                      # 4-byte Folded Reload
    lw s5, 148(sp)                      # 4-byte Folded Reload
    lw s6, 144(sp)                      # 4-byte Folded Reload
    lw s7, 140(sp)                      # 4-byte Folded Reload
    lw s8, 136(sp)                      # 4-byte Folded Reload
    lw s9, 132(sp)                      # 4-byte Folded Reload
    lw s10, 128(sp)                     # 4-byte Folded Reload
    lw s11, 124(sp)                     # 4-byte Folded Reload
    addi sp, sp, 176
    jalr zero, 0(ra)
.Lfunc_end0:
	.size	aes_encrypt_blocks, .Lfunc_end0-aes_encrypt_blocks
                                        # -- End function
	.section	".note.GNU-stack","",@progbits
