# sha256_compress of sha2, scheduled for cv64a6:
# 2,767 -> 2,729 cycles, 4,062 -> 4,374 bytes, proved equal to what came.
# No order takes fewer than 2,715 cycles (issue slots: 2,720, 1 a cycle).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 1 (3,000 orders), seed 1, Instar 0.1.0:
#   instar schedule sha2 sha256_compress --core cv64a6 --effort 1 -o sha256_compress.S

	.text
	.globl	sha256_compress                 # -- Begin function sha256_compress
	.p2align	1
	.type	sha256_compress,@function
sha256_compress:                        # @sha256_compress
    lbu a2, 3(a1)
    addi sp, sp, -128
    sd s0, 120(sp)                      # 8-byte Folded Spill
    sd s1, 112(sp)                      # 8-byte Folded Spill
    lw t5, 0(a0)
    sd s2, 104(sp)                      # 8-byte Folded Spill
    sd s3, 96(sp)                       # 8-byte Folded Spill
    sd s5, 80(sp)                       # 8-byte Folded Spill
    sd s6, 72(sp)                       # 8-byte Folded Spill
    sd s7, 64(sp)                       # 8-byte Folded Spill
    lw a7, 4(a0)
    lw a6, 8(a0)
    lw t0, 16(a0)
    lw t1, 12(a0)
    lw t2, 20(a0)
    lw t3, 24(a0)
    lw t4, 28(a0)
    add a5, zero, sp
    roriw a5, t0, 6
    roriw a4, t0, 11
    roriw s0, t5, 2
    and a3, t2, t0
    roriw t6, t0, 25
    andn s1, t3, t0
    roriw s2, t5, 13
    xor a4, a4, a5
    or s3, s1, a3
    lbu s5, 16(a1)
    and a3, a7, t5
    roriw a5, t5, 22
    xor s0, s0, s2
    or s1, a7, t5
    and s1, a6, s1
    xor t6, a4, t6
    add t4, t4, s3
    xor a5, a5, s0
    or a3, a3, s1
    lbu s1, 0(a1)
    lbu a4, 2(a1)
    lbu s0, 1(a1)
    slli s1, s1, 24
    slli s0, s0, 16
    or s0, s0, s1
    lui s1, 0x428a3
    addi s1, s1, -104
    slli a4, a4, 8
    or a2, a2, a4
    lui a4, 0x71374
    addi s2, a4, 1169
    lbu s6, 18(a1)
    lbu s7, 5(a1)
    add t4, t4, t6
    add a5, a5, a3
    or a2, a2, s0
    add s1, s1, a2
    sw a2, 0(sp)
    add t4, t4, s1
    add t6, t4, t1
    add t1, a5, t4
    roriw a2, t6, 6
    roriw a5, t6, 11
    roriw s1, t6, 25
    andn s0, t2, t6
    and a4, t0, t6
    roriw a3, t1, 2
    xor a2, a2, a5
    roriw a5, t1, 13
    or a4, a4, s0
    roriw s0, t1, 22
    and s3, t1, t5
    xor a2, a2, s1
    xor a3, a3, a5
    or s1, t1, t5
    add a4, a4, t3
    and s1, s1, a7
    xor a3, a3, s0
    or a5, s3, s1
    add t3, a4, a2
    lbu a4, 4(a1)
    add a3, a3, a5
    lbu s0, 6(a1)
    lbu a2, 7(a1)
    slli a4, a4, 24
    slli s1, s7, 16
    slli s0, s0, 8
    or a4, a4, s1
    or a2, a2, s0
    or a2, a2, a4
    add s2, s2, a2
    sw a2, 4(sp)
    add a4, t3, s2
    add a6, a6, a4
    add t3, a3, a4
    roriw t4, a6, 25
    roriw a2, a6, 6
    roriw a3, a6, 11
    andn s1, t0, a6
    and s0, t6, a6
    roriw a4, t3, 2
    roriw a5, t3, 13
    roriw s3, t3, 22
    and s7, t3, t1
    or s2, s0, s1
    xor a4, a4, a5
    or a5, t3, t1
    and a5, a5, t5
    xor a2, a2, a3
    xor a3, s3, a4
    lbu a4, 15(a1)
    or a5, a5, s7
    add a3, a3, a5
    xor a2, a2, t4
    lbu s0, 8(a1)
    lbu a5, 9(a1)
    lbu s1, 10(a1)
    lbu s3, 11(a1)
    slli s7, s0, 24
    slli s1, s1, 8
    slli a5, a5, 16
    lbu t4, 28(a1)
    or s0, s7, a5
    lui a5, 0xb5c10
    addi a5, a5, -1073
    or s7, s3, s1
    or s1, s0, s7
    add t2, t2, s1
    sw s1, 8(sp)
    add t2, t2, s2
    add a2, a2, t2
    add a2, a2, a5
    add a7, a7, a2
    add t2, a3, a2
    and s1, a6, a7
    roriw a2, a7, 6
    roriw a5, t2, 13
    roriw a3, a7, 11
    andn s3, t6, a7
    roriw s0, t2, 2
    xor a2, a2, a3
    or s7, s1, s3
    xor a5, a5, s0
    lbu a3, 12(a1)
    lbu s1, 13(a1)
    lbu s0, 14(a1)
    slli a3, a3, 24
    slli s1, s1, 16
    or a3, a3, s1
    roriw s1, a7, 25
    slli s0, s0, 8
    or a4, a4, s0
    roriw s0, t2, 22
    xor a2, a2, s1
    and s1, t2, t3
    xor a5, a5, s0
    lui s2, 0xe9b5e
    or s0, t2, t3
    and s0, s0, t1
    or s0, s0, s1
    or a3, a3, a4
    add a5, a5, s0
    add t0, t0, a3
    addi s1, s2, -1115
    sw a3, 12(sp)
    add t0, t0, s7
    add a2, a2, t0
    add a2, a2, s1
    add t0, a2, t5
    add s3, a5, a2
    and s1, a7, t0
    roriw a3, t0, 6
    roriw a4, t0, 11
    andn a5, a6, t0
    roriw s0, s3, 2
    roriw a2, s3, 13
    xor a3, a3, a4
    or t5, s1, a5
    lbu s1, 17(a1)
    lbu a5, 19(a1)
    slli a4, s5, 24
    xor a2, a2, s0
    slli s1, s1, 16
    or a4, a4, s1
    roriw s1, t0, 25
    slli s0, s6, 8
    roriw s2, s3, 22
    xor a3, a3, s1
    and s1, s3, t2
    xor a2, a2, s2
    or a5, a5, s0
    or s0, s3, t2
    and s0, s0, t3
    or s0, s0, s1
    lui s1, 0x3956c
    addi s1, s1, 603
    or a4, a4, a5
    add a2, a2, s0
    add t6, t6, a4
    add t5, t5, t6
    add a3, a3, t5
    add a3, a3, s1
    sw a4, 16(sp)
    add t1, t1, a3
    add t5, a2, a3
    roriw a2, t1, 6
    roriw a4, t1, 11
    andn a5, a7, t1
    and s1, t0, t1
    roriw s0, t5, 2
    roriw a3, t5, 13
    lbu s7, 21(a1)
    xor a2, a2, a4
    or t6, s1, a5
    lbu a4, 20(a1)
    lbu s5, 22(a1)
    lbu a5, 23(a1)
    slli a4, a4, 24
    slli s1, s7, 16
    or a4, a4, s1
    roriw s1, t1, 25
    slli s6, s5, 8
    xor a3, a3, s0
    roriw s0, t5, 22
    and s2, t5, s3
    xor a3, a3, s0
    xor a2, a2, s1
    or a5, a5, s6
    or s0, t5, s3
    and s0, s0, t2
    lui s1, 0x59f11
    or s0, s0, s2
    addi s1, s1, 497
    or a4, a4, a5
    add a6, a6, a4
    add a3, a3, s0
    sw a4, 20(sp)
    add a6, a6, t6
    add a2, a2, a6
    sd s4, 88(sp)                       # 8-byte Folded Spill
    add a2, a2, s1
    add a6, a2, t3
    add t6, a3, a2
    roriw a2, a6, 6
    roriw a4, t6, 13
    roriw a3, a6, 11
    andn a5, t0, a6
    and s1, t1, a6
    roriw s0, t6, 2
    xor a4, a4, s0
    lbu s4, 24(a1)
    lbu s7, 25(a1)
    lbu s0, 26(a1)
    lbu s5, 27(a1)
    slli s6, s4, 24
    or t3, s1, a5
    slli s1, s7, 16
    or s2, s6, s1
    roriw s1, a6, 25
    slli s0, s0, 8
    or a5, s5, s0
    roriw s0, t6, 22
    and s4, t6, t5
    or s7, t6, t5
    xor a4, a4, s0
    and s0, s7, s3
    or s0, s0, s4
    lui s6, 0x923f8
    xor a2, a2, a3
    or a3, s2, a5
    add a4, a4, s0
    add a7, a7, a3
    sw a3, 24(sp)
    xor a2, a2, s1
    add a7, a7, t3
    addi s1, s6, 676
    add a2, a2, a7
    add a2, a2, s1
    add s2, a4, a2
    add t3, a2, t2
    roriw a2, t3, 6
    roriw a3, t3, 11
    andn a4, t1, t3
    roriw a5, s2, 13
    and s1, a6, t3
    roriw s0, s2, 2
    or a7, s1, a4
    xor a5, a5, s0
    lbu s1, 29(a1)
    lbu s0, 30(a1)
    lbu a4, 31(a1)
    slli s5, t4, 24
    xor a2, a2, a3
    slli s0, s0, 8
    slli s1, s1, 16
    and s7, s2, t6
    or a3, s5, s1
    roriw s1, t3, 25
    or a4, a4, s0
    xor a2, a2, s1
    lui s1, 0xab1c6
    roriw s0, s2, 22
    xor a5, a5, s0
    or s0, s2, t6
    and s0, s0, t5
    or s0, s0, s7
    addi s1, s1, -299
    or a3, a3, a4
    add a5, a5, s0
    add t0, t0, a3
    sw a3, 28(sp)
    add a7, a7, t0
    add a2, a2, a7
    add a2, a2, s1
    add t0, a2, s3
    add t4, a5, a2
    roriw a4, t0, 11
    andn a5, a6, t0
    and s1, t3, t0
    roriw s0, t4, 2
    roriw a3, t0, 6
    roriw a2, t4, 13
    xor a3, a3, a4
    or a7, s1, a5
    xor a2, a2, s0
    lbu a4, 32(a1)
    lbu s1, 33(a1)
    lbu s0, 34(a1)
    lbu a5, 35(a1)
    slli a4, a4, 24
    slli s1, s1, 16
    or a4, a4, s1
    roriw s1, t0, 25
    slli s0, s0, 8
    roriw s4, t4, 22
    xor a3, a3, s1
    and s1, t4, s2
    or a5, a5, s0
    xor a2, a2, s4
    or s0, t4, s2
    and s0, s0, t6
    lui s6, 0xd807b
    addi t2, s6, -1384
    or a4, a4, a5
    or s0, s0, s1
    add a2, a2, s0
    add t1, t1, a4
    sw a4, 32(sp)
    add a7, a7, t1
    add a3, a3, a7
    add a3, a3, t2
    add t1, a3, t5
    add a7, a2, a3
    roriw a2, t1, 6
    roriw a3, t1, 11
    andn a4, t3, t1
    and a5, t0, t1
    roriw s1, a7, 2
    roriw s0, a7, 13
    xor a2, a2, a3
    or t2, a5, a4
    xor s0, s0, s1
    lbu a3, 36(a1)
    lbu a5, 37(a1)
    lbu s1, 38(a1)
    lbu a4, 39(a1)
    slli a3, a3, 24
    slli a5, a5, 16
    and s5, a7, t4
    slli s1, s1, 8
    roriw s7, t1, 25
    or a4, a4, s1
    roriw s1, a7, 22
    xor a2, a2, s7
    xor s0, s0, s1
    or s1, a7, t4
    or a3, a3, a5
    and s1, s1, s2
    or a5, s5, s1
    lui s1, 0x12836
    or a3, a3, a4
    add a6, a6, a3
    add a5, a5, s0
    addi s1, s1, -1279
    sw a3, 36(sp)
    add a6, a6, t2
    add a2, a2, a6
    add a2, a2, s1
    add t6, t6, a2
    roriw s3, t6, 6
    roriw a3, t6, 11
    andn s4, t0, t6
    add t2, a5, a2
    and s1, t1, t6
    roriw s0, t2, 2
    roriw a4, t2, 13
    xor a2, s3, a3
    or a6, s1, s4
    xor a4, a4, s0
    lbu a3, 40(a1)
    lbu s1, 41(a1)
    lbu s0, 42(a1)
    lbu a5, 43(a1)
    slli a3, a3, 24
    slli s1, s1, 16
    or a3, a3, s1
    roriw s1, t6, 25
    slli s0, s0, 8
    or a5, a5, s0
    roriw s0, t2, 22
    xor a2, a2, s1
    or s6, t2, a7
    xor a4, a4, s0
    and s1, t2, a7
    and s0, s6, t4
    or s0, s0, s1
    lui s1, 0x24318
    addi s1, s1, 1470
    or a3, a3, a5
    add a4, a4, s0
    add t3, t3, a3
    sw a3, 40(sp)
    add a6, a6, t3
    lbu a3, 44(a1)
    add a2, a2, a6
    add a2, a2, s1
    add a6, a2, s2
    and a5, t6, a6
    add t3, a4, a2
    roriw a2, a6, 6
    roriw s1, t3, 2
    roriw t5, a6, 11
    andn a4, t1, a6
    roriw s0, t3, 13
    xor a2, a2, t5
    or t5, a5, a4
    roriw a5, a6, 25
    lbu s7, 45(a1)
    lbu s5, 46(a1)
    lbu a4, 47(a1)
    slli a3, a3, 24
    slli s3, s7, 16
    or a3, a3, s3
    slli s4, s5, 8
    xor s0, s0, s1
    or a4, a4, s4
    roriw s1, t3, 22
    xor a2, a2, a5
    and a5, t3, t2
    xor s0, s0, s1
    or s1, t3, t2
    and s1, s1, a7
    or a5, a5, s1
    lui s1, 0x550c8
    addi s1, s1, -573
    or a3, a3, a4
    add s0, s0, a5
    add t0, t0, a3
    sw a3, 44(sp)
    add t0, t0, t5
    add a2, a2, t0
    add a2, a2, s1
    add t4, t4, a2
    roriw s6, t4, 6
    add t5, s0, a2
    roriw a4, t4, 11
    andn s1, t6, t4
    and s0, a6, t4
    roriw a5, t5, 2
    roriw a3, t5, 13
    xor a2, s6, a4
    or t0, s0, s1
    lbu a4, 48(a1)
    xor a3, a3, a5
    lbu a5, 49(a1)
    lbu s1, 50(a1)
    lbu s0, 51(a1)
    slli a4, a4, 24
    slli s1, s1, 8
    slli a5, a5, 16
    roriw s2, t4, 25
    or s0, s0, s1
    roriw s1, t5, 22
    xor a2, a2, s2
    and s7, t5, t3
    or a4, a4, a5
    lui s3, 0x72be6
    xor a3, a3, s1
    or s1, t5, t3
    and s1, s1, t2
    or a5, s7, s1
    addi s1, s3, -652
    or a4, a4, s0
    add a3, a3, a5
    add t1, t1, a4
    sw a4, 48(sp)
    add t0, t0, t1
    add a2, a2, t0
    add a2, a2, s1
    add t0, a3, a2
    add a7, a7, a2
    roriw s1, t0, 2
    roriw a2, a7, 6
    andn a4, a6, a7
    roriw s0, t0, 13
    and a5, t4, a7
    roriw a3, a7, 11
    xor a2, a2, a3
    or t1, a5, a4
    xor s0, s0, s1
    lbu a3, 52(a1)
    lbu s1, 54(a1)
    lbu a5, 53(a1)
    lbu a4, 55(a1)
    slli a3, a3, 24
    slli a5, a5, 16
    or a3, a3, a5
    roriw a5, a7, 25
    slli s1, s1, 8
    or a4, a4, s1
    lui s1, 0x80deb
    roriw s5, t0, 22
    and s4, t0, t5
    xor a2, a2, a5
    or s6, t0, t5
    and s2, s6, t3
    or a5, s4, s2
    addi s1, s1, 510
    xor s0, s0, s5
    or a3, a3, a4
    add a4, a5, s0
    add t6, t6, a3
    sw a3, 52(sp)
    add t1, t1, t6
    add a2, a2, t1
    add a2, a2, s1
    add t2, t2, a2
    add s3, a4, a2
    roriw a3, t2, 11
    andn a5, t4, t2
    roriw t1, t2, 6
    roriw s0, s3, 2
    and s1, a7, t2
    roriw a2, s3, 13
    xor a3, t1, a3
    xor t6, s0, a2
    lbu s7, 56(a1)
    lbu s0, 57(a1)
    lbu s6, 58(a1)
    slli s2, s7, 24
    lbu a2, 59(a1)
    roriw s4, s3, 22
    slli s0, s0, 16
    or s0, s0, s2
    or t1, s1, a5
    roriw s1, t2, 25
    slli a5, s6, 8
    and s5, s3, t0
    or a4, s3, t0
    xor s7, t6, s4
    and s2, a4, t5
    or a2, a2, a5
    or s6, s2, s5
    or a2, a2, s0
    lui s4, 0x9bdc0
    add a6, a6, a2
    xor s2, a3, s1
    add a3, s6, s7
    addi s1, s4, 1703
    sw a2, 56(sp)
    add a6, a6, t1
    add a6, a6, s2
    add a2, a6, s1
    add t3, t3, a2
    add s2, a3, a2
    roriw a6, t3, 6
    roriw t1, t3, 11
    andn s1, a7, t3
    and s0, t2, t3
    roriw a3, s2, 2
    roriw a5, s2, 13
    xor a6, a6, t1
    or t1, s0, s1
    xor a3, a3, a5
    lbu a5, 60(a1)
    lbu s1, 61(a1)
    lbu s0, 62(a1)
    lbu a1, 63(a1)
    slli a5, a5, 24
    slli s1, s1, 16
    or a5, a5, s1
    slli s0, s0, 8
    roriw s1, t3, 25
    roriw t6, s2, 22
    or a1, a1, s0
    xor a4, a6, s1
    and s1, s2, s3
    xor a3, a3, t6
    or a2, s2, s3
    and a2, a2, t0
    or a2, a2, s1
    or a1, a1, a5
    add a2, a2, a3
    lui a3, 0xc19bf
    add t4, t4, a1
    add t1, t1, t4
    sw a1, 60(sp)
.Lsha256_compress_pc800024d6:
    auipc a1, %pcrel_hi(constants)
    addi a3, a3, 372
    addi a6, a1, %pcrel_lo(.Lsha256_compress_pc800024d6)
    add t1, t1, a4
    add a3, a3, t1
    add t6, a3, t5
    add s4, a2, a3
    addi t1, a6, 124
.Lsha256_compress_1:
    lw t4, 0(sp)
    and a5, t3, t6
    or a3, s4, s2
    lw s0, 56(sp)
    roriw a2, t6, 6
    roriw a4, t6, 11
    roriw s1, t6, 25
    lw s6, 4(sp)
    roriw a1, s4, 13
    lw s5, -60(t1)
    lw t5, 36(sp)
    xor a2, a2, a4
    andn s7, t2, t6
    roriw a4, s4, 2
    xor a2, a2, s1
    or s1, s7, a5
    and a5, s4, s2
    xor a4, a4, a1
    roriw s7, s4, 22
    and a3, a3, s3
    add a1, s1, a7
    add a1, a1, a2
    or a3, a3, a5
    xor a4, a4, s7
    roriw s1, s6, 7
    add a1, a1, s5
    roriw a2, s0, 17
    roriw a7, s0, 19
    add a5, a3, a4
    srliw s7, s0, 10
    roriw s0, s6, 18
    srliw a3, s6, 3
    add t4, t4, t5
    xor s0, s0, s1
    xor a3, a3, s0
    xor a2, a2, a7
    xor a2, a2, s7
    add a2, a2, t4
    add a2, a2, a3
    sw a2, 0(sp)
    add a1, a1, a2
    add t4, a1, t0
    lw t0, 60(sp)
    lw s5, 40(sp)
    roriw a4, t4, 25
    roriw s0, t4, 11
    add t5, a5, a1
    lw a7, 4(sp)
    roriw s1, t4, 6
    roriw s6, t5, 13
    and a3, t6, t4
    and s7, t5, s4
    andn a2, t3, t4
    lw a1, -56(t1)
    xor s0, s0, s1
    roriw s1, t5, 2
    or a5, a3, a2
    roriw a2, t5, 22
    or a3, t5, s4
    xor s1, s6, s1
    xor s6, s1, a2
    and s1, a3, s2
    lw a2, 8(sp)
    or a3, s7, s1
    add s1, s6, a3
    roriw s7, a2, 18
    roriw a3, t0, 17
    add a7, a7, s5
    roriw s6, t0, 19
    xor s5, s0, a4
    srliw s0, t0, 10
    roriw a4, a2, 7
    add t2, t2, a1
    srliw a2, a2, 3
    xor t0, a3, s6
    xor a1, s7, a4
    add t2, t2, a5
    xor a5, s0, t0
    xor a1, a1, a2
    add a5, a5, a7
    add a1, a1, a5
    add t2, t2, s5
    sw a1, 4(sp)
    add t2, t2, a1
    add t0, t2, s3
    add s3, s1, t2
    lw a1, 0(sp)
    lw a3, 12(sp)
    lw t2, 44(sp)
    roriw a2, t0, 25
    roriw s6, a3, 18
    roriw s1, s3, 2
    andn a5, t6, t0
    lw a7, 8(sp)
    roriw s0, t0, 11
    roriw a4, t0, 6
    roriw s7, s3, 13
    xor s0, s0, a4
    and a4, t4, t0
    xor s5, s7, s1
    lw s1, -52(t1)
    roriw s7, s3, 22
    xor s0, s0, a2
    and a2, s3, t5
    xor s5, s5, s7
    or s7, a4, a5
    or a4, s3, t5
    and a5, a4, s4
    or a4, a2, a5
    roriw a2, a1, 19
    add a5, s5, a4
    srliw a4, a1, 10
    roriw s5, a3, 7
    add t3, t3, s1
    roriw s1, a1, 17
    srliw a3, a3, 3
    add a7, a7, t2
    xor a1, s1, a2
    xor a1, a4, a1
    xor a2, s6, s5
    add t3, t3, s7
    add t3, t3, s0
    xor a2, a2, a3
    add a1, a1, a7
    add a1, a1, a2
    add a2, t3, a1
    sw a1, 8(sp)
    add t2, a5, a2
    add a7, a2, s2
    lw a1, 4(sp)
    lw s2, 12(sp)
    lw t3, 16(sp)
    lw s1, 52(sp)
    roriw s0, a7, 11
    lw a4, 16(sp)
    lw s5, 48(sp)
    roriw a3, a7, 25
    andn a5, t4, a7
    roriw s6, a7, 6
    roriw s7, t2, 13
    and a2, t0, a7
    add s2, s2, s5
    lw s5, -48(t1)
    xor s0, s0, s6
    roriw s6, t2, 2
    xor s6, s7, s6
    roriw s7, t2, 22
    xor s0, s0, a3
    or a3, a2, a5
    and a2, t2, s3
    xor a5, s6, s7
    or s6, t2, s3
    and s7, s6, t5
    or s6, a2, s7
    roriw a2, a1, 19
    add a5, a5, s6
    roriw s7, a1, 17
    srliw a1, a1, 10
    add t6, t6, s5
    roriw s6, a4, 7
    roriw s5, a4, 18
    srliw a4, a4, 3
    xor s5, s6, s5
    xor s6, s5, a4
    xor a4, s7, a2
    xor a1, a1, a4
    add t6, t6, a3
    add t6, t6, s0
    add a1, a1, s2
    add a1, a1, s6
    sw a1, 12(sp)
    add t6, t6, a1
    add s4, t6, s4
    add s5, a5, t6
    lw a2, 8(sp)
    lw a4, 20(sp)
    roriw a5, s5, 13
    roriw s7, s4, 6
    roriw a3, s4, 25
    andn s0, t0, s4
    roriw s2, s4, 11
    and a1, a7, s4
    lw s6, -44(t1)
    roriw t6, s5, 2
    xor s2, s2, s7
    xor a5, a5, t6
    roriw s7, s5, 22
    xor a3, a3, s2
    and t6, s5, t2
    xor a5, a5, s7
    or s2, s5, t2
    and s7, s2, s3
    or s2, t6, s7
    roriw s7, a2, 17
    roriw t6, a2, 19
    add a5, s2, a5
    add t3, t3, s1
    roriw s2, a4, 7
    srliw a2, a2, 10
    add t4, t4, s6
    roriw s1, a4, 18
    srliw a4, a4, 3
    xor s6, s7, t6
    xor s7, s1, s2
    xor a2, a2, s6
    xor t6, s7, a4
    add a2, a2, t3
    add s1, t6, a2
    add t4, t4, s1
    or s7, a1, s0
    add t4, t4, s7
    add a3, a3, t4
    add t3, a3, t5
    lw s2, 12(sp)
    lw t4, 20(sp)
    lw a2, 24(sp)
    lw t6, 56(sp)
    sw s1, 16(sp)
    add s6, a5, a3
    roriw s0, t3, 11
    andn a3, a7, t3
    and a4, s4, t3
    roriw s1, s6, 13
    lw a1, 16(sp)
    roriw s7, t3, 6
    xor s0, s0, s7
    roriw t5, s6, 22
    roriw a5, s6, 2
    roriw s7, t3, 25
    xor s1, a5, s1
    add t4, t4, t6
    and a5, s6, s5
    or t6, s6, s5
    xor s0, s0, s7
    roriw s7, s2, 17
    and t6, t6, t2
    xor s1, s1, t5
    or t5, a4, a3
    roriw a4, s2, 19
    or a3, t6, a5
    roriw a5, a2, 7
    xor a4, a4, s7
    srliw t6, a2, 3
    roriw s7, a2, 18
    lw a2, -40(t1)
    srliw s2, s2, 10
    xor a5, s7, a5
    xor s7, t6, a5
    add a5, s1, a3
    xor a4, a4, s2
    add a4, a4, t4
    add t6, s7, a4
    sw t6, 20(sp)
    add s1, a2, t6
    add t0, t0, s1
    add t0, t0, t5
    lw t4, 24(sp)
    lw s7, 16(sp)
    lw a3, 28(sp)
    lw s2, 60(sp)
    add a4, t0, s0
    add t5, a4, s3
    add t6, a5, a4
    roriw s3, t5, 6
    andn a2, s4, t5
    roriw s0, t5, 11
    roriw t0, t5, 25
    add t4, t4, s2
    and s1, t3, t5
    roriw a4, t6, 2
    roriw a5, t6, 13
    xor s0, s3, s0
    roriw s2, a3, 7
    roriw s3, s7, 17
    or s1, s1, a2
    roriw a2, s7, 19
    xor a2, s3, a2
    roriw s3, a3, 18
    xor t0, s0, t0
    xor s0, a5, a4
    roriw a4, t6, 22
    and a5, t6, s6
    xor s2, s2, s3
    xor s3, s0, a4
    srliw s0, s7, 10
    or a4, t6, s6
    and s7, a4, s5
    xor a2, s0, a2
    or s0, a5, s7
    lw a4, -36(t1)
    srliw a3, a3, 3
    add a2, a2, t4
    xor a3, a3, s2
    add a2, a2, a3
    add a5, a4, a2
    add a7, a7, a5
    sw a2, 24(sp)
    add s7, s3, s0
    add a7, a7, s1
    lw t4, 0(sp)
    lw a4, 20(sp)
    lw s1, 32(sp)
    add a2, a7, t0
    lw s3, 28(sp)
    add t0, a2, t2
    add s2, s7, a2
    andn s7, t3, t0
    roriw s0, t0, 11
    roriw a3, t0, 6
    roriw a7, t0, 25
    and a5, t5, t0
    roriw a2, s2, 2
    add t4, t4, s3
    xor s0, a3, s0
    roriw a3, a4, 17
    or s3, a5, s7
    roriw t2, s2, 13
    roriw a5, s1, 18
    roriw s7, a4, 19
    xor t2, t2, a2
    roriw a2, s1, 7
    xor a2, a2, a5
    roriw a5, s2, 22
    xor a7, s0, a7
    and s0, s2, t6
    xor a3, a3, s7
    xor s7, t2, a5
    or a5, s2, t6
    and a5, a5, s6
    or a5, a5, s0
    lw s0, -32(t1)
    srliw a4, a4, 10
    srliw s1, s1, 3
    xor a2, a2, s1
    xor a3, a3, a4
    add t2, s7, a5
    add a3, a3, t4
    add a2, a2, a3
    sw a2, 28(sp)
    add s0, s0, a2
    add s1, s4, s0
    add a4, s1, s3
    lw a5, 4(sp)
    lw a3, 24(sp)
    lw s7, 32(sp)
    add a7, a7, a4
    add t4, a7, s5
    lw a2, 36(sp)
    roriw s0, t4, 6
    add s3, t2, a7
    roriw s4, s3, 2
    roriw s1, t4, 11
    andn a4, t5, t4
    roriw a7, t4, 25
    and s5, t0, t4
    or t2, s5, a4
    roriw a4, a3, 19
    add s5, a5, s7
    roriw a5, s3, 13
    roriw s7, a3, 17
    xor a5, s4, a5
    roriw s4, a2, 7
    xor a4, s7, a4
    xor s0, s0, s1
    roriw s7, a2, 18
    roriw s1, s3, 22
    xor a7, s0, a7
    and s0, s3, s2
    xor s1, a5, s1
    srliw a5, a2, 3
    or a2, s3, s2
    xor s4, s7, s4
    and s7, a2, t6
    or s0, s0, s7
    lw a2, -28(t1)
    add s7, s1, s0
    srliw a3, a3, 10
    xor s0, s4, a5
    xor s1, a4, a3
    add a5, s1, s5
    add s4, a5, s0
    add s1, a2, s4
    add t3, t3, s1
    sw s4, 32(sp)
    lw a3, 8(sp)
    add t2, t2, t3
    lw s1, 40(sp)
    add a7, a7, t2
    add s6, s6, a7
    lw s4, 36(sp)
    add a7, a7, s7
    roriw s5, s6, 6
    roriw s0, s6, 11
    roriw t2, s6, 25
    andn s7, t0, s6
    xor s0, s5, s0
    lw a4, 28(sp)
    roriw a5, a7, 2
    add t3, a3, s4
    roriw a2, a7, 13
    and s5, t4, s6
    roriw a3, s1, 7
    roriw s4, a4, 17
    or s5, s5, s7
    roriw s7, a4, 19
    xor a2, a2, a5
    roriw a5, s1, 18
    xor a3, a3, a5
    roriw a5, a7, 22
    xor s4, s4, s7
    xor t2, s0, t2
    or s7, a7, s3
    and s0, a7, s3
    xor a2, a2, a5
    and a5, s7, s2
    or a5, a5, s0
    srliw a4, a4, 10
    xor s7, s4, a4
    srliw s1, s1, 3
    xor a3, a3, s1
    lw s0, -24(t1)
    add a4, a2, a5
    add a2, s7, t3
    add a2, a2, a3
    sw a2, 36(sp)
    add s0, s0, a2
    add t5, t5, s0
    lw t3, 12(sp)
    add t5, t5, s5
    lw a3, 32(sp)
    lw s4, 40(sp)
    lw s1, 44(sp)
    add t2, t2, t5
    add t6, t6, t2
    and a5, s6, t6
    add t2, t2, a4
    andn s7, t4, t6
    roriw s5, t6, 6
    roriw t5, t6, 25
    roriw s0, t6, 11
    roriw a4, t2, 2
    add t3, t3, s4
    roriw a2, t2, 13
    xor s0, s5, s0
    or s4, a5, s7
    roriw a5, a3, 19
    roriw s5, a3, 17
    xor s7, a2, a4
    roriw a4, s1, 7
    srliw a2, s1, 3
    xor a5, s5, a5
    roriw s5, s1, 18
    srliw a3, a3, 10
    roriw s1, t2, 22
    xor a4, a4, s5
    xor t5, s0, t5
    and s0, t2, a7
    xor s5, s7, s1
    or s1, t2, a7
    and s7, s1, s3
    lw s1, -20(t1)
    xor a3, a5, a3
    or a5, s7, s0
    xor a4, a4, a2
    add a2, a3, t3
    add a2, a2, a4
    add s0, s5, a5
    add s7, s1, a2
    sw a2, 40(sp)
    add t0, t0, s7
    add t0, t0, s4
    lw a4, 36(sp)
    lw s5, 44(sp)
    lw a3, 48(sp)
    add t0, t0, t5
    add t3, s0, t0
    add s2, s2, t0
    roriw t5, s2, 6
    roriw t0, s2, 25
    and a5, t6, s2
    andn s7, s6, s2
    roriw s1, s2, 11
    roriw a2, t3, 2
    xor s1, t5, s1
    add s4, a1, s5
    roriw a1, t3, 13
    roriw s0, a4, 17
    roriw t5, a3, 18
    or s5, a5, s7
    roriw a5, a4, 19
    xor a1, a1, a2
    roriw s7, t3, 22
    roriw a2, a3, 7
    xor s0, s0, a5
    xor a2, a2, t5
    xor t0, s1, t0
    and s1, t3, t2
    or a5, t3, t2
    srliw a4, a4, 10
    xor a1, a1, s7
    xor t5, s0, a4
    and a5, a5, a7
    or a5, a5, s1
    lw s1, -16(t1)
    srliw s0, a3, 3
    xor a2, a2, s0
    add a1, a1, a5
    add a3, t5, s4
    add a2, a2, a3
    lw a3, 40(sp)
    add s1, s1, a2
    add t4, t4, s1
    add t4, t4, s5
    add t0, t0, t4
    lw s4, 20(sp)
    lw s5, 48(sp)
    lw s1, 52(sp)
    add t4, t0, s3
    roriw s7, t4, 25
    andn a4, t6, t4
    add t5, a1, t0
    and s0, s2, t4
    roriw a1, t5, 2
    roriw a5, t4, 11
    roriw s3, t4, 6
    roriw t0, a3, 19
    add s4, s4, s5
    roriw s5, t5, 13
    xor a5, s3, a5
    roriw s3, a3, 17
    or s0, s0, a4
    roriw a4, t5, 22
    sw a2, 44(sp)
    xor a1, a1, s5
    xor a2, a5, s7
    roriw s5, s1, 7
    xor a5, s3, t0
    roriw s7, s1, 18
    and t0, t5, t3
    or s3, t5, t3
    srliw s1, s1, 3
    and s3, s3, t2
    or t0, t0, s3
    srliw a3, a3, 10
    xor a1, a1, a4
    xor a4, s7, s5
    lw s3, -12(t1)
    xor s5, a5, a3
    xor a4, a4, s1
    add a1, a1, t0
    add s7, s5, s4
    add a3, s7, a4
    add a5, s3, a3
    sw a3, 48(sp)
    add s1, a5, s6
    lw s3, 24(sp)
    lw a3, 44(sp)
    add s0, s1, s0
    lw s4, 52(sp)
    lw a5, 56(sp)
    add t0, a2, s0
    add a7, a7, t0
    add t0, t0, a1
    roriw s6, a7, 6
    roriw s5, a7, 25
    and a4, t4, a7
    roriw s0, a7, 11
    andn s7, s2, a7
    roriw s1, t0, 2
    add s3, s3, s4
    xor s0, s6, s0
    roriw a2, a3, 17
    roriw a1, t0, 13
    roriw s4, a3, 19
    or s6, a4, s7
    xor a1, a1, s1
    xor a2, a2, s4
    roriw a4, a5, 18
    roriw s1, a5, 7
    xor a4, a4, s1
    srliw a3, a3, 10
    roriw s1, t0, 22
    xor s5, s0, s5
    and s0, t0, t5
    xor a1, a1, s1
    or s1, t0, t5
    and s1, s1, t3
    lw s7, -8(t1)
    or s0, s0, s1
    srliw a5, a5, 3
    xor a2, a2, a3
    xor a4, a4, a5
    add a2, a2, s3
    add a2, a2, a4
    add s1, s7, a2
    add t6, t6, s1
    add t6, t6, s6
    lw s4, 28(sp)
    add a1, a1, s0
    lw a3, 48(sp)
    lw s6, 56(sp)
    sw a2, 52(sp)
    lw a5, 60(sp)
    add t6, t6, s5
    add s3, a1, t6
    add t2, t2, t6
    roriw s5, t2, 6
    roriw t6, t2, 25
    andn s7, t4, t2
    roriw a2, a3, 17
    roriw s0, s3, 2
    and a4, a7, t2
    add s4, s4, s6
    roriw s1, t2, 11
    roriw a1, s3, 13
    or s6, a4, s7
    roriw a4, a3, 19
    roriw s7, a5, 7
    xor a2, a2, a4
    xor a1, a1, s0
    or s0, s3, t0
    roriw a4, a5, 18
    xor a4, a4, s7
    roriw s7, s3, 22
    srliw a3, a3, 10
    and s0, s0, t5
    xor s1, s5, s1
    and s5, s3, t0
    xor a1, a1, s7
    xor t6, s1, t6
    lw s1, -4(t1)
    srliw a5, a5, 3
    xor a2, a2, a3
    or s0, s0, s5
    xor a4, a4, a5
    add a1, a1, s0
    add a2, a2, s4
    lw s4, 32(sp)
    add a2, a2, a4
    add s1, s1, a2
    add s1, s1, s2
    add s1, s1, s6
    lw s7, 0(sp)
    lw a4, 52(sp)
    lw s5, 60(sp)
    add t6, t6, s1
    sw a2, 56(sp)
    add t3, t3, t6
    roriw a3, a4, 17
    add s2, a1, t6
    andn a5, a7, t3
    and s0, t2, t3
    roriw s6, t3, 6
    and s1, s2, s3
    roriw a2, t3, 11
    roriw t6, t3, 25
    roriw a1, s2, 2
    add s4, s4, s5
    roriw s5, s2, 13
    xor a2, s6, a2
    or s6, s0, a5
    roriw a5, a4, 19
    xor a1, s5, a1
    roriw s0, s7, 7
    roriw s5, s2, 22
    xor a3, a3, a5
    roriw a5, s7, 18
    xor a5, a5, s0
    or s0, s2, s3
    xor t6, a2, t6
    and s0, s0, t0
    or s0, s0, s1
    xor a1, a1, s5
    srliw a4, a4, 10
    srliw a2, s7, 3
    xor a3, a3, a4
    xor a2, a2, a5
    add a3, a3, s4
    lw a4, 0(t1)
    addi s1, a6, 316
    add a2, a2, a3
    addi t1, t1, 64
    add a1, a1, s0
    add a4, a4, a2
    add a4, a4, t4
    add a4, a4, s6
    sw a2, 60(sp)
    add a4, a4, t6
    add t6, a4, t5
    add s4, a1, a4
    bne t1, s1, .Lsha256_compress_1
    lw a2, 28(a0)
    lw t1, 0(a0)
    lw a3, 4(a0)
    lw s1, 8(a0)
    lw a1, 12(a0)
    lw a5, 16(a0)
    lw a4, 20(a0)
    lw a6, 24(a0)
    ld s6, 72(sp)                       # 8-byte Folded Reload
    add t4, t1, s4
    add a3, a3, s2
    add t5, s1, s3
    ld s2, 104(sp)                      # 8-byte Folded Reload
    ld s0, 120(sp)                      # 8-byte Folded Reload
    ld s1, 112(sp)                      # 8-byte Folded Reload
    ld s3, 96(sp)                       # 8-byte Folded Reload
    ld s4, 88(sp)                       # 8-byte Folded Reload
    add t3, t3, a4
    ld s7, 64(sp)                       # 8-byte Folded Reload
    add t0, t0, a1
    ld s5, 80(sp)                       # 8-byte Folded Reload
    add a1, a5, t6
    sw t5, 8(a0)
    add t2, t2, a6
    sw t0, 12(a0)
    add a2, a2, a7
    sw t4, 0(a0)
    sw a3, 4(a0)
    sw a1, 16(a0)
    sw t3, 20(a0)
    sw t2, 24(a0)
    sw a2, 28(a0)
    addi sp, sp, 128
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
