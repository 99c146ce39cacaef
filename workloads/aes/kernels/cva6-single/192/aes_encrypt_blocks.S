# aes_encrypt_blocks of aes-192, scheduled for cva6-single:
# 6,084 -> 5,834 cycles, 5,893 -> 5,791 instructions, 4,728 -> 4,984 bytes, proved equal to what came.
# No order takes fewer than 5,792 cycles (issue slots: 683, 1 a cycle, 6 times).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 1 (3,000 orders), seed 1, Instar 0.1.0:
#   instar schedule aes-192 aes_encrypt_blocks --core cva6-single --effort 1 -o aes_encrypt_blocks.S

	.text
	.globl	aes_encrypt_blocks              # -- Begin function aes_encrypt_blocks
	.p2align	1
	.type	aes_encrypt_blocks,@function
aes_encrypt_blocks:                     # @aes_encrypt_blocks
    addi sp, sp, -176
    sw s1, 164(sp)                      # 4-byte Folded Spill
    sw s2, 160(sp)                      # 4-byte Folded Spill
    sw s3, 156(sp)                      # 4-byte Folded Spill
    sw ra, 172(sp)                      # 4-byte Folded Spill
    sw s4, 152(sp)                      # 4-byte Folded Spill
    sw s0, 168(sp)                      # 4-byte Folded Spill
    sw s5, 148(sp)                      # 4-byte Folded Spill
    sw s6, 144(sp)                      # 4-byte Folded Spill
    sw s7, 140(sp)                      # 4-byte Folded Spill
    sw s8, 136(sp)                      # 4-byte Folded Spill
    sw s9, 132(sp)                      # 4-byte Folded Spill
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
    sw s10, 20(sp)                      # 4-byte Folded Spill
    lui a5, 0x3f3f4
    lui s1, 0x33333
    lui s0, 0xf0f1
    lui t1, 0x55555
    addi a2, zero, 0
    lui a0, 0x3030
    addi a4, s10, 80
    addi ra, a6, -772
    addi t2, a7, 240
    addi s2, t0, 192
    sw a4, 16(sp)                       # 4-byte Folded Spill
    addi s5, t1, 1365
    addi a0, a0, 771
    sw ra, 64(sp)                       # 4-byte Folded Spill
    sw t2, 80(sp)                       # 4-byte Folded Spill
    sw s2, 60(sp)                       # 4-byte Folded Spill
    addi t6, a1, 7
    addi a1, a5, -193
    addi s6, s1, 819
    sw s5, 12(sp)                       # 4-byte Folded Spill
    addi s3, s0, -241
    sw a1, 56(sp)                       # 4-byte Folded Spill
    sw a0, 52(sp)                       # 4-byte Folded Spill
    sw a3, 24(sp)                       # 4-byte Folded Spill
    sw s6, 8(sp)                        # 4-byte Folded Spill
    add s7, zero, a3
    sw s3, 84(sp)                       # 4-byte Folded Spill
    jal zero, .Laes_encrypt_blocks_5
.Laes_encrypt_blocks_3:
    lw a3, 24(sp)                       # 4-byte Folded Reload
    lw a2, 48(sp)                       # 4-byte Folded Reload
    lw s7, 40(sp)                       # 4-byte Folded Reload
    addi a2, a2, 32
    addi s7, s7, -32
    addi t6, t6, 32
    bltu a2, a3, .Laes_encrypt_blocks_5
    jal zero, .Laes_encrypt_blocks_13
.Laes_encrypt_blocks_5:
    sub a3, a3, a2
    lw a0, 28(sp)                       # 4-byte Folded Reload
    sw a2, 48(sp)                       # 4-byte Folded Spill
    add a0, a0, a2
    lbu a7, 1(a0)
    lbu a6, 0(a0)
    addi ra, zero, 2
    lbu t2, 2(a0)
    sw t6, 44(sp)                       # 4-byte Folded Spill
    lbu a5, 3(a0)
    lbu s0, 5(a0)
    lbu t1, 6(a0)
    lbu t5, 9(a0)
    lbu t3, 7(a0)
    lbu t6, 10(a0)
    sltiu a1, a3, 32
    lbu s2, 11(a0)
    xori a1, a1, 1
    slli a1, a1, 4
    lbu t0, 8(a0)
    add a1, a1, a0
    slli a7, a7, 8
    slli t2, t2, 16
    slli a5, a5, 24
    sw a3, 36(sp)                       # 4-byte Folded Spill
    lbu a3, 7(a1)
    lbu a4, 13(a0)
    lbu s1, 14(a0)
    lbu a2, 15(a0)
    slli s0, s0, 8
    or a6, a7, a6
    or a7, t2, a5
    lbu s3, 12(a0)
    slli t1, t1, 16
    slli t3, t3, 24
    lbu t4, 4(a0)
    slli t5, t5, 8
    or t2, s0, t4
    slli t6, t6, 16
    slli s2, s2, 24
    lbu s4, 0(a1)
    slli a4, a4, 8
    lbu s8, 1(a1)
    slli s9, s1, 16
    lbu s11, 2(a1)
    slli a0, a2, 24
    lbu a5, 10(a1)
    lbu s0, 3(a1)
    or s1, t1, t3
    or t4, t5, t0
    or a2, t6, s2
    or t1, a6, a7
    or t0, a4, s3
    lbu t3, 6(a1)
    lbu t5, 5(a1)
    lbu s2, 4(a1)
    or a0, a0, s9
    or a7, t2, s1
    slli t6, s11, 16
    or a6, t4, a2
    slli a4, s0, 24
    slli s3, s8, 8
    slli s1, t5, 8
    or t0, t0, a0
    or t5, s3, s4
    or t6, t6, a4
    or s1, s1, s2
    slli a3, a3, 24
    lbu s9, 9(a1)
    lbu a2, 11(a1)
    slli s0, t3, 16
    lbu a0, 13(a1)
    lbu t2, 14(a1)
    slli s11, s9, 8
    lbu a4, 15(a1)
    lbu t4, 8(a1)
    slli s8, a5, 16
    lbu a1, 12(a1)
    slli a2, a2, 24
    or s3, s11, t4
    or s4, s8, a2
    slli a0, a0, 8
    or a3, a3, s0
    slli a2, t2, 16
    slli a4, a4, 24
    or t3, a0, a1
    or a5, t5, t6
    or s2, a2, a4
    or a4, s1, a3
    srli s1, t1, 1
    or a3, s3, s4
    or a2, t3, s2
    lw t5, 0(s10)
    xor s1, s1, a5
    lw s3, 4(s10)
    lw t6, 8(s10)
    and s1, s1, s5
    xor t2, s1, a5
    lw s4, 12(s10)
    slli s1, s1, 1
    xor t3, s1, t1
    lw t1, 28(s10)
    srli a0, a7, 1
    srli s0, a6, 1
    xor a0, a0, a4
    and a0, a0, s5
    xor s0, s0, a3
    slli s9, a0, 1
    and s0, s0, s5
    slli s11, s0, 1
    xor a6, s11, a6
    xor a4, a4, a0
    srli a1, t0, 1
    xor a0, s9, a7
    xor a1, a1, a2
    xor s1, s0, a3
    srli a5, t2, 2
    and a1, a1, s5
    slli s5, a1, 1
    xor a2, a2, a1
    xor a1, s5, t0
    xor a5, a5, a4
    srli a3, s1, 2
    and a5, a5, s6
    slli t4, a5, 2
    xor a3, a3, a2
    and a3, a3, s6
    xor a4, a4, a5
    srli s8, t3, 2
    xor a5, t4, t2
    xor s2, s8, a0
    and s11, s2, s6
    slli a7, s11, 2
    slli s9, a3, 2
    xor a2, a2, a3
    srli s0, a6, 2
    xor t0, a7, t3
    xor a3, s9, s1
    xor s0, s0, a1
    and s0, s0, s6
    lw s6, 24(s10)
    slli s5, s0, 2
    xor a1, a1, s0
    srli t2, a4, 4
    xor s0, s5, a6
    lw t4, 20(s10)
    xor a6, a2, t2
    xor a0, a0, s11
    xor a7, s4, a4
    srli s8, a5, 4
    xor s2, a2, t1
    srli t3, a0, 4
    xor s1, a3, s8
    lw s10, 16(s10)
    xor a4, t4, a3
    xor t4, a1, t3
    srli s9, t0, 4
    xor t2, s0, s9
    xor s11, t6, a0
    lw s4, 84(sp)                       # 4-byte Folded Reload
    xor t3, a1, s6
    and a0, a6, s4
    xor t6, s0, s10
    xor t1, s3, a5
    xor t5, t5, t0
    and s5, s1, s4
    slli s8, a0, 4
    slli a3, s5, 4
    sw s7, 40(sp)                       # 4-byte Folded Spill
    xor a2, s2, a0
    srli s7, s7, 4
    minu s9, s7, ra
    xor a6, a7, s8
    addi a0, sp, 108
    sh2add a0, s9, a0
    xor s2, a4, s5
    sw a0, 32(sp)                       # 4-byte Folded Spill
    xor s5, t1, a3
    and s1, t4, s4
    and a5, s4, t2
    addi a0, zero, 8
    slli s6, s1, 4
    slli s0, a5, 4
    sw a0, 76(sp)                       # 4-byte Folded Spill
    xor a1, t3, s1
    lw a0, 16(sp)                       # 4-byte Folded Reload
    xor t0, s11, s6
    sw a0, 88(sp)                       # 4-byte Folded Spill
    xor a5, t6, a5
    xor a7, t5, s0
.Laes_encrypt_blocks_6:
    xor s6, s5, a6
    xor a3, s2, a1
    xor s1, a3, a7
    xor s0, s6, t0
    xor a1, a1, s0
    xor t1, a5, a2
    xor a4, a1, a7
    and t5, a1, t1
    xor t3, s1, a5
    xor s4, s1, s5
    and s8, s4, s1
    xor ra, s5, a2
    and t2, t3, a7
    xor a5, t0, a5
    xor s0, s0, s2
    lw s7, 60(sp)
    xor s6, s6, t1
    xor a0, s0, s6
    or s3, s0, ra
    xor a6, ra, a5
    xor s2, a2, s2
    xor a3, a3, s6
    and s9, a6, s6
    xor s9, s9, t1
    xor t0, t0, a2
    xor s10, s6, a7
    xor s11, s4, t0
    xor s9, s9, a1
    xor s3, s8, s3
    and t4, s11, s10
    xor t2, s2, t2
    xor s5, s5, s8
    and t6, a0, a5
    and s8, a3, t0
    xor t5, t6, t5
    xor s9, s9, t4
    xor t2, t2, t4
    xor s3, s3, t5
    xor s8, t6, s8
    xor t5, s9, t5
    xor t2, t2, s8
    xor s9, t2, t5
    xor a2, a2, s1
    and s2, a4, a2
    xor s5, s2, s5
    xor s5, s5, s8
    and t2, t2, s5
    xor t4, t2, t5
    xor t6, s5, s3
    and s2, t4, t6
    xor s8, s2, t2
    and t4, s8, s3
    xor s8, t2, s3
    xor s5, t4, s5
    and t6, s8, s9
    xor t2, s2, s3
    xor s3, s5, t2
    xor t5, t6, t5
    xor s2, t5, t2
    and s6, t2, s6
    and ra, t5, ra
    and s0, t5, s0
    and a7, s3, a7
    and t6, s5, s10
    and s10, t2, a6
    xor t2, t4, s8
    and t2, t2, t5
    xor t2, t2, s9
    xor t5, t2, t5
    and a2, t2, a2
    xor s8, s3, t2
    xor a7, a7, s6
    and t2, a4, t2
    and a6, s2, a0
    and a1, s8, a1
    xor t4, a1, a6
    and a4, s8, t1
    xor t2, s0, t2
    and a5, s2, a5
    xor s9, ra, a7
    xor t2, t2, a7
    and s1, t5, s1
    xor a5, a5, a4
    xor s6, t6, s6
    xor s1, s1, s0
    xor a1, s9, a1
    xor s1, s1, t4
    and s0, s5, s11
    xor s0, s0, a5
    xor s0, s0, s1
    xor t1, s0, s10
    and s5, t5, s4
    xor s6, s6, t4
    xor s6, s6, t1
    xor a0, s8, s2
    xor s4, s6, s1
    rori a6, s4, 10
    lw a7, 56(sp)
    xor t6, t2, s5
    rori t5, t1, 10
    and s9, a0, t0
    rori s11, s4, 2
    rori t0, s6, 10
    and t3, s3, t3
    and a3, a0, a3
    xor s2, s6, t2
    and a6, a6, a7
    and t5, t5, a7
    xor a3, a3, a1
    xor a5, t6, a5
    rori t2, s6, 2
    xor a2, a2, a3
    xor a1, s9, a4
    rori s3, s2, 10
    xor a1, a1, a2
    xor s5, a5, ra
    lw a0, 80(sp)
    xor a3, a3, s1
    xor a3, a3, a5
    rori s1, a3, 2
    rori ra, s5, 10
    rori a5, t1, 2
    rori a4, s2, 2
    rori s10, a1, 10
    rori t4, a3, 10
    and a4, a4, s7
    and t2, t2, s7
    and ra, ra, a7
    and t0, t0, a7
    xor t3, s0, t3
    or s0, t0, t2
    and a5, a5, s7
    xor a2, t3, a2
    rori t3, a2, 2
    rori t2, a2, 10
    and t3, t3, s7
    and t0, t4, a7
    and t2, t2, a7
    or t3, t2, t3
    lw s8, 84(sp)
    xor a2, t3, a2
    xor s6, s0, s6
    rori t2, a2, 20
    and t2, t2, s8
    and s1, s1, s7
    or s1, t0, s1
    rori s9, s5, 2
    and s9, s9, s7
    rori t6, a1, 2
    and t4, t6, s7
    xor a3, a3, s1
    and t0, s10, a7
    or t0, t0, t4
    or ra, s9, ra
    and a7, s3, a7
    or a5, t5, a5
    xor s5, ra, s5
    xor a1, t0, a1
    or a4, a7, a4
    rori a7, a1, 20
    and a7, a7, s8
    rori s3, a3, 12
    and s7, s11, s7
    or s7, a6, s7
    lw t6, 88(sp)
    and a6, s3, a0
    lw s9, -44(t6)
    lw s11, -32(t6)
    xor s9, s9, s5
    xor s1, s9, s1
    xor t1, a5, t1
    rori t5, s5, 12
    lw s10, -48(t6)
    rori s9, s6, 20
    lw t4, -36(t6)
    rori s5, s5, 20
    rori s3, a1, 12
    xor s0, s11, s0
    xor ra, s10, ra
    and s5, s5, s8
    xor ra, ra, t1
    rori s11, s6, 12
    xor s10, t4, a4
    xor s0, s0, t1
    xor a4, a4, s2
    lw s2, -28(t6)
    xor t0, s2, t0
    xor s4, s7, s4
    and s2, s3, a0
    xor s0, s0, a4
    rori t4, a3, 20
    xor t0, t0, s6
    and t5, t5, a0
    rori s3, s4, 12
    or s5, s5, t5
    and t5, t4, s8
    or t5, t5, a6
    lw a6, -24(t6)
    or a7, a7, s2
    and s6, s3, a0
    rori t4, a4, 12
    xor s1, s1, t5
    rori s2, t1, 20
    rori s3, s4, 20
    and t5, s9, s8
    xor s5, ra, s5
    rori s9, a4, 20
    and ra, s11, a0
    or a4, t5, ra
    xor ra, t0, a7
    lw s11, -20(t6)
    and t5, s2, s8
    xor a5, s11, a5
    xor a1, a6, a1
    xor s11, s10, a2
    xor a5, a5, s4
    and t0, s3, s8
    or a7, s6, t0
    xor s6, s0, a4
    xor a1, a1, s7
    xor a1, a1, a7
    and t0, s9, s8
    rori a6, t1, 12
    and a6, a6, a0
    xor s0, ra, s5
    or s7, t5, a6
    xor a5, a5, s7
    rori a2, a2, 12
    and a2, a2, a0
    lw a6, -40(t6)
    xor s4, a5, ra
    xor t3, a6, t3
    xor a3, t3, a3
    or a2, t2, a2
    xor t2, s1, t1
    xor a2, a2, a3
    xor a3, s6, a2
    lw t5, 20(t6)
    xor t1, t2, a5
    and a4, t4, a0
    xor t3, a2, a5
    sw t5, 72(sp)
    xor s0, s0, a1
    xor a6, s0, t2
    xor a7, a3, t1
    or a4, t0, a4
    xor s1, s11, s1
    xor s7, s6, a5
    xor s6, s0, s6
    xor s1, s1, a4
    and t0, s6, s5
    xor a2, a2, s1
    xor a1, a1, a2
    xor s1, s1, s7
    xor a2, a2, ra
    and s2, a6, s0
    or a4, a2, t1
    xor a5, a5, s0
    xor t2, t2, s2
    xor ra, a2, s1
    xor s10, s1, s5
    xor s11, a6, t3
    and t4, s11, s10
    xor s3, a1, s5
    xor a4, a4, s2
    xor s2, s10, s0
    and s9, a7, s1
    and t5, s3, a5
    xor s9, s9, s7
    sw s2, 68(sp)
    xor s4, s4, t0
    xor t2, t2, t5
    xor s4, s4, t4
    and t5, s2, t3
    xor t0, s9, a1
    xor t0, t0, t4
    and s9, ra, a3
    and t4, a1, s7
    xor t5, t5, s9
    xor s9, s9, t4
    xor t2, t2, t5
    xor a4, a4, s9
    xor t5, s4, t5
    xor t4, t2, a4
    and s4, t2, t5
    xor t0, t0, s9
    xor s9, s4, t0
    and s9, s9, t4
    xor t4, s9, a4
    xor s9, s4, s9
    xor t5, t5, t0
    and a7, t4, a7
    and s9, a4, s9
    xor a4, s4, a4
    and s4, a4, t5
    xor s4, t0, s4
    xor a4, s9, a4
    and s1, s1, t4
    and a4, a4, s4
    xor a4, a4, t5
    and a2, s4, a2
    xor t0, t4, s4
    xor t5, s4, a4
    and s0, s0, t5
    xor t2, s9, t2
    xor s0, s0, a2
    xor s9, t2, t4
    and t5, t5, a6
    and a6, a4, s3
    xor t4, s9, a4
    and a1, t4, a1
    and ra, t0, ra
    and s5, s9, s5
    and s7, t4, s7
    xor ra, a1, ra
    and s10, t2, s10
    xor s10, s10, s1
    and t2, t2, s11
    xor s0, s0, ra
    xor ra, s10, ra
    and a3, t0, a3
    xor a2, a2, a6
    and t1, s4, t1
    xor s1, s5, s1
    xor s5, t1, s1
    xor a1, a1, s5
    xor s4, t0, t4
    xor a2, a2, s1
    and s6, s9, s6
    xor s1, a2, t5
    xor a3, s7, a3
    xor s1, s1, a3
    xor a3, a3, t2
    xor a3, a3, s0
    and t2, s2, s4
    lw s3, 0(t6)
    xor a1, t2, a1
    xor t2, a1, s0
    xor s11, a3, a7
    rori s5, s11, 12
    xor s6, a3, s6
    xor t5, ra, s11
    rori s10, t5, 12
    xor s0, t5, s0
    and a5, a5, a4
    rori a4, s11, 4
    xor a2, t5, a2
    rori t0, a2, 12
    xor t2, t2, s1
    rori a6, t2, 12
    rori s9, t2, 4
    rori a7, s0, 12
    and t0, t0, s8
    xor s1, s1, t1
    and t3, s4, t3
    rori s2, s1, 12
    rori t1, s1, 4
    xor t3, t3, s7
    xor a5, a5, a1
    and t4, t1, a0
    xor a1, s6, a5
    rori s6, a1, 12
    and s5, s5, s8
    xor a5, t3, a5
    rori a3, a1, 4
    and t1, s2, s8
    lw s2, -16(t6)
    rori ra, a5, 4
    or t3, t1, t4
    rori s4, s0, 4
    and a4, a4, a0
    rori s7, a2, 4
    and s4, s4, a0
    or s5, s5, a4
    rori a4, t5, 4
    and t1, a3, a0
    and a4, a4, a0
    and t4, s10, s8
    and s10, s7, a0
    rori s7, a5, 12
    and s6, s6, s8
    or a4, a4, t4
    xor a3, s11, s5
    and a6, a6, s8
    and t4, s9, a0
    or t0, t0, s10
    xor s11, s3, a4
    xor s9, s2, t3
    or s10, a6, t4
    and s7, s7, s8
    and a6, ra, a0
    xor s3, s9, a3
    or s7, s7, a6
    xor s1, t3, s1
    xor t2, s10, t2
    lw s9, -4(t6)
    or s6, s6, t1
    lw a6, 12(t6)
    xor a1, s6, a1
    xor s2, t0, s9
    and a7, a7, s8
    xor a2, t0, a2
    xor t0, s2, a1
    xor s5, a6, s5
    or s4, a7, s4
    rori a1, a1, 16
    lw a6, 8(t6)
    lw a7, -12(t6)
    xor s0, s4, s0
    rori s2, t2, 16
    xor a5, s7, a5
    xor t4, a6, a5
    rori t3, a5, 16
    xor a5, t4, s4
    xor s4, a7, s1
    rori a6, a2, 16
    xor s4, s4, s2
    lw ra, -8(t6)
    rori a7, s0, 16
    xor a4, t5, a4
    xor s6, ra, s6
    lw t1, 4(t6)
    xor s9, s4, s10
    xor t0, t0, a6
    xor s7, t1, s7
    xor t5, t0, s9
    xor s6, s6, t2
    rori s4, a3, 16
    rori t0, a4, 16
    xor s5, s5, s4
    xor ra, s11, a3
    xor a1, s6, a1
    rori s1, s1, 16
    xor s0, s5, s0
    xor ra, ra, t0
    xor a3, s9, a3
    xor a2, a2, ra
    xor s5, a2, s0
    xor t3, s7, t3
    xor s6, a2, a1
    xor s4, t5, s5
    xor a5, a5, a7
    xor t3, t3, a4
    xor s1, s3, s1
    xor a4, s0, t3
    xor t5, t5, a1
    xor s7, t3, s1
    xor s7, s7, a5
    xor a5, t5, a5
    and t4, a5, s5
    xor ra, a5, s1
    xor a2, s7, a2
    xor t3, t5, t3
    xor t0, s7, a3
    xor a7, t3, s4
    xor t2, a3, s0
    and a6, t0, s7
    xor t1, s4, s1
    xor s2, s6, t2
    and s9, s2, s4
    and s10, a7, s6
    and s11, a2, s1
    xor a1, a1, s0
    xor s3, t0, a1
    and t5, s3, t1
    xor a4, a4, s11
    or s11, t3, t2
    xor a3, a3, a6
    xor a6, s11, a6
    xor s11, s10, t4
    xor t4, t1, s7
    xor a6, a6, s11
    xor s9, s9, s5
    xor s9, s9, a5
    xor s9, s9, t5
    xor s9, s9, s11
    xor s0, s7, s0
    and s11, t4, a1
    xor s10, s11, s10
    xor a4, a4, t5
    and s11, ra, s0
    xor a3, a3, s11
    xor a3, a3, s10
    xor a4, a4, s10
    and t5, a4, a3
    xor a4, a4, s9
    xor s10, t5, s9
    xor s11, a3, a6
    and s10, s10, s11
    xor s11, t5, s10
    and s11, a6, s11
    xor a3, a3, s11
    and s3, a3, s3
    xor s10, s10, a6
    xor a6, t5, a6
    and t5, a6, a4
    xor t5, t5, s9
    and s9, a3, t1
    and s4, s4, s10
    xor t1, a3, s10
    xor a3, s10, t5
    and s1, t1, s1
    and t3, t5, t3
    and s6, a3, s6
    and a7, a3, a7
    xor a6, s11, a6
    and a6, a6, t5
    xor a4, a6, a4
    xor a6, t1, a4
    xor s11, a3, a6
    xor a3, t5, a4
    and s7, a3, s7
    xor s7, s7, t3
    and ra, a4, ra
    and a1, s11, a1
    and s5, a6, s5
    xor s6, s5, s6
    xor s1, s1, s4
    and a5, a6, a5
    and t2, t5, t2
    and a2, t1, a2
    xor a1, a1, s5
    xor t1, a7, a5
    and s5, s11, t4
    and t5, s10, s2
    xor a6, t2, s1
    xor a5, a5, a6
    and a7, a3, t0
    xor s11, s7, t1
    xor a5, a5, s5
    xor t3, t3, ra
    xor s1, t3, s1
    xor t3, s1, a7
    xor t3, t3, s6
    xor t0, s11, a5
    xor t2, t3, t2
    rori s7, t2, 6
    xor t3, t3, t0
    rori t0, t3, 6
    xor s6, s6, s3
    xor s6, s6, s11
    rori ra, t2, 14
    xor a3, s9, s4
    xor a3, a3, t1
    xor t1, s6, t5
    xor a3, a3, t1
    xor s1, s1, a3
    xor a2, s6, a2
    and s0, s0, a4
    xor s6, a3, s11
    rori s5, a3, 6
    xor a5, a5, s0
    xor a2, a2, a5
    rori t5, s1, 14
    lw s4, 52(sp)
    rori a6, t3, 14
    rori s0, a2, 6
    lw a7, 64(sp)
    xor a5, a5, a1
    rori a1, a5, 14
    rori s2, a3, 14
    and a6, a6, s4
    rori s10, t1, 14
    and t0, t0, a7
    or t0, a6, t0
    rori a4, a2, 14
    rori s9, s1, 6
    xor t3, t0, t3
    and s2, s2, s4
    rori a6, t1, 6
    rori s11, a5, 6
    and s10, s10, s4
    and a6, a6, a7
    rori t4, s6, 14
    and s11, s11, a7
    and t5, t5, s4
    and a1, a1, s4
    or a1, a1, s11
    and s7, s7, a7
    xor a5, a5, a1
    or a6, s10, a6
    and s5, s5, a7
    and a4, a4, s4
    and ra, ra, s4
    and s9, s9, a7
    lw s3, 36(t6)
    or s7, ra, s7
    xor a1, s3, a1
    lw ra, 44(t6)
    or t5, s9, t5
    xor ra, ra, a6
    xor t2, s7, t2
    lw s10, 16(t6)
    rori s11, t2, 20
    xor t1, a6, t1
    xor s7, s10, s7
    xor s7, s7, t1
    and s4, t4, s4
    xor s9, t5, s1
    or s5, s2, s5
    rori s10, s9, 12
    and s10, s10, a0
    xor a3, s5, a3
    rori s1, s6, 6
    and s0, s0, a7
    or s0, s0, a4
    xor a4, s0, a2
    rori t4, t3, 20
    and a2, s1, a7
    lw s1, 24(t6)
    rori s3, t3, 12
    xor s1, s1, s0
    xor a7, s1, t3
    or a2, a2, s4
    lw s1, 28(t6)
    rori a6, t1, 20
    xor t3, a2, s6
    rori s4, s9, 20
    and s4, s4, s8
    or s2, s4, s10
    lw s10, 72(sp)
    rori s0, a5, 20
    xor s10, s10, t2
    xor t0, s10, t0
    xor s1, s1, t5
    xor t5, s1, a4
    rori s1, a5, 12
    rori s6, t1, 12
    rori s10, a3, 12
    rori s4, a3, 20
    and t4, t4, s8
    xor a3, a3, a1
    rori a1, t3, 12
    and s1, s1, a0
    and s3, s3, a0
    or s3, t4, s3
    and t4, s0, s8
    or s1, t4, s1
    and s0, s4, s8
    and t4, s6, a0
    and s4, a6, s8
    rori s6, a4, 20
    and a6, s10, a0
    lw s10, 32(t6)
    lw t6, 40(t6)
    rori t2, t2, 12
    and a1, a1, a0
    and t2, t2, a0
    or s4, s4, t4
    or t4, s0, a6
    and s0, s11, s8
    xor a6, ra, t3
    xor s11, t0, s3
    rori ra, t3, 20
    and t0, ra, s8
    or s3, s0, t2
    xor a5, t6, a5
    xor a5, a5, a2
    xor a2, a3, s1
    or a3, t0, a1
    xor a3, a3, a5
    xor s1, a6, s4
    xor a5, s10, s5
    xor a5, a5, t1
    xor a5, a5, s9
    xor a5, a5, t4
    and s6, s6, s8
    xor t3, a5, s1
    xor s5, s7, s3
    rori a1, a4, 12
    and a1, a1, a0
    or a1, s6, a1
    xor a1, a7, a1
    xor s6, s11, t1
    xor s4, s1, a2
    xor ra, t5, s2
    xor t5, s6, s1
    xor a4, a2, s5
    xor t2, a5, a1
    lw s7, 76(sp)
    xor t1, a1, s1
    xor s0, ra, s11
    beq s7, zero, .Laes_encrypt_blocks_8
    xor ra, s0, t3
    xor a0, a4, a3
    xor s11, ra, s5
    xor a1, a1, s0
    xor s8, a1, a3
    xor s10, a1, a2
    xor a6, t2, t5
    xor t4, a0, s1
    xor t6, a0, a5
    xor s2, a0, s6
    xor t0, s10, ra
    xor s9, s2, t1
    xor a7, s11, a0
    and a3, s8, t3
    and s1, t6, s5
    xor s3, s8, s5
    and a1, a6, ra
    xor a1, a1, t3
    and a5, s2, a0
    and a4, s9, s11
    or a2, s10, t5
    xor s1, s4, s1
    and s0, t0, t2
    xor s4, a2, a5
    xor a1, a1, s8
    and a2, a7, t1
    xor s6, s6, a5
    xor a5, s0, a3
    and a3, s3, t4
    xor s1, s1, a4
    xor a1, a1, a4
    xor a4, a2, s0
    xor s0, s6, a3
    xor s1, s1, a4
    xor a3, a1, a5
    xor a2, s4, a5
    xor a4, s0, a4
    xor s6, s1, a3
    and s1, s1, a4
    xor s4, a4, a2
    xor s0, s1, a2
    xor a1, s1, a3
    and a1, a1, s4
    and a5, s0, s6
    xor s1, s1, a1
    xor a1, a1, a2
    and a2, a2, s1
    xor s4, a2, s0
    xor a3, a3, a5
    and s1, s4, a3
    xor a5, s1, s6
    xor a4, a4, a2
    and s0, a1, ra
    and s11, a4, s11
    and s4, a4, s9
    and a6, a1, a6
    xor a4, a4, a1
    and s1, a4, t6
    xor a1, a1, a3
    and a2, a3, s10
    and s6, a3, t5
    and s5, a4, s5
    xor a4, a4, a5
    and s3, a5, s3
    xor a3, a3, a5
    xor t5, s5, s0
    xor ra, s11, s0
    and a0, a0, a3
    and t6, a3, s2
    and a3, a1, t0
    and t4, a5, t4
    xor s9, a1, a4
    and t0, a1, t2
    and t2, s9, a7
    and s0, a4, s8
    xor a1, s6, t5
    and t3, a4, t3
    and t1, s9, t1
    xor s10, a2, s3
    xor a0, a0, a2
    xor s3, s10, t5
    xor a1, a1, s0
    xor a3, a3, s0
    xor a7, ra, a3
    xor a1, a1, t2
    xor s9, a0, a3
    lw s11, 88(sp)                      # 4-byte Folded Reload
    lw s8, 48(s11)
    lw s5, 52(s11)
    xor a5, t3, t0
    lw s2, 56(s11)
    lw a4, 60(s11)
    xor a0, a5, s4
    xor a2, s3, t6
    xor s0, t1, t3
    xor a0, a0, s9
    xor a2, a2, a5
    xor a5, a1, t4
    xor t1, a0, s1
    xor a1, s9, a1
    xor a3, a2, s6
    xor s10, a0, a6
    xor t2, a2, a1
    lw t0, 64(s11)
    lw a1, 68(s11)
    xor a0, a7, s10
    rori a2, a3, 8
    xor t5, t1, a5
    lw a6, 72(s11)
    xor s0, s0, a5
    xor a3, a3, a2
    rori ra, s0, 8
    rori s4, t5, 8
    lw t4, 76(s11)
    xor t6, ra, s0
    xor a7, s8, a2
    xor t1, a1, ra
    xor a1, a0, s3
    rori a2, s10, 8
    xor s6, a0, s9
    xor t3, s10, a2
    xor t4, t4, a2
    xor t5, s4, t5
    xor s0, a7, t3
    rori s1, t3, 16
    rori a5, a1, 8
    rori s8, a0, 8
    rori ra, t2, 8
    xor s3, ra, t2
    xor a2, s5, a3
    rori a3, a3, 16
    xor s9, s2, s4
    xor a7, a3, s0
    rori a3, s3, 16
    xor s0, a4, t3
    xor s10, a3, a2
    xor t2, a5, a1
    xor s5, a6, t6
    xor s2, s9, s3
    xor t0, t0, s8
    rori s4, t6, 16
    rori a2, s6, 8
    xor a4, s5, a2
    xor a3, a5, s0
    xor s3, ra, t3
    xor a1, a2, s6
    xor t6, s8, a0
    xor a2, t0, t3
    xor a6, s1, t4
    rori s9, t5, 16
    xor a3, a3, t5
    rori a5, t6, 16
    xor s5, a2, a5
    xor a0, s4, t1
    rori s0, t2, 16
    xor a2, a6, a1
    xor a5, s5, t2
    xor a6, s0, a3
    rori a1, a1, 16
    xor t0, s9, s2
    xor s2, a0, t6
    xor a1, a1, a4
    addi s7, s7, -4
    sw s7, 76(sp)                       # 4-byte Folded Spill
    xor s5, s10, s3
    addi s1, s11, 128
    sw s1, 88(sp)                       # 4-byte Folded Spill
    jal zero, .Laes_encrypt_blocks_6
.Laes_encrypt_blocks_8:
    xor s11, a4, a3
    xor a1, a1, s0
    xor s2, t2, t5
    xor ra, s0, t3
    xor s9, a1, a2
    xor s10, ra, s5
    xor s7, a1, a3
    xor a7, s11, s6
    xor t6, s11, a5
    xor t4, s11, s1
    and a1, s2, ra
    xor s8, a7, t1
    xor a6, s10, s11
    xor t0, s9, ra
    and a5, a7, s11
    and s1, t6, s5
    xor a1, a1, t3
    and a4, s8, s10
    xor s1, s4, s1
    and a0, t0, t2
    xor s0, s6, a5
    xor s3, s7, s5
    and a3, s7, t3
    and a2, a6, t1
    or s4, s9, t5
    and s6, s3, t4
    xor a1, a1, s7
    xor a2, a2, a0
    xor s1, s1, a4
    xor a5, s4, a5
    xor s4, s6, s0
    xor a0, a0, a3
    xor a1, a1, a4
    xor s1, s1, a2
    xor a3, s4, a2
    xor a1, a1, a0
    xor a0, a0, a5
    and s0, s1, a3
    xor a4, a3, a0
    xor s6, s0, a1
    and a4, a4, s6
    xor a2, s1, a1
    xor a5, s0, a0
    xor s1, s0, a4
    and s0, a5, a2
    and s4, a0, s1
    xor a1, a1, s0
    xor s6, s4, a5
    xor a4, a4, a0
    xor a3, a3, s4
    and a0, s6, a1
    xor a2, a2, a0
    xor s1, a3, a4
    xor s0, a1, a4
    and a0, a4, ra
    and a5, a1, s9
    and s5, s1, s5
    and s4, a3, s8
    and s6, a3, s10
    and s2, a4, s2
    xor ra, a1, a2
    lw s10, 20(sp)                      # 4-byte Folded Reload
    and s9, s1, t6
    xor s8, a0, s5
    xor a3, s1, a2
    lw a4, 392(s10)
    xor t6, s6, a0
    and t4, a2, t4
    and s5, s0, t0
    and t0, s0, t2
    and t2, a3, s7
    and s1, ra, s11
    and a7, ra, a7
    xor s0, s0, a3
    and t5, a1, t5
    lw a0, 396(s10)
    and a3, a3, t3
    xor t3, s9, a4
    and s6, a2, s3
    xor s7, s5, t2
    xor s11, a5, s6
    lw ra, 384(s10)
    lw a1, 388(s10)
    xor a4, t5, s8
    and s6, s0, a6
    xor s9, t2, a4
    xor a2, t5, ra
    and t2, s0, t1
    xor t1, s1, a5
    xor a4, a3, t0
    xor s3, t1, s7
    xor s5, s8, s11
    lw s1, 404(s10)
    xor a6, s5, a7
    lw ra, 408(s10)
    xor t5, s9, s6
    xor t0, t6, s7
    xor a3, a3, s1
    lw s0, 412(s10)
    xor a5, a4, s4
    xor t1, a5, s3
    xor s8, t3, t1
    xor a4, a4, a6
    xor s1, s3, a1
    xor s11, a2, a4
    xor a7, s5, a0
    srli s6, s11, 1
    xor a4, a4, s1
    xor s9, t2, a3
    xor s1, t1, s2
    xor a5, t5, t4
    xor a6, s3, ra
    xor t1, s9, a5
    lw s7, 400(s10)
    xor a3, s8, a5
    xor a5, t0, s1
    xor t6, s7, a5
    lw s5, 12(sp)                       # 4-byte Folded Reload
    xor a1, t5, a4
    xor a2, a7, a5
    xor s4, s6, a1
    xor a5, a6, a5
    xor s1, s0, s1
    srli t3, t6, 1
    srli a0, a3, 1
    and s0, s4, s5
    xor a0, a0, a2
    slli t2, s0, 1
    and a0, a0, s5
    slli s2, a0, 1
    xor t4, t2, s11
    xor ra, t1, t3
    and s3, ra, s5
    xor a1, a1, s0
    slli s9, s3, 1
    xor a2, a2, a0
    srli a4, a5, 1
    xor a4, a4, s1
    and a4, a4, s5
    xor a0, s2, a3
    xor a6, s3, t1
    xor a7, s9, t6
    slli s8, a4, 1
    xor s1, s1, a4
    srli t0, a1, 2
    lw s6, 8(sp)                        # 4-byte Folded Reload
    xor a4, s8, a5
    srli a5, t4, 2
    xor s7, t0, a2
    and t5, s7, s6
    xor a5, a5, a0
    and a5, a5, s6
    slli s4, t5, 2
    slli t2, a5, 2
    xor t0, t5, a2
    xor s11, a5, a0
    xor t1, s4, a1
    srli s0, a6, 2
    xor s0, s0, s1
    and s0, s0, s6
    srli a2, t0, 4
    srli a3, a7, 2
    xor t3, t2, t4
    xor a3, a3, a4
    and a3, a3, s6
    slli ra, s0, 2
    lw s3, 84(sp)                       # 4-byte Folded Reload
    slli s2, a3, 2
    xor s1, s1, s0
    xor a2, a2, s1
    xor a4, a4, a3
    xor s9, s2, a7
    srli a1, t1, 4
    lw s2, 32(sp)                       # 4-byte Folded Reload
    xor s0, ra, a6
    xor a1, a1, s0
    and a2, a2, s3
    and a1, a1, s3
    slli t6, a2, 4
    slli s8, a1, 4
    xor s1, s1, a2
    srli a0, s11, 4
    xor a0, a0, a4
    and a0, a0, s3
    slli s7, a0, 4
    xor a2, t6, t0
    srli a5, t3, 4
    xor a5, s9, a5
    xor t5, s8, t1
    and a5, a5, s3
    slli s4, a5, 4
    xor s0, s0, a1
    xor a4, a4, a0
    sw s0, 112(sp)
    xor a0, s7, s11
    xor a3, a5, s9
    xor a5, s4, t3
    lw t2, 36(sp)                       # 4-byte Folded Reload
    sw a3, 108(sp)
    sw a4, 116(sp)
    sw t5, 96(sp)
    sw a0, 100(sp)
    sw a2, 104(sp)
    sw s1, 120(sp)
    lw t6, 44(sp)                       # 4-byte Folded Reload
    srli a0, t2, 4
    sw a5, 92(sp)
    bne a0, zero, .Laes_encrypt_blocks_10
    jal zero, .Laes_encrypt_blocks_3
.Laes_encrypt_blocks_10:
    add a0, zero, t6
    addi a1, sp, 108
.Laes_encrypt_blocks_11:
    lw a2, -16(a1)
    lw a3, -8(a1)
    lw a5, 8(a1)
    lw a4, 0(a1)
    srli s1, a2, 8
    srli s0, a2, 16
    srli a6, a2, 24
    srli a7, a3, 8
    srli t1, a3, 24
    srli t2, a4, 8
    addi a1, a1, 4
    sb a3, -3(a0)
    srli t3, a4, 16
    srli t0, a3, 16
    srli t4, a4, 24
    srli t5, a5, 8
    sb a2, -7(a0)
    sb t2, 2(a0)
    srli a2, a5, 16
    sb s0, -5(a0)
    sb a6, -4(a0)
    sb s1, -6(a0)
    sb t0, -1(a0)
    sb t4, 4(a0)
    sb t1, 0(a0)
    sb t5, 6(a0)
    sb a7, -2(a0)
    sb a5, 5(a0)
    sb t3, 3(a0)
    srli a3, a5, 24
    sb a4, 1(a0)
    sb a2, 7(a0)
    sb a3, 8(a0)
    addi a0, a0, 16
    bne a1, s2, .Laes_encrypt_blocks_11
    jal zero, .Laes_encrypt_blocks_3
.Laes_encrypt_blocks_13:
    lw ra, 172(sp)                      # 4-byte Folded Reload
    lw s0, 168(sp)                      # 4-byte Folded Reload
    lw s1, 164(sp)                      # 4-byte Folded Reload
    lw s2, 160(sp)                      # 4-byte Folded Reload
    lw s3, 156(sp)                      # 4-byte Folded Reload
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
