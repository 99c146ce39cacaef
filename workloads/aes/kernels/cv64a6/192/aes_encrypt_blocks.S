# aes_encrypt_blocks of aes-192, scheduled for cv64a6:
# 3,646 -> 3,447 cycles, 3,386 -> 3,319 instructions, 5,854 -> 6,200 bytes, proved equal to what came.
# No order takes fewer than 3,319 cycles (issue slots: 684, 1 a cycle, 3 times).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 1 (3,000 orders), seed 1, Instar 0.1.0:
#   instar schedule aes-192 aes_encrypt_blocks --core cv64a6 --effort 1 -o aes_encrypt_blocks.S

	.text
	.globl	aes_encrypt_blocks              # -- Begin function aes_encrypt_blocks
	.p2align	1
	.type	aes_encrypt_blocks,@function
aes_encrypt_blocks:                     # @aes_encrypt_blocks
    addi sp, sp, -448
    sd ra, 440(sp)                      # 8-byte Folded Spill
    sd s0, 432(sp)                      # 8-byte Folded Spill
    sd s1, 424(sp)                      # 8-byte Folded Spill
    sd s2, 416(sp)                      # 8-byte Folded Spill
    sd s3, 408(sp)                      # 8-byte Folded Spill
    sd s4, 400(sp)                      # 8-byte Folded Spill
    sd s6, 384(sp)                      # 8-byte Folded Spill
    sd s7, 376(sp)                      # 8-byte Folded Spill
    sd s8, 368(sp)                      # 8-byte Folded Spill
    sd s5, 392(sp)                      # 8-byte Folded Spill
    sd s9, 360(sp)                      # 8-byte Folded Spill
    sd s10, 352(sp)                     # 8-byte Folded Spill
    sd s11, 344(sp)                     # 8-byte Folded Spill
    sd a2, 40(sp)                       # 8-byte Folded Spill
    sd a0, 176(sp)                      # 8-byte Folded Spill
    bne a3, zero, .Laes_encrypt_blocks_2
    jal zero, .Laes_encrypt_blocks_13
.Laes_encrypt_blocks_2:
    lui a6, 0xfff10
    lui a7, 0xff010
    lui t0, 0x55555
    lui t3, 0xf0f1
    lui t1, 0x33333
    lui t2, 0xfff1
    lui t4, 0xf000f
    addi a4, zero, 0
    lui s3, 0xff0
    lui t5, 0xf0
    lui t6, 0xffff0
    ld a0, 176(sp)                      # 8-byte Folded Reload
    addi a6, a6, -16
    addi ra, a7, -256
    lui s2, 0xff000
    addi s0, t0, 1365
    sd a3, 32(sp)                       # 8-byte Folded Spill
    addi s1, t1, 819
    slli a5, t4, 32
    addi a0, a0, 160
    addi t2, t2, -1
    sd a0, 24(sp)                       # 8-byte Folded Spill
    addi a7, s3, 255
    addi t5, t5, 15
    addi t6, t6, 1
    addi a2, t3, -241
    slli s5, a7, 32
    slli a0, ra, 32
    addi s2, s2, 1
    slli s6, s3, 32
    addi s4, a1, 7
    slli a1, a6, 32
    add.uw a5, t4, a5
    slli s7, s0, 32
    add s8, s6, s3
    add.uw s9, a6, a1
    sd s9, 208(sp)                      # 8-byte Folded Spill
    add.uw a0, ra, a0
    slli a1, t2, 32
    add s10, s7, s0
    slli s11, a2, 32
    slli t0, s1, 32
    add t1, t0, s1
    sd a5, 216(sp)                      # 8-byte Folded Spill
    sd a0, 256(sp)                      # 8-byte Folded Spill
    sd s8, 16(sp)                       # 8-byte Folded Spill
    add a1, a1, t2
    slli a0, t5, 32
    sd a1, 200(sp)                      # 8-byte Folded Spill
    sd s10, 168(sp)                     # 8-byte Folded Spill
    add t3, s11, a2
    sd t1, 160(sp)                      # 8-byte Folded Spill
    add a0, a0, t5
    slli.uw a2, t6, 16
    addi a2, a2, -1
    slli.uw a5, s2, 16
    add a1, s5, a7
    addi t4, a5, -256
    sd t4, 0(sp)                        # 8-byte Folded Spill
    sd a1, 264(sp)                      # 8-byte Folded Spill
    sd a0, 192(sp)                      # 8-byte Folded Spill
    sd a2, 8(sp)                        # 8-byte Folded Spill
    sd t3, 152(sp)                      # 8-byte Folded Spill
    add a0, zero, a3
    jal zero, .Laes_encrypt_blocks_5
.Laes_encrypt_blocks_3:
    ld a4, 144(sp)                      # 8-byte Folded Reload
    ld a0, 184(sp)                      # 8-byte Folded Reload
    ld a3, 32(sp)                       # 8-byte Folded Reload
    addi a4, a4, 64
    addi a0, a0, -64
    addi s4, s4, 64
    bltu a4, a3, .Laes_encrypt_blocks_5
    jal zero, .Laes_encrypt_blocks_13
.Laes_encrypt_blocks_5:
    sd s4, 136(sp)
    sd a4, 144(sp)
    ld s2, 40(sp)
    add s2, s2, a4
    lbu t2, 12(s2)
    lbu t1, 5(s2)
    sd a0, 184(sp)
    slli t1, t1, 8
    lbu a1, 13(s2)
    sub a4, a3, a4
    lbu s0, 8(s2)
    lbu s9, 2(s2)
    slli s9, s9, 32
    sltiu ra, a4, 64
    sltiu s7, a4, 32
    xori s7, s7, 1
    sd a4, 128(sp)
    addi ra, ra, -1
    andi ra, ra, 48
    lbu s1, 1(s2)
    lbu a2, 0(s2)
    slli s1, s1, 8
    or s1, s1, a2
    slli s7, s7, 4
    add s7, s7, s2
    lbu a2, 12(s7)
    lbu a3, 10(s7)
    sd a3, 232(sp)
    lbu a5, 13(s7)
    lbu s3, 14(s7)
    slli a3, a3, 32
    lbu a6, 9(s7)
    slli a5, a5, 8
    or a2, a2, a5
    add ra, ra, s2
    lbu a5, 13(ra)
    slli a6, a6, 8
    lbu a7, 0(ra)
    slli s3, s3, 32
    or a2, a2, s3
    sltiu a4, a4, 48
    xori a4, a4, 1
    lbu t0, 6(s2)
    slli a4, a4, 5
    add a4, a4, s2
    lbu s5, 8(s7)
    or a6, a6, s5
    lbu s4, 11(ra)
    or a3, a6, a3
    lbu s3, 9(a4)
    sd s4, 80(sp)
    lbu t5, 9(ra)
    slli a6, s4, 56
    lbu s5, 1(a4)
    slli t0, t0, 32
    slli s5, s5, 8
    slli a5, a5, 8
    lbu s6, 6(a4)
    lbu s8, 10(s2)
    or s9, s1, s9
    lbu s1, 6(ra)
    lbu s10, 3(s2)
    slli s10, s10, 48
    lbu s11, 4(s2)
    slli t3, s9, 8
    or s9, s10, s9
    or s9, t3, s9
    lbu s10, 9(s2)
    sd s9, 96(sp)
    lbu t3, 15(s2)
    slli a1, a1, 8
    lbu t4, 14(a4)
    slli t4, t4, 32
    or t2, a1, t2
    lbu t6, 14(s2)
    slli s8, s8, 32
    slli a1, s10, 8
    lbu s10, 4(a4)
    lbu s4, 1(ra)
    or a1, a1, s0
    or a1, a1, s8
    slli s0, t6, 32
    or t2, t2, s0
    slli s0, t2, 8
    slli t2, t2, 16
    slli s8, s4, 8
    or a7, s8, a7
    lbu s8, 8(ra)
    lbu t6, 0(s7)
    lbu s4, 12(ra)
    or a5, a5, s4
    lbu s4, 2(ra)
    slli s4, s4, 32
    or a7, a7, s4
    slli s4, t5, 8
    slli s3, s3, 8
    or s4, s4, s8
    lbu s8, 11(s2)
    slli t5, a1, 16
    slli t3, t3, 56
    slli s8, s8, 56
    or s8, s8, t5
    slli a1, a1, 8
    or a1, s8, a1
    sd a1, 64(sp)
    lbu s8, 2(s7)
    sd s8, 240(sp)
    lbu t5, 2(a4)
    or t2, t3, t2
    or t1, t1, s11
    or t1, t1, t0
    sd t5, 104(sp)
    lbu s11, 13(a4)
    slli s11, s11, 8
    lbu t3, 12(a4)
    or s11, s11, t3
    or s11, s11, t4
    lbu t3, 3(s7)
    lbu t4, 1(s7)
    slli t3, t3, 48
    slli t4, t4, 8
    or t4, t4, t6
    slli s8, s8, 32
    or s8, t4, s8
    slli t0, s11, 8
    slli t4, s8, 8
    or s8, t3, s8
    ld t3, 264(sp)
    or s8, s8, t4
    and s8, s8, t3
    lbu t4, 15(a4)
    lbu t6, 0(a4)
    or s5, s5, t6
    slli t6, t5, 32
    lbu t5, 8(a4)
    or s3, s3, t5
    or t5, s5, t6
    slli s5, s11, 16
    slli s11, t4, 56
    or s5, s11, s5
    lbu s11, 10(a4)
    slli t6, s11, 32
    sd s11, 56(sp)
    lbu t4, 14(ra)
    or s3, s3, t6
    slli t4, t4, 32
    or a5, a5, t4
    lbu t4, 5(a4)
    slli s11, s3, 16
    or s5, s5, t0
    lbu t6, 11(a4)
    slli t0, t6, 56
    or t6, t0, s11
    lbu t0, 15(ra)
    slli s11, t0, 56
    slli t0, s3, 8
    slli t4, t4, 8
    slli s3, a5, 16
    or s10, t4, s10
    slli a5, a5, 8
    or t4, s11, s3
    or t2, t2, s0
    or s0, t4, a5
    slli a5, a2, 16
    lbu t4, 15(s7)
    slli s3, t4, 56
    sd t4, 48(sp)
    or a5, a5, s3
    lbu t4, 6(s7)
    lbu s11, 11(s7)
    slli s3, s11, 56
    slli s11, a3, 16
    or t0, t6, t0
    or t6, s3, s11
    slli a3, a3, 8
    ld s11, 256(sp)
    and s3, t0, s11
    lbu t0, 5(s7)
    slli t0, t0, 8
    or a3, t6, a3
    and a3, a3, s11
    slli s6, s6, 32
    or s6, s10, s6
    lbu s10, 4(s7)
    or s10, t0, s10
    slli t4, t4, 32
    or s10, s10, t4
    slli t4, s10, 8
    lbu s7, 7(s7)
    sd s7, 72(sp)
    slli s7, s7, 48
    or s7, s7, s10
    or s7, s7, t4
    slli s10, s6, 8
    slli a2, a2, 8
    or a2, a2, a5
    and s9, s9, t3
    and a1, a1, s11
    or a1, a1, s9
    srli t6, a1, 1
    or t0, a3, s8
    and s9, s7, t3
    and a2, a2, s11
    or s9, a2, s9
    slli s1, s1, 32
    xor s7, t6, t0
    ld a3, 168(sp)
    and s7, s7, a3
    slli a5, s7, 1
    lbu s8, 10(ra)
    lbu t4, 4(ra)
    lbu a2, 5(ra)
    slli t6, a2, 8
    or a2, t6, t4
    or s1, s1, a2
    slli s8, s8, 32
    or s4, s4, s8
    slli s8, s4, 8
    slli t4, s1, 8
    slli s4, s4, 16
    or a6, a6, s4
    lbu s4, 7(a4)
    slli s4, s4, 48
    or s4, s4, s6
    slli t6, t1, 8
    lbu s2, 7(s2)
    slli s2, s2, 48
    lbu s6, 3(ra)
    sd s6, 112(sp)
    lbu ra, 7(ra)
    slli ra, ra, 48
    and s0, s0, s11
    or ra, ra, s1
    lbu a4, 3(a4)
    sd a4, 224(sp)
    or s2, s2, t1
    slli t1, a4, 48
    or t1, t1, t5
    slli a4, t5, 8
    or t1, t1, a4
    and t1, t1, t3
    and t2, t2, s11
    or s2, t6, s2
    or t1, s3, t1
    sd s2, 88(sp)
    and s2, s2, t3
    or s2, t2, s2
    or a4, s4, s10
    srli t2, s2, 1
    and a4, a4, t3
    and a2, s5, s11
    or a4, a2, a4
    slli s1, s6, 48
    or t5, s1, a7
    srli s1, a4, 1
    or ra, ra, t4
    and ra, ra, t3
    or s0, s0, ra
    srli ra, t1, 1
    xor s1, s1, s0
    slli a7, a7, 8
    xor t2, t2, s9
    or t6, t5, a7
    and s3, t6, t3
    and s1, s1, a3
    slli a7, s1, 1
    and t2, t2, a3
    xor s7, s7, t0
    or a2, a6, s8
    and a2, a2, s11
    ld s4, 176(sp)
    or t0, a2, s3
    xor a1, a1, a5
    xor ra, t0, ra
    and ra, ra, a3
    srli a2, s7, 2
    xor t0, ra, t0
    ld a6, 8(s4)
    xor a4, a7, a4
    srli s10, a1, 2
    xor a2, a2, t0
    ld s3, 56(s4)
    ld s5, 160(sp)
    and a2, a2, s5
    ld s6, 16(s4)
    xor s9, t2, s9
    srli a3, s9, 2
    slli t2, t2, 1
    xor s2, t2, s2
    slli t2, ra, 1
    srli ra, s2, 2
    addi s8, sp, 312
    xor ra, a4, ra
    and ra, ra, s5
    xor a4, ra, a4
    xor t2, t2, t1
    xor t1, s10, t2
    and t1, t1, s5
    xor t2, t2, t1
    xor s0, s0, s1
    xor s1, a3, s0
    and s1, s1, s5
    xor t0, t0, a2
    srli a3, t0, 4
    slli a7, s1, 2
    xor s9, a7, s9
    xor s0, s0, s1
    xor s1, s0, a3
    slli t1, t1, 2
    xor t1, t1, a1
    srli t4, t1, 4
    slli a1, ra, 2
    srli a0, a0, 4
    xor ra, a1, s2
    xor s2, t4, ra
    ld a1, 152(sp)
    and a3, s2, a1
    srli s2, t2, 4
    xor s2, a4, s2
    ld a7, 0(s4)
    ld t5, 40(s4)
    slli a2, a2, 2
    xor t3, t5, s9
    xor s7, a2, s7
    srli a2, s7, 4
    xor s9, a2, s9
    and s1, s1, a1
    and a2, s2, a1
    xor t2, s6, t2
    ld s5, 24(s4)
    and s6, s9, a1
    xor s2, t3, s6
    xor s7, a6, s7
    addi a1, zero, 4
    minu t6, a0, a1
    slli s11, a2, 4
    sh2add a5, t6, s8
    sd a5, 120(sp)
    ld s10, 48(s4)
    xor t2, t2, s11
    xor t4, a4, s10
    xor a1, s0, s3
    xor a7, a7, t1
    xor a1, a1, s1
    xor t1, t4, a2
    ld s0, 32(s4)
    xor s0, ra, s0
    xor s0, s0, a3
    slli s9, a3, 4
    slli a4, s1, 4
    xor s9, a7, s9
    xor ra, s5, t0
    xor a4, ra, a4
    slli ra, s6, 4
    xor s7, s7, ra
    ld ra, 24(sp)
    sd ra, 272(sp)
    addi ra, zero, 8
    sd ra, 248(sp)
.Laes_encrypt_blocks_6:
    xor s4, s0, a1
    xor a5, s2, t1
    xor s1, s7, a1
    xor s5, a5, s9
    xor t3, t2, s0
    xor a4, s7, a4
    xor s6, a4, t2
    xor ra, a1, s2
    xor a2, s5, s7
    xor t5, s6, s2
    and t0, a2, s5
    xor a0, s5, a1
    or a3, t5, s1
    xor a6, s1, t3
    xor s11, s7, t0
    xor a7, t0, a3
    xor t2, t2, a1
    xor a3, a2, t2
    xor a4, a4, s4
    xor t0, a4, s9
    xor a1, t5, a4
    xor a5, a5, a4
    and s2, a5, t2
    and s3, a1, t3
    xor s0, s5, s0
    xor s2, s3, s2
    and s7, s0, s9
    xor t1, s6, t1
    xor s6, ra, s7
    and s7, t1, s4
    ld s8, 272(sp)
    xor s10, s3, s7
    xor t4, a7, s10
    ld t6, -88(s8)
    and ra, a6, a4
    xor s3, ra, s4
    xor s7, t1, s9
    and a7, s7, a0
    sd t6, 224(sp)
    xor s11, a7, s11
    xor s11, s11, s2
    xor ra, s11, t4
    xor a7, s3, t1
    and s3, a3, t0
    xor a7, a7, s3
    xor s6, s6, s3
    xor a7, a7, s10
    xor s6, s6, s2
    and s2, s6, s11
    xor s10, s2, a7
    xor s6, s6, a7
    xor s3, s2, t4
    and s10, s10, ra
    xor ra, s2, s10
    and s2, ra, t4
    xor ra, s2, s3
    and s3, s3, s6
    xor s11, s2, s11
    xor s2, s10, t4
    xor a7, s3, a7
    and s10, ra, a7
    and t5, a7, t5
    xor s6, s10, s6
    and s3, s6, s7
    xor t4, s6, a7
    xor s10, s11, s2
    and s0, s10, s0
    xor s3, t5, s3
    xor ra, s10, s6
    and s9, s10, s9
    and a2, t4, a2
    xor s10, a7, s2
    and s4, ra, s4
    and t1, t1, ra
    xor s7, s10, ra
    and t2, s7, t2
    and ra, s10, a1
    and a4, a4, s2
    and t3, s10, t3
    and s5, t4, s5
    xor s9, s9, a4
    xor t3, s4, t3
    and s1, a7, s1
    ld t4, -48(s8)
    xor a7, s1, s9
    and a3, s11, a3
    xor t2, t2, s4
    xor s4, t1, ra
    xor t5, s5, t5
    xor t1, a7, t1
    xor t5, t5, s4
    xor a3, t3, a3
    xor s5, a3, t5
    and a1, s2, a6
    xor s10, s3, s9
    and s6, s6, a0
    xor a1, s5, a1
    xor a2, a2, s10
    and s11, s11, t0
    xor t3, t3, a2
    xor a4, s11, a4
    xor a4, a4, s4
    rori a2, a1, 20
    xor a4, a4, a1
    xor s1, t3, s1
    rori s11, s1, 4
    xor ra, a4, t5
    ld a6, 200(sp)
    rori s4, a4, 4
    rori a3, ra, 20
    and a3, a3, a6
    rori a7, a4, 20
    and a5, s7, a5
    xor a5, t1, a5
    xor s2, a5, t5
    and a7, a7, a6
    xor s5, s5, s0
    rori t0, ra, 4
    xor s3, a4, s10
    xor s9, t3, s2
    ld a0, 216(sp)
    xor t1, a5, s6
    rori t3, s9, 20
    rori t5, s3, 4
    and t5, t5, a0
    and t3, t3, a6
    rori s2, a1, 4
    xor t2, t2, t1
    and s11, s11, a0
    and t0, t0, a0
    rori s7, t2, 4
    rori s10, s1, 20
    and s0, s10, a6
    ld a5, -80(s8)
    or s6, s0, s11
    rori s10, t2, 20
    and s0, s7, a0
    and s11, s4, a0
    or s7, a3, t0
    xor s1, s6, s1
    xor t1, s5, t1
    and s5, s10, a6
    or s5, s5, s0
    rori s10, s9, 4
    and s10, s10, a0
    xor t2, s5, t2
    rori a3, t2, 24
    and a2, a2, a6
    rori s4, t1, 4
    or s0, a7, s11
    or t3, t3, s10
    xor ra, s7, ra
    rori t0, s3, 20
    xor a7, t6, s1
    ld s10, 264(sp)
    and s11, t0, a6
    xor a4, a4, s0
    xor t6, a7, t3
    rori t0, t2, 40
    and a7, t0, s10
    rori t0, t1, 20
    xor s9, t3, s9
    or t5, s11, t5
    rori t3, s1, 24
    and s11, s4, a0
    and a6, t0, a6
    and s2, s2, a0
    or a0, a6, s11
    or a2, a2, s2
    xor a1, a1, a2
    xor t2, t4, t2
    rori s4, a4, 40
    xor t2, t2, s7
    rori t0, a1, 40
    and a6, t0, s10
    xor t1, a0, t1
    xor a0, a5, a0
    xor s11, t5, s3
    ld s2, -40(s8)
    rori t4, a1, 24
    ld s7, 256(sp)
    rori t0, s11, 24
    and a5, t4, s7
    or a6, a6, a5
    and s3, t0, s7
    ld t4, -56(s8)
    rori a5, ra, 24
    and t0, a5, s7
    xor s5, t4, s5
    rori t4, ra, 40
    and a3, a3, s7
    ld a5, -64(s8)
    xor s5, s5, a4
    xor s0, a5, s0
    or a3, a7, a3
    and t3, t3, s7
    rori a5, s9, 24
    and a7, s4, s10
    xor s0, s0, a1
    rori s4, t1, 40
    xor s0, s0, s11
    rori s1, s1, 40
    xor a2, s2, a2
    and t4, t4, s10
    ld s2, -72(s8)
    or t0, t4, t0
    and s1, s1, s10
    or s1, s1, t3
    rori t4, a4, 24
    ld t3, -96(s8)
    xor a0, a0, s9
    rori a4, s9, 40
    rori s9, t1, 24
    and s9, s9, s7
    xor t0, t2, t0
    rori t2, s11, 40
    xor a2, a2, ra
    and s11, a4, s10
    and ra, a5, s7
    xor a2, a2, a6
    and a4, s4, s10
    and a5, t2, s10
    xor a6, s5, a3
    or s4, s11, ra
    xor t5, s2, t5
    xor t2, t3, s6
    or s5, a5, s3
    xor a3, t2, a1
    xor a5, t6, s4
    and t2, t4, s7
    xor s1, a3, s1
    or ra, a4, s9
    xor t1, t5, t1
    or t2, a7, t2
    xor t1, t1, a5
    xor t1, t1, s5
    xor a5, a5, a1
    xor t5, a6, s1
    xor t5, t5, t0
    xor s5, t5, a2
    xor s6, s0, t2
    xor a0, a0, ra
    xor s4, s6, a2
    xor t2, t5, a5
    xor s11, t1, s4
    xor s0, a0, a2
    and ra, t2, t5
    xor t1, a0, t1
    xor s2, a5, ra
    xor a0, s6, a0
    xor a3, t1, a6
    xor t1, t1, t0
    xor a4, a6, a2
    xor t3, a3, s11
    xor s3, t2, s0
    xor t6, s11, s1
    xor a6, t6, t5
    sd a6, 232(sp)
    and t4, t3, a0
    and a7, a6, s0
    xor a1, a5, a2
    xor s6, t5, s6
    and s9, s6, s1
    and t0, t1, s4
    xor a2, t4, t0
    or a5, a3, a1
    xor a7, a7, t4
    xor t0, a0, a1
    xor ra, a5, ra
    and t4, t0, s11
    xor a5, t4, s4
    and t4, s3, t6
    xor a5, a5, t1
    xor ra, ra, a2
    xor a5, a5, t4
    xor a2, a5, a2
    xor a4, a4, s9
    xor a4, a4, t4
    xor a5, t1, s1
    and t4, a5, s5
    xor s9, s2, t4
    xor s2, s9, a7
    xor t4, s2, ra
    xor a4, a4, a7
    and a7, s2, a4
    xor s9, a7, a2
    and t4, s9, t4
    xor s9, t4, a7
    and s9, s9, ra
    xor t4, t4, ra
    xor ra, a7, ra
    xor a4, a4, a2
    xor a7, s9, ra
    and ra, ra, a4
    and t0, t4, t0
    xor s2, s9, s2
    and s9, s11, t4
    xor s11, s2, t4
    xor ra, ra, a2
    xor a2, t4, ra
    and a0, a2, a0
    and a7, a7, ra
    xor a4, a7, a4
    and t4, a4, a5
    and a1, ra, a1
    xor a7, s11, a4
    and s4, a7, s4
    and t1, a7, t1
    and s1, s11, s1
    xor s1, s9, s1
    and a5, t6, s2
    xor t6, a5, s9
    and a3, ra, a3
    xor a5, a3, t4
    xor s9, a2, a7
    xor t4, a5, s1
    and s6, s11, s6
    xor ra, ra, a4
    and t2, ra, t2
    and t5, t5, ra
    xor t5, t5, a3
    and a5, s2, s3
    and s2, a2, t3
    and a4, a4, s5
    xor a0, s4, a0
    xor t2, t4, t2
    xor t2, t2, a0
    xor a7, t2, a1
    xor a5, a5, a0
    xor a0, t1, s2
    xor t5, t5, a0
    rori a3, a7, 24
    xor a2, t6, a0
    xor a5, a5, t5
    xor a0, a5, t0
    xor a2, a2, a0
    xor s1, s1, a1
    and a6, a6, s9
    ld s2, -16(s8)
    rori s11, a0, 24
    and ra, s11, s10
    xor t1, s1, t1
    xor a5, a5, s6
    rori s1, a2, 8
    and s1, s1, s7
    rori a1, a0, 8
    rori s6, a7, 8
    and s6, s6, s7
    and s3, a3, s10
    xor t1, a6, t1
    or s6, s6, s3
    and a1, a1, s7
    xor a4, a4, t1
    xor a5, a5, a4
    rori a3, a5, 8
    rori s5, a5, 24
    xor a6, a2, t5
    rori t3, a6, 24
    ld t6, -32(s8)
    and a3, a3, s7
    xor t0, a2, t4
    rori t4, t0, 8
    and t4, t4, s7
    and s0, s9, s0
    rori s9, t0, 24
    or a1, ra, a1
    and s9, s9, s10
    xor t1, t1, t5
    xor t1, t1, t2
    rori t5, t1, 24
    xor s11, s0, s4
    rori t2, a2, 24
    and t2, t2, s10
    or s1, t2, s1
    and s0, t3, s10
    and s5, s5, s10
    xor t2, s1, a2
    xor a4, a4, s11
    rori a2, t1, 8
    or s3, s9, t4
    rori ra, a4, 8
    and a2, a2, s7
    xor a0, a0, a1
    xor t3, s3, t0
    rori s4, a4, 24
    and s11, s4, s10
    and s9, ra, s7
    ld t4, 0(s8)
    xor t0, a7, s6
    xor s4, t6, s6
    or ra, s11, s9
    xor s1, t4, s1
    xor s1, s1, a0
    and t5, t5, s10
    or t5, t5, a2
    rori a7, t2, 32
    or s5, s5, a3
    xor a5, s5, a5
    xor t1, t5, t1
    ld a2, -8(s8)
    rori s6, a6, 8
    xor s1, s1, a7
    rori t6, a5, 32
    ld a7, -24(s8)
    xor s4, s4, a0
    xor a2, a2, s3
    xor s1, s1, t3
    and s9, s6, s7
    or s11, s9, s0
    ld t4, 8(s8)
    xor s0, s11, a6
    xor a5, a5, a2
    rori a3, t0, 32
    xor s6, a7, t0
    rori a7, t1, 32
    rori s3, a0, 32
    xor s6, s6, a7
    xor s9, s2, s5
    xor a4, ra, a4
    xor ra, t4, ra
    xor s6, s6, t5
    rori t5, a4, 32
    rori a6, t3, 32
    xor t1, s9, t1
    ld a2, 16(s8)
    rori t0, s0, 32
    xor a4, a2, a4
    xor t5, ra, t5
    xor a4, a4, s11
    xor t5, t5, t2
    xor a5, a5, a6
    ld t3, 24(s8)
    xor t3, t3, a1
    xor t3, t3, s3
    xor t3, s0, t3
    xor t2, t3, t5
    xor a5, a5, s6
    xor t1, t1, t6
    xor a7, t1, a5
    xor s5, s1, t1
    xor a4, a4, t0
    xor s2, s1, t3
    xor s0, s4, a3
    xor s4, t5, s0
    xor s4, s4, a4
    xor s6, s6, a0
    xor a1, t1, t3
    xor t5, a7, t5
    xor a5, a5, s2
    xor a2, s6, t3
    xor a6, t5, a5
    xor t3, s4, t3
    or t0, t5, a2
    xor ra, s4, s6
    and a3, ra, s4
    xor s6, s6, a3
    xor a4, a7, a4
    xor a7, ra, a1
    xor t4, s5, a2
    and s8, a6, s5
    xor s9, a5, s0
    and s3, t4, a5
    and t1, a4, s2
    xor t1, s8, t1
    xor s11, s9, s4
    and t6, s11, a1
    xor t0, t0, a3
    xor s1, s4, s1
    and a0, s1, s0
    xor t0, t0, t1
    and a3, a7, s9
    xor t2, t2, a0
    xor s8, t6, s8
    xor t2, t2, a3
    xor t2, t2, s8
    xor s3, s3, s2
    xor t6, a4, s0
    and a0, t6, t3
    xor s3, s3, a4
    xor s6, s6, a0
    xor s6, s8, s6
    xor s3, s3, a3
    and a0, t2, s6
    xor t1, s3, t1
    xor s8, a0, t1
    xor s3, s6, t0
    and s3, s8, s3
    xor s8, a0, s3
    xor t2, t2, t1
    xor s3, s3, t0
    and s8, t0, s8
    xor t0, a0, t0
    and a3, t0, t2
    xor s6, s6, s8
    xor a0, s6, s3
    xor t1, t1, a3
    xor t0, s8, t0
    xor a3, s3, t1
    and a2, t1, a2
    and t0, t0, t1
    xor t2, t0, t2
    and s0, a0, s0
    xor t0, a0, t2
    and s5, a3, s5
    and a7, s6, a7
    and s6, s6, s9
    and s8, t0, s2
    and a4, t0, a4
    xor t0, a3, t0
    and a5, a5, s3
    xor s0, s0, a5
    and s9, t0, s11
    xor s2, t1, t2
    and t5, t1, t5
    and s4, s2, s4
    xor s11, a2, s0
    xor s4, s4, t5
    and t3, t2, t3
    and t1, t2, t6
    and a6, a3, a6
    xor t2, s11, a4
    xor a4, a4, a6
    xor t6, t2, s9
    xor s5, s8, s5
    xor s4, s4, a4
    and a3, s2, ra
    xor t2, s5, a7
    xor t5, t5, t1
    and ra, s3, t4
    xor s11, s4, t6
    xor a5, s6, a5
    and s1, a0, s1
    xor t5, t5, s0
    xor s6, t2, s4
    xor t3, t6, t3
    xor a6, s6, ra
    xor s1, s6, s1
    rori s0, a6, 28
    xor t1, t5, a3
    ld s9, 208(sp)
    rori t2, a6, 12
    xor t1, s5, t1
    xor s5, t1, s11
    rori ra, s5, 12
    xor s1, s1, t3
    rori a3, s1, 12
    xor t1, t1, a2
    rori a7, s5, 28
    xor a4, a4, a5
    xor a4, a4, a6
    rori a2, t1, 12
    rori a5, a4, 28
    and t2, t2, s9
    ld s2, 192(sp)
    and ra, ra, s9
    and a1, t0, a1
    and s0, s0, s2
    or t2, s0, t2
    xor s6, t2, a6
    xor t5, a4, t5
    and t0, a7, s2
    or ra, t0, ra
    xor s5, ra, s5
    rori a7, t1, 28
    xor a1, a1, s8
    xor t3, a1, t3
    rori a1, t3, 12
    rori s3, a4, 12
    rori t0, s5, 24
    and a2, a2, s9
    and t0, t0, s7
    xor s4, a4, s4
    rori s8, s4, 28
    rori s0, t5, 28
    rori t4, s1, 28
    and a0, t4, s2
    and a7, a7, s2
    and s8, s8, s2
    or a2, a7, a2
    and a7, s3, s9
    xor t1, a2, t1
    and a3, a3, s9
    and a5, a5, s2
    rori s3, t1, 40
    rori t6, t1, 24
    and s0, s0, s2
    rori s11, t3, 28
    or a3, a0, a3
    and a6, t6, s7
    rori t4, t5, 12
    and a0, s11, s2
    or a5, a5, a7
    and t6, t4, s9
    or s0, t6, s0
    rori s2, s4, 12
    and s2, s2, s9
    or s2, s2, s8
    xor s4, s2, s4
    ld s11, 272(sp)
    ld s8, 32(s11)
    rori a7, s4, 24
    ld t4, 40(s11)
    xor a2, s8, a2
    and s3, s3, s10
    xor a2, a2, s6
    and a1, a1, s9
    sd t4, 240(sp)
    ld t6, 64(s11)
    or a1, a1, a0
    xor s8, t6, a5
    xor a0, a1, t3
    xor t1, t4, t1
    xor s9, a3, s1
    xor t3, t1, ra
    xor t6, s8, s6
    ld t4, 48(s11)
    ld t1, 88(s11)
    xor ra, s0, t5
    xor s8, a5, a4
    rori a4, s9, 24
    rori s1, s8, 24
    rori t5, s8, 40
    rori a5, s9, 40
    and a4, a4, s7
    xor a3, t4, a3
    and t4, a7, s7
    or a7, s3, a6
    rori a6, s5, 40
    rori s3, a0, 40
    and a5, a5, s10
    or a4, a5, a4
    xor a5, a3, s5
    rori s5, s6, 24
    and s3, s3, s10
    and s5, s5, s7
    xor a4, a4, a5
    rori a5, s6, 40
    and a5, a5, s10
    or a5, s5, a5
    ld a3, 80(s11)
    xor t1, t1, t2
    xor t1, t1, s4
    xor a5, t1, a5
    and s5, a6, s10
    xor t1, a4, a5
    or t2, s5, t0
    rori a6, ra, 40
    ld s5, 56(s11)
    xor t0, t3, t2
    and t3, t5, s10
    and s1, s1, s7
    or s1, t3, s1
    xor t3, t6, ra
    xor t2, s5, s0
    xor s1, t3, s1
    and s0, a6, s10
    xor t3, s1, a5
    ld t5, 72(s11)
    xor t6, t5, a1
    xor s6, t0, s6
    xor s5, a2, a7
    rori a1, a0, 24
    rori a6, s4, 40
    and a1, a1, s7
    xor t5, s6, a5
    and s4, a6, s10
    or s4, s4, t4
    xor a2, a3, a0
    xor a3, t2, s9
    xor a6, t6, s8
    or a1, s3, a1
    rori a0, ra, 24
    xor a2, a2, s2
    and s11, a0, s7
    xor a1, a6, a1
    or s0, s0, s11
    xor a2, a2, s4
    xor s0, s0, a3
    xor s0, s0, t0
    xor t2, s1, a4
    ld s11, 248(sp)
    xor a0, a1, s5
    xor s4, a5, a1
    beq s11, zero, .Laes_encrypt_blocks_8
    xor a3, s0, a4
    xor a6, t2, t5
    xor a0, a0, a2
    xor ra, s0, t3
    xor s2, a0, s6
    xor s10, ra, s5
    xor s7, a3, a2
    xor s3, s7, s5
    xor s9, a3, a1
    xor t4, a0, a5
    and t0, s2, a0
    and a3, a6, ra
    xor s0, s9, ra
    xor s8, s2, t1
    xor a7, s10, a0
    xor t6, a0, s1
    and a5, t6, s5
    xor a3, a3, t3
    or a1, s9, t5
    and s1, s8, s10
    xor a5, s4, a5
    and a2, s7, t3
    and a4, s0, t2
    xor s4, s6, t0
    and s6, a7, t1
    xor t0, a1, t0
    xor a3, a3, s7
    xor a1, s6, a4
    xor s6, a4, a2
    and a4, s3, t4
    xor a4, s4, a4
    xor a5, a5, s1
    xor a3, a3, s1
    xor a5, a5, a1
    xor a2, a3, s6
    xor a4, a4, a1
    and s4, a5, a4
    xor a1, t0, s6
    xor s1, s4, a1
    xor a3, a4, a1
    xor s6, a5, a2
    xor t0, s4, a2
    and a5, s1, s6
    and a3, t0, a3
    xor a2, a2, a5
    xor a5, s4, a3
    xor a3, a3, a1
    and a1, a1, a5
    and a5, a3, ra
    xor a4, a4, a1
    xor a1, a1, s1
    and a1, a1, a2
    and s10, a4, s10
    xor a1, a1, s6
    xor t0, a3, a2
    and s4, a4, s8
    and a6, a3, a6
    xor a4, a4, a3
    and s1, a2, s9
    and s6, a2, t5
    and t5, a4, t6
    xor ra, a4, a1
    and t3, ra, t3
    xor s8, s10, a5
    and s3, a1, s3
    and s5, a4, s5
    xor a2, a2, a1
    xor a5, a5, s5
    xor a3, s6, a5
    and t6, a2, s2
    and s9, t0, s0
    xor s10, t0, ra
    and s0, ra, s7
    xor a4, s1, s3
    and a0, a0, a2
    and t1, s10, t1
    and t4, a1, t4
    and s5, s10, a7
    xor a3, a3, s0
    xor s3, a4, a5
    xor a0, a0, s1
    and t0, t0, t2
    xor s1, a3, s5
    ld a5, 272(sp)                      # 8-byte Folded Reload
    xor a2, s9, s0
    xor t2, a0, a2
    xor a7, s8, a2
    xor a3, s3, t6
    ld s2, 104(a5)
    ld s7, 96(a5)
    xor a4, t3, t0
    xor a0, a4, s4
    ld s5, 112(a5)
    xor s0, t1, t3
    xor a0, a0, t2
    ld ra, 120(a5)
    xor a3, a3, a4
    xor a4, s1, t4
    xor s1, t2, s1
    xor a2, a0, a6
    xor a1, a3, s1
    xor t1, a0, t5
    xor s0, s0, a4
    ld t0, 128(a5)
    ld s1, 136(a5)
    ld a6, 144(a5)
    ld t4, 152(a5)
    xor a0, a7, a2
    xor s10, a3, s6
    xor a4, t1, a4
    rori a3, s10, 16
    xor s9, s10, a3
    rori s8, s0, 16
    rori t6, a2, 16
    rori s4, a4, 16
    xor a7, s7, a3
    xor a3, a0, s3
    xor t3, s8, s0
    xor t1, s1, s8
    xor a2, a2, t6
    xor s0, a7, a2
    xor s3, s5, s4
    rori t5, a1, 16
    xor s6, a0, t2
    xor s10, s4, a4
    rori a4, a0, 16
    rori s7, s9, 32
    xor s1, t5, a1
    xor s8, s2, s9
    xor s9, s7, s0
    rori a1, s1, 32
    xor t0, t0, a4
    xor a7, s3, s1
    rori s1, a3, 16
    xor s0, ra, a2
    xor s5, s1, a3
    xor t2, a6, t3
    xor t4, t4, t6
    xor s4, a1, s8
    rori a1, s6, 16
    xor s0, s0, s1
    rori s2, t3, 32
    rori s3, s10, 32
    xor ra, s2, t1
    xor s1, t2, a1
    xor a3, a1, s6
    xor s7, t5, a2
    xor a1, t0, a2
    rori a6, a3, 32
    xor s7, s4, s7
    rori a2, a2, 32
    xor t6, a4, a0
    xor t2, s3, a7
    rori s8, t6, 32
    addi a5, a5, 256
    xor a2, a2, t4
    xor a1, a1, s8
    rori a0, s5, 32
    xor s2, ra, t6
    xor a4, s0, s10
    xor s0, a1, s5
    xor a4, a4, a0
    xor a1, a2, a3
    addi s11, s11, -4
    sd s11, 248(sp)                     # 8-byte Folded Spill
    sd a5, 272(sp)                      # 8-byte Folded Spill
    xor t1, a6, s1
    jal zero, .Laes_encrypt_blocks_6
.Laes_encrypt_blocks_8:
    xor s11, a0, a2
    xor a3, s0, a4
    xor ra, s0, t3
    xor s2, t2, t5
    xor s9, a3, a1
    xor t4, s11, a5
    xor s7, a3, a2
    xor s10, ra, s5
    xor a7, s11, s6
    xor t6, s11, s1
    and a2, s7, t3
    and a5, t6, s5
    and a3, s2, ra
    xor s8, a7, t1
    xor s3, s7, s5
    xor a6, s10, s11
    and s1, a7, s11
    xor a3, a3, t3
    xor a5, s4, a5
    xor t0, s9, ra
    and a0, t0, t2
    and s0, a6, t1
    xor a4, s6, s1
    or a1, s9, t5
    and s4, s3, t4
    and s6, s8, s10
    xor a3, a3, s7
    xor s0, s0, a0
    xor a5, a5, s6
    xor a1, a1, s1
    xor s1, s4, a4
    xor a3, a3, s6
    xor a0, a0, a2
    xor a5, a5, s0
    xor a3, a3, a0
    xor a2, s1, s0
    xor a0, a0, a1
    xor a4, a2, a0
    and s4, a5, a2
    xor s1, s4, a3
    xor a1, a5, a3
    and a4, a4, s1
    xor s0, s4, a0
    xor a5, s4, a4
    and s6, a0, a5
    and s1, s0, a1
    xor a3, a3, s1
    xor a4, a4, a0
    xor a0, s6, s0
    xor a2, a2, s6
    and a0, a0, a3
    xor a1, a1, a0
    xor s4, a2, a4
    and a0, a4, ra
    and a5, a3, s9
    and s5, s4, s5
    and s1, a2, s8
    and s9, a3, t5
    xor t5, a3, a4
    and s6, a2, s10
    and s2, a4, s2
    ld a2, 176(sp)                      # 8-byte Folded Reload
    xor s0, a1, s4
    xor a3, a3, a1
    and ra, a1, s3
    ld s8, 784(a2)
    and s10, a3, s11
    and a4, s4, t6
    xor s3, a0, s5
    xor s11, s6, a0
    ld s5, 792(a2)
    and t4, a1, t4
    and s4, t5, t0
    and t6, s0, s7
    and t0, t5, t2
    xor t2, s4, t6
    and a1, s0, t3
    and a7, a3, a7
    xor t3, t5, s0
    xor t5, a4, s8
    ld a0, 768(a2)
    ld s6, 776(a2)
    xor s7, a5, ra
    xor s4, s9, s3
    xor a3, s3, s7
    xor s0, t6, s4
    xor a4, s9, a0
    and t1, t3, t1
    xor s8, s10, a5
    xor ra, a1, t0
    and s3, t3, a6
    ld a5, 808(a2)
    ld t6, 816(a2)
    xor s7, a3, a7
    xor s4, s0, s3
    ld a7, 800(a2)
    xor a0, s8, t2
    xor s3, s11, t2
    ld t3, 824(a2)
    xor s9, ra, s1
    xor s10, a5, a1
    xor t0, s9, a0
    xor a5, s7, ra
    xor s1, a0, s6
    xor s0, s4, t4
    xor a6, t0, s2
    xor s8, a4, a5
    xor a2, t1, s10
    xor a5, a5, s1
    xor t2, t5, t0
    xor s1, s3, a6
    xor a1, a0, t6
    xor t0, a3, s5
    xor a3, s4, a5
    xor s11, t2, s0
    srli a0, s8, 1
    xor a7, a7, s1
    xor t1, a2, s0
    ld s9, 168(sp)                      # 8-byte Folded Reload
    xor a5, t0, s1
    xor t0, a1, s1
    xor a1, a3, a0
    srli s0, s11, 1
    srli s1, a7, 1
    and a1, a1, s9
    xor s0, s0, a5
    slli ra, a1, 1
    srli a4, t0, 1
    and s0, s0, s9
    xor t5, t3, a6
    xor s7, a4, t5
    xor s1, t1, s1
    xor t3, a1, a3
    and s1, s1, s9
    xor t2, ra, s8
    and a1, s7, s9
    slli a0, s1, 1
    xor a5, a5, s0
    slli s0, s0, 1
    srli a3, t3, 2
    xor t4, s1, t1
    ld s6, 160(sp)                      # 8-byte Folded Reload
    xor a2, s11, s0
    srli s0, t2, 2
    xor a7, a0, a7
    slli s2, a1, 1
    xor a4, a1, t5
    xor a3, a3, a5
    xor a1, s2, t0
    xor s0, s0, a2
    srli s1, t4, 2
    srli s10, a7, 2
    and a3, a3, s6
    and s0, s0, s6
    xor s1, s1, a4
    xor s3, a1, s10
    slli t6, a3, 2
    slli s5, s0, 2
    xor t5, a3, a5
    and a3, s1, s6
    and a0, s6, s3
    srli a5, t5, 4
    xor a6, s0, a2
    xor t1, t6, t3
    xor t2, s5, t2
    slli s4, a3, 2
    slli ra, a0, 2
    xor a4, a4, a3
    srli s1, t1, 4
    srli a3, t2, 4
    srli s0, a6, 4
    xor a1, a1, a0
    ld a0, 152(sp)                      # 8-byte Folded Reload
    xor a2, s4, t4
    xor t3, ra, a7
    xor a5, a5, a4
    xor s1, s1, a2
    xor s0, s0, a1
    xor a3, t3, a3
    and a5, a5, a0
    and a7, s1, a0
    and t0, s0, a0
    and a3, a3, a0
    slli s8, a5, 4
    slli s7, a7, 4
    slli s9, t0, 4
    xor a4, a4, a5
    ld s0, 264(sp)                      # 8-byte Folded Reload
    xor t6, a7, a2
    xor t4, t0, a1
    slli a1, a3, 4
    xor t5, s8, t5
    ld s11, 0(sp)                       # 8-byte Folded Reload
    xor s4, a3, t3
    xor s2, s7, t1
    xor s1, s9, a6
    and a0, a4, s0
    and a3, t5, s0
    srli s3, a4, 8
    and s10, a4, s11
    xor t2, a1, t2
    and s8, t6, s0
    and s6, t4, s0
    srli a7, t6, 8
    srli t1, t5, 8
    srli t3, t4, 8
    and a6, t5, s11
    ld a5, 16(sp)                       # 8-byte Folded Reload
    srli a1, a0, 8
    and t0, t6, s11
    and s5, s2, s0
    and t4, t4, s11
    srli ra, a3, 8
    and a2, s1, s11
    srli s7, s2, 8
    or t6, a1, a0
    srli s9, s8, 8
    and a4, s3, a5
    or t5, ra, a3
    and a0, s2, s11
    or a1, s9, s8
    or s3, a4, s10
    and s10, s1, s0
    srli ra, s6, 8
    and a3, t1, a5
    and s2, a7, a5
    or a7, ra, s6
    or t1, a3, a6
    srli s8, s5, 8
    and s9, s4, s0
    srli a4, s4, 8
    and ra, t3, a5
    or s6, s2, t0
    srli a3, s1, 8
    or a6, ra, t4
    srli s1, s10, 8
    or t0, s8, s5
    and t3, s7, a5
    srli s2, t1, 8
    or ra, s1, s10
    srli s1, a6, 8
    srli t4, s9, 8
    and s5, s4, s11
    and s8, a3, a5
    or s7, t3, a0
    and s10, t2, s0
    or t4, t4, s9
    or s4, s8, a2
    and a3, a4, a5
    srli a0, s10, 8
    srli a2, t2, 8
    srli a4, t1, 24
    or t3, a0, s10
    and s0, t2, s11
    or s9, a3, s5
    ld s8, 8(sp)                        # 8-byte Folded Reload
    srli a0, s3, 8
    srli t1, s3, 24
    and a2, a2, a5
    and a3, t6, s8
    or s10, t1, a0
    and t2, t5, s8
    or t6, a2, s0
    and a2, a1, s8
    and s0, a7, s8
    srli s11, s6, 8
    srli s5, a6, 24
    and s3, t0, s8
    srli a5, s6, 24
    or a6, a4, s2
    srli a0, a3, 16
    or t0, a0, a3
    srli t1, s7, 8
    or a7, a5, s11
    and t5, ra, s8
    or a1, s5, s1
    srli a5, s4, 8
    srli a0, s4, 24
    and s6, t4, s8
    srli a4, s7, 24
    srli s2, t2, 16
    srli a3, s9, 8
    or s11, a4, t1
    srli ra, a2, 16
    srli s1, s0, 16
    or s5, a0, a5
    sw s11, 316(sp)
    or t4, s2, t2
    srli s4, s9, 24
    srli s7, t6, 8
    or a3, s4, a3
    sw a3, 328(sp)
    srli t1, s3, 16
    or s2, ra, a2
    srli a4, t5, 16
    srli a0, t6, 24
    or a5, s1, s0
    srli s11, s6, 16
    or a2, s7, a0
    and a3, t3, s8
    srli t2, a3, 16
    or s1, t1, s3
    or s0, a4, t5
    or a3, a3, t2
    sw a7, 332(sp)
    sw a1, 336(sp)
    sw a2, 312(sp)
    or a0, s6, s11
    sw s5, 320(sp)
    sw a6, 324(sp)
    sw a0, 296(sp)
    ld a0, 128(sp)                      # 8-byte Folded Reload
    sw s2, 300(sp)
    sw a5, 304(sp)
    sw t0, 308(sp)
    ld s4, 136(sp)                      # 8-byte Folded Reload
    sw a3, 280(sp)
    ld t6, 120(sp)                      # 8-byte Folded Reload
    sw s1, 284(sp)
    sw s0, 288(sp)
    srli a0, a0, 4
    sw t4, 292(sp)
    sw s10, 340(sp)
    bne a0, zero, .Laes_encrypt_blocks_10
    jal zero, .Laes_encrypt_blocks_3
.Laes_encrypt_blocks_10:
    add a0, zero, s4
    addi a1, sp, 312
.Laes_encrypt_blocks_11:
    lw a2, -32(a1)
    lw a4, 0(a1)
    lw a3, -16(a1)
    lw a5, 16(a1)
    srli s1, a2, 8
    srli a6, a2, 24
    srli a7, a3, 8
    sb s1, -6(a0)
    srli s0, a2, 16
    srli t0, a3, 16
    srli ra, a5, 16
    srli t1, a3, 24
    srli t2, a4, 8
    sb a6, -4(a0)
    addi a1, a1, 4
    sb a2, -7(a0)
    sb a4, 1(a0)
    srli s2, a5, 24
    sb s0, -5(a0)
    sb t1, 0(a0)
    srli t4, a4, 24
    sb a3, -3(a0)
    sb t0, -1(a0)
    srli t3, a4, 16
    sb t3, 3(a0)
    sb a7, -2(a0)
    sb t2, 2(a0)
    sb ra, 7(a0)
    sb s2, 8(a0)
    srli t5, a5, 8
    sb t4, 4(a0)
    sb a5, 5(a0)
    sb t5, 6(a0)
    addi a0, a0, 16
    bne a1, t6, .Laes_encrypt_blocks_11
    jal zero, .Laes_encrypt_blocks_3
.Laes_encrypt_blocks_13:
    ld ra, 440(sp)                      # 8-byte Folded Reload
    ld s0, 432(sp)                      # 8-byte Folded Reload
    ld s1, 424(sp)                      # 8-byte Folded Reload
    ld s2, 416(sp)                      # 8-byte Folded Reload
    ld s4, 400(sp)                      # 8-byte Folded Reload
    ld s3, 408(sp)                      # 8-byte Folded Reload
    ld s11, 344(sp)                     # 8-byte Folded Reload
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
