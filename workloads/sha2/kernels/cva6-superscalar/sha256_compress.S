# sha256_compress of sha2, scheduled for cva6-superscalar:
# 1,639 -> 1,349 cycles, 2,720 -> 2,616 instructions, 4,004 -> 4,614 bytes, proved equal to what came.
# No order takes fewer than 1,308 cycles (commit slots: 2,616, 2 a cycle).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Assumed: the stack has room for 128 bytes below sp, of which A needs 96.
# Effort 2 (9,000 orders), seed 1, Instar 0.1.0:
#   instar schedule sha2 sha256_compress --core cva6-superscalar --effort 2 -o sha256_compress.S

	.text
	.globl	sha256_compress                 # -- Begin function sha256_compress
	.p2align	1
	.type	sha256_compress,@function
sha256_compress:                        # @sha256_compress
    lw t2, 16(a0)
    lw a5, 0(a0)
    lw t1, 24(a0)
    lw a3, 20(a0)
    rori t3, t2, 6
    rori a6, t2, 11
    lbu t0, 20(a1)
    rori t6, t2, 25
    and a4, a3, t2
    lbu a7, 49(a1)
    xor t3, a6, t3
    addi sp, sp, -128
    rori t5, a5, 13
    sw s2, 116(sp)
    sw s3, 112(sp)
    sw s4, 108(sp)
    rori t4, a5, 2
    sw s9, 24(sp)
    xor t4, t4, t5
    sw s11, 16(sp)
    xor t3, t3, t6
    sw s10, 20(sp)
    andn a2, t1, t2
    sw s0, 124(sp)
    rori a6, a5, 22
    lw s0, 4(a0)
    sw s6, 100(sp)
    sw s1, 120(sp)
    or t6, a2, a4
    sw s5, 104(sp)
    lw t5, 28(a0)
    and a4, s0, a5
    lbu s1, 13(a1)
    sw s7, 96(sp)
    add t6, t6, t5
    lbu s2, 0(a1)
    lbu t5, 1(a1)
    lbu s3, 2(a1)
    lbu s4, 3(a1)
    slli s5, s2, 24
    add t3, t3, t6
    slli s6, s3, 8
    slli t5, t5, 16
    or s2, s4, s6
    or s7, t5, s5
    lui s9, 0x428a3
    addi s10, s9, -104
    or t5, s0, a5
    or s2, s2, s7
    lui s11, 0x71374
    lw a2, 8(a0)
    add t6, s2, s10
    add t3, t3, t6
    lw s3, 12(a0)
    and t5, a2, t5
    lui s4, 0x72be6
    xor a6, a6, t4
    add s6, s3, t3
    rori s5, s6, 25
    lbu s9, 5(a1)
    or a4, a4, t5
    and t4, t2, s6
    addi t5, s11, 1169
    andn s7, a3, s6
    rori s10, s6, 6
    rori t6, s6, 11
    or s3, t4, s7
    add a6, a6, a4
    add t3, t3, a6
    sw s2, 32(sp)
    lbu s11, 4(a1)
    and s7, t3, a5
    xor a6, s10, t6
    xor a6, a6, s5
    lbu t4, 7(a1)
    lbu a4, 6(a1)
    slli s2, s11, 24
    slli s10, s9, 16
    add t1, t1, s3
    slli a4, a4, 8
    or t6, t4, a4
    or s5, s2, s10
    or t6, t6, s5
    add a6, a6, t1
    rori s3, t3, 2
    lbu s11, 57(a1)
    rori s9, t3, 13
    slli t0, t0, 24
    add a4, t6, t5
    or t4, t3, a5
    add a6, a6, a4
    rori s2, t3, 22
    add s10, a6, a2
    lbu a4, 26(a1)
    rori t1, s10, 11
    andn s5, t2, s10
    and t5, t4, s0
    rori a2, s10, 25
    xor s3, s3, s9
    rori t4, s10, 6
    and s9, s6, s10
    or s7, s7, t5
    lbu t5, 8(a1)
    or s5, s9, s5
    xor s3, s3, s2
    xor s9, t4, t1
    xor s2, s9, a2
    add s3, s3, s7
    add s3, s3, a6
    rori t4, s3, 13
    and t1, s3, t3
    rori a2, s3, 2
    or s9, s3, t3
    lbu s7, 10(a1)
    xor a6, a2, t4
    lbu a2, 9(a1)
    rori t4, s3, 22
    and s9, s9, a5
    or t1, s9, t1
    slli s9, s7, 8
    lbu s7, 11(a1)
    slli a2, a2, 16
    sw t6, 36(sp)
    slli t6, t5, 24
    xor t5, t4, a6
    or a6, t6, a2
    or t4, s9, s7
    or a2, a6, t4
    lui t4, 0xb5c10
    add t6, a2, a3
    add s7, t5, t1
    add t1, s5, t6
    lbu s9, 12(a1)
    lbu a6, 14(a1)
    add t6, s2, t1
    addi t4, t4, -1073
    lbu a3, 15(a1)
    slli t5, s9, 24
    add t6, t6, t4
    add t1, s0, t6
    slli s5, s1, 16
    or s2, t5, s5
    rori s9, t1, 6
    and t4, s10, t1
    rori s0, t1, 11
    add t6, t6, s7
    andn s1, s6, t1
    rori s5, t1, 25
    rori t5, t6, 2
    xor s7, s9, s0
    or s0, t4, s1
    rori s9, t6, 13
    xor s1, s9, t5
    sw a2, 40(sp)
    slli t4, a6, 8
    or s9, a3, t4
    or a2, s2, s9
    lui t4, 0xe9b5e
    addi t4, t4, -1115
    xor t5, s7, s5
    or a6, t6, s3
    add t2, t2, a2
    add t2, t2, s0
    rori a3, t6, 22
    add t2, t2, t5
    add t2, t2, t4
    and t4, a6, t3
    xor s1, s1, a3
    lbu s2, 17(a1)
    add s9, t2, a5
    lbu a5, 18(a1)
    and s0, t1, s9
    slli s5, s2, 16
    lbu a3, 16(a1)
    and s7, t6, s3
    rori t5, s9, 11
    rori a6, s9, 6
    slli a3, a3, 24
    xor s2, t5, a6
    andn a6, s10, s9
    or t5, t4, s7
    rori s7, s9, 25
    or s0, s0, a6
    add s1, s1, t5
    lbu t4, 19(a1)
    sw a2, 44(sp)
    slli a5, a5, 8
    xor a6, s2, s7
    add t2, t2, s1
    lbu t5, 22(a1)
    or a5, t4, a5
    lui t4, 0x3956c
    rori a2, t2, 22
    or a3, a3, s5
    or a3, a3, a5
    addi t4, t4, 603
    slli a4, a4, 8
    add s2, s6, a3
    or s7, t2, t6
    rori s1, t2, 13
    rori s5, t2, 2
    xor a5, s1, s5
    add s2, s2, s0
    add s2, s2, a6
    add s2, s2, t4
    and s6, t2, t6
    add t3, t3, s2
    rori s1, t3, 11
    andn s5, t1, t3
    and t4, s7, s3
    rori s0, t3, 6
    and a6, s9, t3
    xor s0, s0, s1
    lbu s7, 21(a1)
    or s1, a6, s5
    lbu a6, 23(a1)
    or s5, t4, s6
    slli s6, t5, 8
    slli t4, s7, 16
    xor a2, a5, a2
    or t0, t0, t4
    rori t5, t3, 25
    add a2, a2, s5
    add s2, s2, a2
    sw a3, 48(sp)
    or s7, s6, a6
    lui a5, 0x59f11
    xor s0, s0, t5
    or t0, t0, s7
    rori t4, s2, 22
    addi a5, a5, 497
    add s5, t0, s10
    rori a2, s2, 13
    and a3, s2, t2
    rori a6, s2, 2
    add s6, s5, s1
    or t5, s2, t2
    add s7, s6, s0
    add s10, s7, a5
    add s3, s3, s10
    rori s1, s3, 6
    and s5, t3, s3
    andn s0, s9, s3
    rori s6, s3, 11
    xor a5, s1, s6
    or s0, s5, s0
    and s7, t5, t6
    xor a2, a2, a6
    xor a2, a2, t4
    lbu s1, 24(a1)
    lbu s6, 25(a1)
    or a3, a3, s7
    lbu s5, 27(a1)
    slli t5, s1, 24
    slli a6, s6, 16
    add a2, a2, a3
    add t4, s10, a2
    rori a3, s3, 25
    rori s7, t4, 13
    or a2, t5, a6
    rori s1, t4, 2
    sw t0, 52(sp)
    lui s6, 0x923f8
    or a4, a4, s5
    addi s10, s6, 676
    or a2, a2, a4
    add t1, t1, a2
    xor a6, a5, a3
    xor s1, s7, s1
    lbu a4, 46(a1)
    add t1, t1, s0
    add a6, a6, t1
    or a5, t4, s2
    rori t5, t4, 22
    add a6, a6, s10
    and t0, t4, s2
    add t6, t6, a6
    and a5, a5, t2
    rori t1, t6, 6
    rori s0, t6, 11
    andn s5, t3, t6
    and s6, s3, t6
    or a3, s6, s5
    lbu s7, 30(a1)
    xor t1, t1, s0
    xor s1, s1, t5
    lbu s10, 28(a1)
    lbu s5, 29(a1)
    or a5, a5, t0
    lbu s6, 31(a1)
    slli s0, s10, 24
    slli t5, s5, 16
    add s1, s1, a5
    sw a2, 56(sp)
    slli t0, s7, 8
    add a6, a6, s1
    or s10, t0, s6
    or a2, s0, t5
    rori s5, t6, 25
    rori a5, a6, 2
    lui s7, 0xab1c6
    or s1, a6, t4
    addi t0, s7, -299
    xor t1, t1, s5
    rori s6, a6, 13
    xor s0, s6, a5
    or a2, a2, s10
    add t5, s9, a2
    add s7, t5, a3
    add s5, s7, t1
    and a5, s1, s2
    add s6, s5, t0
    add t2, t2, s6
    rori s10, a6, 22
    and a3, a6, t4
    xor s1, s0, s10
    lbu s9, 32(a1)
    lbu t5, 33(a1)
    lbu t1, 34(a1)
    rori s0, t2, 11
    slli s7, t5, 16
    and t0, t6, t2
    andn s5, s3, t2
    or a3, a3, a5
    lbu a5, 35(a1)
    slli s10, s9, 24
    add s1, s1, a3
    rori t5, t2, 6
    or s9, s10, s7
    lbu a3, 50(a1)
    add s7, s6, s1
    or s10, t0, s5
    rori s1, s7, 13
    rori s6, s7, 2
    slli t0, t1, 8
    xor s1, s1, s6
    sw a2, 60(sp)
    lui s5, 0xd807b
    rori t1, t2, 25
    or s6, t0, a5
    xor a2, t5, s0
    xor t1, a2, t1
    or a2, s9, s6
    add t3, t3, a2
    add t3, t3, s10
    addi t0, s5, -1384
    or a5, s7, a6
    add t3, t3, t1
    add t3, t3, t0
    add s2, s2, t3
    rori s0, s2, 11
    and t5, t2, s2
    and s6, s7, a6
    rori s9, s7, 22
    rori t1, s2, 6
    andn s10, t6, s2
    lbu s5, 37(a1)
    and t0, a5, t4
    rori a5, s2, 25
    xor s1, s1, s9
    sw a2, 64(sp)
    xor t1, t1, s0
    lbu s9, 36(a1)
    or a2, s6, t0
    lbu s0, 38(a1)
    slli t0, s5, 16
    lbu s6, 39(a1)
    slli s5, s9, 24
    slli s9, s0, 8
    or s0, s5, t0
    add s1, s1, a2
    or t0, s6, s9
    or s5, s0, t0
    or s0, t5, s10
    lui a2, 0x12836
    add t3, t3, s1
    addi s6, a2, -1279
    xor t1, t1, a5
    rori s9, t3, 2
    add s3, s3, s5
    add s3, s3, s0
    or t0, t3, s7
    rori s10, t3, 13
    add s3, s3, t1
    rori t5, t3, 22
    add s3, s3, s6
    and a2, t3, s7
    add t1, t4, s3
    xor s1, s9, s10
    and a5, t0, a6
    andn s0, t2, t1
    rori t0, t1, 6
    rori s6, t1, 11
    and t4, s2, t1
    or s0, t4, s0
    lbu s9, 40(a1)
    xor t0, t0, s6
    xor s10, s1, t5
    lbu t4, 41(a1)
    lbu s6, 42(a1)
    or a2, a2, a5
    lbu a5, 43(a1)
    slli s1, s9, 24
    sw s8, 28(sp)
    slli s8, t4, 16
    add a2, a2, s10
    or t5, s1, s8
    add s3, s3, a2
    rori s9, s3, 2
    rori t4, s3, 13
    xor s1, t4, s9
    slli s10, s6, 8
    rori s8, t1, 25
    sw s5, 68(sp)
    or a2, s10, a5
    lui a5, 0x24318
    addi a5, a5, 1470
    or a2, t5, a2
    add t6, t6, a2
    rori s9, s3, 22
    xor t0, t0, s8
    add t6, t6, s0
    add t0, t0, t6
    or t4, s3, t3
    and s6, t4, s7
    add t0, t0, a5
    xor s1, s1, s9
    add a6, a6, t0
    and s5, s3, t3
    lbu s10, 45(a1)
    andn t5, s2, a6
    rori s8, a6, 6
    rori s0, a6, 11
    and t6, t1, a6
    xor t4, s8, s0
    or s0, t6, t5
    lbu a5, 44(a1)
    or s9, s5, s6
    lbu s8, 47(a1)
    slli t5, a5, 24
    add s1, s1, s9
    slli t6, s10, 16
    slli a4, a4, 8
    or s5, t5, t6
    add t6, s1, t0
    sw a2, 72(sp)
    lbu s6, 58(a1)
    and a5, t6, s3
    or a4, a4, s8
    lui s9, 0x550c8
    rori s10, t6, 2
    rori t5, a6, 25
    addi t0, s9, -573
    or a2, s5, a4
    rori a4, t6, 13
    or s1, t6, s3
    xor s8, t4, t5
    add t2, t2, a2
    add t2, t2, s0
    xor s9, a4, s10
    rori s5, t6, 22
    add t4, s8, t2
    lbu t5, 48(a1)
    and s0, s1, t3
    add t0, t4, t0
    add a4, s7, t0
    and s10, a6, a4
    slli a7, a7, 16
    rori t2, a4, 11
    xor s1, s9, s5
    andn s8, t1, a4
    lbu t4, 51(a1)
    rori s7, a4, 6
    or s5, a5, s0
    slli s9, t5, 24
    or a7, s9, a7
    xor s0, s7, t2
    add s1, s1, s5
    or t2, s10, s8
    rori a5, a4, 25
    sw a2, 76(sp)
    add t5, s1, t0
    slli a3, a3, 8
    xor t0, s0, a5
    rori s9, t5, 13
    slli s7, s6, 8
    or a3, a3, t4
    rori s5, t5, 2
    or s8, a7, a3
    add a7, s8, s2
    addi s10, s4, -652
    and s1, t5, t6
    or a5, t5, t6
    xor a2, s9, s5
    add a7, a7, t2
    add a7, a7, t0
    add t0, a7, s10
    and s0, a5, s3
    rori s6, t5, 22
    lbu t4, 52(a1)
    lbu a3, 53(a1)
    xor a2, a2, s6
    lbu s2, 54(a1)
    or s1, s1, s0
    add a7, t3, t0
    slli s4, t4, 24
    slli a3, a3, 16
    slli s5, s2, 8
    lbu a5, 55(a1)
    rori s9, a7, 25
    or t2, s4, a3
    add s1, s1, a2
    and s2, a4, a7
    rori a2, a7, 6
    andn t3, a6, a7
    rori s10, a7, 11
    xor s6, a2, s10
    add t0, t0, s1
    sw s8, 80(sp)
    or s0, s5, a5
    or a2, t2, s0
    xor t2, s6, s9
    lui a3, 0x80deb
    add t1, t1, a2
    rori t4, t0, 13
    rori s1, t0, 2
    addi a3, a3, 510
    or a5, t0, t5
    or t3, s2, t3
    rori s4, t0, 22
    add t3, t3, t1
    and s10, t0, t5
    add t2, t2, t3
    xor s1, s1, t4
    and a5, a5, t6
    add t3, t2, a3
    add t2, s3, t3
    or a5, s10, a5
    lbu s8, 56(a1)
    lbu s5, 59(a1)
    slli s0, s11, 16
    xor s1, s1, s4
    add s1, s1, a5
    andn t1, a4, t2
    rori s6, t2, 6
    add s3, s1, t3
    rori s2, t2, 11
    xor t3, s6, s2
    and s1, a7, t2
    slli s9, s8, 24
    rori t4, s3, 13
    or t1, s1, t1
    rori s1, s3, 2
    rori a3, t2, 25
    xor s2, s1, t4
    sw a2, 84(sp)
    or s10, s7, s5
    or s11, s3, t0
    or s1, s9, s0
    xor t3, t3, a3
    or s1, s1, s10
    add a6, a6, s1
    add a6, a6, t1
    lui a3, 0x9bdc0
    rori s4, s3, 22
    and a2, s3, t0
    and a5, s11, t5
    lbu s6, 60(a1)
    add t3, t3, a6
    xor s2, s2, s4
    lbu s8, 61(a1)
    or a2, a2, a5
    addi a3, a3, 1703
    add a6, t3, a3
    lbu a3, 63(a1)
    add t3, t6, a6
    add s2, s2, a2
    rori t4, t3, 6
    slli s5, s6, 24
    and t1, t2, t3
    add s2, s2, a6
    rori t6, t3, 11
    andn s7, a7, t3
    rori a2, s2, 13
    xor a6, t4, t6
    sw s1, 88(sp)
    rori s1, s2, 2
    lbu a1, 62(a1)
    rori s0, t3, 25
    slli s9, s8, 16
    or s10, s5, s9
    or s11, s2, s3
    rori s4, s2, 22
    slli a1, a1, 8
    or a1, a1, a3
    xor a5, s1, a2
    or s1, s10, a1
    or t6, t1, s7
    and a3, s11, t0
    add s6, a4, s1
    lui t4, 0xc19bf
    add t6, t6, s6
    xor t1, a5, s4
    and s8, s2, s3
    xor a2, a6, s0
    add t6, t6, a2
    lui a6, %hi(constants)
    addi s5, t4, 372
    addi a6, a6, %lo(constants)
    or s9, a3, s8
    add a1, t1, s9
    addi t1, a6, 124
    add s10, t6, s5
    sw s1, 92(sp)
    add s4, s10, a1
    add t6, s10, t5
.Lsha256_compress_1:
    rori a2, s4, 13
    lw s8, 68(sp)
    rori a1, t6, 25
    rori s0, t6, 6
    rori s1, t6, 11
    and a3, s4, s2
    lw s9, -60(t1)
    xor s0, s0, s1
    or a4, s4, s2
    rori a5, s4, 2
    lw s1, 88(sp)
    xor s0, s0, a1
    and s5, t3, t6
    andn s6, t2, t6
    rori s7, s4, 22
    xor a2, a2, a5
    and s10, a4, s3
    or s11, s6, s5
    xor a1, a2, s7
    or t4, s10, a3
    lw a4, 36(sp)
    add a7, a7, s11
    rori a2, s1, 19
    add a7, a7, s0
    add s0, t4, a1
    rori a1, s1, 17
    rori a5, a4, 7
    add a7, a7, s9
    lw s7, 32(sp)
    srli s6, a4, 3
    srli a3, s1, 10
    lw s9, 72(sp)
    rori s5, a4, 18
    add s7, s7, s8
    xor a1, a1, a2
    lw t4, -56(t1)
    xor a2, a5, s5
    xor a1, a1, a3
    add a1, a1, s7
    xor a2, s6, a2
    add a1, a1, a2
    add a7, a7, a1
    add t5, a7, s0
    add t0, t0, a7
    andn a5, t3, t0
    rori a3, t0, 25
    lw s10, 44(sp)
    and s5, t6, t0
    lw s11, 40(sp)
    sw a1, 32(sp)
    rori s0, t0, 6
    rori a2, t0, 11
    xor s0, s0, a2
    rori s7, t5, 13
    rori a2, t5, 2
    rori s6, s11, 18
    xor s0, s0, a3
    rori a7, s11, 7
    xor a2, s7, a2
    or a3, t5, s4
    and s7, a3, s2
    or a5, s5, a5
    and a3, t5, s4
    rori s5, t5, 22
    or a3, a3, s7
    xor a2, a2, s5
    add a4, a4, s9
    lw s7, 92(sp)
    add a2, a2, a3
    srli s5, s11, 3
    add t2, t2, t4
    rori s9, s7, 17
    add t2, t2, a5
    srli a3, s7, 10
    rori t4, s7, 19
    xor a5, s9, t4
    xor s6, s6, a7
    add t2, t2, s0
    xor a5, a3, a5
    xor s5, s6, s5
    add s0, a5, a4
    add s0, s0, s5
    add t2, t2, s0
    add s3, s3, t2
    andn s5, t6, s3
    rori s9, s3, 6
    and s6, t0, s3
    add t2, t2, a2
    rori a4, s3, 11
    rori t4, t2, 13
    or a7, t2, t5
    sw s0, 36(sp)
    rori a3, t2, 2
    or a5, s6, s5
    rori a2, s3, 25
    xor s5, s9, a4
    rori s6, t2, 22
    and a4, t2, t5
    lw s9, 76(sp)
    xor a3, t4, a3
    xor t4, a3, s6
    rori a3, s10, 7
    rori s6, a1, 17
    and a7, a7, s4
    or a4, a4, a7
    add a7, a4, t4
    srli a4, a1, 10
    rori t4, a1, 19
    xor s6, s6, t4
    add t4, s11, s9
    lw s9, -52(t1)
    xor a4, a4, s6
    xor a2, s5, a2
    srli s11, s10, 3
    add t3, t3, s9
    sw a0, 12(sp)
    rori a0, s10, 18
    xor s6, a0, a3
    add t3, t3, a5
    xor a0, s6, s11
    add t3, t3, a2
    add a2, a4, t4
    add a0, a0, a2
    add t3, t3, a0
    add s5, t3, a7
    sw a0, 40(sp)
    add s2, s2, t3
    rori a4, s2, 11
    andn s9, t0, s2
    rori a3, s5, 2
    rori a5, s2, 25
    or s6, s5, t2
    and s11, s3, s2
    rori t4, s5, 13
    rori a2, s2, 6
    rori a7, s5, 22
    xor t3, t4, a3
    xor a2, a2, a4
    rori a3, s0, 17
    and s6, s6, t5
    lw t4, 80(sp)
    and a4, s5, t2
    xor a2, a2, a5
    srli a5, a0, 10
    or s9, s11, s9
    rori s11, s0, 19
    xor a3, a3, s11
    xor s11, t3, a7
    lw a7, 48(sp)
    add t3, s10, t4
    or s10, a4, s6
    rori t4, a7, 18
    lw a4, -48(t1)
    srli s6, s0, 10
    add t6, t6, a4
    add t6, t6, s9
    add t6, t6, a2
    add a4, s11, s10
    rori s9, a7, 7
    xor a2, s6, a3
    xor s6, s9, t4
    sw a6, 8(sp)
    srli a6, a7, 3
    xor a6, s6, a6
    add a2, a2, t3
    add a6, a6, a2
    add t6, t6, a6
    add s4, s4, t6
    add t6, t6, a4
    rori s10, s4, 25
    andn a2, s3, s4
    rori s6, t6, 22
    rori a4, s4, 6
    rori s11, t6, 13
    and a3, s2, s4
    rori s9, s4, 11
    or t4, t6, s5
    and t3, t4, t2
    or a2, a3, a2
    rori t4, t6, 2
    xor a4, a4, s9
    lw a3, -44(t1)
    xor a4, a4, s10
    and s9, t6, s5
    xor s10, s11, t4
    lw s11, 84(sp)
    rori t4, a0, 17
    or s9, s9, t3
    xor t3, s10, s6
    add s6, s9, t3
    rori s10, a0, 19
    lw s9, 52(sp)
    xor t3, t4, s10
    rori s10, s9, 18
    add s11, a7, s11
    rori t4, s9, 7
    add t0, t0, a3
    xor a7, a5, t3
    add a3, a7, s11
    srli a5, s9, 3
    rori t3, a6, 19
    xor a7, s10, t4
    xor s11, a7, a5
    add s10, a3, s11
    add t0, t0, s10
    add t0, t0, a2
    add t0, t0, a4
    add a7, t5, t0
    rori a5, a7, 11
    rori a4, a7, 6
    add a2, s6, t0
    xor a4, a4, a5
    rori s6, a7, 25
    rori t4, a2, 2
    add s11, s9, s1
    or a3, a2, t6
    xor a4, a4, s6
    and s6, a3, s5
    rori a5, a2, 13
    and s9, a2, t6
    or s6, s6, s9
    andn t5, s2, a7
    and s9, s4, a7
    xor a5, t4, a5
    or t0, s9, t5
    rori s1, a2, 22
    lw s9, 56(sp)
    rori t4, a6, 17
    lw a3, -40(t1)
    xor t5, a5, s1
    rori s1, s9, 7
    xor a5, t3, t4
    srli t3, s9, 3
    rori t4, s9, 18
    add s6, t5, s6
    xor t5, t4, s1
    xor s1, t3, t5
    srli t4, a6, 10
    xor a5, a5, t4
    add a5, a5, s11
    add a5, a5, s1
    add t3, a3, a5
    add s3, s3, t3
    sw a5, 52(sp)
    add s3, s3, t0
    add s3, s3, a4
    add t2, t2, s3
    add t0, s6, s3
    rori a4, t2, 11
    rori s11, t0, 2
    rori t5, t0, 13
    andn t4, s4, t2
    and s1, a7, t2
    lw a3, 60(sp)
    xor t3, t5, s11
    rori s3, t2, 6
    rori s6, t2, 25
    rori s11, s10, 19
    add s9, s9, s7
    rori t5, a3, 18
    rori s7, s10, 17
    or s1, s1, t4
    srli t4, a3, 3
    xor s3, s3, a4
    rori a4, a3, 7
    xor s7, s7, s11
    and s11, t0, a2
    xor s3, s3, s6
    xor s6, a4, t5
    or t5, t0, a2
    xor a4, t4, s6
    srli s6, s10, 10
    rori t4, t0, 22
    xor s6, s6, s7
    add s7, s6, s9
    and t5, t5, t6
    xor s6, t3, t4
    or s9, s11, t5
    lw t3, -36(t1)
    add t4, s9, s6
    add s11, s7, a4
    add t5, t3, s11
    add s2, s2, t5
    sw s11, 56(sp)
    add s2, s2, s1
    add s3, s3, s2
    add t3, s5, s3
    add s3, s3, t4
    rori s7, a5, 19
    and s6, t2, t3
    rori s9, a5, 17
    lw a4, 64(sp)
    add t5, a1, a3
    andn s1, a7, t3
    rori s2, s3, 13
    rori s5, t3, 25
    or s6, s6, s1
    rori t4, t3, 6
    rori a3, s3, 2
    rori s1, t3, 11
    xor s1, t4, s1
    rori t4, s3, 22
    xor s7, s9, s7
    xor s9, s2, a3
    rori a3, a4, 7
    xor s2, s1, s5
    xor s9, s9, t4
    or t4, s3, t0
    rori s1, a4, 18
    xor s5, a3, s1
    and s1, s3, t0
    srli a3, a5, 10
    xor a3, s7, a3
    srli s7, a4, 3
    xor s7, s5, s7
    and t4, t4, a2
    or s5, t4, s1
    add a3, a3, t5
    lw s1, -32(t1)
    add a3, a3, s7
    add t4, s5, s9
    add s7, s1, a3
    add s4, s4, s7
    add s4, s4, s6
    add s2, s2, s4
    add s4, t4, s2
    add s2, s2, t6
    andn s7, t2, s2
    rori t6, s2, 25
    add s0, s0, a4
    rori s6, s2, 11
    and s9, t3, s2
    rori t5, s11, 17
    or s7, s9, s7
    rori a4, s2, 6
    rori s9, s11, 19
    rori s5, s4, 2
    rori s1, s4, 13
    xor t4, s5, s1
    rori s1, s4, 22
    rori s5, s8, 7
    xor s1, t4, s1
    xor a4, a4, s6
    and t4, s4, s3
    xor t6, a4, t6
    rori s6, s8, 18
    or a4, s4, s3
    xor s5, s6, s5
    srli s6, s8, 3
    xor s9, t5, s9
    and t5, a4, t0
    srli a4, s11, 10
    or t4, t4, t5
    xor t5, s9, a4
    add s0, s0, t5
    xor s9, s5, s6
    add s0, s0, s9
    add a4, t4, s1
    lw s6, -28(t1)
    add s6, s6, s0
    add a7, a7, s6
    add a7, a7, s7
    add a7, a7, t6
    add t6, a2, a7
    add a7, a7, a4
    add a0, a0, s8
    rori a2, t6, 6
    and s9, s2, t6
    rori t5, a7, 2
    or s5, a7, s4
    andn s7, t3, t6
    rori s8, a7, 13
    and s1, s5, s3
    or s7, s9, s7
    rori s9, a3, 19
    rori s6, t6, 25
    rori a4, a3, 17
    rori t4, t6, 11
    xor s8, s8, t5
    xor a4, a4, s9
    lw s5, 72(sp)
    srli t5, a3, 10
    xor a2, a2, t4
    rori s9, s5, 18
    xor a2, a2, s6
    and s6, a7, s4
    or s6, s1, s6
    rori t4, a7, 22
    rori s1, s5, 7
    xor s8, s8, t4
    xor a4, a4, t5
    xor s9, s1, s9
    add a0, a0, a4
    rori t4, s0, 17
    lw a4, -24(t1)
    srli t5, s5, 3
    sw a6, 44(sp)
    xor s9, s9, t5
    add a0, a0, s9
    add a4, a4, a0
    add t2, t2, a4
    add t2, t2, s7
    add t2, t2, a2
    add a2, t0, t2
    add s6, s6, s8
    rori t0, a2, 6
    and s8, t6, a2
    add t2, t2, s6
    rori s1, t2, 22
    rori s6, a2, 25
    lw t5, 76(sp)
    andn s7, s2, a2
    add a6, a6, s5
    or s7, s8, s7
    rori s9, t2, 13
    rori a4, t2, 2
    rori s8, s0, 19
    rori s5, a2, 11
    sw s10, 48(sp)
    xor s9, s9, a4
    rori a4, t5, 18
    xor t0, t0, s5
    rori s5, t5, 7
    xor s8, t4, s8
    xor t4, s5, a4
    xor t0, t0, s6
    srli a4, s0, 10
    srli s5, t5, 3
    and s6, t2, a7
    xor s1, s9, s1
    or s9, t2, a7
    xor s5, t4, s5
    and s9, s9, s4
    or t4, s9, s6
    xor s8, s8, a4
    add a4, t4, s1
    lw s6, -20(t1)
    add a6, a6, s8
    add a6, a6, s5
    add s6, s6, a6
    add t3, t3, s6
    rori s8, a0, 19
    add t3, t3, s7
    add t0, t0, t3
    add t3, s3, t0
    lw s9, 84(sp)
    rori s6, a0, 17
    andn s1, t6, t3
    rori s7, t3, 25
    add a4, a4, t0
    rori t4, t3, 11
    rori s5, a4, 13
    and t0, a2, t3
    sw a0, 68(sp)
    add s3, s10, t5
    rori s10, t3, 6
    rori t5, a4, 2
    or t0, t0, s1
    sw a6, 72(sp)
    xor s1, s10, t4
    lw s10, 80(sp)
    xor t4, s5, t5
    rori s5, s10, 7
    xor s6, s6, s8
    and t5, a4, t2
    rori s8, a4, 22
    srli a0, a0, 10
    xor s8, t4, s8
    rori t4, s10, 18
    xor s5, s5, t4
    or t4, a4, t2
    and t4, t4, a7
    or t4, t4, t5
    srli t5, s10, 3
    xor a0, s6, a0
    lw s6, -16(t1)
    add s8, t4, s8
    xor t4, s1, s7
    add a0, a0, s3
    xor s1, s5, t5
    add a0, a0, s1
    rori s3, a6, 19
    add s5, s6, a0
    add s2, s2, s5
    add t0, t0, s2
    add t0, t0, t4
    add s4, s4, t0
    add s5, s8, t0
    rori s7, s5, 22
    andn s6, a2, s4
    rori t5, s5, 2
    rori s8, s5, 13
    and s1, t3, s4
    rori s2, a0, 17
    add a5, a5, s10
    rori t4, s4, 11
    or s6, s1, s6
    rori t0, s4, 25
    rori s10, s4, 6
    xor s1, t5, s8
    rori s8, s9, 18
    xor t5, s10, t4
    rori s10, a6, 17
    xor s7, s1, s7
    and t4, s5, a4
    rori s1, s9, 7
    xor s3, s10, s3
    xor s10, s8, s1
    or s1, s5, a4
    xor t0, t5, t0
    srli a6, a6, 10
    add s8, s11, s9
    srli t5, s9, 3
    xor s3, s3, a6
    and s11, s1, t2
    lw s9, -12(t1)
    or a6, t4, s11
    add s1, a6, s7
    add s3, s3, a5
    xor a6, s10, t5
    add a6, a6, s3
    add s3, s9, a6
    add s3, s3, t6
    add s3, s3, s6
    add t0, t0, s3
    add a7, a7, t0
    andn s6, t3, a7
    and s11, s4, a7
    add t0, t0, s1
    rori t6, a7, 11
    rori s3, a7, 6
    rori t4, t0, 13
    or s7, s11, s6
    lw a5, 88(sp)
    rori s10, a7, 25
    rori s9, t0, 22
    rori t5, t0, 2
    rori s1, a5, 7
    xor s3, s3, t6
    xor s6, t4, t5
    rori s11, a5, 18
    and t6, t0, s5
    sw a3, 60(sp)
    xor s3, s3, s10
    xor t4, s11, s1
    rori t5, a0, 19
    or s10, t0, s5
    and s10, s10, a4
    srli s1, a5, 3
    xor s11, s2, t5
    or s2, t6, s10
    lw t5, -8(t1)
    srli s10, a0, 10
    xor t6, s11, s10
    xor s10, s6, s9
    add t6, t6, s8
    xor s11, t4, s1
    add s6, s2, s10
    add t6, t6, s11
    add s9, t5, t6
    add s8, s9, a2
    add s2, s7, s8
    add s1, s3, s2
    add s3, s1, s6
    sw a6, 80(sp)
    add t2, t2, s1
    rori s2, s3, 13
    add a3, a3, a5
    and s6, a7, t2
    andn a5, s4, t2
    rori t4, t2, 6
    rori s7, s3, 2
    rori s1, a6, 17
    or s8, s3, t0
    rori s10, s3, 22
    rori a2, t2, 25
    rori s11, t2, 11
    or a5, s6, a5
    lw t5, 92(sp)
    xor s2, s2, s7
    xor s9, t4, s11
    xor s2, s2, s10
    rori s6, a6, 19
    srli s7, t6, 10
    xor s1, s1, s6
    xor s11, s9, a2
    rori s6, t5, 18
    srli t4, t5, 3
    srli a6, a6, 10
    xor a6, s1, a6
    add a6, a6, a3
    and s8, s8, s5
    sw t6, 84(sp)
    lw s1, -4(t1)
    rori s10, t5, 7
    xor s6, s6, s10
    and a2, s3, t0
    or a2, s8, a2
    xor s9, s6, t4
    add s2, s2, a2
    add a6, a6, s9
    sw a6, 88(sp)
    add a6, a6, s1
    srli a3, a1, 3
    add t3, t3, a6
    sw s0, 64(sp)
    add t3, t3, a5
    add s10, s11, t3
    add s0, s0, t5
    add t3, a4, s10
    and s8, t2, t3
    rori s6, t3, 6
    rori a6, t3, 11
    add s2, s2, s10
    andn a2, a7, t3
    rori t4, t6, 17
    rori a4, s2, 13
    rori a5, s2, 2
    or s9, s2, s3
    rori s1, t6, 19
    rori s11, a1, 7
    rori t5, s2, 22
    xor s10, t4, s1
    lw t6, 0(t1)
    xor s1, s10, s7
    and t4, s2, s3
    rori s7, a1, 18
    xor s10, s7, s11
    rori a1, t3, 25
    xor a4, a4, a5
    xor s7, s6, a6
    lw a6, 8(sp)
    xor s11, a3, s10
    or a5, s8, a2
    xor a4, a4, t5
    and s6, s9, t0
    addi a3, a6, 316
    add s10, s1, s0
    add a2, s10, s11
    or s1, s6, t4
    add s1, s1, a4
    addi t1, t1, 64
    add t6, a2, t6
    xor s8, s7, a1
    add t6, t6, s4
    sw a2, 92(sp)
    add t6, t6, a5
    sw a0, 76(sp)
    add t1, zero, t1
    add s4, t6, s8
    add t6, s4, s5
    lw a0, 12(sp)
    add s4, s4, s1
    bne t1, a3, .Lsha256_compress_1
    lw s0, 0(a0)
    lw t1, 28(a0)
    lw a1, 12(a0)
    lw s1, 8(a0)
    lw a2, 4(a0)
    lw a3, 16(a0)
    lw s7, 96(sp)
    lw a4, 24(a0)
    add a5, s1, s3
    add a6, s0, s4
    add t4, a3, t6
    lw s6, 20(a0)
    add t2, a4, t2
    add s8, a2, s2
    lw s1, 120(sp)
    lw s0, 124(sp)
    sw a6, 0(a0)
    lw s3, 112(sp)
    lw s4, 108(sp)
    add a7, t1, a7
    lw s9, 24(sp)
    lw s2, 116(sp)
    lw s5, 104(sp)
    sw a5, 8(a0)
    lw s11, 16(sp)
    sw s8, 4(a0)
    add t0, a1, t0
    add t3, s6, t3
    lw s6, 100(sp)
    lw s8, 28(sp)
    lw s10, 20(sp)
    sw t0, 12(a0)
    sw t2, 24(a0)
    sw t4, 16(a0)
    addi sp, sp, 128
    sw a7, 28(a0)
    sw t3, 20(a0)
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
