# sha256_compress of sha2, scheduled for cva6-single:
# 2,767 -> 2,639 cycles, 2,720 -> 2,616 instructions, 4,004 -> 4,584 bytes, proved equal to what came.
# No order takes fewer than 2,616 cycles (commit slots: 2,616, 1 a cycle).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Assumed: the stack has room for 128 bytes below sp, of which A needs 96.
# Effort 1 (3,000 orders), seed 1, Instar 0.1.0:
#   instar schedule sha2 sha256_compress --core cva6-single --effort 1 -o sha256_compress.S

	.text
	.globl	sha256_compress                 # -- Begin function sha256_compress
	.p2align	1
	.type	sha256_compress,@function
sha256_compress:                        # @sha256_compress
    lw t2, 16(a0)
    lw t1, 24(a0)
    lw a3, 20(a0)
    rori t3, t2, 6
    rori a6, t2, 11
    rori t6, t2, 25
    lbu t0, 20(a1)
    lbu a7, 49(a1)
    slli t0, t0, 24
    addi sp, sp, -128
    lw a5, 0(a0)
    sw s3, 112(sp)
    sw s2, 116(sp)
    sw s4, 108(sp)
    andn a2, t1, t2
    rori t4, a5, 2
    and a4, a3, t2
    sw s9, 24(sp)
    rori t5, a5, 13
    xor t3, a6, t3
    sw s11, 16(sp)
    xor t3, t3, t6
    rori a6, a5, 22
    sw s1, 120(sp)
    or t6, a2, a4
    lw a2, 4(a0)
    xor t4, t4, t5
    and a4, a2, a5
    sw s0, 124(sp)
    sw s5, 104(sp)
    lbu t5, 1(a1)
    lw s0, 28(a0)
    sw s6, 100(sp)
    add t6, t6, s0
    sw s7, 96(sp)
    lbu s1, 0(a1)
    lbu s2, 2(a1)
    lbu s3, 3(a1)
    slli s4, s2, 8
    slli s5, s1, 24
    slli t5, t5, 16
    or s6, t5, s5
    or s2, s3, s4
    lui s1, 0x428a3
    or s2, s2, s6
    addi s1, s1, -104
    add s7, s2, s1
    lui t5, 0x71374
    addi t5, t5, 1169
    lw s0, 8(a0)
    or s9, a2, a5
    lw s11, 12(a0)
    add t3, t3, t6
    add t3, t3, s7
    and s5, s0, s9
    xor a6, a6, t4
    add s3, s11, t3
    rori t6, s3, 11
    rori s4, s3, 6
    or a4, a4, s5
    add a6, a6, a4
    andn a4, a3, s3
    lbu s6, 13(a1)
    and t4, t2, s3
    rori s1, s3, 25
    xor s7, s4, t6
    or a4, t4, a4
    xor s9, s7, s1
    add t1, t1, a4
    add t3, t3, a6
    rori t6, t3, 13
    rori s11, t3, 2
    or s1, t3, a5
    rori t4, t3, 22
    xor s5, s11, t6
    and s1, s1, a2
    lbu a4, 6(a1)
    and t6, t3, a5
    xor s4, s5, t4
    lbu s7, 4(a1)
    lbu a6, 5(a1)
    or t6, t6, s1
    sw s2, 32(sp)
    slli s11, s7, 24
    lbu t4, 7(a1)
    slli a4, a4, 8
    slli s1, a6, 16
    lbu s5, 56(a1)
    or s2, t4, a4
    or s7, s11, s1
    or a6, s2, s7
    lbu a4, 8(a1)
    add t4, s9, t1
    add s1, a6, t5
    add s11, t4, s1
    add s2, s11, s0
    rori s7, s2, 6
    rori t1, s2, 11
    and s9, s3, s2
    rori s0, s2, 25
    andn s1, t2, s2
    or t5, s9, s1
    add t4, s4, t6
    xor t6, s7, t1
    xor t6, t6, s0
    add s1, t4, s11
    rori s9, s1, 2
    rori t4, s1, 13
    rori s4, s1, 22
    or t1, s1, t3
    xor s7, s9, t4
    and s0, s1, t3
    sw a6, 36(sp)
    and t4, t1, a5
    xor s4, s4, s7
    or s0, t4, s0
    add s4, s4, s0
    slli t4, a4, 24
    lbu s0, 9(a1)
    lbu a4, 11(a1)
    lbu s11, 10(a1)
    slli s0, s0, 16
    slli s9, s11, 8
    or s0, t4, s0
    or a6, s9, a4
    or s0, s0, a6
    add t1, s0, a3
    lui t4, 0xb5c10
    add t1, t5, t1
    lbu s7, 12(a1)
    add t6, t6, t1
    lbu a4, 14(a1)
    lbu s11, 15(a1)
    addi t4, t4, -1073
    add t6, t6, t4
    slli s9, s7, 24
    slli a3, s6, 16
    add t1, a2, t6
    or a2, s9, a3
    lbu a3, 45(a1)
    rori a6, t1, 11
    andn t5, s3, t1
    rori t4, t1, 25
    and s7, s2, t1
    rori s6, t1, 6
    add t6, t6, s4
    xor s4, s6, a6
    or s9, s7, t5
    rori a6, t6, 2
    rori s6, t6, 13
    xor s7, s6, a6
    sw s0, 40(sp)
    slli a4, a4, 8
    or a4, s11, a4
    or a2, a2, a4
    add t2, t2, a2
    xor s4, s4, t4
    lui t4, 0xe9b5e
    add t2, t2, s9
    addi t4, t4, -1115
    add t2, t2, s4
    add t2, t2, t4
    add s4, t2, a5
    and s0, t1, s4
    rori t5, s4, 11
    andn a6, s2, s4
    rori a5, s4, 6
    or t4, t6, s1
    rori s6, t6, 22
    or s0, s0, a6
    and s11, t6, s1
    xor a4, t5, a5
    and t4, t4, t3
    xor s9, s7, s6
    lbu a6, 16(a1)
    lbu a5, 17(a1)
    lbu t5, 18(a1)
    or s6, t4, s11
    slli s7, a6, 24
    slli s11, a5, 16
    or t4, s7, s11
    rori a6, s4, 25
    add a5, s9, s6
    add t2, t2, a5
    rori s7, t2, 2
    rori s11, t2, 13
    xor s6, s11, s7
    sw a2, 44(sp)
    lbu s9, 19(a1)
    slli a5, t5, 8
    or a5, s9, a5
    or s7, t4, a5
    xor s11, a4, a6
    lui t4, 0x3956c
    add a2, s3, s7
    add t5, a2, s0
    addi t4, t4, 603
    add s9, t5, s11
    rori a5, t2, 22
    add a4, s9, t4
    add t3, t3, a4
    rori a6, t3, 11
    rori s0, t3, 6
    andn a2, t1, t3
    and s3, s4, t3
    lui s11, 0x24318
    rori t5, t3, 25
    or t4, t2, t6
    xor s0, s0, a6
    or s9, s3, a2
    and a6, t2, t6
    and t4, t4, s1
    xor a2, s6, a5
    lbu s3, 21(a1)
    lbu a5, 22(a1)
    lbu s6, 23(a1)
    slli s3, s3, 16
    or a6, t4, a6
    slli t4, a5, 8
    add a2, a2, a6
    add a5, a4, a2
    rori a4, a5, 2
    rori a6, a5, 13
    or t0, t0, s3
    xor a2, a6, a4
    sw s7, 48(sp)
    or a4, t4, s6
    xor s0, s0, t5
    or t0, t0, a4
    add s3, t0, s2
    lui a6, 0x59f11
    add s7, s3, s9
    addi s6, a6, 497
    add t4, s7, s0
    add t5, t4, s6
    add s3, s1, t5
    rori a6, s3, 6
    rori s0, s3, 11
    andn s1, s4, s3
    and a4, t3, s3
    rori s2, a5, 22
    or s9, a5, t2
    or s7, a4, s1
    xor a6, a6, s0
    and s6, a5, t2
    and t4, s9, t6
    lui s1, 0x9bdc0
    xor a2, a2, s2
    lbu a4, 24(a1)
    lbu s0, 25(a1)
    lbu s9, 26(a1)
    or s2, s6, t4
    lbu s6, 27(a1)
    slli t4, a4, 24
    slli a4, s0, 16
    or s0, t4, a4
    add a2, a2, s2
    add a4, t5, a2
    rori t4, a4, 13
    rori s2, a4, 2
    xor a2, t4, s2
    slli t5, s9, 8
    or s2, t5, s6
    sw t0, 52(sp)
    or t4, s0, s2
    rori s9, s3, 25
    lui s6, 0x923f8
    add t1, t1, t4
    add t1, t1, s7
    xor a6, a6, s9
    addi t5, s6, 676
    add a6, a6, t1
    add a6, a6, t5
    or t0, a4, a5
    add t6, t6, a6
    rori t1, t6, 6
    and s0, s3, t6
    rori s2, t6, 11
    andn s7, t3, t6
    xor t1, t1, s2
    rori s9, a4, 22
    and s6, a4, a5
    and t5, t0, t2
    xor s2, a2, s9
    lbu a2, 28(a1)
    lbu t0, 29(a1)
    lbu s9, 30(a1)
    or s0, s0, s7
    or s7, t5, s6
    lbu s6, 31(a1)
    slli a2, a2, 24
    slli t5, t0, 16
    add t0, s2, s7
    add a6, a6, t0
    slli s2, s9, 8
    rori s7, a6, 2
    rori t0, a6, 13
    sw t4, 56(sp)
    or s9, s2, s6
    or a2, a2, t5
    rori t4, t6, 25
    or a2, a2, s9
    add s4, s4, a2
    xor t1, t1, t4
    lui s2, 0xab1c6
    add s4, s4, s0
    add s4, s4, t1
    addi s6, s2, -299
    add s4, s4, s6
    add t2, t2, s4
    rori t1, t2, 6
    xor t5, t0, s7
    andn s9, s3, t2
    rori s0, t2, 11
    and t4, a6, a4
    and s2, t6, t2
    or s6, a6, a4
    xor t1, t1, s0
    rori t0, a6, 22
    or s0, s2, s9
    and s7, s6, a5
    xor s2, t5, t0
    lbu s9, 32(a1)
    lbu s6, 33(a1)
    lbu t0, 34(a1)
    or t5, t4, s7
    slli s7, s9, 24
    slli t4, s6, 16
    or s9, s7, t4
    add s6, s2, t5
    add s4, s4, s6
    lbu s7, 35(a1)
    rori t4, s4, 2
    rori s2, s4, 13
    xor t5, s2, t4
    sw a2, 60(sp)
    slli s6, t0, 8
    or s2, s6, s7
    rori t4, t2, 25
    or a2, s9, s2
    add t3, t3, a2
    lui t0, 0xd807b
    xor t1, t1, t4
    add t3, t3, s0
    addi s6, t0, -1384
    add t3, t3, t1
    add t3, t3, s6
    add s2, a5, t3
    rori s0, s2, 11
    rori t1, s2, 6
    and s7, t2, s2
    andn s9, t6, s2
    xor t1, t1, s0
    or t4, s4, a6
    rori t0, s4, 22
    and s6, s4, a6
    and a5, t4, a4
    xor s0, t5, t0
    or t4, s6, a5
    add t0, s0, t4
    add t3, t3, t0
    rori t5, t3, 13
    sw a2, 64(sp)
    lbu a5, 36(a1)
    rori s6, t3, 2
    lbu a2, 37(a1)
    lbu s0, 38(a1)
    lbu t4, 39(a1)
    slli t0, a5, 24
    slli a2, a2, 16
    slli a5, s0, 8
    or a5, t4, a5
    or s0, t0, a2
    or t4, s0, a5
    or s0, s7, s9
    rori a2, s2, 25
    xor t1, t1, a2
    lui t0, 0x12836
    add s3, s3, t4
    add s3, s3, s0
    addi a5, t0, -1279
    add s3, s3, t1
    add s3, s3, a5
    add t1, a4, s3
    rori t0, t1, 6
    rori s0, t1, 11
    andn s7, t2, t1
    and a2, s2, t1
    or a4, t3, s4
    rori s9, t3, 22
    xor t0, t0, s0
    and a5, t3, s4
    or s0, a2, s7
    xor a2, s6, t5
    and a4, a4, a6
    xor s7, a2, s9
    lbu a2, 40(a1)
    lbu s6, 41(a1)
    lbu t5, 42(a1)
    or s9, a5, a4
    lbu a5, 43(a1)
    slli a2, a2, 24
    slli a4, s6, 16
    sw s8, 28(sp)
    add s8, s9, s7
    add s3, s3, s8
    rori s6, s3, 2
    rori s7, s3, 13
    rori s9, s3, 22
    or a2, a2, a4
    xor s8, s7, s6
    slli a4, t5, 8
    sw t4, 68(sp)
    or a4, a4, a5
    or a2, a2, a4
    rori s6, t1, 25
    add t6, t6, a2
    xor t0, t0, s6
    add t6, t6, s0
    addi a5, s11, 1470
    add t0, t0, t6
    add t0, t0, a5
    add a6, a6, t0
    or a5, s3, t3
    rori s7, a6, 6
    rori s0, a6, 11
    andn t5, s2, a6
    and a5, a5, s4
    xor t4, s7, s0
    and a4, t1, a6
    or s0, a4, t5
    lbu s6, 44(a1)
    lbu a4, 46(a1)
    and s11, s3, t3
    or t6, s11, a5
    xor s7, s8, s9
    add t5, s7, t6
    lbu a5, 47(a1)
    slli a3, a3, 16
    slli s11, s6, 24
    or s8, s11, a3
    add t6, t5, t0
    rori a3, t6, 2
    rori s9, t6, 13
    lbu s7, 58(a1)
    xor s6, s9, a3
    sw a2, 72(sp)
    slli a4, a4, 8
    or a4, a4, a5
    sw s10, 20(sp)
    or a2, s8, a4
    rori a3, a6, 25
    add t2, t2, a2
    add t2, t2, s0
    xor t0, t4, a3
    or a5, t6, s3
    lui s10, 0x550c8
    add t0, t0, t2
    addi s11, s10, -573
    add t0, t0, s11
    rori t5, t6, 22
    and a3, t6, s3
    add s4, s4, t0
    lbu s9, 48(a1)
    and a5, a5, t3
    rori t2, s4, 11
    rori a4, s4, 6
    andn s8, t1, s4
    and s0, a6, s4
    xor t4, s6, t5
    slli a7, a7, 16
    lbu s10, 50(a1)
    or a3, a3, a5
    rori s11, s4, 25
    lbu s6, 51(a1)
    slli t5, s9, 24
    xor a5, a4, t2
    or t2, s0, s8
    add s9, t4, a3
    add s0, s9, t0
    or a7, t5, a7
    rori a3, s0, 2
    rori a4, s0, 13
    xor s8, a4, a3
    sw a2, 76(sp)
    slli a3, s10, 8
    or a3, a3, s6
    or t4, a7, a3
    add a7, t4, s2
    xor t0, a5, s11
    lui a4, 0x72be6
    add a7, a7, t2
    addi a4, a4, -652
    add a7, a7, t0
    or a5, s0, t6
    add t0, a7, a4
    rori a4, s0, 22
    lbu a2, 52(a1)
    and s9, s0, t6
    lbu a3, 53(a1)
    add a7, t3, t0
    xor t5, s8, a4
    lbu a4, 54(a1)
    lbu s10, 55(a1)
    and s6, a5, s3
    andn t3, a6, a7
    slli a3, a3, 16
    or s2, s9, s6
    slli a2, a2, 24
    rori t2, a7, 11
    add s11, s2, t5
    rori s8, a7, 6
    add t0, t0, s11
    or a2, a2, a3
    and s2, s4, a7
    or t3, s2, t3
    slli a4, a4, 8
    rori a3, a7, 25
    rori a5, t0, 2
    rori s6, t0, 13
    xor s9, a5, s6
    sw t4, 80(sp)
    or a4, a4, s10
    or a2, a2, a4
    add t1, t1, a2
    xor t2, s8, t2
    xor t2, t2, a3
    lui a3, 0x80deb
    add t3, t3, t1
    or a5, t0, s0
    addi a3, a3, 510
    rori t5, t0, 22
    and t4, t0, s0
    add t2, t2, t3
    lbu s11, 57(a1)
    add t3, t2, a3
    xor s2, s9, t5
    and a5, a5, t6
    or a5, t4, a5
    lbu a4, 59(a1)
    slli s6, s11, 16
    slli s10, s5, 24
    add t2, s3, t3
    add s8, s2, a5
    rori t1, t2, 6
    rori s2, t2, 11
    andn a3, s4, t2
    and s9, a7, t2
    add s3, s8, t3
    rori t5, t2, 25
    or t4, s9, a3
    slli a3, s7, 8
    xor t3, t1, s2
    rori s11, s3, 2
    rori s5, s3, 13
    xor s2, s11, s5
    or a5, s10, s6
    rori s8, s3, 22
    or a3, a3, a4
    or s9, a5, a3
    add a6, a6, s9
    add a6, a6, t4
    xor t3, t3, t5
    or a4, s3, t0
    and s7, s3, t0
    and a4, a4, s0
    addi a3, s1, 1703
    sw a2, 84(sp)
    add t3, t3, a6
    xor s2, s2, s8
    lbu s1, 60(a1)
    lbu a2, 61(a1)
    lbu t1, 63(a1)
    or s5, s7, a4
    add a6, t3, a3
    slli a2, a2, 16
    add t3, t6, a6
    add s2, s2, s5
    slli s1, s1, 24
    rori s11, t3, 6
    rori t6, t3, 11
    add s2, s2, a6
    andn s6, a7, t3
    xor a6, s11, t6
    rori s10, s2, 2
    rori a5, s2, 13
    and t4, t2, t3
    or t6, t4, s6
    sw s9, 88(sp)
    xor t5, s10, a5
    lbu a1, 62(a1)
    or s1, s1, a2
    slli a1, a1, 8
    or a1, a1, t1
    or s1, s1, a1
    rori a2, t3, 25
    or a3, s2, s3
    add s4, s4, s1
    rori s8, s2, 22
    xor a2, a6, a2
    and a6, s2, s3
    lui a4, 0xc19bf
    and a3, a3, t0
    add t6, t6, s4
    lui s7, %hi(constants)
    xor t1, t5, s8
    or a6, a3, a6
    addi s5, a4, 372
    add t1, t1, a6
    sw s1, 92(sp)
    addi a6, s7, %lo(constants)
    add t6, t6, a2
    add s4, t6, s5
    add t6, s4, s0
    add s4, s4, t1
    addi t1, a6, 124
.Lsha256_compress_1:
    rori s1, t6, 11
    and a3, t3, t6
    rori a1, t6, 25
    andn a2, t2, t6
    or s0, s4, s2
    or a2, a2, a3
    rori a4, t6, 6
    rori a5, s4, 13
    add a7, a7, a2
    xor s5, a4, s1
    and s1, s4, s2
    rori a3, s4, 22
    and s0, s0, s3
    rori a4, s4, 2
    xor s6, s5, a1
    add a7, a7, s6
    lw s8, 68(sp)
    xor a2, a5, a4
    lw s7, 88(sp)
    or s0, s0, s1
    xor a1, a2, a3
    srli a3, s7, 10
    rori s9, s7, 17
    lw a4, 36(sp)
    add s0, s0, a1
    rori a5, a4, 7
    rori a2, s7, 19
    lw s10, 32(sp)
    rori s5, a4, 18
    add s11, s10, s8
    lw t4, -60(t1)
    srli s6, a4, 3
    xor a1, s9, a2
    xor a1, a1, a3
    xor a2, a5, s5
    add a1, a1, s11
    xor a2, s6, a2
    add a7, a7, t4
    add a1, a1, a2
    add a7, a7, a1
    add t0, t0, a7
    rori t5, t0, 6
    add a7, a7, s0
    and s5, t6, t0
    rori a2, t0, 11
    rori s1, a7, 2
    rori s10, a7, 13
    xor s0, t5, a2
    rori a3, t0, 25
    andn a5, t3, t0
    xor s0, s0, a3
    or a5, s5, a5
    xor a2, s10, s1
    and a3, a7, s4
    rori s5, a7, 22
    xor a2, a2, s5
    or s5, a7, s4
    lw s9, 72(sp)
    and s5, s5, s2
    lw s11, 92(sp)
    lw s10, 40(sp)
    add a4, a4, s9
    or a3, a3, s5
    add a2, a2, a3
    lw t4, -56(t1)
    rori s5, s11, 17
    rori s6, s11, 19
    srli t5, s11, 10
    rori s1, s10, 18
    rori s9, s10, 7
    srli a3, s10, 3
    xor s5, s5, s6
    xor s6, s1, s9
    xor s1, t5, s5
    xor s5, s6, a3
    add t2, t2, t4
    add t2, t2, a5
    add s9, s1, a4
    add t5, s9, s5
    add t2, t2, s0
    sw t5, 36(sp)
    add t2, t2, t5
    add s3, s3, t2
    and s6, t0, s3
    andn s5, t6, s3
    add t2, t2, a2
    rori a2, s3, 6
    rori a4, s3, 11
    or a3, s6, s5
    xor a2, a2, a4
    rori a5, s3, 25
    rori s6, t2, 13
    rori s5, t2, 2
    rori t4, t2, 22
    xor s5, s6, s5
    xor a2, a2, a5
    or s6, t2, a7
    xor s5, s5, t4
    lw s1, 76(sp)
    and a5, t2, a7
    and s6, s6, s4
    or a5, a5, s6
    add a5, a5, s5
    rori s6, a1, 19
    rori s5, a1, 17
    add s10, s10, s1
    xor s5, s5, s6
    lw t4, 44(sp)
    srli s9, a1, 10
    rori s0, t4, 7
    rori a4, t4, 18
    lw s1, -52(t1)
    xor s6, s9, s5
    rori s5, t5, 17
    sw a0, 12(sp)
    srli a0, t4, 3
    lw s9, 48(sp)
    xor s0, a4, s0
    xor a0, s0, a0
    add t3, t3, s1
    add t3, t3, a3
    add a4, s6, s10
    add a0, a0, a4
    add t3, t3, a2
    add t3, t3, a0
    add s0, t3, a5
    sw a0, 40(sp)
    add s2, s2, t3
    rori a4, s2, 11
    rori a2, s2, 6
    and s6, s3, s2
    andn s1, t0, s2
    xor a2, a2, a4
    rori a4, s0, 2
    or a3, s0, t2
    or s10, s6, s1
    rori s6, s0, 22
    rori a5, s2, 25
    xor a2, a2, a5
    and t3, a3, a7
    rori s1, s0, 13
    rori a5, t5, 19
    and a3, s0, t2
    xor a4, s1, a4
    xor a4, a4, s6
    srli s1, t5, 10
    or s6, a3, t3
    lw a3, 80(sp)
    add a4, a4, s6
    add t3, t4, a3
    rori s6, s9, 7
    lw a3, -48(t1)
    rori t4, s9, 18
    add t6, t6, a3
    srli a3, s9, 3
    xor a5, s5, a5
    add t6, t6, s10
    sw a6, 8(sp)
    xor s6, s6, t4
    xor a6, s6, a3
    xor a5, s1, a5
    add s5, a5, t3
    add a6, a6, s5
    add t6, t6, a2
    sw a6, 44(sp)
    add t6, t6, a6
    add s10, t6, a4
    add s4, s4, t6
    rori a4, s4, 6
    rori s6, s10, 2
    rori a5, s4, 25
    rori t4, a0, 19
    rori a3, s10, 22
    rori s5, s10, 13
    rori s1, s4, 11
    or t3, s10, s0
    andn a2, s3, s4
    and t6, s2, s4
    xor s5, s5, s6
    xor a4, a4, s1
    and s6, s10, s0
    or a2, t6, a2
    and s1, t3, t2
    xor a4, a4, a5
    xor s5, s5, a3
    or a5, s6, s1
    add a5, a5, s5
    rori s5, a0, 17
    srli t6, a0, 10
    lw t3, 84(sp)
    add a3, s9, t3
    lw s1, 52(sp)
    lw s6, -44(t1)
    srli s9, s1, 3
    add t0, t0, s6
    rori t3, s1, 7
    rori s6, s1, 18
    xor s6, s6, t3
    xor s6, s6, s9
    xor s5, s5, t4
    xor s5, t6, s5
    add s5, s5, a3
    add s5, s5, s6
    add t0, t0, s5
    add t0, t0, a2
    sw s5, 48(sp)
    rori t4, a6, 17
    add t0, t0, a4
    add a7, a7, t0
    rori t3, a7, 11
    rori a4, a7, 6
    add a2, a5, t0
    and s9, s4, a7
    xor a4, a4, t3
    rori s6, a7, 25
    andn t6, s2, a7
    rori a3, a2, 2
    add t0, s1, s7
    xor a4, a4, s6
    or a5, a2, s10
    rori t3, a2, 13
    and s6, a5, s0
    and s1, a2, s10
    rori a5, a6, 19
    rori s7, a2, 22
    xor a3, a3, t3
    xor t3, a3, s7
    lw a3, 56(sp)
    rori s7, s5, 19
    or s6, s6, s1
    rori s1, a3, 7
    add s6, t3, s6
    rori t3, a3, 18
    xor a5, a5, t4
    srli t4, a6, 10
    xor a5, a5, t4
    add a5, a5, t0
    srli t4, a3, 3
    xor t0, t3, s1
    lw s1, -40(t1)
    xor t3, t4, t0
    add a5, a5, t3
    add t0, s1, a5
    or t4, s9, t6
    add s3, s3, t0
    add s3, s3, t4
    rori t3, s5, 17
    add s3, s3, a4
    add t2, t2, s3
    rori a4, t2, 11
    add s9, a3, s11
    add t0, s6, s3
    rori s3, t2, 6
    xor s3, s3, a4
    rori s6, t2, 25
    rori s1, t0, 22
    rori t6, t0, 13
    andn t4, s4, t2
    rori s11, t0, 2
    and a3, a7, t2
    or a4, a3, t4
    xor a3, t6, s11
    lw s11, 60(sp)
    xor t4, t3, s7
    rori t6, s11, 7
    rori s7, s11, 18
    or t3, t0, a2
    xor s3, s3, s6
    xor s6, t6, s7
    srli s7, s11, 3
    and t6, t3, s10
    xor t3, a3, s1
    srli s1, s5, 10
    and a3, t0, a2
    xor s1, s1, t4
    or t4, a3, t6
    add a3, t4, t3
    xor t6, s7, s6
    lw t3, -36(t1)
    add s1, s1, s9
    add s1, s1, t6
    add t4, t3, s1
    add s2, s2, t4
    add s2, s2, a4
    add s3, s3, s2
    add t3, s0, s3
    rori s6, t3, 11
    sw s1, 56(sp)
    andn s7, a7, t3
    and s9, t2, t3
    rori s2, t3, 6
    rori t6, a5, 17
    add t4, a1, s11
    add s3, s3, a3
    rori a4, t3, 25
    xor s2, s2, s6
    lw s11, 64(sp)
    or s6, s9, s7
    rori s7, a5, 19
    rori s0, s11, 18
    xor a3, t6, s7
    srli s9, a5, 10
    rori s7, s11, 7
    xor s2, s2, a4
    rori t6, s3, 13
    rori a4, s3, 2
    xor a4, t6, a4
    xor s7, s7, s0
    rori t6, s3, 22
    and s0, s3, t0
    xor a4, a4, t6
    or t6, s3, t0
    and t6, t6, a2
    or s0, t6, s0
    add t6, t5, s11
    srli t5, s11, 3
    add a4, s0, a4
    xor a3, a3, s9
    xor s7, s7, t5
    add a3, a3, t4
    lw s11, -32(t1)
    add a3, a3, s7
    add s7, s11, a3
    sw a3, 60(sp)
    add s4, s4, s7
    add s4, s4, s6
    add s2, s2, s4
    add s0, s2, s10
    rori s9, s0, 6
    rori s6, s0, 11
    and t5, t3, s0
    rori t4, s0, 25
    add s4, a4, s2
    andn s7, t2, s0
    rori s10, s4, 2
    rori s11, s4, 13
    or s7, t5, s7
    rori a4, s1, 17
    rori s2, s1, 19
    xor s10, s10, s11
    xor t5, s9, s6
    xor s11, t5, t4
    and s6, s4, s3
    rori s9, s8, 7
    rori t4, s8, 18
    rori t5, s4, 22
    xor s9, t4, s9
    or t4, s4, s3
    and t4, t4, t0
    xor s10, s10, t5
    srli t5, s1, 10
    xor a4, a4, s2
    or s2, s6, t4
    srli t4, s8, 3
    xor s6, a4, t5
    xor s9, s9, t4
    add a4, s2, s10
    add t5, t6, s6
    lw s6, -28(t1)
    add t4, t5, s9
    add s6, s6, t4
    add a7, a7, s6
    add a7, a7, s7
    add a7, a7, s11
    add t6, a2, a7
    rori s6, t6, 25
    add a7, a7, a4
    sw t4, 64(sp)
    rori a2, t6, 6
    andn s7, t3, t6
    and s9, s0, t6
    rori a4, a3, 17
    rori s2, t6, 11
    add a0, a0, s8
    rori s8, a7, 13
    lw s10, 72(sp)
    or s7, s9, s7
    xor a2, a2, s2
    rori s9, a3, 19
    rori s11, s10, 7
    rori t5, a7, 2
    xor s8, s8, t5
    xor a4, a4, s9
    rori s9, s10, 18
    xor s9, s11, s9
    or s11, a7, s4
    rori s2, a7, 22
    xor s8, s8, s2
    and s11, s11, s3
    and t5, a7, s4
    srli s2, s10, 3
    xor a2, a2, s6
    srli s6, a3, 10
    xor a4, a4, s6
    or s6, s11, t5
    add s6, s6, s8
    add a0, a0, a4
    xor s9, s9, s2
    lw a4, -24(t1)
    add a0, a0, s9
    sw a0, 68(sp)
    add a4, a4, a0
    add t2, t2, a4
    add t2, t2, s7
    add t2, t2, a2
    add a2, t0, t2
    add t2, t2, s6
    rori s6, a2, 25
    add a6, a6, s10
    and s8, t6, a2
    rori s10, t2, 13
    rori a4, a2, 11
    rori t0, a2, 6
    rori s11, t4, 17
    andn s7, s0, a2
    or s7, s8, s7
    rori s9, t2, 2
    lw t5, 76(sp)
    xor t0, t0, a4
    rori s8, t4, 19
    rori s2, t5, 18
    rori a4, t2, 22
    xor s8, s11, s8
    xor t0, t0, s6
    rori s11, t5, 7
    xor s9, s10, s9
    and s6, t2, a7
    sw a5, 52(sp)
    or s10, t2, a7
    and s10, s10, s4
    or s6, s10, s6
    srli s10, t4, 10
    xor a4, s9, a4
    srli s9, t5, 3
    xor s11, s11, s2
    xor s8, s8, s10
    xor s9, s11, s9
    lw s2, 92(sp)
    add a6, a6, s8
    add a4, s6, a4
    add a6, a6, s9
    lw s6, -20(t1)
    add s6, s6, a6
    add t3, t3, s6
    rori s6, a0, 17
    add t3, t3, s7
    add t0, t0, t3
    add t3, s3, t0
    add a4, a4, t0
    rori s10, a4, 13
    and t0, a2, t3
    rori s3, t3, 6
    rori s9, a4, 2
    rori s11, t3, 11
    rori s8, a0, 19
    xor s3, s3, s11
    andn s7, t6, t3
    rori s11, t3, 25
    or t0, t0, s7
    xor s9, s10, s9
    lw s10, 80(sp)
    xor s3, s3, s11
    add s5, s5, t5
    rori s11, s10, 7
    xor s6, s6, s8
    rori s8, s10, 18
    rori s7, a4, 22
    and t5, a4, t2
    xor s9, s9, s7
    or s7, a4, t2
    and s7, s7, a7
    add a5, a5, s10
    or s7, s7, t5
    srli a0, a0, 10
    srli t5, s10, 3
    xor s8, s11, s8
    sw a6, 72(sp)
    xor s10, s8, t5
    add s7, s7, s9
    lw s11, -16(t1)
    xor a0, s6, a0
    add a0, a0, s5
    add a0, a0, s10
    sw a0, 76(sp)
    add s5, s11, a0
    add s8, s0, s5
    add t0, t0, s8
    add t0, t0, s3
    add s5, s7, t0
    add s4, s4, t0
    rori s7, s5, 2
    rori t0, s4, 6
    rori t5, s4, 25
    andn s6, a2, s4
    and s9, t3, s4
    rori s3, a6, 19
    or s6, s9, s6
    rori s10, s4, 11
    rori s8, s5, 13
    xor t0, t0, s10
    rori s9, a6, 17
    xor s3, s9, s3
    lw s11, 84(sp)
    or s10, s5, a4
    rori s9, s11, 7
    rori s0, s11, 18
    xor s9, s0, s9
    xor t0, t0, t5
    and s10, s10, t2
    and s0, s5, a4
    srli a6, a6, 10
    xor s7, s7, s8
    rori t5, s5, 22
    xor s7, s7, t5
    xor s3, s3, a6
    add s3, s3, a5
    rori s8, a0, 19
    srli t5, s11, 3
    xor a6, s9, t5
    rori a5, a0, 17
    or s9, s0, s10
    xor t5, a5, s8
    add a6, a6, s3
    add s0, s9, s7
    sw a6, 80(sp)
    lw s3, -12(t1)
    add s3, s3, a6
    add s3, s3, t6
    add s3, s3, s6
    add t0, t0, s3
    add a7, a7, t0
    add t0, t0, s0
    rori s3, a7, 6
    andn s6, t3, a7
    rori s7, t0, 2
    rori t6, a7, 11
    rori s8, t0, 13
    and s10, s4, a7
    rori a5, a7, 25
    add s1, s1, s11
    xor s3, s3, t6
    lw s9, 88(sp)
    xor s7, s8, s7
    rori s0, t0, 22
    rori s11, s9, 18
    and t6, t0, s5
    rori s8, s9, 7
    xor s3, s3, a5
    or a5, t0, s5
    and a5, a5, a4
    or a5, t6, a5
    xor s7, s7, s0
    add a5, a5, s7
    xor t6, s11, s8
    srli a0, a0, 10
    lw s0, -8(t1)
    srli s7, s9, 3
    xor s8, t5, a0
    add s11, s8, s1
    xor a0, t6, s7
    add t6, s11, a0
    or t5, s10, s6
    add a0, s0, t6
    add a0, a0, a2
    add s1, t5, a0
    add s3, s3, s1
    add t2, t2, s3
    rori s1, t2, 11
    andn s8, s4, t2
    add s3, s3, a5
    rori s7, s3, 2
    and s6, a7, t2
    add a3, a3, s9
    or a5, s6, s8
    rori a0, t2, 6
    rori s6, a6, 19
    srli s8, s2, 3
    rori s11, t6, 19
    xor a0, a0, s1
    rori s1, a6, 17
    rori s10, s3, 22
    rori a2, t2, 25
    rori s0, s3, 13
    rori t5, s2, 7
    rori s9, s2, 18
    xor s0, s0, s7
    sw a1, 32(sp)
    xor s7, s9, t5
    xor s1, s1, s6
    or s9, s3, t0
    and t5, s3, t0
    rori s6, t6, 17
    and s9, s9, s5
    xor a0, a0, a2
    xor a2, s0, s10
    srli a6, a6, 10
    or s0, s9, t5
    xor a6, s1, a6
    add s10, a2, s0
    lw s1, -4(t1)
    xor s9, s7, s8
    add a6, a6, a3
    add t5, a6, s9
    add a6, t5, s1
    add t3, t3, a6
    add t3, t3, a5
    add a0, a0, t3
    add t3, a4, a0
    andn a2, a7, t3
    rori a6, t3, 11
    addi s0, t1, 64
    rori s7, t3, 6
    add s8, t4, s2
    rori s1, t3, 25
    add s2, s10, a0
    xor a0, s7, a6
    rori a5, s2, 2
    rori a4, s2, 13
    rori a3, a1, 18
    and s9, t2, t3
    rori t4, a1, 7
    xor a4, a4, a5
    xor a6, s6, s11
    srli s10, a1, 3
    sw t6, 84(sp)
    xor a5, a3, t4
    rori s6, s2, 22
    srli t6, t6, 10
    xor a4, a4, s6
    and s7, s2, s3
    or s6, s2, s3
    and s6, s6, t0
    xor t6, a6, t6
    or s11, s6, s7
    add t6, t6, s8
    xor a6, s10, a5
    add t6, t6, a6
    sw t6, 92(sp)
    lw a6, 8(sp)
    addi a1, a6, 316
    sw t5, 88(sp)
    lw t1, 0(t1)
    or a3, s9, a2
    add t4, s11, a4
    xor s6, a0, s1
    add t6, t6, t1
    lw a0, 12(sp)
    add t6, t6, s4
    add t6, t6, a3
    add s4, t6, s6
    add t6, s4, s5
    add s4, s4, t4
    add t1, zero, s0
    bne t1, a1, .Lsha256_compress_1
    lw s0, 4(a0)
    lw t1, 20(a0)
    lw s1, 28(a0)
    lw a1, 12(a0)
    lw a2, 0(a0)
    lw a3, 16(a0)
    lw a4, 24(a0)
    lw a5, 8(a0)
    add a6, a2, s4
    add s4, s0, s2
    add s8, a5, s3
    add t0, a1, t0
    add t4, a3, t6
    add t3, t1, t3
    add t2, a4, t2
    add a7, s1, a7
    lw s0, 124(sp)
    lw s1, 120(sp)
    sw a6, 0(a0)
    lw s2, 116(sp)
    sw s4, 4(a0)
    lw s3, 112(sp)
    lw s4, 108(sp)
    lw s5, 104(sp)
    lw s6, 100(sp)
    lw s7, 96(sp)
    sw s8, 8(a0)
    lw s8, 28(sp)
    lw s9, 24(sp)
    lw s10, 20(sp)
    sw t0, 12(a0)
    lw s11, 16(sp)
    sw a7, 28(a0)
    sw t3, 20(a0)
    sw t2, 24(a0)
    addi sp, sp, 128
    sw t4, 16(a0)
    jalr zero, 0(ra)
.Lfunc_end0:
	.size	sha256_compress, .Lfunc_end0-sha256_compress
                                        # -- End function
	.type	constants,@object               # @constants
	.section	.rodata,"a",@progbits
	.p2align	2, 0x0
constants:
	.word	1116352408                      # 0x428a2f98
	.word	1899447441                      # 0x71374491
	.word	3049323471                      # 0xb5c0fbcf
	.word	3921009573                      # 0xe9b5dba5
	.word	961987163                       # 0x3956c25b
	.word	1508970993                      # 0x59f111f1
	.word	2453635748                      # 0x923f82a4
	.word	2870763221                      # 0xab1c5ed5
	.word	3624381080                      # 0xd807aa98
	.word	310598401                       # 0x12835b01
	.word	607225278                       # 0x243185be
	.word	1426881987                      # 0x550c7dc3
	.word	1925078388                      # 0x72be5d74
	.word	2162078206                      # 0x80deb1fe
	.word	2614888103                      # 0x9bdc06a7
	.word	3248222580                      # 0xc19bf174
	.word	3835390401                      # 0xe49b69c1
	.word	4022224774                      # 0xefbe4786
	.word	264347078                       # 0xfc19dc6
	.word	604807628                       # 0x240ca1cc
	.word	770255983                       # 0x2de92c6f
	.word	1249150122                      # 0x4a7484aa
	.word	1555081692                      # 0x5cb0a9dc
	.word	1996064986                      # 0x76f988da
	.word	2554220882                      # 0x983e5152
	.word	2821834349                      # 0xa831c66d
	.word	2952996808                      # 0xb00327c8
	.word	3210313671                      # 0xbf597fc7
	.word	3336571891                      # 0xc6e00bf3
	.word	3584528711                      # 0xd5a79147
	.word	113926993                       # 0x6ca6351
	.word	338241895                       # 0x14292967
	.word	666307205                       # 0x27b70a85
	.word	773529912                       # 0x2e1b2138
	.word	1294757372                      # 0x4d2c6dfc
	.word	1396182291                      # 0x53380d13
	.word	1695183700                      # 0x650a7354
	.word	1986661051                      # 0x766a0abb
	.word	2177026350                      # 0x81c2c92e
	.word	2456956037                      # 0x92722c85
	.word	2730485921                      # 0xa2bfe8a1
	.word	2820302411                      # 0xa81a664b
	.word	3259730800                      # 0xc24b8b70
	.word	3345764771                      # 0xc76c51a3
	.word	3516065817                      # 0xd192e819
	.word	3600352804                      # 0xd6990624
	.word	4094571909                      # 0xf40e3585
	.word	275423344                       # 0x106aa070
	.word	430227734                       # 0x19a4c116
	.word	506948616                       # 0x1e376c08
	.word	659060556                       # 0x2748774c
	.word	883997877                       # 0x34b0bcb5
	.word	958139571                       # 0x391c0cb3
	.word	1322822218                      # 0x4ed8aa4a
	.word	1537002063                      # 0x5b9cca4f
	.word	1747873779                      # 0x682e6ff3
	.word	1955562222                      # 0x748f82ee
	.word	2024104815                      # 0x78a5636f
	.word	2227730452                      # 0x84c87814
	.word	2361852424                      # 0x8cc70208
	.word	2428436474                      # 0x90befffa
	.word	2756734187                      # 0xa4506ceb
	.word	3204031479                      # 0xbef9a3f7
	.word	3329325298                      # 0xc67178f2
	.size	constants, 256

	.section	".note.GNU-stack","",@progbits
