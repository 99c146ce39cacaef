# aes_encrypt_blocks of aes-256, scheduled for cv64a6:
# 4,116 -> 3,878 cycles, 3,813 -> 3,719 instructions, 6,782 -> 7,118 bytes, proved equal to what came.
# No order takes fewer than 3,719 cycles (issue slots: 848, 1 a cycle, 3 times).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 1 (3,000 orders), seed 1, Instar 0.1.0:
#   instar schedule aes-256 aes_encrypt_blocks --core cv64a6 --effort 1 -o aes_encrypt_blocks.S

	.text
	.globl	aes_encrypt_blocks              # -- Begin function aes_encrypt_blocks
	.p2align	1
	.type	aes_encrypt_blocks,@function
aes_encrypt_blocks:                     # @aes_encrypt_blocks
    addi sp, sp, -448
    sd s4, 400(sp)                      # 8-byte Folded Spill
    sd ra, 440(sp)                      # 8-byte Folded Spill
    sd s1, 424(sp)                      # 8-byte Folded Spill
    sd s2, 416(sp)                      # 8-byte Folded Spill
    sd s3, 408(sp)                      # 8-byte Folded Spill
    sd s5, 392(sp)                      # 8-byte Folded Spill
    sd s7, 376(sp)                      # 8-byte Folded Spill
    sd s8, 368(sp)                      # 8-byte Folded Spill
    sd s9, 360(sp)                      # 8-byte Folded Spill
    sd s10, 352(sp)                     # 8-byte Folded Spill
    sd s6, 384(sp)                      # 8-byte Folded Spill
    sd s11, 344(sp)                     # 8-byte Folded Spill
    sd a2, 40(sp)                       # 8-byte Folded Spill
    sd a0, 184(sp)                      # 8-byte Folded Spill
    sd s0, 432(sp)                      # 8-byte Folded Spill
    bne a3, zero, .Laes_encrypt_blocks_2
    jal zero, .Laes_encrypt_blocks_12
.Laes_encrypt_blocks_2:
    lui a6, 0xfff10
    lui a7, 0xff010
    lui t1, 0x33333
    lui t2, 0xfff1
    lui t3, 0xf0f1
    lui t4, 0xf000f
    addi s4, a1, 7
    addi a4, zero, 0
    addi a1, a7, -256
    lui s2, 0xff000
    lui s3, 0xff0
    lui t5, 0xf0
    lui t6, 0xffff0
    lui t0, 0x55555
    ld a0, 184(sp)                      # 8-byte Folded Reload
    addi a6, a6, -16
    slli a5, t4, 32
    addi a2, a0, 192
    addi s0, t0, 1365
    sd a2, 24(sp)                       # 8-byte Folded Spill
    addi s1, t1, 819
    addi t2, t2, -1
    addi a0, a0, 960
    sd a0, 208(sp)                      # 8-byte Folded Spill
    addi a2, t3, -241
    addi a7, s3, 255
    addi t5, t5, 15
    addi t6, t6, 1
    addi s2, s2, 1
    slli a0, s3, 32
    slli ra, a6, 32
    add.uw a5, t4, a5
    slli s5, s0, 32
    add a0, a0, s3
    add.uw s6, a6, ra
    slli s7, a1, 32
    slli s8, s1, 32
    add.uw s9, a1, s7
    sd s6, 200(sp)                      # 8-byte Folded Spill
    sd a0, 16(sp)                       # 8-byte Folded Spill
    slli a1, t2, 32
    add s10, s5, s0
    slli a0, a2, 32
    add s11, s8, s1
    slli t0, a7, 32
    add a1, a1, t2
    sd s10, 168(sp)                     # 8-byte Folded Spill
    slli t1, t5, 32
    add a0, a0, a2
    slli.uw a2, t6, 16
    addi a2, a2, -1
    slli.uw t3, s2, 16
    sd a5, 224(sp)                      # 8-byte Folded Spill
    add t4, t0, a7
    sd a1, 216(sp)                      # 8-byte Folded Spill
    add s3, t1, t5
    sd s11, 160(sp)                     # 8-byte Folded Spill
    sd a0, 152(sp)                      # 8-byte Folded Spill
    addi a0, t3, -256
    sd t4, 272(sp)                      # 8-byte Folded Spill
    sd s3, 192(sp)                      # 8-byte Folded Spill
    sd a2, 8(sp)                        # 8-byte Folded Spill
    sd a0, 0(sp)                        # 8-byte Folded Spill
    sd s9, 264(sp)                      # 8-byte Folded Spill
    sd a3, 32(sp)                       # 8-byte Folded Spill
    add a0, zero, a3
    jal zero, .Laes_encrypt_blocks_5
.Laes_encrypt_blocks_3:
    ld a4, 144(sp)                      # 8-byte Folded Reload
    ld a0, 176(sp)                      # 8-byte Folded Reload
    ld a3, 32(sp)                       # 8-byte Folded Reload
    addi a4, a4, 64
    addi a0, a0, -64
    addi s4, s4, 64
    bltu a4, a3, .Laes_encrypt_blocks_5
    jal zero, .Laes_encrypt_blocks_12
.Laes_encrypt_blocks_5:
    sd s4, 136(sp)
    ld s6, 40(sp)
    add s6, s6, a4
    sd a0, 176(sp)
    lbu a5, 9(s6)
    lbu s10, 4(s6)
    sd a4, 144(sp)
    lbu a2, 1(s6)
    lbu t6, 8(s6)
    slli a5, a5, 8
    sub a4, a3, a4
    sd a4, 128(sp)
    sltiu s0, a4, 64
    lbu s2, 6(s6)
    slli s2, s2, 32
    lbu ra, 10(s6)
    sltiu t0, a4, 48
    sltiu t1, a4, 32
    lbu t2, 3(s6)
    xori a4, t0, 1
    xori t0, t1, 1
    slli t0, t0, 4
    add t0, t0, s6
    lbu s1, 0(t0)
    slli a4, a4, 5
    lbu a0, 14(t0)
    or a5, a5, t6
    lbu t6, 6(t0)
    lbu a3, 7(t0)
    lbu a6, 5(s6)
    lbu a1, 1(t0)
    add a4, a4, s6
    lbu a7, 11(s6)
    slli a1, a1, 8
    lbu s3, 2(s6)
    addi s0, s0, -1
    andi s0, s0, 48
    add s0, s0, s6
    slli a6, a6, 8
    lbu s5, 6(s0)
    lbu s7, 13(s0)
    or s10, a6, s10
    lbu s8, 9(s0)
    lbu s9, 5(s0)
    or s10, s10, s2
    lbu s4, 3(s0)
    slli s2, s10, 8
    sd s4, 64(sp)
    slli s11, s4, 48
    slli s8, s8, 8
    lbu t3, 14(s6)
    slli t4, t3, 32
    or t5, a1, s1
    lbu t3, 12(s6)
    lbu t1, 7(s6)
    slli a6, t1, 48
    lbu s4, 12(s0)
    or s10, a6, s10
    lbu s1, 13(s6)
    slli a1, s1, 8
    or t3, a1, t3
    or t1, t3, t4
    lbu t4, 15(s6)
    slli t3, t1, 16
    slli a6, t1, 8
    slli t4, t4, 56
    or t3, t4, t3
    slli a7, a7, 56
    lbu t4, 12(a4)
    or s1, t3, a6
    slli ra, ra, 32
    lbu t3, 5(t0)
    lbu a1, 14(a4)
    slli t3, t3, 8
    lbu t1, 4(t0)
    or a6, t3, t1
    lbu t3, 14(s0)
    slli t6, t6, 32
    or t1, a6, t6
    slli t6, t3, 32
    or a5, a5, ra
    or s10, s10, s2
    sd s10, 56(sp)
    slli s2, a0, 32
    lbu ra, 9(t0)
    slli ra, ra, 8
    lbu s6, 0(s6)
    slli a2, a2, 8
    lbu a6, 9(a4)
    slli t3, a6, 8
    lbu a0, 0(s0)
    or s6, a2, s6
    slli a2, t2, 48
    slli a6, s3, 32
    or s6, s6, a6
    slli t2, s6, 8
    lbu s3, 8(a4)
    or a6, t3, s3
    slli s3, s7, 8
    or s6, a2, s6
    or s6, t2, s6
    sd s6, 72(sp)
    slli a2, a1, 32
    slli t3, s9, 8
    slli s7, a5, 16
    slli a5, a5, 8
    or t2, a7, s7
    or a5, t2, a5
    sd a5, 48(sp)
    lbu a1, 13(a4)
    or a7, s4, s3
    or t6, a7, t6
    lbu a7, 0(a4)
    lbu s3, 5(a4)
    lbu s9, 2(t0)
    slli s7, s9, 32
    slli t2, a1, 8
    or s4, t5, s7
    or s9, t2, t4
    lbu a1, 1(s0)
    or a2, s9, a2
    lbu s7, 10(a4)
    slli t5, s7, 32
    or t2, a6, t5
    lbu t4, 8(t0)
    lbu s9, 10(t0)
    slli s7, s9, 32
    or ra, ra, t4
    lbu a6, 3(t0)
    slli t5, a6, 48
    slli s9, t6, 16
    or t4, t5, s4
    slli a6, s4, 8
    or t5, t4, a6
    lbu s4, 15(s0)
    sd s4, 96(sp)
    lbu t4, 6(a4)
    slli t4, t4, 32
    slli a6, s4, 56
    or ra, ra, s7
    lbu s4, 1(a4)
    slli t6, t6, 8
    lbu s7, 8(s0)
    or s8, s8, s7
    slli a1, a1, 8
    lbu s7, 11(s0)
    slli s7, s7, 56
    slli s4, s4, 8
    slli s3, s3, 8
    or a6, s9, a6
    or t6, a6, t6
    slli s9, s5, 32
    lbu s5, 4(a4)
    or s3, s3, s5
    slli a3, a3, 48
    or s3, s3, t4
    lbu s5, 12(t0)
    lbu a6, 2(a4)
    sd a6, 80(sp)
    lbu t4, 13(t0)
    or a7, s4, a7
    slli s4, a6, 32
    or a7, a7, s4
    lbu s4, 11(t0)
    slli s4, s4, 56
    slli a6, t4, 8
    lbu t4, 10(s0)
    slli t4, t4, 32
    or s8, s8, t4
    or a1, a1, a0
    lbu t0, 15(t0)
    slli t4, a7, 8
    or s5, a6, s5
    lbu a0, 4(s0)
    or s2, s5, s2
    slli s5, s2, 16
    or a6, t3, a0
    slli a0, s8, 16
    slli t0, t0, 56
    or t3, a6, s9
    slli a6, s8, 8
    or s7, s7, a0
    or t0, t0, s5
    lbu s5, 3(a4)
    sd s5, 104(sp)
    ld s9, 264(sp)
    and t6, t6, s9
    slli s2, s2, 8
    and s8, s1, s9
    or s2, t0, s2
    slli s5, s5, 48
    lbu t0, 7(s0)
    sd t0, 112(sp)
    or a7, s5, a7
    slli t0, t0, 48
    or t0, t0, t3
    slli s5, t1, 8
    ld s1, 272(sp)
    lbu s0, 2(s0)
    slli s0, s0, 32
    lbu a0, 7(a4)
    sd a0, 232(sp)
    and s10, s10, s1
    slli a0, a0, 48
    or t1, t1, a3
    slli a3, t3, 8
    and s2, s2, s9
    or t3, t1, s5
    or t1, a0, s3
    slli s3, s3, 8
    or s5, t1, s3
    and a0, s5, s1
    or t0, t0, a3
    or s10, s10, s8
    sd s10, 240(sp)
    and t0, t0, s1
    slli t1, t2, 8
    and s3, t3, s1
    or s5, s2, s3
    or s0, s0, a1
    slli s2, a2, 8
    slli a1, s0, 8
    or s0, s11, s0
    or s0, s0, a1
    slli a1, ra, 8
    lbu s3, 15(a4)
    slli ra, ra, 16
    slli s3, s3, 56
    and s6, s6, s1
    or a6, s7, a6
    slli a3, t2, 16
    slli a2, a2, 16
    or a2, a2, s3
    lbu a4, 11(a4)
    sd a4, 88(sp)
    slli a4, a4, 56
    or a4, a4, a3
    or ra, s4, ra
    or ra, ra, a1
    or a4, a4, t1
    and t1, t5, s1
    and ra, ra, s9
    or ra, ra, t1
    srli t1, s10, 1
    xor t1, s5, t1
    ld t2, 168(sp)
    and t1, t1, t2
    xor s8, t1, s5
    or a2, a2, s2
    or t3, a7, t4
    slli t1, t1, 1
    and s11, t3, s1
    and a4, a4, s9
    or a4, a4, s11
    and s7, a6, s9
    xor s10, t1, s10
    srli s2, a4, 1
    and s0, s0, s1
    and a2, a2, s9
    or s0, s0, s7
    xor s2, s2, s0
    and s2, s2, t2
    slli t1, s2, 1
    xor a4, t1, a4
    or a2, a2, a0
    srli t1, a2, 1
    or t6, t6, t0
    and a5, a5, s9
    or s6, a5, s6
    srli a5, s6, 1
    xor a5, ra, a5
    and a5, a5, t2
    xor t0, t6, t1
    and t0, t2, t0
    slli t1, a5, 1
    xor s6, t1, s6
    xor a5, a5, ra
    xor s0, s0, s2
    srli s2, s6, 2
    xor t6, t0, t6
    srli ra, a5, 2
    xor ra, ra, s0
    ld t1, 160(sp)
    and ra, ra, t1
    srli t2, s8, 2
    xor t2, t2, t6
    and t2, t2, t1
    slli t0, t0, 1
    xor a2, t0, a2
    srli t0, s10, 2
    ld s3, 184(sp)
    xor s2, a4, s2
    xor t6, t6, t2
    ld a1, 40(s3)
    and s2, s2, t1
    slli a3, s2, 2
    xor s6, a3, s6
    ld a3, 32(s3)
    xor t0, t0, a2
    and t0, t0, t1
    slli t1, t0, 2
    xor s10, t1, s10
    srli t1, s6, 4
    xor t1, t1, s10
    slli a6, t2, 2
    xor a0, a6, s8
    xor a1, a1, a0
    xor s0, s0, ra
    ld s4, 0(s3)
    srli a6, s0, 4
    slli ra, ra, 2
    xor a5, ra, a5
    srli ra, a5, 4
    ld a7, 152(sp)
    xor a0, ra, a0
    ld t5, 56(s3)
    ld t2, 8(s3)
    and t1, t1, a7
    and a0, a0, a7
    xor ra, a1, a0
    xor a4, s2, a4
    srli s2, a4, 4
    xor a2, a2, t0
    xor s2, a2, s2
    xor s5, t6, a6
    and s2, s2, a7
    xor s6, s4, s6
    ld t0, 16(s3)
    slli a0, a0, 4
    ld a1, 48(s3)
    xor a2, a2, a1
    slli a6, t1, 4
    xor a2, a2, s2
    xor t6, t6, t5
    and t4, s5, a7
    xor a4, t0, a4
    slli s2, s2, 4
    slli t0, t4, 4
    xor t6, t6, t4
    xor a5, t2, a5
    xor a0, a0, a5
    xor a5, ra, a2
    xor a4, a4, s2
    xor s6, s6, a6
    xor s2, a5, s6
    xor t2, s2, t6
    xor s10, s10, a3
    xor s10, t1, s10
    xor a1, s2, a0
    xor t1, a4, s10
    and a3, a1, s2
    xor a6, s2, s10
    xor a7, t6, ra
    ld t3, 24(s3)
    and s4, a6, s6
    xor s0, t3, s0
    xor s0, s0, t0
    xor s0, s0, a0
    xor t0, s0, a4
    xor ra, t0, ra
    xor s10, s10, t6
    xor s11, a7, s4
    xor a4, a4, t6
    xor s0, s0, s10
    xor a2, t0, a2
    xor a5, a5, s0
    xor a7, a0, a3
    xor a0, a0, t6
    xor s7, s0, s6
    xor s4, t1, a0
    and s5, s4, s0
    xor s5, s5, s10
    and t6, a2, s10
    xor s8, a1, a4
    xor s5, s5, a2
    xor t3, ra, s0
    and t4, a5, a4
    and t5, t3, t1
    xor t4, t5, t4
    or s9, ra, a0
    xor t6, t5, t6
    xor t0, a2, s6
    and t5, s8, s7
    xor s5, s5, t5
    xor a3, a3, s9
    xor s5, s5, t6
    xor s9, s11, t5
    and t5, t0, t2
    xor a7, a7, t5
    xor t6, a3, t6
    xor s11, s9, t4
    xor a3, t4, a7
    xor a7, a3, t6
    and t4, s11, a3
    xor t5, t4, s5
    and a7, t5, a7
    xor s9, s11, s5
    xor t5, t4, a7
    and t5, t6, t5
    xor s11, t4, t6
    xor a3, a3, t5
    xor a7, a7, t6
    and s0, s0, a7
    and t4, s11, s9
    xor t6, t5, s11
    xor s5, s5, t4
    and t6, t6, s5
    xor t4, a7, s5
    xor t6, t6, s9
    and t3, t4, t3
    and t0, t6, t0
    xor s11, s5, t6
    and ra, s5, ra
    and s2, s11, s2
    xor s2, s2, ra
    xor t5, a3, a7
    and s6, t5, s6
    xor s9, t5, t6
    and s10, s9, s10
    and t6, t6, t2
    and a0, s5, a0
    and t1, t4, t1
    and a7, a7, s4
    and a2, s9, a2
    xor s4, a2, t3
    xor s2, s2, s4
    and t2, a3, s7
    and a6, t5, a6
    xor s5, t2, s0
    xor t3, s9, t4
    and a4, t3, a4
    xor s6, s6, s0
    xor s0, a0, s6
    and a5, t3, a5
    xor t1, s10, t1
    and t2, a3, s8
    xor t2, t1, t2
    xor t2, t2, s2
    xor a2, a2, s0
    xor s10, a4, s10
    xor a4, ra, t0
    xor s6, a4, s6
    xor a5, a5, a2
    xor a2, s2, a5
    and a4, s11, a1
    xor a4, s6, a4
    xor a4, t1, a4
    xor a0, a0, a4
    rori s0, a0, 20
    xor a5, a5, t6
    rori ra, a0, 4
    xor a2, a2, a4
    xor t0, t2, a6
    xor t6, t0, a5
    rori a4, a2, 20
    ld t0, 216(sp)
    and a4, a4, t0
    xor t1, t2, a7
    rori t2, t6, 4
    xor a5, s10, a5
    rori s10, a5, 4
    ld s9, 120(s3)
    rori a1, t1, 4
    ld a3, 224(sp)
    and t2, t2, a3
    rori a6, a2, 4
    xor a7, s5, s4
    xor a7, a7, t1
    xor s7, a7, s6
    and s6, a6, a3
    or s6, a4, s6
    rori a4, t6, 20
    and a4, a4, t0
    rori a6, a7, 4
    xor s2, a7, s2
    and a1, a1, a3
    rori s4, t1, 20
    or a4, a4, t2
    rori s5, a5, 20
    and s4, s4, t0
    rori t2, s2, 4
    or a1, s4, a1
    and t2, t2, a3
    and s4, s5, t0
    and s10, s10, a3
    and t5, ra, a3
    rori t4, a7, 20
    xor t3, s9, a1
    or s10, s4, s10
    xor s8, a1, t1
    rori t1, s8, 40
    and a6, a6, a3
    xor s5, s10, a5
    ld s11, 104(s3)
    and s4, t4, t0
    or a6, s4, a6
    ld s4, 80(s3)
    and t1, t1, s1
    xor ra, s11, s10
    and s0, s0, t0
    or s10, s0, t5
    xor a0, s10, a0
    rori s0, a0, 40
    xor s9, a6, a7
    and s0, s0, s1
    rori a1, a0, 24
    xor a7, s4, a4
    rori a5, s7, 20
    and t4, a5, t0
    ld s11, 72(s3)
    sd s11, 256(sp)
    xor a0, s11, a0
    xor a0, a0, s6
    xor t5, a0, s8
    xor s6, s6, a2
    ld a0, 64(s3)
    xor a2, a4, t6
    rori t6, s2, 20
    ld a4, 112(s3)
    and t6, t6, t0
    or t6, t2, t6
    xor a0, a0, s10
    ld t0, 264(sp)
    and s10, a1, t0
    or s4, s0, s10
    xor s0, t6, s2
    ld t2, 176(sp)
    srli t2, t2, 4
    rori a1, s0, 24
    and a1, a1, t0
    xor a7, a7, s6
    ld a5, 96(s3)
    xor a6, a5, a6
    rori s11, a2, 40
    rori s10, s7, 4
    and a3, s10, a3
    xor s2, t3, s0
    rori s10, s9, 40
    ld a5, 88(s3)
    sd a5, 248(sp)
    xor t3, a5, s8
    rori s3, s6, 24
    rori a5, s8, 24
    or a3, a3, t4
    xor t4, t3, a3
    rori t3, s6, 40
    xor s6, a0, s8
    xor t4, t4, a2
    and a0, a5, t0
    and s3, s3, t0
    or a0, t1, a0
    xor t1, s7, a3
    and a3, t3, s1
    rori s7, t1, 40
    xor a6, a6, s8
    and a5, s11, s1
    addi t3, sp, 312
    rori s8, t1, 24
    rori a2, a2, 24
    and a2, a2, t0
    or a5, a5, a2
    xor a5, a7, a5
    or s11, a3, s3
    addi a2, zero, 4
    rori a7, s9, 24
    and a3, s10, s1
    rori s0, s0, 40
    minu a2, t2, a2
    sh2add a2, a2, t3
    and a7, a7, t0
    xor s10, t5, s11
    and s3, s8, t0
    sd a2, 120(sp)
    and a2, s7, s1
    and s0, s0, s1
    xor a4, a4, s5
    xor s6, s6, s4
    xor t6, a4, t6
    xor t2, a6, t1
    or t1, a2, s3
    or a2, s0, a1
    xor a2, t6, a2
    xor a0, s2, a0
    rori t6, s5, 24
    and t6, t6, t0
    rori a4, s5, 40
    and a4, a4, s1
    or t6, a4, t6
    xor a4, ra, s9
    xor t6, a4, t6
    or a4, a3, a7
    xor a4, t2, a4
    xor s0, t4, t1
    ld s2, 24(sp)
.Laes_encrypt_blocks_6:
    sd s2, 256(sp)
    xor s1, s10, s0
    xor s0, t6, a2
    xor t0, a5, a4
    xor t2, a0, t6
    xor a3, s0, s6
    xor a1, a4, a0
    xor ra, s10, a0
    xor t1, a5, s1
    xor s1, s1, a1
    xor a6, ra, t0
    xor a2, t1, a2
    xor a7, a0, a3
    xor s0, s0, s1
    xor s3, a3, s10
    xor a4, a4, a3
    xor s4, s1, s6
    xor t6, t1, t6
    xor t1, a5, a0
    and a0, a6, s1
    xor a5, a2, s6
    xor s5, t6, s1
    xor s7, s3, t1
    and s8, s3, a3
    and s9, s0, t1
    and s11, a2, a1
    and t3, a4, s6
    xor t4, a0, a1
    or t5, t6, ra
    xor t2, t2, t3
    and t3, s7, s4
    xor s10, s10, s8
    xor s8, s8, t5
    and a0, s5, t0
    xor s11, a0, s11
    xor t5, t4, a2
    xor s9, a0, s9
    and t4, a5, a7
    xor s8, s8, s11
    xor t2, t2, t3
    xor a0, t5, t3
    xor s10, t4, s10
    xor t3, a0, s11
    xor t2, t2, s9
    xor s10, s9, s10
    xor s9, t2, t3
    and t2, t2, s10
    xor s11, s10, s8
    xor t4, t2, t3
    xor t5, t2, s8
    and s11, t4, s11
    and t4, t5, s9
    xor a0, t4, t3
    xor t4, s11, s8
    xor t2, t2, s11
    and t2, s8, t2
    xor s10, t2, s10
    xor t2, t2, t5
    and t2, t2, a0
    xor t3, s10, t4
    xor t2, t2, s9
    and a6, t4, a6
    and s11, s10, s4
    and s7, s10, s7
    xor s8, t4, a0
    and t6, a0, t6
    and s1, t4, s1
    and s5, s8, s5
    and t0, s8, t0
    xor s10, t3, t2
    and s6, t3, s6
    and a4, t3, a4
    xor t5, s11, s1
    xor s9, a0, t2
    xor s4, s8, s10
    and t4, t2, a5
    xor s6, s6, s1
    and t3, a3, s9
    and s11, s9, s3
    and ra, a0, ra
    and a5, s10, a2
    and a0, t2, a7
    and a1, s10, a1
    and s10, s0, s4
    and s1, s4, t1
    xor s0, ra, s6
    xor t1, t6, t4
    xor a3, a5, s5
    xor s6, t1, s6
    xor a5, a5, s0
    xor s0, a1, t0
    xor t6, t3, t6
    xor t6, t6, a3
    xor a5, s10, a5
    xor s10, s0, s7
    xor t0, t5, a3
    xor a2, s6, s11
    xor a1, a1, s1
    xor s1, s10, t6
    xor a2, a2, s0
    xor a0, a0, a5
    ld s3, 264(sp)
    xor a5, a5, t6
    xor a4, a4, s1
    xor s10, s1, a6
    xor a1, a1, a0
    xor s0, a2, ra
    xor a5, a5, a2
    xor a0, a0, a4
    rori s8, a5, 24
    xor s1, t0, s10
    rori a2, s0, 24
    rori ra, a5, 8
    rori t1, a1, 8
    rori t2, a1, 24
    rori a3, s10, 8
    rori a4, s0, 8
    rori a6, s10, 24
    xor s6, s1, s6
    xor t6, s1, t6
    and t1, t1, s3
    and a4, a4, s3
    ld a7, 272(sp)
    rori s4, a0, 8
    and a2, a2, a7
    rori s5, a0, 24
    and s5, s5, a7
    and ra, ra, s3
    and t0, s8, a7
    or a4, a4, a2
    ld s9, -40(s2)
    ld s7, -24(s2)
    rori a2, s1, 8
    and a2, a2, s3
    and s4, s4, s3
    and a6, a6, a7
    or ra, t0, ra
    and t2, t2, a7
    rori t0, s1, 24
    and a3, a3, s3
    or t1, t2, t1
    and t0, t0, a7
    or a3, a6, a3
    or s4, s5, s4
    or a2, t0, a2
    rori t2, s6, 8
    xor s10, s10, a3
    rori s5, t6, 8
    rori t0, t6, 24
    rori a6, s6, 24
    xor s0, s0, a4
    and a6, a6, a7
    and t2, t2, s3
    xor a1, t1, a1
    and t0, t0, a7
    or t2, a6, t2
    ld t4, -8(s2)
    ld t3, -64(s2)
    xor a5, ra, a5
    xor a4, t3, a4
    xor t1, s7, t1
    and s5, s5, s3
    xor a0, s4, a0
    xor s1, s1, a2
    or t0, t0, s5
    xor t6, t0, t6
    rori s5, a5, 32
    rori a6, s0, 32
    rori s8, s10, 32
    xor a4, a4, s10
    rori s7, a1, 32
    ld t5, -56(s2)
    ld s11, -48(s2)
    xor s4, s11, s4
    ld t3, -32(s2)
    xor a2, t3, a2
    ld s3, -16(s2)
    xor s0, t5, s0
    rori s11, a0, 32
    rori t3, s1, 32
    xor a5, s4, a5
    xor s0, s0, s5
    xor a2, a2, s10
    xor a2, a2, t3
    xor a1, s3, a1
    xor a3, t4, a3
    xor t1, t1, s7
    xor a4, a4, a6
    xor s6, t2, s6
    xor a1, a1, t0
    xor t0, a3, s8
    xor t2, t2, s9
    rori a6, t6, 32
    xor s0, s0, ra
    xor s1, t1, s1
    xor a0, t2, a0
    rori a3, s6, 32
    xor s10, s0, s10
    xor s6, s6, a2
    xor a1, a1, a6
    xor t6, t0, t6
    xor a0, a0, a3
    xor a0, a0, s0
    xor t0, t6, s1
    xor a5, a5, s11
    xor a2, s1, a4
    xor ra, a5, t6
    xor s0, s10, t6
    xor a2, a2, a1
    xor t2, s6, a5
    xor a6, t2, s0
    xor t5, a2, t6
    xor a5, a5, a0
    xor t1, s6, t6
    xor a3, a2, s10
    xor s4, a3, ra
    xor a0, a0, t1
    xor s6, a2, s6
    xor s5, a0, a4
    xor s1, s1, a5
    xor a1, a1, a5
    and s7, s6, a4
    xor s9, a1, a4
    xor s11, s1, a0
    and t3, a3, a2
    xor s3, s5, a2
    and s8, a6, a0
    and t4, s4, s5
    and t6, a1, t1
    xor t0, t0, s7
    xor s7, s8, t1
    xor s10, s10, t3
    or s8, s1, s0
    and a5, s11, t2
    xor s8, s8, t3
    and t3, s3, ra
    xor t0, t0, t4
    xor t3, t3, a5
    xor a5, a5, t6
    and t6, s9, t5
    xor s8, s8, a5
    xor s7, s7, a1
    xor s10, s10, t6
    xor t0, t0, t3
    xor s7, s7, t4
    xor s7, s7, a5
    xor t6, t0, s7
    xor s10, s10, t3
    and t0, s10, t0
    xor t4, t0, s7
    xor a5, s10, s8
    and t3, t4, a5
    xor t4, t0, s8
    and a5, t4, t6
    xor s7, a5, s7
    xor t0, t3, t0
    and t0, t0, s8
    xor s10, t0, s10
    xor t0, t0, t4
    xor a5, t3, s8
    and t0, t0, s7
    and a6, a5, a6
    xor t4, s10, a5
    xor t0, t0, t6
    and a0, a5, a0
    and s8, s10, s5
    and t3, s10, s4
    xor s4, s7, a5
    and s1, s7, s1
    xor s10, t0, t4
    and s0, s7, s0
    and s5, s4, s11
    and t2, s4, t2
    xor t6, s8, a0
    and a4, t4, a4
    xor s7, t0, s7
    and s8, t0, s9
    and s6, t4, s6
    and a5, s10, t1
    and a2, s7, a2
    and s11, t0, t5
    xor a0, a0, a4
    xor a4, s4, s10
    and t0, s7, a3
    and a1, s10, a1
    and t1, a4, s3
    and a4, a4, ra
    xor a3, s1, s8
    xor ra, s0, a0
    xor s4, a1, s5
    xor a1, a1, ra
    xor s1, s1, a2
    xor a1, a1, t1
    xor a2, a5, t2
    xor a0, a0, a3
    xor t0, a0, t0
    xor s9, t3, a2
    xor s1, s1, s4
    xor a4, a4, a5
    xor ra, t6, s4
    xor t6, a1, s11
    xor a5, s9, s1
    xor a1, a1, s1
    xor a2, t0, a2
    xor a1, a1, a2
    xor s10, a5, a6
    xor s6, a5, s6
    xor a5, a4, t6
    xor s0, s0, a2
    rori t4, s0, 12
    xor a4, ra, s10
    rori a2, s0, 28
    ld s4, 0(s2)
    rori ra, a1, 12
    rori t2, a5, 28
    xor s6, s6, t6
    rori t0, a1, 28
    rori a3, s10, 12
    rori a6, s10, 28
    rori t1, a5, 12
    xor a0, a0, a4
    xor s1, s1, a4
    ld s3, 192(sp)
    ld t5, 200(sp)
    and t6, t4, t5
    and ra, ra, t5
    and a2, a2, s3
    or t6, a2, t6
    and t0, t0, s3
    rori s5, s6, 12
    rori s7, s6, 28
    rori a2, a4, 12
    or ra, t0, ra
    and a3, a3, t5
    rori t0, a4, 28
    and t2, t2, s3
    and t1, t1, t5
    and t0, t0, s3
    and a6, a6, s3
    and s5, s5, t5
    or a3, a6, a3
    and a2, a2, t5
    or t1, t2, t1
    and s7, s7, s3
    or s5, s7, s5
    rori a6, a0, 28
    rori t2, a0, 12
    xor s0, t6, s0
    xor a1, ra, a1
    and a6, a6, s3
    or a2, t0, a2
    rori t0, s1, 28
    and t2, t2, t5
    xor a5, t1, a5
    xor s10, a3, s10
    xor t6, t6, s4
    ld s4, 40(s2)
    rori s7, s1, 12
    xor t1, s4, t1
    ld s4, 56(s2)
    and t0, t0, s3
    xor a3, s4, a3
    and s3, s7, t5
    xor s6, s5, s6
    sd a3, 232(sp)
    or t2, a6, t2
    xor a4, a4, a2
    or t0, t0, s3
    rori a6, s0, 40
    rori s3, s0, 24
    rori s4, a1, 40
    rori s7, a1, 24
    rori s8, a5, 40
    ld s9, 8(s2)
    rori t3, a5, 24
    xor t1, t1, a4
    ld s11, 16(s2)
    xor s5, s11, s5
    and a6, a6, a7
    rori s11, s10, 40
    ld t4, 32(s2)
    xor a2, t4, a2
    xor t6, t6, s10
    ld t4, 48(s2)
    rori t5, s10, 24
    xor a5, t4, a5
    xor a0, t2, a0
    and s8, s8, a7
    ld t4, 264(sp)
    xor s1, t0, s1
    xor s0, s9, s0
    and s4, s4, a7
    rori s9, s6, 40
    xor s0, s0, ra
    rori ra, s6, 24
    and s3, s3, t4
    xor a1, s5, a1
    and s7, s7, t4
    rori s5, a4, 40
    and s11, s11, a7
    and t5, t5, t4
    or s4, s4, s7
    xor a2, a2, s10
    xor a5, a5, t0
    ld t0, 24(s2)
    or s11, s11, t5
    xor t0, t0, t2
    and s7, s9, a7
    and s9, t3, t4
    and ra, ra, t4
    rori a4, a4, 24
    rori t5, a0, 24
    and s5, s5, a7
    or t2, a6, s3
    or s8, s8, s9
    and a4, a4, t4
    rori s9, s1, 40
    rori t3, a0, 40
    rori a6, s1, 24
    or a4, s5, a4
    xor a0, a0, a2
    or a2, s7, ra
    xor s6, t0, s6
    and ra, t3, a7
    xor s1, s1, a3
    and s3, a6, t4
    xor t6, t6, t2
    xor s0, s0, s4
    xor t1, t1, s8
    and t0, t5, t4
    and a3, s9, a7
    xor s1, s1, s11
    or ra, ra, t0
    xor a1, a1, a2
    xor a0, a0, a4
    xor s6, s6, s0
    xor s5, a0, s1
    xor s6, s6, ra
    xor a4, t1, t6
    xor a2, s1, t1
    or t0, s3, a3
    xor a5, a5, t0
    xor s10, s0, s10
    xor t0, a0, a1
    xor ra, s10, s1
    xor t2, a1, s1
    xor a4, a4, a5
    xor a1, s6, a1
    xor s7, a1, a5
    xor s6, s6, s5
    xor a3, t0, ra
    xor a5, a4, s10
    xor s1, s1, a4
    xor a0, a0, a4
    xor t1, a1, t1
    xor t3, t1, s6
    xor a6, s6, t6
    xor s4, s7, t6
    xor s8, a5, t2
    xor t4, a6, a4
    and s9, a5, a4
    and t5, a0, t6
    or s11, t1, ra
    and s3, a3, s6
    and s0, s8, a6
    xor a2, a2, t5
    xor s3, s3, s5
    and t5, t4, t2
    xor a2, a2, s0
    and a1, t3, t0
    xor s10, s10, s9
    xor s9, s11, s9
    xor s3, s3, s7
    and s11, s7, s5
    xor t5, t5, a1
    xor s11, a1, s11
    and a1, s4, s1
    xor a2, a2, t5
    xor s3, s3, s0
    xor s10, s10, a1
    xor s9, s9, s11
    xor s10, s10, t5
    xor s3, s3, s11
    xor s0, s10, s9
    xor s11, a2, s3
    and a2, s10, a2
    xor a1, a2, s9
    xor t5, a2, s3
    and s0, t5, s0
    and t5, a1, s11
    xor s3, s3, t5
    xor a2, s0, a2
    xor t5, s0, s9
    and a2, a2, s9
    xor s10, a2, s10
    xor a2, a2, a1
    and a2, a2, s3
    xor a2, a2, s11
    and s1, s1, a2
    ld s11, 72(s2)
    and a3, t5, a3
    and a6, s10, a6
    ld s9, 64(s2)
    ld s0, 80(s2)
    ld a1, 88(s2)
    and s6, s6, t5
    and s8, s10, s8
    xor s10, s10, t5
    and s4, a2, s4
    xor t5, t5, s3
    and t1, s3, t1
    and ra, s3, ra
    and t6, s10, t6
    and t3, t5, t3
    and t0, t5, t0
    and a0, s10, a0
    xor a6, a6, s6
    xor s10, s10, a2
    xor s3, s3, a2
    xor s6, s6, t6
    and a5, s3, a5
    xor t6, t5, s10
    and a2, s7, s10
    and a4, a4, s3
    and t5, s10, s5
    ld s10, 96(s2)
    ld s7, 104(s2)
    and s3, t6, t2
    ld s5, 112(s2)
    ld t2, 120(s2)
    and t4, t6, t4
    xor t6, ra, s6
    xor t0, t5, t0
    xor s4, t1, s4
    xor t3, a2, t3
    xor a2, a2, t6
    xor s6, s4, s6
    xor a4, a4, t1
    xor a5, s6, a5
    xor t6, a2, t4
    xor a5, t0, a5
    xor s4, a6, t3
    xor t1, s3, t5
    xor a4, a4, t3
    xor a2, t0, s8
    xor a2, a2, a4
    xor s1, s1, t6
    xor t0, a2, a3
    xor t4, t6, a4
    xor ra, a5, ra
    xor a6, t4, a5
    xor a0, a0, a2
    xor t6, t1, s1
    xor a5, s4, t0
    xor a0, a0, s1
    rori s1, ra, 16
    rori s3, t0, 16
    rori t1, t6, 16
    xor s6, a5, s6
    rori a2, a6, 16
    xor t5, a6, a2
    xor t6, t1, t6
    xor t0, t0, s3
    xor ra, s1, ra
    xor s1, s9, s1
    xor t3, t2, s3
    rori s8, t5, 32
    rori a3, a0, 16
    xor a0, a0, a3
    rori a6, a5, 16
    xor t4, s5, t6
    xor a4, a4, a5
    xor s1, s1, t0
    xor s4, s7, t1
    rori t2, s6, 16
    rori s5, ra, 32
    rori s9, a4, 16
    xor a5, a6, a5
    xor ra, s11, ra
    xor a3, s0, a3
    rori s3, t0, 32
    xor s10, s10, a6
    xor s6, t2, s6
    rori a6, a0, 32
    rori t1, a5, 32
    xor s1, s1, s5
    xor ra, ra, s8
    xor s7, t5, a3
    rori s8, t6, 32
    xor s0, s4, s8
    xor t6, t4, s9
    xor a4, s9, a4
    rori s4, a4, 32
    xor s10, s10, t0
    rori a3, s6, 32
    xor s11, t3, s3
    xor t2, a1, t2
    xor a5, a5, s0
    xor a4, s11, a4
    xor a2, ra, a2
    xor a1, s7, a6
    xor s10, s10, t1
    xor a0, t2, a0
    xor s0, a2, t0
    xor ra, a1, a4
    xor s6, s6, s10
    xor t6, t6, s4
    xor s10, a5, s1
    xor a0, a0, a3
    xor t0, a4, a5
    xor t1, s6, a4
    xor a0, a0, a2
    xor a2, s10, t6
    xor s10, s0, a4
    xor s5, a1, a0
    xor t2, s6, a1
    xor a0, a0, t1
    xor s6, a2, s6
    xor a3, a2, s0
    xor t5, a3, ra
    xor a6, t2, s10
    xor s3, a0, s1
    xor a1, s5, t6
    and s8, s6, s1
    xor a5, a5, s5
    xor t4, a1, s1
    xor a4, a4, a2
    and s7, a6, a0
    xor s9, a5, a0
    and t3, s9, t2
    xor t0, t0, s8
    and s11, a1, t1
    and s4, t5, s3
    xor s5, s7, t1
    and t6, a3, a2
    xor s0, s0, t6
    xor s8, s3, a2
    or s7, a5, s10
    xor s7, s7, t6
    and t6, s8, ra
    xor t0, t0, s4
    xor t6, t6, t3
    xor s5, s5, a1
    xor s11, t3, s11
    and t3, t4, a4
    xor t0, t0, t6
    xor s0, s0, t3
    xor s5, s5, s4
    xor s5, s5, s11
    xor s0, s0, t6
    xor s4, s7, s11
    xor s7, t0, s5
    xor t3, s0, s4
    and t0, t0, s0
    xor t6, t0, s4
    xor s11, t0, s5
    and t3, s11, t3
    and s11, t6, s7
    xor t0, t0, t3
    xor s5, s5, s11
    and a5, s5, a5
    xor t3, t3, s4
    and t0, s4, t0
    xor s0, s0, t0
    xor t0, t0, t6
    and t6, s0, t5
    and t0, t0, s5
    xor t0, t0, s7
    and a0, a0, t3
    and a6, t3, a6
    and s3, s0, s3
    xor s0, s0, t3
    xor s4, t3, s5
    and s10, s5, s10
    and s1, s1, s0
    and s6, s0, s6
    xor s0, s0, t0
    xor s5, s5, t0
    and s7, t0, t4
    and a4, t0, a4
    xor s3, s3, a0
    xor a0, a0, s1
    xor s1, s4, s0
    and a3, s5, a3
    and a1, a1, s0
    xor s11, s10, a0
    and t5, s1, s8
    and s1, s1, ra
    and t0, s4, s9
    xor ra, t0, a1
    ld t0, 128(s2)
    and s0, s0, t1
    ld t1, 136(s2)
    ld t3, 144(s2)
    ld s8, 152(s2)
    xor a1, s11, a1
    xor s1, s1, s0
    and a2, s5, a2
    sd s8, 240(sp)
    xor s7, a5, s7
    sd t1, 248(sp)
    and t2, s4, t2
    xor a5, a5, a2
    xor a2, s0, t2
    xor a0, s7, a0
    xor t6, a2, t6
    xor t4, s3, ra
    xor t2, a0, a3
    xor a1, a1, t5
    xor a5, a5, ra
    xor a4, a4, a1
    xor t6, t6, a5
    xor a2, t2, a2
    xor a1, a1, a5
    xor s0, t6, a6
    xor a1, a1, a2
    xor s10, a2, s10
    rori s9, s10, 4
    xor s11, s1, a4
    xor s1, t4, s0
    rori a2, s10, 20
    xor a5, a5, s1
    rori ra, a1, 4
    ld s7, 216(sp)
    rori a3, s11, 4
    rori s4, s0, 20
    rori s3, s0, 4
    and a2, a2, s7
    ld s5, 224(sp)
    rori t2, a1, 20
    xor s6, t6, s6
    rori a6, s11, 20
    xor s6, s6, a4
    and a4, s9, s5
    and ra, ra, s5
    and t2, t2, s7
    rori t5, s6, 4
    or a4, a4, a2
    and s3, s3, s5
    rori a2, s6, 20
    or ra, t2, ra
    rori t2, s1, 4
    and a3, a3, s5
    and t4, t5, s5
    rori t6, s1, 20
    and s4, s4, s7
    and a6, a6, s7
    and a2, a2, s7
    and s9, t6, s7
    xor s10, a4, s10
    or a3, a6, a3
    and t2, t2, s5
    or s3, s4, s3
    or t2, s9, t2
    ld a6, 168(s2)
    ld s4, 176(s2)
    xor t1, t1, s10
    xor a0, a0, s1
    xor s0, s3, s0
    xor a4, t0, a4
    ld t5, 184(s2)
    rori t0, a0, 4
    xor t6, a3, s11
    xor a3, a6, a3
    rori a6, a0, 20
    xor s3, t5, s3
    xor s4, s4, t6
    rori s11, a5, 4
    and a6, a6, s7
    and t0, t0, s5
    rori s9, a5, 20
    and t5, s11, s5
    xor s1, t2, s1
    and s5, s9, s7
    or a2, a2, t4
    ld s7, 160(s2)
    xor s6, a2, s6
    or t0, t0, a6
    xor a2, t3, a2
    rori s11, s10, 40
    or a6, t5, s5
    xor a1, ra, a1
    addi s2, s2, 256
    xor a2, a2, a1
    rori s9, a1, 40
    rori s10, s10, 24
    xor t2, s7, t2
    xor ra, t1, ra
    xor t1, t0, a0
    rori t4, s0, 24
    and t3, s11, a7
    ld s5, 264(sp)
    xor t5, a6, a5
    and s10, s10, s5
    rori s7, t6, 40
    rori t6, t6, 24
    and a0, s9, a7
    and t6, t6, s5
    or s10, t3, s10
    rori a1, a1, 24
    xor a6, s4, a6
    and a1, a1, s5
    xor s11, s8, t0
    rori s4, s0, 40
    and t0, s7, a7
    or t6, t0, t6
    and s4, s4, a7
    or a1, a0, a1
    and t0, t4, s5
    rori a5, s6, 40
    xor s7, s11, s6
    rori s6, s6, 24
    and s6, s6, s5
    and a0, a5, a7
    or s9, a0, s6
    rori s6, s1, 40
    xor a0, a3, s1
    and s6, s6, a7
    rori s1, s1, 24
    or t0, s4, t0
    xor t3, t2, s0
    xor a1, ra, a1
    and s1, s1, s5
    or s1, s6, s1
    rori ra, t1, 24
    xor s6, a4, s0
    xor t6, a0, t6
    xor a0, s3, t5
    rori s8, t1, 40
    xor s6, s6, s10
    rori t4, t5, 40
    and ra, ra, s5
    xor a0, a0, t0
    xor a4, t3, t1
    and s10, s8, a7
    xor a5, a2, s9
    rori s11, t5, 24
    and a3, s11, s5
    and s4, t4, a7
    or s10, ra, s10
    ld ra, 208(sp)
    or t2, a3, s4
    xor a4, a4, s1
    xor s1, s7, s10
    xor a2, a6, t2
    xor s10, a1, s0
    xor s0, s0, s1
    bne s2, ra, .Laes_encrypt_blocks_6
    xor t0, a4, a0
    xor s1, s1, a1
    xor a1, t6, s6
    xor t5, s10, a0
    xor a7, a4, a5
    xor s11, a1, a2
    xor ra, a5, s1
    xor s1, s1, t0
    xor a6, a5, a0
    xor t1, a7, t5
    xor s8, ra, t6
    xor s9, s1, s6
    xor s5, ra, a2
    xor s3, a0, t6
    xor t4, s11, s10
    xor s7, t4, a6
    xor s2, s11, a4
    xor t6, s11, a0
    and a5, t1, s1
    xor s4, s5, s6
    and a2, s2, s6
    and a0, t4, s11
    xor t3, s8, s1
    xor t2, s9, s11
    xor a5, a5, t0
    and a1, t3, a7
    and a4, s7, s9
    xor a2, s3, a2
    and ra, s5, t0
    and s0, t2, a6
    or a3, s8, t5
    xor s10, s10, a0
    and s3, s4, t6
    xor a5, a5, s5
    xor s0, s0, a1
    xor a2, a2, a4
    xor a0, a3, a0
    xor a3, s3, s10
    ld s3, 168(sp)                      # 8-byte Folded Reload
    xor a1, a1, ra
    xor a4, a4, a5
    xor a2, a2, s0
    xor a5, a3, s0
    xor a4, a4, a1
    and s10, a5, a2
    xor a1, a0, a1
    xor ra, a5, a1
    xor s0, s10, a4
    and a3, s0, ra
    xor a0, a2, a4
    xor s0, s10, a1
    xor ra, s10, a3
    and a2, s0, a0
    and s10, ra, a1
    xor ra, a2, a4
    xor a2, s10, s0
    xor a4, a3, a1
    xor a1, s10, a5
    and s0, a2, ra
    xor a0, s0, a0
    xor a3, a1, a4
    xor a5, ra, a4
    and s0, a4, s1
    and s10, ra, s8
    and s6, a3, s6
    and a2, a1, s7
    and s8, ra, t5
    and s9, a1, s9
    and a7, a5, a7
    and t1, a4, t1
    ld a1, 184(sp)                      # 8-byte Folded Reload
    xor s1, a0, a3
    xor s7, ra, a0
    and t5, a0, s4
    ld a4, 912(a1)
    and ra, a3, s2
    and s4, s7, s11
    xor a3, s6, s0
    xor s2, s9, s0
    ld s6, 920(a1)
    and t6, a0, t6
    and s0, a5, t3
    and s11, s1, s5
    and t4, s7, t4
    and a0, s1, t0
    xor s1, a5, s1
    xor s9, ra, a4
    ld t3, 896(a1)
    ld s5, 904(a1)
    xor s7, s10, t5
    xor s0, s0, s11
    xor t0, s8, a3
    and a5, s1, t2
    xor ra, a3, s7
    xor a4, t0, s11
    xor t0, s8, t3
    and t2, s1, a6
    xor s1, s4, s10
    xor t5, a0, a7
    ld a3, 936(a1)
    xor s7, s1, s0
    ld s11, 944(a1)
    xor s8, ra, t4
    xor t3, a4, a5
    xor s4, s2, s0
    ld a6, 952(a1)
    xor a5, t5, a2
    ld a7, 928(a1)
    xor a3, a3, a0
    xor a5, a5, s7
    xor s1, s7, s5
    xor a4, t5, s8
    xor s0, t3, t6
    xor s10, a5, t1
    xor t4, ra, s6
    xor s2, t0, a4
    xor a1, t2, a3
    xor a4, a4, s1
    xor a5, s9, a5
    xor s1, s4, s10
    xor a0, s7, s11
    xor t0, a1, s0
    xor a2, t3, a4
    xor a5, a5, s0
    srli a1, a5, 1
    srli a4, s2, 1
    xor a7, a7, s1
    xor s0, t4, s1
    xor a4, a4, a2
    xor t1, a0, s1
    xor t2, a6, s10
    srli s5, a7, 1
    and a4, a4, s3
    xor a3, a1, s0
    srli s1, t1, 1
    xor a1, t0, s5
    slli s8, a4, 1
    xor t5, s1, t2
    and t6, a3, s3
    xor t3, a4, a2
    and a1, a1, s3
    xor t4, s8, s2
    slli a4, t6, 1
    and a3, t5, s3
    xor a0, a4, a5
    slli ra, a1, 1
    xor s0, s0, t6
    srli a2, t3, 2
    xor t0, a1, t0
    ld a1, 160(sp)                      # 8-byte Folded Reload
    slli s6, a3, 1
    srli s1, t4, 2
    xor a7, ra, a7
    xor a5, a3, t2
    xor a2, a2, s0
    srli s9, a7, 2
    xor a3, s6, t1
    xor s1, s1, a0
    and a2, a2, a1
    and s1, s1, a1
    srli a4, t0, 2
    xor a4, a4, a5
    xor s4, s9, a3
    slli s7, a2, 2
    slli s11, s1, 2
    xor t5, a2, s0
    and a2, a4, a1
    and a1, a1, s4
    ld a6, 16(sp)                       # 8-byte Folded Reload
    xor s10, s1, a0
    xor t1, s7, t3
    slli s5, a2, 2
    srli a4, t5, 4
    slli s2, a1, 2
    xor a5, a5, a2
    xor a3, a3, a1
    xor t2, s11, t4
    srli s1, t1, 4
    srli a0, s10, 4
    ld a1, 152(sp)                      # 8-byte Folded Reload
    xor a2, s5, t0
    srli t0, t2, 4
    xor t3, s2, a7
    xor a4, a4, a5
    xor s1, s1, a2
    xor s0, a3, a0
    xor s8, t3, t0
    and a0, a4, a1
    and a7, s1, a1
    and t0, s0, a1
    and a4, s8, a1
    slli s3, a0, 4
    slli t6, a7, 4
    slli ra, t0, 4
    xor a5, a5, a0
    ld s6, 272(sp)                      # 8-byte Folded Reload
    xor s9, a7, a2
    xor t4, t0, a3
    slli a2, a4, 4
    ld s0, 0(sp)                        # 8-byte Folded Reload
    xor s4, a4, t3
    xor a4, t6, t1
    xor t5, s3, t5
    xor s10, ra, s10
    and a3, t5, s6
    srli s3, a5, 8
    srli a7, t5, 8
    and s2, a5, s0
    and s1, s9, s6
    and a1, a5, s6
    xor t2, a2, t2
    and s7, t4, s6
    srli t3, t4, 8
    and s11, t5, s0
    srli s5, a4, 8
    srli a2, a1, 8
    and t1, s9, s0
    srli s8, a3, 8
    and a0, a4, s6
    srli t0, s9, 8
    and t6, s3, a6
    or ra, a2, a1
    srli a5, s1, 8
    or t5, s8, a3
    and s9, a4, s0
    and a2, a7, a6
    or s8, t6, s2
    and s3, s10, s6
    srli a1, s7, 8
    or a3, a5, s1
    and a4, t0, a6
    or a7, a1, s7
    or s2, a2, s11
    srli s1, s10, 8
    srli t6, a0, 8
    and a2, t3, a6
    or a5, a4, t1
    and t4, t4, s0
    and t0, s10, s0
    and a1, s4, s6
    srli s7, s3, 8
    or s11, t6, a0
    and a4, s5, a6
    or t1, s7, s3
    srli a0, s4, 8
    srli t3, a1, 8
    and s10, s4, s0
    and s1, s1, a6
    or s3, a4, s9
    and t6, t2, s6
    or t3, t3, a1
    and a0, a0, a6
    or s6, s1, t0
    srli s5, t6, 8
    srli s7, t2, 8
    or s4, s5, t6
    and s1, t2, s0
    srli a4, s8, 24
    or s9, a0, s10
    ld a1, 8(sp)                        # 8-byte Folded Reload
    srli t0, s8, 8
    and s5, s7, a6
    and t6, ra, a1
    or t2, a4, t0
    and s7, t5, a1
    or s10, a2, t4
    or s0, s5, s1
    and a0, a7, a1
    and a3, a3, a1
    srli s1, s2, 8
    srli s8, s10, 8
    srli a4, s2, 24
    srli a6, a5, 8
    srli ra, a5, 24
    srli t0, s10, 24
    or t5, a4, s1
    and s1, s11, a1
    srli a2, t6, 16
    srli a5, s3, 8
    or a7, ra, a6
    and a4, t1, a1
    srli t4, s3, 24
    or s5, t0, s8
    srli s2, s6, 24
    and s10, t3, a1
    srli s11, s0, 8
    or t0, a2, t6
    srli ra, s6, 8
    srli a6, s7, 16
    srli t1, s9, 24
    srli s3, s9, 8
    or s8, t4, a5
    srli a5, a3, 16
    or t6, s2, ra
    srli t3, a0, 16
    or a2, a6, s7
    srli s6, s0, 24
    or s9, t1, s3
    srli s0, s1, 16
    srli t4, a4, 16
    or ra, t3, a0
    srli s2, s10, 16
    or s3, a5, a3
    or a3, s6, s11
    and a6, s4, a1
    or s0, s0, s1
    srli a1, a6, 16
    or a0, s10, s2
    or a4, a4, t4
    sw s9, 328(sp)
    sw a7, 332(sp)
    or a1, a1, a6
    sw s5, 336(sp)
    sw a3, 312(sp)
    sw s8, 316(sp)
    sw t6, 320(sp)
    sw t5, 324(sp)
    sw a0, 296(sp)
    ld a0, 128(sp)                      # 8-byte Folded Reload
    sw s3, 300(sp)
    sw ra, 304(sp)
    sw t0, 308(sp)
    ld s4, 136(sp)                      # 8-byte Folded Reload
    sw a1, 280(sp)
    ld t5, 120(sp)                      # 8-byte Folded Reload
    sw s0, 284(sp)
    sw a4, 288(sp)
    sw a2, 292(sp)
    sw t2, 340(sp)
    srli a0, a0, 4
    bne a0, zero, .Laes_encrypt_blocks_9
    jal zero, .Laes_encrypt_blocks_3
.Laes_encrypt_blocks_9:
    add a0, zero, s4
    addi a1, sp, 312
.Laes_encrypt_blocks_10:
    lw a4, -16(a1)
    lw a3, 0(a1)
    lw a2, -32(a1)
    lw a5, 16(a1)
    srli s1, a3, 8
    srli s0, a2, 16
    srli a6, a3, 24
    srli t1, a5, 24
    srli a7, a5, 8
    srli t0, a4, 16
    sb a5, 5(a0)
    srli t2, a2, 8
    addi a1, a1, 4
    srli ra, a5, 16
    sb s1, -6(a0)
    srli s2, a4, 8
    srli t3, a3, 16
    srli t4, a2, 24
    sb s0, -5(a0)
    srli s3, a4, 24
    sb a6, -4(a0)
    sb a7, -2(a0)
    sb t0, -1(a0)
    sb t1, 0(a0)
    sb s3, 8(a0)
    sb t3, 3(a0)
    sb t4, 4(a0)
    sb a2, -7(a0)
    sb t2, 2(a0)
    sb s2, 6(a0)
    sb a4, -3(a0)
    sb a3, 1(a0)
    sb ra, 7(a0)
    addi a0, a0, 16
    bne a1, t5, .Laes_encrypt_blocks_10
    jal zero, .Laes_encrypt_blocks_3
.Laes_encrypt_blocks_12:
    ld s0, 432(sp)                      # 8-byte Folded Reload
    ld s1, 424(sp)                      # 8-byte Folded Reload
    ld s10, 352(sp)                     # 8-byte Folded Reload
    ld s2, 416(sp)                      # 8-byte Folded Reload
    ld ra, 440(sp)                      # 8-byte Folded Reload
    ld s3, 408(sp)                      # 8-byte Folded Reload
    ld s4, 400(sp)                      # 8-byte Folded Reload
    ld s5, 392(sp)                      # 8-byte Folded Reload
    ld s6, 384(sp)                      # 8-byte Folded Reload
    ld s7, 376(sp)                      # 8-byte Folded Reload
    ld s8, 368(sp)                      # 8-byte Folded Reload
    ld s9, 360(sp)                      # 8-byte Folded Reload
    ld s11, 344(sp)                     # 8-byte Folded Reload
    addi sp, sp, 448
    jalr zero, 0(ra)
.Lfunc_end0:
	.size	aes_encrypt_blocks, .Lfunc_end0-aes_encrypt_blocks
                                        # -- End function
	.section	".note.GNU-stack","",@progbits
