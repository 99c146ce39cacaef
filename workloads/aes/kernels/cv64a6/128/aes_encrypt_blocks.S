# aes_encrypt_blocks of aes-128, scheduled for cv64a6:
# 3,189 -> 2,995 cycles, 2,943 -> 2,871 instructions, 6,782 -> 7,084 bytes, proved equal to what came.
# No order takes fewer than 2,871 cycles (issue slots: 848, 1 a cycle, 2 times).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 1 (3,000 orders), seed 1, Instar 0.1.0:
#   instar schedule aes-128 aes_encrypt_blocks --core cv64a6 --effort 1 -o aes_encrypt_blocks.S

	.text
	.globl	aes_encrypt_blocks              # -- Begin function aes_encrypt_blocks
	.p2align	1
	.type	aes_encrypt_blocks,@function
aes_encrypt_blocks:                     # @aes_encrypt_blocks
    addi sp, sp, -448
    sd ra, 440(sp)                      # 8-byte Folded Spill
    sd s0, 432(sp)                      # 8-byte Folded Spill
    sd s2, 416(sp)                      # 8-byte Folded Spill
    sd s4, 400(sp)                      # 8-byte Folded Spill
    sd s5, 392(sp)                      # 8-byte Folded Spill
    sd s3, 408(sp)                      # 8-byte Folded Spill
    sd s1, 424(sp)                      # 8-byte Folded Spill
    sd s6, 384(sp)                      # 8-byte Folded Spill
    sd s8, 368(sp)                      # 8-byte Folded Spill
    sd s7, 376(sp)                      # 8-byte Folded Spill
    sd s9, 360(sp)                      # 8-byte Folded Spill
    sd s10, 352(sp)                     # 8-byte Folded Spill
    sd s11, 344(sp)                     # 8-byte Folded Spill
    sd a2, 40(sp)                       # 8-byte Folded Spill
    sd a0, 184(sp)                      # 8-byte Folded Spill
    bne a3, zero, .Laes_encrypt_blocks_2
    jal zero, .Laes_encrypt_blocks_12
.Laes_encrypt_blocks_2:
    lui t3, 0xf0f1
    lui a6, 0xfff10
    lui t1, 0x33333
    lui t2, 0xfff1
    lui a7, 0xff010
    addi a4, zero, 0
    lui t4, 0xf000f
    lui s3, 0xff0
    lui t5, 0xf0
    addi s1, t1, 819
    lui s2, 0xff000
    ld a0, 184(sp)                      # 8-byte Folded Reload
    lui t0, 0x55555
    addi a6, a6, -16
    lui t6, 0xffff0
    addi ra, a7, -256
    slli a5, t4, 32
    addi a2, a0, 192
    addi s0, t0, 1365
    addi a0, a0, 704
    sd a2, 24(sp)                       # 8-byte Folded Spill
    slli s5, s0, 32
    addi t2, t2, -1
    sd a0, 208(sp)                      # 8-byte Folded Spill
    addi a2, t3, -241
    addi s4, a1, 7
    addi a7, s3, 255
    addi t6, t6, 1
    slli a0, s3, 32
    slli a1, a6, 32
    slli s6, ra, 32
    add.uw a5, t4, a5
    addi s2, s2, 1
    add a0, a0, s3
    add.uw s7, a6, a1
    sd a5, 224(sp)                      # 8-byte Folded Spill
    slli s8, s1, 32
    add.uw s9, ra, s6
    sd a0, 16(sp)                       # 8-byte Folded Spill
    add a5, s5, s0
    slli a1, a7, 32
    sd s7, 200(sp)                      # 8-byte Folded Spill
    addi t5, t5, 15
    slli a0, a2, 32
    add s10, s8, s1
    sd s9, 264(sp)                      # 8-byte Folded Spill
    slli s11, t2, 32
    sd s10, 160(sp)                     # 8-byte Folded Spill
    sd a5, 168(sp)                      # 8-byte Folded Spill
    slli t1, t5, 32
    add a0, a0, a2
    add t0, s11, t2
    slli.uw a2, t6, 16
    slli.uw a5, s2, 16
    sd a0, 152(sp)                      # 8-byte Folded Spill
    add a1, a1, a7
    add t3, t1, t5
    sd t0, 216(sp)                      # 8-byte Folded Spill
    addi a2, a2, -1
    addi t4, a5, -256
    sd a1, 272(sp)                      # 8-byte Folded Spill
    add a0, zero, a3
    sd t3, 192(sp)                      # 8-byte Folded Spill
    sd a2, 8(sp)                        # 8-byte Folded Spill
    sd a3, 32(sp)                       # 8-byte Folded Spill
    sd t4, 0(sp)                        # 8-byte Folded Spill
    jal zero, .Laes_encrypt_blocks_5
.Laes_encrypt_blocks_3:
    ld a4, 144(sp)                      # 8-byte Folded Reload
    addi s4, s4, 64
    ld a0, 176(sp)                      # 8-byte Folded Reload
    ld a3, 32(sp)                       # 8-byte Folded Reload
    addi a4, a4, 64
    addi a0, a0, -64
    bltu a4, a3, .Laes_encrypt_blocks_5
    jal zero, .Laes_encrypt_blocks_12
.Laes_encrypt_blocks_5:
    sd a0, 176(sp)
    sd s4, 136(sp)
    sd a4, 144(sp)
    ld s6, 40(sp)
    add s6, s6, a4
    lbu a5, 9(s6)
    lbu s10, 4(s6)
    sub a4, a3, a4
    slli a5, a5, 8
    sd a4, 128(sp)
    lbu s2, 6(s6)
    sltiu s0, a4, 64
    lbu t1, 3(s6)
    slli s2, s2, 32
    lbu ra, 10(s6)
    sltiu t0, a4, 32
    sltiu a4, a4, 48
    xori a4, a4, 1
    xori t0, t0, 1
    slli t0, t0, 4
    lbu t6, 8(s6)
    add t0, t0, s6
    lbu t4, 15(s6)
    lbu t2, 13(s6)
    slli a4, a4, 5
    lbu s1, 14(t0)
    lbu a1, 1(t0)
    or a5, a5, t6
    lbu a6, 5(s6)
    lbu t6, 6(t0)
    lbu a3, 7(t0)
    addi s0, s0, -1
    slli a6, a6, 8
    lbu a7, 11(s6)
    slli a1, a1, 8
    lbu s3, 2(s6)
    or s10, a6, s10
    andi s0, s0, 48
    add s0, s0, s6
    lbu s5, 6(s0)
    lbu s8, 9(s0)
    lbu s9, 5(s0)
    or s10, s10, s2
    slli s2, s10, 8
    slli a6, s9, 8
    lbu s9, 3(s0)
    sd s9, 64(sp)
    slli s9, s9, 48
    lbu s7, 13(s0)
    slli s8, s8, 8
    lbu a2, 1(s6)
    lbu s11, 14(s6)
    slli s11, s11, 32
    add a4, a4, s6
    slli a0, t2, 8
    lbu t3, 12(s6)
    lbu s4, 7(s6)
    slli t5, s4, 48
    lbu t2, 12(s0)
    or s10, t5, s10
    or t3, a0, t3
    or s11, t3, s11
    slli t3, s11, 16
    slli s11, s11, 8
    slli t4, t4, 56
    slli ra, ra, 32
    or t3, t4, t3
    slli a7, a7, 56
    or s11, t3, s11
    lbu s4, 14(a4)
    lbu t3, 5(t0)
    lbu t4, 12(a4)
    lbu t5, 0(t0)
    lbu a0, 4(t0)
    slli t3, t3, 8
    or a0, t3, a0
    lbu t3, 14(s0)
    slli t6, t6, 32
    or a0, a0, t6
    slli t6, t3, 32
    or s10, s10, s2
    or a5, a5, ra
    sd s10, 56(sp)
    slli s2, s1, 32
    lbu ra, 9(t0)
    lbu s6, 0(s6)
    slli a2, a2, 8
    lbu s1, 9(a4)
    slli s1, s1, 8
    lbu t3, 0(s0)
    or s6, a2, s6
    slli a2, t1, 48
    slli ra, ra, 8
    slli t1, s3, 32
    or s6, s6, t1
    lbu s3, 8(a4)
    slli t1, s7, 8
    or s1, s1, s3
    slli s7, s6, 8
    or s6, a2, s6
    or s6, s7, s6
    sd s6, 72(sp)
    slli a2, s4, 32
    slli s3, a5, 16
    slli a5, a5, 8
    or s7, a7, s3
    lbu s4, 13(a4)
    or a5, s7, a5
    or a7, t2, t1
    lbu s3, 0(a4)
    lbu s7, 5(a4)
    or t2, a1, t5
    sd a5, 48(sp)
    lbu a1, 2(t0)
    slli a1, a1, 32
    slli t1, s4, 8
    or t2, t2, a1
    or t1, t1, t4
    lbu a1, 1(s0)
    or a2, t1, a2
    lbu t1, 10(a4)
    slli t1, t1, 32
    or t1, s1, t1
    lbu s1, 8(t0)
    lbu s4, 10(t0)
    or ra, ra, s1
    or t6, a7, t6
    lbu s1, 3(t0)
    slli s4, s4, 32
    slli s1, s1, 48
    slli t5, t6, 16
    or s1, s1, t2
    slli t2, t2, 8
    or t2, s1, t2
    lbu s1, 15(s0)
    sd s1, 96(sp)
    lbu t4, 6(a4)
    slli t4, t4, 32
    slli s1, s1, 56
    or ra, ra, s4
    lbu s4, 1(a4)
    slli t6, t6, 8
    lbu a7, 8(s0)
    or s8, s8, a7
    slli a1, a1, 8
    lbu a7, 11(s0)
    slli a7, a7, 56
    slli s4, s4, 8
    slli s7, s7, 8
    or s1, t5, s1
    or t6, s1, t6
    slli s1, s5, 32
    lbu s5, 4(a4)
    slli a3, a3, 48
    or t5, s7, s5
    or s5, t5, t4
    lbu s7, 2(a4)
    sd s7, 80(sp)
    lbu t4, 13(t0)
    lbu t5, 12(t0)
    or s3, s4, s3
    slli s4, s7, 32
    or s7, s3, s4
    lbu s4, 11(t0)
    slli s4, s4, 56
    slli s3, t4, 8
    lbu t4, 10(s0)
    slli t4, t4, 32
    or s8, s8, t4
    or a1, a1, t3
    slli t3, s7, 8
    lbu t4, 4(s0)
    or s3, s3, t5
    or s2, s3, s2
    or a6, a6, t4
    slli t5, s2, 16
    lbu t0, 15(t0)
    slli s3, s8, 16
    slli t0, t0, 56
    or s1, a6, s1
    or t4, a7, s3
    or t0, t0, t5
    lbu a6, 3(a4)
    slli a7, s8, 8
    or s3, t4, a7
    ld t5, 264(sp)
    and t6, t6, t5
    slli s2, s2, 8
    and s8, s11, t5
    sd a6, 104(sp)
    lbu a7, 7(s0)
    sd a7, 112(sp)
    slli t4, a6, 48
    or s2, t0, s2
    or s11, t4, s7
    slli t0, a7, 48
    or t0, t0, s1
    slli a6, a0, 8
    ld s7, 272(sp)
    lbu s0, 2(s0)
    lbu t4, 7(a4)
    sd t4, 232(sp)
    and s10, s10, s7
    slli t4, t4, 48
    or a0, a0, a3
    slli s0, s0, 32
    and s2, s2, t5
    or a0, a0, a6
    or a3, t4, s5
    slli s1, s1, 8
    slli a7, s5, 8
    or a3, a3, a7
    and a3, a3, s7
    or s0, s0, a1
    or s10, s10, s8
    or t0, t0, s1
    sd s10, 240(sp)
    slli s1, t1, 8
    and a0, a0, s7
    or a0, s2, a0
    slli s2, a2, 8
    slli a1, s0, 8
    or s0, s9, s0
    and t0, t0, s7
    or s0, s0, a1
    slli a1, ra, 8
    lbu a6, 15(a4)
    slli ra, ra, 16
    slli t4, a6, 56
    and s6, s6, s7
    slli a2, a2, 16
    or a2, a2, t4
    lbu a4, 11(a4)
    sd a4, 88(sp)
    srli s5, s10, 1
    slli a4, a4, 56
    or ra, s4, ra
    slli t1, t1, 16
    or a4, a4, t1
    or ra, ra, a1
    xor t1, a0, s5
    or a4, a4, s1
    and a7, t2, s7
    and ra, ra, t5
    or ra, ra, a7
    ld t2, 168(sp)
    and t1, t1, t2
    xor a0, t1, a0
    or s1, s11, t3
    and s1, s1, s7
    and a4, a4, t5
    slli t1, t1, 1
    or a2, a2, s2
    and s8, s3, t5
    xor s10, t1, s10
    and s0, s0, s7
    or a4, a4, s1
    and a2, a2, t5
    srli s2, a4, 1
    or s0, s0, s8
    xor s2, s2, s0
    and s2, s2, t2
    slli t1, s2, 1
    xor a4, t1, a4
    or a2, a2, a3
    srli t1, a2, 1
    or t6, t6, t0
    xor t0, t6, t1
    and a5, a5, t5
    or s6, a5, s6
    srli a5, s6, 1
    xor a5, ra, a5
    and t0, t2, t0
    and a5, a5, t2
    slli t1, a5, 1
    xor s6, t1, s6
    xor a5, a5, ra
    srli ra, a5, 2
    xor s0, s0, s2
    srli s2, s6, 2
    xor t6, t0, t6
    xor ra, ra, s0
    ld t1, 160(sp)
    and ra, ra, t1
    srli t2, a0, 2
    xor t2, t2, t6
    slli t0, t0, 1
    xor a2, t0, a2
    xor s2, a4, s2
    srli t0, s10, 2
    ld s1, 184(sp)
    ld a1, 40(s1)
    and t2, t2, t1
    and s2, s2, t1
    slli a3, s2, 2
    xor s6, a3, s6
    ld a3, 32(s1)
    xor t0, t0, a2
    and t0, t0, t1
    slli t1, t0, 2
    xor s10, t1, s10
    srli t1, s6, 4
    xor t1, t1, s10
    slli a6, t2, 2
    xor a0, a6, a0
    xor a1, a1, a0
    xor s0, s0, ra
    srli a6, s0, 4
    slli ra, ra, 2
    xor a5, ra, a5
    srli ra, a5, 4
    ld a7, 152(sp)
    xor a0, ra, a0
    and a0, a0, a7
    xor a4, s2, a4
    and t1, t1, a7
    xor ra, a1, a0
    xor t6, t6, t2
    xor t2, t6, a6
    srli s2, a4, 4
    ld s9, 0(s1)
    xor a2, a2, t0
    xor s2, a2, s2
    ld a1, 48(s1)
    and s2, s2, a7
    slli a0, a0, 4
    xor s6, s9, s6
    ld t0, 16(s1)
    xor a2, a2, a1
    xor a2, a2, s2
    ld a1, 56(s1)
    slli a6, t1, 4
    and t2, t2, a7
    xor t6, t6, a1
    slli t4, t2, 4
    xor t6, t6, t2
    slli s2, s2, 4
    xor a4, t0, a4
    ld t2, 8(s1)
    xor a5, t2, a5
    xor a0, a0, a5
    xor s6, s6, a6
    xor a5, ra, a2
    xor s4, a5, s6
    xor s10, s10, a3
    xor a4, a4, s2
    xor t2, s4, t6
    xor a1, s4, a0
    xor s10, t1, s10
    xor s5, s10, t6
    and a3, a1, s4
    xor t1, a4, s10
    xor a6, s4, s10
    xor a7, t6, ra
    ld s3, 24(s1)
    and s11, a6, s6
    xor s0, s3, s0
    xor s0, s0, t4
    xor s0, s0, a0
    xor t0, s0, a4
    xor t3, a7, s11
    xor a4, a4, t6
    xor s0, s0, s5
    xor a5, a5, s0
    xor a7, a0, a3
    xor ra, t0, ra
    xor a0, a0, t6
    xor a2, t0, a2
    or s8, ra, a0
    and t6, a2, s5
    xor s3, s0, s6
    xor t5, t1, a0
    and s9, t5, s0
    xor s2, s9, s5
    xor s10, a1, a4
    xor t4, s2, a2
    xor s11, ra, s0
    and t0, s11, t1
    ld s9, 120(s1)
    and s2, a5, a4
    xor s2, t0, s2
    xor t6, t0, t6
    xor a3, a3, s8
    xor t0, a2, s6
    and s8, s10, s3
    xor t3, t3, s8
    xor s8, t4, s8
    xor t4, a3, t6
    and a3, t0, t2
    xor a7, a7, a3
    xor a3, s2, a7
    xor a7, s8, t6
    xor s8, a3, t4
    xor t6, t3, s2
    and s2, t6, a3
    xor t3, s2, a7
    and s8, t3, s8
    xor t3, t6, a7
    xor t6, s2, s8
    and t6, t4, t6
    xor s8, s8, t4
    xor a3, a3, t6
    xor s2, s2, t4
    and s0, s0, s8
    and t4, s2, t3
    xor t6, t6, s2
    xor s2, a7, t4
    xor t4, s8, s2
    and t6, t6, s2
    and a7, t4, s11
    and t1, t4, t1
    xor t6, t6, t3
    and t0, t6, t0
    xor s11, s2, t6
    and t3, s11, s4
    and ra, s2, ra
    xor s4, t3, ra
    and a0, s2, a0
    xor t3, a3, s8
    and s6, t3, s6
    xor s2, t3, t6
    and s5, s2, s5
    and s8, s8, t5
    and a2, s2, a2
    xor t5, a2, a7
    and s3, a3, s3
    and a6, t3, a6
    xor s3, s3, s0
    xor a7, s2, t4
    and a4, a7, a4
    and t6, t6, t2
    and a5, a7, a5
    xor s6, s6, s0
    xor s0, a0, s6
    xor t1, s5, t1
    xor s2, s4, t5
    xor t3, ra, t0
    and t2, a3, s10
    xor t2, t1, t2
    xor t2, t2, s2
    xor a2, a2, s0
    xor a5, a5, a2
    xor a2, s2, a5
    xor s6, t3, s6
    and t4, s11, a1
    xor s10, a4, s5
    xor a4, s6, t4
    xor a4, t1, a4
    xor a0, a0, a4
    rori s0, a0, 20
    xor a2, a2, a4
    rori a4, a2, 20
    xor t0, t2, a6
    xor a5, a5, t6
    xor t6, t0, a5
    ld t0, 216(sp)
    and a4, a4, t0
    xor t1, t2, s8
    xor a5, s10, a5
    rori t2, t6, 4
    rori s10, a5, 4
    rori a1, t1, 4
    ld a3, 224(sp)
    rori a6, a2, 4
    xor a7, s3, t5
    and t2, t2, a3
    xor a7, a7, t1
    xor s3, a7, s6
    xor s2, a7, s2
    and s6, a6, a3
    and a1, a1, a3
    rori s4, t6, 20
    or s6, a4, s6
    and a4, s4, t0
    rori a6, a7, 4
    rori s4, t1, 20
    rori s5, a5, 20
    or a4, a4, t2
    rori t2, s2, 4
    and t2, t2, a3
    and s4, s4, t0
    or a1, s4, a1
    rori s4, a7, 20
    and ra, s5, t0
    and s10, s10, a3
    or s10, ra, s10
    xor t3, a1, t1
    and s4, s4, t0
    rori t1, t3, 40
    and t1, t1, s7
    ld s11, 104(s1)
    and a6, a6, a3
    xor s5, s10, a5
    rori ra, a0, 4
    or a6, s4, a6
    ld s4, 80(s1)
    xor t4, s11, s10
    and s10, ra, a3
    and s0, s0, t0
    or s10, s0, s10
    xor a0, s10, a0
    rori s0, a0, 40
    xor ra, a6, a7
    and s0, s0, s7
    xor a7, s4, a4
    rori s8, s3, 20
    rori s4, a0, 24
    and s8, s8, t0
    ld t5, 72(s1)
    xor a0, t5, a0
    xor a0, a0, s6
    xor s11, a0, t3
    sd t5, 256(sp)
    xor s6, s6, a2
    ld a0, 64(s1)
    xor a2, a4, t6
    rori t6, s2, 20
    ld a4, 112(s1)
    xor a0, a0, s10
    ld t5, 264(sp)
    xor a4, a4, s5
    and s10, s4, t5
    and t6, t6, t0
    or s10, s0, s10
    or t6, t2, t6
    xor s0, t6, s2
    ld t2, 176(sp)
    xor s2, s9, a1
    srli t2, t2, 4
    rori a1, s0, 24
    ld s4, 96(s1)
    and a1, a1, t5
    xor a7, a7, s6
    rori s9, s3, 4
    rori a5, a2, 40
    and a3, s9, a3
    xor s2, s2, s0
    xor a6, s4, a6
    rori s9, ra, 40
    ld s1, 88(s1)
    sd s1, 248(sp)
    xor s1, s1, t3
    or a3, a3, s8
    rori s8, s6, 24
    and t0, s8, t5
    rori s4, t3, 24
    xor s1, s1, a3
    xor s1, s1, a2
    rori s8, s6, 40
    xor s6, a0, t3
    and a0, s4, t5
    xor s6, s6, s10
    or a0, t1, a0
    xor a0, s2, a0
    xor s2, s3, a3
    and t1, s8, s7
    rori a2, a2, 24
    rori a3, s2, 40
    xor a6, a6, t3
    rori s4, s2, 24
    and a5, a5, s7
    addi s3, sp, 312
    and a2, a2, t5
    or a5, a5, a2
    xor t6, a4, t6
    xor a5, a7, a5
    addi a2, zero, 4
    minu a2, t2, a2
    and t2, s9, s7
    rori a7, ra, 24
    and a7, a7, t5
    or s10, t1, t0
    and t1, s4, t5
    xor s10, s11, s10
    rori s0, s0, 40
    sh2add a2, a2, s3
    sd a2, 120(sp)
    and a2, a3, s7
    and s0, s0, s7
    xor s2, a6, s2
    or t1, a2, t1
    or a2, s0, a1
    or a4, t2, a7
    xor a2, t6, a2
    rori t6, s5, 24
    rori s8, s5, 40
    and t3, s8, s7
    and t6, t6, t5
    or t6, t3, t6
    xor s9, t4, ra
    xor t6, s9, t6
    xor a4, s2, a4
    xor s0, s1, t1
    ld s2, 24(sp)
.Laes_encrypt_blocks_6:
    xor s1, s10, s0
    xor s0, t6, a2
    sd s2, 256(sp)
    xor ra, s10, a0
    xor a1, a4, a0
    xor t0, a5, a4
    xor t1, s1, a1
    xor t2, a5, a0
    xor a3, a0, t6
    xor a6, s0, s6
    xor a5, a5, s1
    xor t6, a5, t6
    xor a7, ra, t0
    xor s3, t1, s6
    xor s0, s0, t1
    xor a5, a5, a2
    xor a0, a0, a6
    xor a4, a4, a6
    xor a2, a6, s10
    and s4, a7, t1
    xor s5, a5, s6
    xor s7, t6, t1
    and t3, a4, s6
    xor s8, a3, t3
    xor s9, a2, t2
    and s11, a5, a1
    and t4, s0, t2
    and t5, a2, a6
    or s1, t6, ra
    xor s10, s10, t5
    and a3, s7, t0
    xor s11, a3, s11
    xor t3, s4, a1
    xor s4, t3, a5
    xor t3, t5, s1
    and s1, s9, s3
    and t5, s5, a0
    xor t3, t3, s11
    xor s8, s8, s1
    xor a3, a3, t4
    xor t4, s8, a3
    xor s8, s4, s1
    xor s1, s8, s11
    xor s10, t5, s10
    xor s10, a3, s10
    and s4, t4, s10
    xor s8, s4, t3
    xor s11, s4, s1
    xor t5, s10, t3
    and s11, s11, t5
    xor a3, t4, s1
    xor t5, s4, s11
    ld t4, -32(s2)
    and s4, s8, a3
    and t5, t3, t5
    xor s1, s4, s1
    xor s10, t5, s10
    xor s4, t5, s8
    xor s8, s11, t3
    and t5, s4, s1
    xor s11, t5, a3
    xor t3, s10, s8
    and s4, s8, t1
    xor a3, s8, s1
    and t5, s10, s9
    and ra, s1, ra
    and s6, t3, s6
    and t1, s10, s3
    and t0, a3, t0
    xor s3, s1, s11
    and a4, t3, a4
    xor s9, t1, s4
    xor s10, t3, s11
    and t1, s11, s5
    and a0, s11, a0
    xor s6, s6, s4
    and a1, s10, a1
    and a2, s3, a2
    and t6, s1, t6
    and t3, s8, a7
    xor s1, a3, s10
    and s5, a6, s3
    and a5, s10, a5
    and s10, s0, s1
    xor t1, t6, t1
    and s1, s1, t2
    and s11, a3, s7
    xor s4, t1, s6
    xor s0, ra, s6
    xor a3, a5, s11
    xor a5, a5, s0
    xor t6, s5, t6
    xor s0, a1, t0
    xor a5, s10, a5
    xor t0, s9, a3
    xor t6, t6, a3
    xor a2, s4, a2
    xor s10, s0, t5
    xor a1, a1, s1
    xor s1, s10, t6
    xor a0, a0, a5
    xor s10, s1, t3
    xor a2, a2, s0
    xor a4, a4, s1
    xor a5, a5, t6
    xor s1, t0, s10
    xor a1, a1, a0
    xor a5, a5, a2
    xor s0, a2, ra
    rori a2, s0, 24
    rori ra, a5, 8
    rori t0, a5, 24
    rori t1, a1, 8
    rori t2, a1, 24
    rori a3, s10, 8
    xor a0, a0, a4
    xor s6, s1, s4
    ld a7, 272(sp)
    xor t6, s1, t6
    rori a4, s0, 8
    and a2, a2, a7
    ld s3, 264(sp)
    and a4, a4, s3
    and t0, t0, a7
    and ra, ra, s3
    rori s5, a0, 24
    or a4, a4, a2
    and a3, a3, s3
    or ra, t0, ra
    rori s4, a0, 8
    rori a6, s10, 24
    and t2, t2, a7
    rori a2, s1, 8
    rori t0, s1, 24
    and a6, a6, a7
    and s5, s5, a7
    and s4, s4, s3
    rori s8, s6, 8
    and t0, t0, a7
    and t1, t1, s3
    or a3, a6, a3
    rori a6, s6, 24
    and a2, a2, s3
    rori s7, t6, 24
    or s4, s5, s4
    rori s5, t6, 8
    xor s0, s0, a4
    xor a5, ra, a5
    and s11, s8, s3
    or a2, t0, a2
    or t1, t2, t1
    xor a1, t1, a1
    and a6, a6, a7
    xor s10, s10, a3
    and t0, s7, a7
    ld s7, -8(s2)
    and s5, s5, s3
    ld s9, -64(s2)
    rori s8, s10, 32
    xor a4, s9, a4
    ld t5, -24(s2)
    xor a0, s4, a0
    xor t1, t5, t1
    xor a3, s7, a3
    or t2, a6, s11
    or t0, t0, s5
    rori a6, s0, 32
    xor s1, s1, a2
    rori s5, a5, 32
    rori s7, a1, 32
    xor t6, t0, t6
    xor a4, a4, s10
    ld s9, -56(s2)
    ld t3, -48(s2)
    xor s4, t3, s4
    xor s0, s9, s0
    ld s9, -16(s2)
    xor a1, s9, a1
    xor a2, t4, a2
    xor s6, t2, s6
    rori s9, a0, 32
    xor a4, a4, a6
    ld s3, -40(s2)
    rori a6, t6, 32
    xor s0, s0, s5
    xor a5, s4, a5
    rori s11, s1, 32
    xor a2, a2, s10
    xor a1, a1, t0
    xor t0, a3, s8
    xor s0, s0, ra
    xor a5, a5, s9
    xor t2, t2, s3
    xor a2, a2, s11
    xor t1, t1, s7
    rori a3, s6, 32
    xor s1, t1, s1
    xor t6, t0, t6
    xor s10, s0, s10
    xor t0, t6, s1
    xor a0, t2, a0
    xor s6, s6, a2
    xor a0, a0, a3
    xor a1, a1, a6
    xor a2, s1, a4
    xor t1, s6, t6
    xor ra, a5, t6
    xor a2, a2, a1
    xor a0, a0, s0
    xor s0, s10, t6
    xor t2, s6, a5
    xor a5, a5, a0
    xor a0, a0, t1
    xor a3, a2, s10
    xor t6, a2, t6
    xor t5, a3, ra
    xor a6, t2, s0
    xor s6, a2, s6
    xor s1, s1, a5
    xor s4, a0, a4
    xor a1, a1, a5
    and t3, a1, t1
    and s8, a6, a0
    xor s9, a1, a4
    xor s11, s1, a0
    xor s7, s8, t1
    and s5, a3, a2
    xor t4, s4, a2
    and s3, s6, a4
    and a5, t5, s4
    xor t0, t0, s3
    xor s10, s10, s5
    or s8, s1, s0
    and s3, s11, t2
    xor t3, s3, t3
    xor s5, s8, s5
    and s8, t4, ra
    xor s8, s8, s3
    and s3, s9, t6
    xor s7, s7, a1
    xor s10, s10, s3
    xor s7, s7, a5
    xor t0, t0, a5
    xor s10, s10, s8
    xor t0, t0, s8
    xor s3, s5, t3
    xor s7, s7, t3
    and a5, s10, t0
    xor s5, t0, s7
    xor s8, a5, s3
    xor t3, a5, s7
    xor t0, s10, s3
    and t0, t3, t0
    and t3, s8, s5
    xor s7, t3, s7
    xor t3, t0, s3
    xor t0, t0, a5
    and t0, t0, s3
    xor s10, t0, s10
    xor t0, t0, s8
    and t0, t0, s7
    and a0, t3, a0
    xor t0, t0, s5
    xor a5, t0, s7
    and s0, s7, s0
    and s3, s10, t5
    xor s8, s10, t3
    xor s5, s7, t3
    and s1, s7, s1
    and t2, s5, t2
    and t5, s10, s4
    and a4, s8, a4
    and s6, s8, s6
    xor s7, t5, a0
    xor s10, t0, s8
    and s4, s5, s11
    and s8, t0, s9
    and a2, a5, a2
    ld t5, 0(s2)
    and t6, t0, t6
    xor a0, a0, a4
    and a1, s10, a1
    xor a4, s5, s10
    and s10, s10, t1
    and t1, a4, t4
    and a4, a4, ra
    xor ra, s0, a0
    xor s11, s10, t2
    xor s9, s1, s8
    xor s4, a1, s4
    and t0, a5, a3
    xor a1, a1, ra
    xor ra, s7, s4
    xor a5, s3, s11
    xor a0, a0, s9
    xor a1, a1, t1
    xor s1, s1, a2
    xor s1, s1, s4
    xor a5, a5, s1
    xor a4, a4, s10
    xor t6, a1, t6
    xor t0, a0, t0
    xor a1, a1, s1
    and a6, t3, a6
    xor s5, a4, t6
    xor a2, t0, s11
    xor s10, a5, a6
    xor s6, a5, s6
    xor s0, s0, a2
    xor a1, a1, a2
    rori t1, s5, 12
    xor a4, ra, s10
    rori t4, s0, 12
    rori a2, s0, 28
    xor s1, s1, a4
    rori a3, s10, 12
    xor s6, s6, t6
    rori t0, a1, 28
    rori t2, s5, 28
    rori a6, s10, 28
    rori ra, a1, 12
    ld s3, 192(sp)
    ld s4, 200(sp)
    xor a0, a0, a4
    and t1, t1, s4
    and t6, t4, s4
    and t2, t2, s3
    and ra, ra, s4
    rori s7, s6, 28
    rori s8, s6, 12
    and a2, a2, s3
    rori s9, a4, 12
    and t0, t0, s3
    or ra, t0, ra
    rori t0, a4, 28
    and a6, a6, s3
    and t3, s8, s4
    and s7, s7, s3
    and a3, a3, s4
    rori s11, a0, 12
    rori a5, a0, 28
    and t0, t0, s3
    and t4, s9, s4
    or t1, t2, t1
    or t6, a2, t6
    or s8, s7, t3
    and s9, a5, s3
    rori s7, s1, 12
    or a2, t0, t4
    xor a4, a4, a2
    rori t0, s1, 28
    xor s0, t6, s0
    and t2, s7, s4
    xor a1, ra, a1
    and t3, s11, s4
    xor a5, t1, s5
    or a3, a6, a3
    or t4, s9, t3
    rori s7, a5, 40
    and t0, t0, s3
    xor t6, t6, t5
    ld s4, 40(s2)
    xor t1, s4, t1
    ld s4, 56(s2)
    xor s6, s8, s6
    xor s11, s4, a3
    sd s11, 232(sp)
    or t0, t0, t2
    rori s3, s0, 24
    rori s5, a1, 24
    rori s4, a1, 40
    ld s9, 8(s2)
    ld a6, 16(s2)
    xor s10, a3, s10
    and t3, s7, a7
    xor t5, a6, s8
    rori t2, s10, 40
    ld a3, 32(s2)
    rori s7, a5, 24
    xor a2, a3, a2
    rori a6, s10, 24
    xor t6, t6, s10
    rori s8, s0, 40
    xor s0, s9, s0
    ld a3, 48(s2)
    xor s0, s0, ra
    xor a0, t4, a0
    xor a5, a3, a5
    and s9, s8, a7
    ld ra, 264(sp)
    and s3, s3, ra
    and s4, s4, a7
    and a3, s5, ra
    rori s8, s6, 40
    rori s5, s6, 24
    xor a1, t5, a1
    rori t5, a4, 40
    xor t1, t1, a4
    and s7, s7, ra
    and t2, t2, a7
    or a3, s4, a3
    and s4, a6, ra
    xor a2, a2, s10
    xor a5, a5, t0
    ld a6, 24(s2)
    or s3, s9, s3
    and s9, s8, a7
    xor s8, a6, t4
    and a6, s5, ra
    rori a4, a4, 24
    rori t4, a0, 24
    xor s1, t0, s1
    and s5, t5, a7
    or t0, t3, s7
    rori t5, s1, 40
    rori s7, a0, 40
    rori t3, s1, 24
    xor a0, a0, a2
    or a2, t2, s4
    and a4, a4, ra
    xor s1, s1, s11
    xor s6, s8, s6
    or t2, s9, a6
    xor s1, s1, a2
    and s4, s7, a7
    and s11, t4, ra
    or a4, s5, a4
    and s8, t5, a7
    and a6, t3, ra
    xor t6, t6, s3
    xor s0, s0, a3
    xor t1, t1, t0
    or ra, s4, s11
    or t0, a6, s8
    xor s10, s0, s10
    xor a1, a1, t2
    xor a0, a0, a4
    xor s9, a0, a1
    xor s6, s6, s0
    xor a4, t1, t6
    xor s6, s6, ra
    xor a2, s1, t1
    xor a5, a5, t0
    xor s0, a0, s1
    xor s7, s6, s0
    xor ra, s10, s1
    xor a3, s9, ra
    xor t2, a1, s1
    xor a4, a4, a5
    xor a1, s6, a1
    xor a6, s7, t6
    xor t4, a1, a5
    xor a0, a0, a4
    and s3, a3, s7
    xor s4, t4, t6
    xor s8, a6, a4
    xor a5, a4, s10
    xor t1, a1, t1
    xor s1, s1, a4
    xor s5, t1, s7
    xor s3, s3, s0
    xor t5, a5, t2
    and t3, a5, a4
    xor s3, s3, t4
    and s11, t4, s0
    and t0, a0, t6
    and s6, t5, a6
    or a1, t1, ra
    xor a2, a2, t0
    and t0, s5, s9
    xor a1, a1, t3
    xor s11, t0, s11
    xor s10, s10, t3
    and t3, s8, t2
    xor t0, t3, t0
    xor s3, s3, s6
    and t3, s4, s1
    xor a2, a2, s6
    xor s10, s10, t3
    xor a2, a2, t0
    xor s3, s3, s11
    xor s10, s10, t0
    xor s6, a1, s11
    xor s11, a2, s3
    xor t3, s10, s6
    and a2, s10, a2
    xor t0, a2, s6
    xor a1, a2, s3
    and t3, a1, t3
    and a1, t0, s11
    xor s3, s3, a1
    xor a1, t3, s6
    xor a2, t3, a2
    and a2, a2, s6
    xor s10, a2, s10
    xor a2, a2, t0
    and a2, a2, s3
    xor a2, a2, s11
    ld t3, 64(s2)
    and s1, s1, a2
    and s6, s10, t5
    ld s11, 72(s2)
    and a6, s10, a6
    ld t0, 88(s2)
    and t5, s7, a1
    ld s7, 96(s2)
    xor s10, s10, a1
    and a3, a1, a3
    xor a1, a1, s3
    and s5, a1, s5
    and t1, s3, t1
    xor a6, a6, t5
    and t6, s10, t6
    xor t5, t5, t6
    and t6, a1, s9
    and ra, s3, ra
    ld s9, 80(s2)
    and a0, s10, a0
    xor s10, s10, a2
    xor s3, s3, a2
    and s4, a2, s4
    and a4, a4, s3
    xor s4, t1, s4
    xor a2, a1, s10
    and a5, s3, a5
    and a1, t4, s10
    and s3, s10, s0
    ld t4, 112(s2)
    ld s0, 120(s2)
    ld s10, 104(s2)
    and s8, a2, s8
    and t2, a2, t2
    xor a2, ra, t5
    xor a4, a4, t1
    xor s5, a1, s5
    xor a1, a1, a2
    xor t1, s3, t6
    xor a4, a4, s5
    xor a1, a1, s8
    xor a2, t1, s6
    xor t6, a6, s5
    xor s6, s4, t5
    xor a5, s6, a5
    xor s8, t2, s3
    xor a2, a2, a4
    xor s1, s1, a1
    xor a6, s8, s1
    rori s5, a6, 16
    xor a1, a1, a4
    xor s4, a2, a3
    xor a5, t1, a5
    xor t5, t6, s4
    xor a1, a1, a5
    xor ra, a5, ra
    xor a0, a0, a2
    rori t2, ra, 16
    xor a0, a0, s1
    rori a2, a1, 16
    rori s3, s4, 16
    xor a4, a4, t5
    xor a1, a1, a2
    rori a3, a0, 16
    xor s8, s4, s3
    xor s6, t5, s6
    rori t1, t5, 16
    xor a0, a0, a3
    xor t6, s5, a6
    xor a5, s10, s5
    xor ra, t2, ra
    rori s1, s6, 16
    xor s4, s0, s3
    rori a6, a1, 32
    xor s5, t3, t2
    xor s6, s1, s6
    xor s10, t1, t5
    rori s0, a4, 16
    rori s3, t6, 32
    xor a3, s9, a3
    rori t2, a0, 32
    rori t3, ra, 32
    rori s9, s8, 32
    xor t5, s5, s8
    xor ra, s11, ra
    xor s5, s7, t1
    xor t6, t4, t6
    rori s11, s10, 32
    xor a4, s0, a4
    xor ra, ra, a6
    xor a1, a1, a3
    xor t1, t5, t3
    xor s7, s5, s8
    xor a1, a1, t2
    xor t4, s4, s9
    rori a3, s6, 32
    xor t6, t6, s0
    xor s0, a5, s3
    xor t2, t0, s1
    xor a5, s10, s0
    rori s4, a4, 32
    xor a4, t4, a4
    xor a2, ra, a2
    xor t0, a4, a5
    xor s10, s7, s11
    xor s0, a2, s8
    xor s6, s6, s10
    xor ra, a1, a4
    xor a0, t2, a0
    xor t6, t6, s4
    xor s10, a5, t1
    xor a6, s10, t6
    xor a0, a0, a3
    xor t3, s6, a4
    xor t2, s6, a1
    xor s10, s0, a4
    xor a0, a0, a2
    xor a1, a1, a0
    xor a0, a0, t3
    xor a3, a6, s0
    xor a4, a4, a6
    xor s6, a6, s6
    xor a5, a5, a1
    xor a1, a1, t6
    xor t5, t2, s10
    xor t6, a3, ra
    and s5, s6, t1
    xor s3, a0, t1
    and s4, a3, a6
    xor s8, a1, t1
    xor s9, a5, a0
    and s7, t5, a0
    xor t0, t0, s5
    xor s11, s3, a6
    and s1, t6, s3
    and t4, a1, t3
    xor s5, s7, t3
    xor s0, s0, s4
    or s7, a5, s10
    and a2, s9, t2
    xor s4, s7, s4
    and s7, s11, ra
    xor s5, s5, a1
    xor s7, s7, a2
    xor t4, a2, t4
    xor s5, s5, s1
    and a2, s8, a4
    xor t0, t0, s1
    xor s5, s5, t4
    xor s0, s0, a2
    xor s0, s0, s7
    xor t0, t0, s7
    xor s4, s4, t4
    and s1, t0, s0
    xor s7, t0, s5
    xor a2, s0, s4
    xor t4, s1, s4
    xor t0, s1, s5
    and t0, t0, a2
    and a2, t4, s7
    xor s5, s5, a2
    xor a2, s1, t0
    xor s1, t0, s4
    and t0, s4, a2
    xor a2, t0, t4
    xor s0, s0, t0
    and t0, a2, s5
    and a0, a0, s1
    and s4, s1, t5
    and s3, s0, s3
    xor t0, t0, s7
    xor t4, s0, s1
    xor a2, t4, t0
    xor t5, s1, s5
    and a5, s5, a5
    and s10, s5, s10
    and t2, t5, t2
    and s1, t1, t4
    and s6, t4, s6
    xor s5, s5, t0
    and s7, t5, s9
    and t1, t0, s8
    xor s3, s3, a0
    xor a0, a0, s1
    xor s1, t5, a2
    and t4, s5, a6
    xor s9, s10, a0
    and a1, a1, a2
    and s8, s1, s11
    and t6, s0, t6
    and s1, s1, ra
    xor ra, s7, a1
    xor a1, s9, a1
    ld t5, 128(s2)
    ld a6, 136(s2)
    sd a6, 248(sp)
    ld s11, 152(s2)
    and s0, a2, t3
    ld s7, 144(s2)
    xor s9, a5, t1
    xor a5, a5, t4
    xor a0, s9, a0
    sd s11, 240(sp)
    and a3, s5, a3
    xor a2, s0, t2
    xor a1, a1, s8
    xor a5, a5, ra
    xor t6, a2, t6
    and a4, t0, a4
    xor t2, a0, a3
    xor s1, s1, s0
    xor a4, a4, a1
    xor a1, a1, a5
    xor t6, t6, a5
    xor a2, t2, a2
    xor s10, a2, s10
    xor s6, t6, s6
    xor s0, t6, s4
    xor a1, a1, a2
    xor ra, s3, ra
    xor t3, ra, s0
    xor s6, s6, a4
    rori t1, s10, 4
    rori a2, s10, 20
    xor t6, s1, a4
    xor a0, a0, t3
    rori ra, a1, 4
    rori a3, t6, 4
    rori s3, s0, 4
    ld t4, 216(sp)
    ld s9, 224(sp)
    and a4, t1, s9
    rori s5, s6, 4
    rori t2, a1, 20
    and ra, ra, s9
    and t2, t2, t4
    and a2, a2, t4
    rori s8, t6, 20
    or a4, a4, a2
    rori a2, s6, 20
    rori t0, a0, 4
    or ra, t2, ra
    rori t2, t3, 4
    and s4, s8, t4
    rori s1, s0, 20
    rori t1, t3, 20
    and s8, s1, t4
    and a2, a2, t4
    and t2, t2, s9
    and a3, a3, s9
    and s3, s3, s9
    or a3, s4, a3
    or s3, s8, s3
    and s1, t1, t4
    or t2, s1, t2
    and s4, s5, s9
    xor a5, a5, t3
    ld s8, 168(s2)
    xor s10, a4, s10
    ld t1, 176(s2)
    ld s1, 184(s2)
    or a2, a2, s4
    xor s5, s8, a3
    xor a4, t5, a4
    and t0, t0, s9
    rori s4, a5, 20
    xor s0, s3, s0
    xor t6, a3, t6
    rori s8, a0, 20
    rori t5, t6, 24
    rori a3, a5, 4
    and s8, s8, t4
    and s4, s4, t4
    and t4, a3, s9
    xor s6, a2, s6
    or a3, t4, s4
    ld s9, 160(s2)
    or t0, t0, s8
    xor s4, t2, t3
    xor a2, s7, a2
    rori t4, s10, 24
    xor a1, ra, a1
    xor s8, a6, s10
    xor t3, s11, t0
    rori s7, s10, 40
    rori a6, a1, 40
    xor s11, a3, a5
    xor s10, t1, t6
    and a5, s7, a7
    ld t1, 264(sp)
    xor s7, s10, a3
    rori a3, t6, 40
    and s10, t4, t1
    rori t6, a1, 24
    and t4, a6, a7
    or s10, a5, s10
    and a6, t6, t1
    or a5, t4, a6
    rori t6, s0, 40
    and a6, t6, a7
    and t4, a3, a7
    and t6, t5, t1
    or t6, t4, t6
    rori a3, s0, 24
    and t5, a3, t1
    rori t4, s4, 40
    rori a3, s4, 24
    or a6, a6, t5
    xor a2, a2, a1
    rori t5, s6, 24
    rori a1, s6, 40
    xor t3, t3, s6
    xor t0, t0, a0
    xor t2, s9, t2
    and s6, a3, t1
    and a0, a1, a7
    xor ra, s8, ra
    and s9, t5, t1
    rori a3, s11, 40
    or s8, a0, s9
    and a1, t4, a7
    or t5, a1, s6
    xor a0, s5, s4
    and s9, a3, a7
    xor s6, a4, s0
    xor s3, s1, s3
    xor t4, s3, s11
    xor a1, ra, a5
    xor t6, a0, t6
    xor a4, t2, s0
    rori s4, t0, 40
    xor a4, a4, t0
    xor s6, s6, s10
    rori ra, t0, 24
    and ra, ra, t1
    and s10, s4, a7
    or s5, ra, s10
    xor a5, a2, s8
    xor a4, a4, t5
    rori a3, s11, 24
    and s1, a3, t1
    xor a0, t4, a6
    or ra, s1, s9
    xor a2, s7, ra
    xor s10, a1, s0
    xor s1, t3, s5
    addi s2, s2, 256
    ld ra, 208(sp)
    xor s0, s0, s1
    bne s2, ra, .Laes_encrypt_blocks_6
    xor ra, t6, s6
    xor t0, a4, a0
    xor s1, s1, a1
    xor s11, ra, a2
    xor t1, a5, s1
    xor t5, s10, a0
    xor a7, a4, a5
    xor s1, s1, t0
    xor s9, s1, s6
    xor a6, a5, a0
    xor s8, t1, t6
    xor s3, a0, t6
    xor t4, s11, s10
    xor t2, a7, t5
    xor s2, s11, a4
    xor t6, s11, a0
    and a5, t2, s1
    xor s5, t1, a2
    xor s4, s5, s6
    xor s7, t4, a6
    xor s0, s9, s11
    and a0, t4, s11
    and a4, s7, s9
    and a2, s2, s6
    xor a5, a5, t0
    xor t3, s8, s1
    xor a2, s3, a2
    and a1, t3, a7
    xor a3, s10, a0
    and ra, s5, t0
    and s10, s0, a6
    or t1, s8, t5
    and s3, s4, t6
    xor a5, a5, s5
    xor s10, s10, a1
    xor a2, a2, a4
    xor a3, s3, a3
    xor s3, t1, a0
    xor t1, a3, s10
    xor a1, a1, ra
    xor a2, a2, s10
    xor a4, a4, a5
    xor a4, a4, a1
    xor a1, s3, a1
    xor s3, t1, a1
    and a0, t1, a2
    xor a3, a0, a4
    and ra, a3, s3
    xor s10, a2, a4
    xor a5, a0, a1
    xor a0, a0, ra
    and a3, a5, s10
    and a0, a0, a1
    xor a3, a3, a4
    xor s3, a0, a5
    xor a2, ra, a1
    xor a1, a0, t1
    and a0, s3, a3
    xor a0, a0, s10
    xor a4, a1, a2
    xor a5, a3, a2
    and ra, a2, s1
    and t1, a3, s8
    and s6, a4, s6
    and s3, a1, s7
    and s8, a3, t5
    and s9, a1, s9
    and s10, a2, t2
    ld a1, 184(sp)                      # 8-byte Folded Reload
    xor a2, a0, a4
    xor a3, a3, a0
    and s1, a0, s4
    ld s7, 656(a1)
    xor t5, s6, ra
    and t2, a4, s2
    and a4, a3, s11
    xor s4, s9, ra
    and s6, a5, t3
    ld s2, 664(a1)
    and t6, a0, t6
    and a7, a5, a7
    and s11, a2, s5
    and a0, a2, t0
    and t4, a3, t4
    xor ra, a5, a2
    xor s9, t2, s7
    ld a2, 640(a1)
    ld t3, 648(a1)
    xor s1, t1, s1
    xor s5, s6, s11
    xor t0, s8, t5
    and a3, ra, s0
    xor a5, t5, s1
    xor t2, t0, s11
    and s7, ra, a6
    xor s1, a4, t1
    xor a4, a0, a7
    ld s6, 680(a1)
    xor t0, s8, a2
    ld s0, 688(a1)
    xor t5, s6, a0
    xor s11, a5, t4
    xor a0, s1, s5
    xor a2, t2, a3
    xor s4, s4, s5
    ld ra, 696(a1)
    xor a6, a4, s3
    ld a7, 672(a1)
    xor t1, a6, a0
    xor s1, a0, t3
    xor a3, t1, s10
    xor a4, a4, s11
    ld s8, 272(sp)                      # 8-byte Folded Reload
    xor s6, a2, t6
    xor t4, a5, s2
    xor a6, t0, a4
    xor a1, s7, t5
    xor a5, s9, t1
    xor a4, a4, s1
    xor s1, s4, a3
    xor a2, a2, a4
    xor a0, a0, s0
    xor a5, a5, s6
    srli a4, a6, 1
    xor a7, a7, s1
    xor t0, a1, s6
    ld t2, 168(sp)                      # 8-byte Folded Reload
    srli a1, a5, 1
    xor s0, t4, s1
    xor t1, a0, s1
    xor s5, ra, a3
    srli s3, a7, 1
    xor t3, t0, s3
    xor a4, a4, a2
    xor a3, a1, s0
    srli s1, t1, 1
    and a4, a4, t2
    and s10, a3, t2
    and a1, t3, t2
    xor a3, s1, s5
    xor t3, a4, a2
    slli a4, a4, 1
    xor t4, a4, a6
    slli a4, s10, 1
    and a3, a3, t2
    slli s11, a1, 1
    xor s0, s0, s10
    srli a2, t3, 2
    xor a0, a4, a5
    xor t0, a1, t0
    ld a1, 160(sp)                      # 8-byte Folded Reload
    srli s1, t4, 2
    xor s1, s1, a0
    slli t6, a3, 1
    xor a5, a3, s5
    xor a2, a2, s0
    xor a3, t6, t1
    and s1, s1, a1
    srli a4, t0, 2
    xor a7, s11, a7
    srli s2, a7, 2
    and a2, a2, a1
    xor a4, a4, a5
    xor s7, s2, a3
    slli t5, a2, 2
    slli s9, s1, 2
    xor s4, a2, s0
    and a2, a4, a1
    and a1, a1, s7
    xor a6, s1, a0
    xor t1, t5, t3
    xor t2, s9, t4
    srli s6, t2, 4
    slli ra, a2, 2
    srli s1, t1, 4
    srli a4, s4, 4
    slli s3, a1, 2
    xor a5, a5, a2
    srli a0, a6, 4
    xor a3, a3, a1
    ld a1, 152(sp)                      # 8-byte Folded Reload
    xor t3, s3, a7
    xor a4, a4, a5
    xor a2, ra, t0
    xor s0, a3, a0
    xor s10, t3, s6
    and a0, a4, a1
    xor s1, s1, a2
    and a7, s1, a1
    and t0, s0, a1
    and a4, s10, a1
    xor a5, a5, a0
    slli s5, a7, 4
    xor t6, s5, t1
    xor s11, a7, a2
    xor t4, t0, a3
    slli a0, a0, 4
    slli a2, a4, 4
    slli t0, t0, 4
    xor t5, a0, s4
    ld s0, 0(sp)                        # 8-byte Folded Reload
    xor s4, a4, t3
    xor s10, t0, a6
    and a1, a5, s8
    and a3, t5, s8
    srli s3, a5, 8
    srli a7, t5, 8
    and s2, a5, s0
    xor t2, a2, t2
    and s7, t4, s8
    srli t0, s11, 8
    srli t3, t4, 8
    and s9, t6, s8
    srli a2, a1, 8
    and t1, s11, s0
    and s1, s11, s8
    ld a5, 16(sp)                       # 8-byte Folded Reload
    and a6, t5, s0
    and t4, t4, s0
    srli ra, s7, 8
    srli s6, t6, 8
    and a0, s3, a5
    srli s5, a3, 8
    or a4, a2, a1
    and a2, s4, s0
    srli s11, s1, 8
    or t5, s5, a3
    or s3, a0, s2
    and a1, t6, s0
    and a3, a7, a5
    and s5, s10, s8
    or a0, s11, s1
    and s2, t0, a5
    or a7, ra, s7
    or t6, a3, a6
    srli s1, s10, 8
    srli a3, s9, 8
    and s11, s10, s0
    and t0, t3, a5
    or ra, s2, t1
    and s7, s4, s8
    srli a6, s5, 8
    or s10, a3, s9
    and t3, s6, a5
    or t1, a6, s5
    srli s2, s4, 8
    and a3, s2, a5
    srli s9, s7, 8
    and s1, s1, a5
    or s6, t3, a1
    and a1, t2, s8
    or t3, s9, s7
    or a6, s1, s11
    srli s5, a1, 8
    srli s1, s3, 8
    srli s4, t2, 8
    or s2, s5, a1
    and s8, t2, s0
    or s7, a3, a2
    ld a2, 8(sp)                        # 8-byte Folded Reload
    srli s9, s3, 24
    and a3, s4, a5
    or s11, t0, t4
    and a1, a4, a2
    or t4, s9, s1
    and s5, t5, a2
    or t2, a3, s8
    and a3, a0, a2
    srli s1, t6, 8
    and s0, a7, a2
    srli a4, t6, 24
    srli s3, ra, 8
    srli a5, ra, 24
    srli s4, s11, 8
    srli t0, s11, 24
    and s9, s10, a2
    or t5, a4, s1
    srli a0, a1, 16
    srli s8, s6, 8
    or a7, a5, s3
    and a4, t1, a2
    srli t6, s6, 24
    or ra, t0, s4
    srli a5, a6, 8
    srli s11, a6, 24
    or t0, a0, a1
    and a0, t3, a2
    srli s10, s5, 16
    srli s1, s7, 8
    and s3, s2, a2
    or t1, t6, s8
    srli a1, s7, 24
    srli s6, a3, 16
    srli s4, s3, 16
    or t6, s11, a5
    srli a5, s0, 16
    or a1, a1, s1
    or t3, s10, s5
    srli a6, t2, 8
    srli a2, t2, 24
    srli s2, s9, 16
    srli s1, a4, 16
    or a5, a5, s0
    srli s8, a0, 16
    or s7, a2, a6
    or s0, s2, s9
    or s11, s6, a3
    or a4, a4, s1
    or a0, a0, s8
    or s5, s4, s3
    sw a1, 328(sp)
    sw a7, 332(sp)
    sw ra, 336(sp)
    sw t1, 316(sp)
    sw t6, 320(sp)
    sw t0, 308(sp)
    sw t5, 324(sp)
    sw a0, 296(sp)
    ld a0, 128(sp)                      # 8-byte Folded Reload
    sw s7, 312(sp)
    sw s11, 300(sp)
    sw a5, 304(sp)
    ld s4, 136(sp)                      # 8-byte Folded Reload
    sw a4, 288(sp)
    sw s5, 280(sp)
    ld t5, 120(sp)                      # 8-byte Folded Reload
    sw t3, 292(sp)
    sw s0, 284(sp)
    sw t4, 340(sp)
    srli a0, a0, 4
    bne a0, zero, .Laes_encrypt_blocks_9
    jal zero, .Laes_encrypt_blocks_3
.Laes_encrypt_blocks_9:
    add a0, zero, s4
    addi a1, sp, 312
.Laes_encrypt_blocks_10:
    lw a2, -32(a1)
    lw a3, 0(a1)
    lw a5, 16(a1)
    lw a4, -16(a1)
    srli s1, a3, 8
    srli a7, a5, 8
    srli ra, a4, 24
    srli t0, a5, 16
    srli t1, a5, 24
    srli t4, a2, 24
    srli a6, a3, 24
    srli s0, a2, 16
    srli t3, a3, 16
    sb a5, 5(a0)
    addi a1, a1, 4
    srli t2, a2, 8
    srli s2, a4, 16
    sb a4, -3(a0)
    srli s3, a4, 8
    sb s1, -6(a0)
    sb a2, -7(a0)
    sb s0, -5(a0)
    sb t0, 7(a0)
    sb t3, 3(a0)
    sb t4, 4(a0)
    sb s2, -1(a0)
    sb t1, 0(a0)
    sb a3, 1(a0)
    sb s3, 6(a0)
    sb a6, -4(a0)
    sb t2, 2(a0)
    sb a7, -2(a0)
    sb ra, 8(a0)
    addi a0, a0, 16
    bne a1, t5, .Laes_encrypt_blocks_10
    jal zero, .Laes_encrypt_blocks_3
.Laes_encrypt_blocks_12:
    ld ra, 440(sp)                      # 8-byte Folded Reload
    ld s0, 432(sp)                      # 8-byte Folded Reload
    ld s1, 424(sp)                      # 8-byte Folded Reload
    ld s2, 416(sp)                      # 8-byte Folded Reload
    ld s3, 408(sp)                      # 8-byte Folded Reload
    ld s11, 344(sp)                     # 8-byte Folded Reload
    ld s4, 400(sp)                      # 8-byte Folded Reload
    ld s5, 392(sp)                      # 8-byte Folded Reload
    ld s6, 384(sp)                      # 8-byte Folded Reload
    ld s9, 360(sp)                      # 8-byte Folded Reload
    ld s8, 368(sp)                      # 8-byte Folded Reload
    ld s10, 352(sp)                     # 8-byte Folded Reload
    ld s7, 376(sp)                      # 8-byte Folded Reload
    addi sp, sp, 448
    jalr zero, 0(ra)
.Lfunc_end0:
	.size	aes_encrypt_blocks, .Lfunc_end0-aes_encrypt_blocks
                                        # -- End function
	.section	".note.GNU-stack","",@progbits
