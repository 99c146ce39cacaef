# keccak_f1600 of sha3, scheduled for cva6-superscalar:
# 10,343 -> 6,105 cycles, 13,941 -> 11,673 instructions, 3,666 -> 3,722 bytes, proved equal to what came.
# No order takes fewer than 5,837 cycles (commit slots: 11,673, 2 a cycle).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 3 (27,000 orders), seed 1, Instar 0.1.0:
#   instar schedule sha3 keccak_f1600 --core cva6-superscalar --effort 3 -o keccak_f1600.S

	.text
	.globl	keccak_f1600                    # -- Begin function keccak_f1600
	.p2align	1
	.type	keccak_f1600,@function
keccak_f1600:                           # @keccak_f1600
    addi sp, sp, -304
    sw s1, 292(sp)                      # 4-byte Folded Spill
    sw s3, 284(sp)                      # 4-byte Folded Spill
    sw s6, 272(sp)                      # 4-byte Folded Spill
    sw ra, 300(sp)                      # 4-byte Folded Spill
    sw s10, 256(sp)                     # 4-byte Folded Spill
    sw s2, 288(sp)                      # 4-byte Folded Spill
    sw s4, 280(sp)                      # 4-byte Folded Spill
    sw s8, 264(sp)                      # 4-byte Folded Spill
    sw s9, 260(sp)                      # 4-byte Folded Spill
    lw ra, 184(a0)
    sw s11, 252(sp)                     # 4-byte Folded Spill
    lw t0, 160(a0)
    sw s5, 276(sp)                      # 4-byte Folded Spill
    lw t5, 168(a0)
    sw s7, 268(sp)                      # 4-byte Folded Spill
    lw s4, 164(a0)
    sw s0, 296(sp)                      # 4-byte Folded Spill
    lw t2, 176(a0)
    lw a5, 180(a0)
    lui a1, %hi(round_constants)
    lw s2, 172(a0)
    lw a6, 188(a0)
    addi a1, a1, %lo(round_constants)
    lw s1, 196(a0)
    addi s6, a1, 8
    lw a7, 192(a0)
    addi a1, a1, 200
    sw a1, 8(sp)                        # 4-byte Folded Spill
    add s10, zero, a0
.Lkeccak_f1600_1:
    lw s0, 32(s10)
    lw t1, 72(s10)
    lw t6, 116(s10)
    lw a2, 36(s10)
    xor a0, t1, s0
    lw s3, 8(s10)
    lw a1, 52(s10)
    lw a4, 48(s10)
    lw a3, 156(s10)
    lw s7, 92(s10)
    lw s5, 88(s10)
    lw t3, 4(s10)
    xor s8, a4, s3
    lw s9, 76(s10)
    lw s11, 44(s10)
    lw t4, 40(s10)
    xor t1, s9, a2
    lw s0, 152(s10)
    xor t6, t6, a3
    xor a3, t1, t6
    lw s3, 112(s10)
    lw a2, 128(s10)
    xor a3, a3, s1
    lw s9, 132(s10)
    xor t1, s5, a2
    lw t6, 12(s10)
    xor s5, s8, t1
    lw a2, 100(s10)
    xor s9, s7, s9
    lw s8, 80(s10)
    xor s5, s5, t5
    xor t1, a1, t6
    lw s7, 0(s10)
    xor t6, s3, s0
    lw s0, 120(s10)
    srli s3, a3, 31
    xor t1, t1, s9
    lw s9, 96(s10)
    xor s0, s0, s8
    xor a0, a0, t6
    srli s8, s5, 31
    xor t6, s11, t3
    xor s11, t4, s7
    lw t3, 84(s10)
    xor a0, a0, a7
    lw s7, 136(s10)
    lw t4, 124(s10)
    xor s0, s11, s0
    xor s11, t1, s2
    sh1add t1, s11, s8
    srli s8, a0, 31
    sh1add s8, a3, s8
    xor t3, t4, t3
    lw t4, 56(s10)
    xor a3, a3, t1
    lw t1, 16(s10)
    xor s7, s7, s9
    xor s9, a3, s4
    sw s9, 12(sp)
    sh1add s3, a0, s3
    xor s9, s0, t0
    xor s0, t6, t3
    xor t3, t1, t4
    lw t1, 140(s10)
    xor t6, t3, s7
    lw t4, 64(s10)
    lw s7, 20(s10)
    xor t3, t6, t2
    xor s3, s3, t3
    lw t6, 60(s10)
    sw t0, 16(sp)
    xor t0, s3, t4
    xor s7, t6, s7
    xor s4, s0, s4
    sw t0, 76(sp)
    xor t1, a2, t1
    xor t1, s7, t1
    lw t6, 24(s10)
    xor t1, t1, a5
    srli s0, t3, 31
    xor t0, s8, t1
    sh1add s7, t1, s0
    xor s8, s3, t6
    srli t1, t1, 31
    xor s0, t4, t6
    xor t4, t0, a6
    xor t6, s7, s4
    xor s2, t6, s2
    sw t4, 180(sp)
    srli s7, s4, 31
    sw s2, 80(sp)
    sh1add t1, t3, t1
    lw s2, 144(s10)
    sh1add t4, s9, s7
    xor t3, ra, s3
    xor t1, t1, s9
    lw s7, 104(s10)
    sw t3, 84(sp)
    xor t5, t1, t5
    xor t3, s7, s2
    xor s0, s0, t3
    lw t3, 68(s10)
    xor ra, s0, ra
    xor s0, t6, a1
    xor a1, ra, t4
    slli t4, s8, 28
    srli s9, s9, 31
    sh1add s4, s4, s9
    lw s9, 28(s10)
    sw t5, 204(sp)
    xor t5, s3, s7
    xor s7, t3, s9
    xor t3, t0, t3
    sw t5, 164(sp)
    xor t5, t0, s9
    srli s9, t5, 4
    xor a7, a1, a7
    or s9, t4, s9
    lw t4, 108(s10)
    xor s2, s3, s2
    lw s3, 148(s10)
    sw t3, 160(sp)
    xor t3, t4, s3
    xor s7, s7, t3
    slli t3, a7, 14
    xor a6, s7, a6
    xor s4, a6, s4
    xor s1, s4, s1
    srli s7, s1, 18
    or s7, t3, s7
    slli s1, s1, 14
    srli t3, ra, 31
    slli t5, t5, 28
    xor t4, t0, t4
    srli a7, a7, 18
    or s1, a7, s1
    lw a7, 96(s10)
    sh1add t3, a6, t3
    xor t3, t3, s11
    xor a2, t3, a2
    xor a4, a4, t1
    xor t0, t0, s3
    srli s3, s11, 31
    srli s11, a6, 31
    sh1add ra, ra, s11
    sh1add a6, s5, s3
    xor ra, ra, s5
    xor s11, ra, a7
    slli s3, a2, 11
    srli s5, s8, 4
    srli a7, s11, 21
    slli s8, t0, 21
    or a7, s3, a7
    xor s3, a6, a0
    srli a0, a2, 21
    slli a6, s11, 11
    slli a2, a4, 12
    srli s11, s0, 20
    or s5, t5, s5
    or t5, a2, s11
    or a0, a6, a0
    lw s11, 4(s10)
    srli a4, a4, 20
    lw a2, -4(s6)
    xor s11, a3, s11
    andn a6, a0, t5
    xor a2, a2, s11
    xor a2, a2, a6
    srli a6, t0, 11
    lw t0, 72(s10)
    sw a2, 92(sp)
    srli a2, s2, 11
    or a2, s8, a2
    andn s8, s1, a2
    slli s2, s2, 21
    xor s8, s8, a0
    sw s8, 28(sp)
    andn s8, t5, s11
    andn a0, a2, a0
    andn s11, s11, s1
    or s2, s2, a6
    andn a6, s7, s2
    xor t0, a1, t0
    xor a2, s11, a2
    andn s11, s2, a7
    xor a6, a6, a7
    xor a0, a0, t5
    lw t5, 156(s10)
    slli s0, s0, 12
    xor s1, s8, s1
    lw s8, 76(s10)
    or a4, s0, a4
    sw a6, 188(sp)
    xor s0, t5, s4
    sw a2, 88(sp)
    xor a6, s11, a4
    xor t5, s4, s8
    srli a2, t5, 12
    lw s8, 0(s10)
    slli s11, t0, 20
    sw s1, 184(sp)
    xor t2, ra, t2
    xor s8, s3, s8
    andn s1, s8, s7
    xor s2, s1, s2
    andn s1, a4, s8
    xor s1, s1, s7
    lw s7, 84(s10)
    sw a6, 172(sp)
    slli a6, t5, 20
    sw s2, 176(sp)
    or t5, s11, a2
    xor s2, a3, s7
    lw a2, 80(s10)
    srli s11, s2, 29
    srli s7, t0, 12
    xor t0, s3, a2
    srli a2, t0, 29
    sh3add t0, t0, s11
    sh3add s11, s2, a2
    andn a2, t0, t5
    xor s2, a2, s9
    sw s2, 136(sp)
    xor a5, t3, a5
    lw a2, -8(s6)
    andn a4, a7, a4
    or a7, a6, s7
    andn a6, s11, a7
    xor s8, a2, s8
    lw s7, 132(s10)
    xor a4, s8, a4
    xor a2, s2, a4
    sw a2, 40(sp)
    xor s8, a6, s5
    sw a4, 124(sp)
    xor s2, t6, s7
    slli a2, s2, 13
    lw a6, 128(s10)
    slli a4, a5, 29
    srli s7, t2, 3
    xor a6, a6, t1
    or a4, a4, s7
    sw s8, 56(sp)
    srli s8, a6, 19
    or s8, a2, s8
    andn s7, a4, s8
    slli a2, t4, 25
    xor s7, s7, t0
    sw s7, 52(sp)
    andn s7, t5, s9
    slli t2, t2, 29
    srli a5, a5, 3
    sw s6, 108(sp)
    andn s9, s9, a4
    srli s2, s2, 19
    xor s9, s8, s9
    andn t0, s8, t0
    andn s8, a7, s5
    sw s1, 144(sp)
    slli a6, a6, 13
    or t2, a5, t2
    xor a5, s7, a4
    or a4, a6, s2
    addi s2, s6, 16
    andn s7, s5, t2
    andn s6, t2, a4
    andn a6, a4, s11
    lw s5, 12(s10)
    xor t2, s8, t2
    lw s8, 60(s10)
    xor t0, t0, t5
    lw t5, 16(sp)
    xor a6, a6, a7
    xor s7, s7, a4
    xor a7, t5, s3
    lw a4, 56(s10)
    srli t5, a7, 14
    xor s8, t3, s8
    sw s9, 104(sp)
    xor s9, s6, s11
    sw s7, 148(sp)
    xor s6, ra, a4
    sw s2, 16(sp)
    srli s11, s6, 26
    sw a6, 200(sp)
    xor s7, t6, s5
    slli s2, s8, 6
    lw a4, 8(s10)
    sw s9, 24(sp)
    slli s5, s0, 8
    slli s6, s6, 6
    lw s9, 12(sp)
    srli t4, t4, 7
    xor a4, t1, a4
    or s2, s2, s11
    srli s11, a4, 31
    sh1add s11, s7, s11
    xor s1, a5, s1
    srli s7, s7, 31
    sh1add a4, a4, s7
    slli s7, s9, 18
    srli s8, s8, 26
    srli s9, s9, 14
    slli a7, a7, 18
    or s7, s7, t5
    or s6, s6, s8
    or t5, s9, a7
    lw s9, 164(sp)
    lw s8, 152(s10)
    andn a7, a4, t5
    sw a5, 12(sp)
    srli a5, s9, 7
    or a2, a2, a5
    srli a5, s0, 24
    xor s0, s8, a1
    srli s8, s0, 24
    or s5, s5, s8
    sw t2, 168(sp)
    andn s8, a2, s2
    slli t2, s9, 25
    andn s9, s5, a2
    xor s9, s9, s2
    slli s0, s0, 8
    xor s8, s8, s11
    or s0, s0, a5
    or a5, t2, t4
    lw t2, 44(s10)
    sw s8, 164(sp)
    andn t4, t5, s0
    lw s8, 84(sp)
    xor t4, t4, a5
    sw t4, 140(sp)
    andn t4, s6, a4
    xor t2, a3, t2
    andn s2, s2, s11
    xor t4, t4, t5
    andn t5, s0, a5
    andn a5, a5, s6
    andn s11, s11, s7
    xor s6, t5, s6
    andn t5, s7, s5
    xor a2, t5, a2
    lw t5, 136(s10)
    xor s5, s5, s11
    xor a7, a7, s0
    lw s11, 140(s10)
    xor a5, a5, a4
    sw a7, 116(sp)
    xor s2, s2, s7
    xor s0, ra, t5
    xor s7, t3, s11
    slli a4, s0, 15
    lw a7, 32(s10)
    srli t5, s7, 17
    sw s5, 112(sp)
    lw s11, 88(s10)
    srli s5, s0, 17
    or s0, a4, t5
    xor t1, t1, s11
    lw a4, 92(s10)
    slli t5, t1, 10
    srli s11, t1, 22
    sw s9, 44(sp)
    xor t1, a1, a7
    slli s7, s7, 15
    slli s9, t1, 27
    sw s2, 48(sp)
    slli a7, t2, 4
    xor s2, t6, a4
    srli a4, s2, 22
    srli t6, t1, 5
    lw t1, 180(sp)
    slli s2, s2, 10
    srli s8, s8, 8
    or a4, t5, a4
    slli t5, t1, 24
    or s7, s7, s5
    lw s5, 36(s10)
    or s2, s2, s11
    or s11, t5, s8
    andn s8, s11, s0
    xor t5, s4, s5
    srli s5, t5, 5
    or s5, s9, s5
    srli s9, t1, 8
    lw t1, 40(s10)
    xor s8, s8, a4
    slli t5, t5, 27
    sw s8, 100(sp)
    or s8, t5, t6
    xor t6, s3, t1
    srli t5, t6, 28
    sw s6, 180(sp)
    andn t1, s0, a4
    or a7, a7, t5
    xor t5, t1, a7
    lw t1, 84(sp)
    andn a4, a4, a7
    sw a0, 84(sp)
    slli t6, t6, 4
    slli t1, t1, 24
    xor s6, s6, t5
    sw t4, 196(sp)
    srli t2, t2, 28
    or t2, t6, t2
    or t6, t1, s9
    andn t1, s8, t6
    sw t5, 96(sp)
    xor s9, t1, s7
    andn t5, s7, s2
    lw t1, 172(sp)
    andn s7, t6, s7
    andn a7, a7, s5
    xor a0, a0, a6
    lw a6, 112(s10)
    xor a7, s11, a7
    xor t1, t1, t0
    xor t1, t1, s6
    andn s6, s2, t2
    xor s6, s6, s8
    andn s8, t2, s8
    xor a1, a1, a6
    xor a6, a4, s5
    lw a4, 124(s10)
    andn s5, s5, s11
    xor s11, t4, a7
    lw t4, 116(s10)
    xor s2, s7, s2
    sw a7, 120(sp)
    xor s7, t6, s8
    slli a7, a1, 7
    xor s8, s1, s11
    xor t6, a3, a4
    lw s1, 120(s10)
    xor s11, t5, t2
    xor s4, s4, t4
    slli a3, t6, 9
    srli a4, t6, 23
    sw s2, 32(sp)
    xor t2, s3, s1
    srli t6, t2, 23
    lw t5, 20(s10)
    xor t4, s5, s0
    srli s1, s4, 25
    or s3, a3, t6
    lw t6, 16(s10)
    lw s0, 44(sp)
    xor t5, t5, t3
    xor s5, a5, a6
    or a3, a7, s1
    sw a6, 128(sp)
    xor ra, ra, t6
    srli t3, a1, 25
    xor s1, s0, s11
    lw a7, 160(sp)
    slli a6, ra, 30
    srli t6, ra, 2
    lw a1, 76(sp)
    srli s0, a7, 9
    slli ra, t2, 9
    slli t2, t5, 30
    or ra, ra, a4
    or a4, t2, t6
    lw t2, 204(sp)
    xor a0, a0, s1
    slli s4, s4, 7
    srli t5, t5, 2
    slli t6, a1, 23
    andn s1, ra, a3
    or s0, t6, s0
    sw a5, 64(sp)
    or s4, s4, t3
    lw a5, 80(sp)
    srli t6, t2, 30
    or t3, a6, t5
    andn t5, s0, t3
    srli a6, a1, 9
    sh2add a1, a5, t6
    sw s11, 60(sp)
    slli t6, a7, 23
    srli s11, a5, 30
    or a7, t6, a6
    andn t6, a3, s0
    sh2add a5, t2, s11
    xor a6, t6, t3
    andn t2, a7, a4
    xor s11, s1, s0
    andn t6, a1, ra
    andn s0, t3, a1
    lw t3, 168(sp)
    andn s1, a4, a5
    xor a0, a0, s11
    xor a3, t6, a3
    lw t6, 184(sp)
    xor s0, s0, ra
    andn ra, s4, a7
    xor ra, ra, a4
    xor a4, a5, t2
    lw t2, 40(sp)
    sw s11, 76(sp)
    andn s11, a5, s3
    xor a5, s8, a4
    xor t6, t3, t6
    lw s8, 140(sp)
    xor t3, t2, s5
    andn t2, s3, s4
    lw s5, 100(sp)
    xor s4, s11, s4
    lw s11, 48(sp)
    xor t2, t2, a7
    xor a7, s11, s7
    xor s11, t6, a7
    srli a7, a0, 31
    lw t6, 28(sp)
    xor t1, t1, t2
    sw ra, 204(sp)
    xor s2, a2, s2
    sh1add a7, t1, a7
    xor s1, s1, s3
    lw s3, 24(sp)
    xor a1, t5, a1
    xor t5, s11, a1
    xor s11, s3, t6
    sw t2, 80(sp)
    lw s3, 52(sp)
    xor t6, s11, s2
    xor t2, s8, s5
    lw s2, 188(sp)
    srli s11, t5, 31
    sh1add s11, a5, s11
    xor s5, s3, s2
    xor s2, t6, a3
    srli s3, a5, 31
    xor t6, s5, t2
    xor t2, t6, s4
    xor s11, t2, s11
    sh1add s5, t5, s3
    xor t6, s11, s1
    xor s3, t3, ra
    xor ra, s5, s2
    srli t3, t6, 8
    xor s5, a7, a5
    xor a5, ra, s0
    slli a7, a5, 24
    or a7, t3, a7
    lw t3, 88(sp)
    slli t6, t6, 24
    sw a7, 160(sp)
    lw a7, 148(sp)
    xor a7, t3, a7
    lw t3, 112(sp)
    xor t3, t3, s9
    xor a7, a7, t3
    srli t3, a5, 8
    lw a5, 104(sp)
    xor s0, a7, s0
    lw a7, 176(sp)
    or t3, t3, t6
    xor t6, a7, a5
    lw a5, 116(sp)
    srli a7, t1, 31
    sw t3, 192(sp)
    sw s6, 40(sp)
    xor t3, a5, t4
    xor a5, t6, t3
    lw t3, 164(sp)
    lw t6, 92(sp)
    xor s1, a5, s1
    xor a5, t3, s6
    srli s6, s1, 31
    sh1add t3, s0, s6
    sh1add s6, a0, a7
    xor t5, t5, s6
    lw a7, 56(sp)
    srli s6, s3, 31
    xor a0, t3, a0
    xor t3, t5, a6
    xor a7, t6, a7
    xor a5, a7, a5
    xor a7, ra, s9
    xor s9, a5, a6
    sh1add a5, s9, s6
    srli a6, s9, 31
    sh1add s6, s3, a6
    xor a6, s0, a5
    srli a5, s0, 31
    xor s0, s6, s1
    sh1add s6, s1, a5
    xor s1, s0, a4
    xor a5, a0, a2
    xor a4, a6, a1
    srli a2, t2, 31
    xor a1, s6, t1
    srli t1, s2, 31
    xor s6, a1, s4
    srli s4, a5, 21
    xor t6, t5, t6
    xor t4, t4, s11
    sh1add t1, t2, t1
    xor t2, a1, s8
    sh1add s8, s2, a2
    slli a2, a4, 14
    xor s2, s8, s9
    srli s8, t2, 21
    slli s9, s1, 14
    slli a5, a5, 11
    srli a4, a4, 18
    or a4, a4, s9
    srli s9, t4, 11
    srli s1, s1, 18
    slli t2, t2, 11
    xor t1, t1, s3
    slli s3, a7, 21
    srli a7, a7, 11
    or t2, t2, s4
    or s4, a5, s8
    xor a5, t0, t1
    or s8, a2, s1
    or t0, s3, s9
    xor s1, a0, a3
    slli a2, t4, 21
    andn s3, t6, s8
    lw s9, 200(sp)
    andn a3, s8, t0
    xor t4, a3, t2
    xor a3, t0, s3
    slli s3, a5, 12
    xor s9, s9, s2
    sw a3, 28(s10)
    srli a3, a5, 20
    sw t4, 20(s10)
    srli a5, s9, 20
    or t4, a7, a2
    andn a2, t0, t2
    or a7, s3, a5
    andn t0, a7, t6
    xor a5, t0, s8
    slli s3, s9, 12
    xor t0, a2, a7
    andn s8, a4, t4
    andn s9, t2, a7
    sw a5, 36(s10)
    or a2, s3, a3
    lw t2, 124(sp)
    andn a7, t4, s4
    sw t0, 12(s10)
    xor a5, s7, a6
    slli s7, s6, 29
    lw a3, 108(sp)
    andn s3, s4, a2
    xor t0, s8, s4
    sw t0, 16(s10)
    srli s4, s6, 3
    lw s8, 4(a3)
    slli t0, s1, 29
    lw s6, 60(sp)
    xor t2, t2, s5
    xor s8, s8, t6
    andn t6, a2, t2
    xor a2, a7, a2
    lw a7, 12(sp)
    lw a3, 0(a3)
    xor t6, t6, a4
    sw t6, 32(s10)
    xor t6, s6, s2
    sw a2, 8(s10)
    slli s6, t6, 13
    lw a2, 64(sp)
    xor s8, s9, s8
    lw s9, 164(sp)
    xor a7, a7, s0
    sw s8, 4(s10)
    andn s8, t2, a4
    xor t2, a3, t2
    xor a4, t4, s8
    slli a3, a7, 20
    xor s8, a2, s5
    xor t2, t2, s3
    lw t4, 96(sp)
    sw a4, 24(s10)
    or a2, s4, t0
    xor s3, t5, s9
    lw a4, 168(sp)
    sw t2, 0(s10)
    xor t0, t4, t1
    srli s4, t0, 19
    srli s9, s3, 29
    or t2, s6, s4
    xor t4, a4, a6
    andn s4, a2, t2
    srli s6, t4, 12
    srli a4, s1, 3
    or s1, a3, s6
    lw a3, 176(sp)
    sh3add s6, s8, s9
    or s9, a4, s7
    lw a4, 88(sp)
    srli s7, s8, 29
    xor s8, a4, ra
    sh3add a4, s3, s7
    xor s3, s4, s6
    andn s7, t2, s6
    xor s4, s11, a3
    sw s3, 56(s10)
    slli a3, s8, 28
    srli s3, t6, 19
    slli t6, s4, 28
    srli s4, s4, 4
    xor s7, s7, s1
    srli s8, s8, 4
    slli t0, t0, 13
    andn s6, s6, s1
    or s8, t6, s8
    xor t6, s6, s8
    sw s7, 48(s10)
    slli s6, t4, 20
    andn s7, s1, s8
    sw t6, 40(s10)
    srli t4, a7, 12
    or s1, t0, s3
    andn t6, s9, s1
    xor a7, t6, a4
    or t0, a3, s4
    sw a7, 60(s10)
    xor s3, s7, a2
    andn t6, s1, a4
    andn a3, s8, a2
    or s4, s6, t4
    slli a7, a5, 8
    andn s7, t0, s9
    xor s1, s1, s7
    lw a2, 120(sp)
    srli s8, a5, 24
    andn s6, s4, t0
    lw t4, 172(sp)
    xor s7, t6, s4
    andn a5, a4, s4
    sw s7, 52(s10)
    lw t6, 204(sp)
    xor a4, a5, t0
    slli s7, t3, 18
    lw s4, 24(sp)
    sw a4, 44(s10)
    lw t0, 84(sp)
    xor a5, s4, a0
    sw s1, 68(s10)
    xor a4, s5, t6
    srli s4, a5, 26
    lw s1, 52(sp)
    xor t6, t2, a3
    xor t2, s0, a2
    xor a3, t0, s2
    lw a2, 148(sp)
    sw t6, 64(s10)
    xor t0, s6, s9
    srli t6, a3, 31
    xor s6, a2, ra
    slli s9, t2, 8
    xor a2, s1, a1
    sw s3, 72(s10)
    or s1, s9, s8
    srli s3, a2, 26
    srli s8, t3, 14
    xor s9, t1, t4
    lw t3, 116(sp)
    sw t0, 76(s10)
    xor t4, t3, s11
    sh1add t0, s9, t6
    srli t3, t4, 7
    slli t6, a4, 18
    or s8, t6, s8
    slli a2, a2, 6
    slli t4, t4, 25
    srli t6, t2, 24
    or t2, a2, s4
    andn a2, t0, s8
    slli s4, a5, 6
    xor a2, s1, a2
    sw a2, 104(s10)
    srli a5, s9, 31
    andn a2, t2, t0
    xor a2, a2, s8
    lw s9, 112(sp)
    or a7, t6, a7
    sh1add t6, a3, a5
    sw a2, 112(s10)
    xor a3, s9, ra
    or a5, s4, s3
    lw a2, 44(sp)
    lw ra, 180(sp)
    slli s9, a3, 25
    or s3, s9, t3
    lw s4, 136(sp)
    andn s9, s3, a5
    srli t3, a3, 7
    andn a3, a7, s3
    or t3, t3, t4
    xor a3, a3, a5
    xor t4, a2, s2
    xor a2, t1, ra
    srli ra, a4, 14
    sw a3, 92(s10)
    xor a4, s4, s5
    slli a3, t4, 10
    or ra, s7, ra
    andn s4, s1, t3
    andn s7, a5, t6
    srli a5, a2, 22
    xor s9, s9, t6
    or a3, a3, a5
    andn a5, t3, t2
    xor t0, a5, t0
    srli a5, t4, 22
    sw t0, 80(s10)
    andn t4, ra, a7
    xor t0, s4, t2
    lw t2, 56(sp)
    xor s4, t4, s3
    andn s3, s8, s1
    xor t4, s3, t3
    lw s1, 184(sp)
    xor t2, t2, t5
    lw s8, 32(sp)
    andn s3, t6, ra
    sw s9, 84(s10)
    lw t3, 100(sp)
    xor t6, s7, ra
    slli s9, a4, 4
    sw t6, 116(s10)
    lw ra, 144(sp)
    sw s4, 100(s10)
    xor s7, s8, a0
    sw t4, 96(s10)
    xor t6, a6, s1
    sw t0, 88(s10)
    slli s4, a2, 10
    srli s8, a4, 28
    xor t4, a7, s3
    lw s1, 48(sp)
    xor t0, ra, s0
    slli a2, t6, 27
    srli a4, s7, 17
    xor a7, a6, s1
    sw t4, 108(s10)
    srli s1, t0, 5
    xor s3, t3, a1
    srli ra, s3, 17
    slli a6, s3, 15
    or t4, a6, a4
    lw t3, 196(sp)
    lw s3, 160(sp)
    slli a4, s7, 15
    slli a6, t0, 27
    or s7, a4, ra
    srli t0, t6, 5
    xor ra, t3, s0
    lw t3, 188(sp)
    or a4, a2, s1
    lw s1, 192(sp)
    andn a2, s7, a3
    andn t6, a4, s1
    or s0, s4, a5
    srli a5, t2, 28
    or s4, a6, t0
    xor t0, s7, t6
    andn a6, s4, s3
    andn t6, s3, t4
    sw t0, 148(s10)
    slli t2, t2, 4
    xor t0, t6, s0
    or t6, s9, a5
    sw t0, 136(s10)
    andn s9, a3, t6
    andn a5, s1, s7
    xor t0, a1, t3
    lw s7, 104(sp)
    andn a1, t6, a4
    or t3, t2, s8
    lw t2, 80(sp)
    xor s1, s1, a1
    xor a2, a2, t6
    andn s8, s0, t3
    xor a1, a5, a3
    lw t6, 28(sp)
    lw a3, 128(sp)
    xor a5, t1, t2
    xor t1, t6, a0
    srli t2, t0, 2
    sw a1, 140(s10)
    xor a0, s8, s4
    sw a2, 132(s10)
    slli t6, a7, 7
    sw s1, 156(s10)
    slli a1, ra, 7
    sw a0, 120(s10)
    srli a0, ra, 25
    xor s8, s7, s11
    srli ra, a7, 25
    or a2, t6, a0
    xor s1, a3, s5
    slli s7, t1, 30
    lw s11, 40(sp)
    srli a7, s8, 9
    srli a0, a5, 30
    xor t5, t5, s11
    lw t6, 76(sp)
    or a3, a1, ra
    xor s5, t4, a6
    slli s11, s1, 9
    srli ra, s6, 9
    xor a1, t6, s2
    slli a6, t0, 30
    srli s2, a1, 30
    or t6, s7, t2
    srli t0, s1, 23
    srli t2, t5, 23
    slli s7, s8, 23
    or s8, s11, t2
    sh2add s11, a1, a0
    or a0, s7, ra
    sh2add s1, a5, s2
    andn a5, s11, s8
    slli ra, t5, 9
    andn t2, t6, s1
    andn a1, s8, a3
    or s7, ra, t0
    slli s2, s6, 23
    or t5, s2, a7
    andn t0, s1, s7
    andn s6, a2, t5
    xor ra, t2, s7
    andn a7, t5, t6
    xor s2, a1, a0
    xor a5, a3, a5
    sw ra, 184(s10)
    xor a7, s1, a7
    andn a1, a3, a0
    xor t2, t0, a2
    sw t2, 176(s10)
    sw s2, 172(s10)
    andn s1, s7, a2
    xor t5, s1, t5
    srli a3, t1, 2
    xor t0, s6, t6
    or a2, a6, a3
    sw a5, 180(s10)
    andn s6, t3, s4
    andn s1, a0, a2
    xor s1, s11, s1
    sw a7, 192(s10)
    andn a0, t4, s0
    xor s4, a1, a2
    sw t5, 168(s10)
    xor s6, s6, s3
    sw t0, 160(s10)
    sw s5, 144(s10)
    andn s7, a2, s11
    sw s6, 152(s10)
    sw s1, 196(s10)
    xor t1, s9, a4
    sw s4, 164(s10)
    lw t6, 8(sp)
    xor a6, s7, s8
    xor a3, a0, t3
    sw t1, 124(s10)
    lw s6, 16(sp)
    sw a3, 128(s10)
    sw a6, 188(s10)
    bne s6, t6, .Lkeccak_f1600_1
    lw s0, 296(sp)                      # 4-byte Folded Reload
    lw ra, 300(sp)                      # 4-byte Folded Reload
    lw s1, 292(sp)                      # 4-byte Folded Reload
    lw s11, 252(sp)                     # 4-byte Folded Reload
    lw s10, 256(sp)                     # 4-byte Folded Reload
    lw s7, 268(sp)                      # 4-byte Folded Reload
    lw s2, 288(sp)                      # 4-byte Folded Reload
    lw s5, 276(sp)                      # 4-byte Folded Reload
    lw s4, 280(sp)                      # 4-byte Folded Reload
    lw s9, 260(sp)                      # 4-byte Folded Reload
    lw s8, 264(sp)                      # 4-byte Folded Reload
    lw s6, 272(sp)                      # 4-byte Folded Reload
    lw s3, 284(sp)                      # 4-byte Folded Reload
    addi sp, sp, 304
    jalr zero, 0(ra)
.Lfunc_end0:
	.size	keccak_f1600, .Lfunc_end0-keccak_f1600
                                        # -- End function
	.type	round_constants,@object         # @round_constants
	.section	.rodata,"a",@progbits
	.p2align	3, 0x0
round_constants:
	.quad	1                               # 0x1
	.quad	32898                           # 0x8082
	.quad	-9223372036854742902            # 0x800000000000808a
	.quad	-9223372034707259392            # 0x8000000080008000
	.quad	32907                           # 0x808b
	.quad	2147483649                      # 0x80000001
	.quad	-9223372034707259263            # 0x8000000080008081
	.quad	-9223372036854743031            # 0x8000000000008009
	.quad	138                             # 0x8a
	.quad	136                             # 0x88
	.quad	2147516425                      # 0x80008009
	.quad	2147483658                      # 0x8000000a
	.quad	2147516555                      # 0x8000808b
	.quad	-9223372036854775669            # 0x800000000000008b
	.quad	-9223372036854742903            # 0x8000000000008089
	.quad	-9223372036854743037            # 0x8000000000008003
	.quad	-9223372036854743038            # 0x8000000000008002
	.quad	-9223372036854775680            # 0x8000000000000080
	.quad	32778                           # 0x800a
	.quad	-9223372034707292150            # 0x800000008000000a
	.quad	-9223372034707259263            # 0x8000000080008081
	.quad	-9223372036854742912            # 0x8000000000008080
	.quad	2147483649                      # 0x80000001
	.quad	-9223372034707259384            # 0x8000000080008008
	.size	round_constants, 192

	.section	".note.GNU-stack","",@progbits
