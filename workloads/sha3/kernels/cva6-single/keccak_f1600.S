# keccak_f1600 of sha3, scheduled for cva6-single:
# 15,735 -> 11,980 cycles, 13,941 -> 11,805 instructions, 3,666 -> 3,730 bytes, proved equal to what came.
# No order takes fewer than 11,805 cycles (commit slots: 11,805, 1 a cycle).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 1 (3,000 orders), seed 1, Instar 0.1.0:
#   instar schedule sha3 keccak_f1600 --core cva6-single --effort 1 -o keccak_f1600.S

	.text
	.globl	keccak_f1600                    # -- Begin function keccak_f1600
	.p2align	1
	.type	keccak_f1600,@function
keccak_f1600:                           # @keccak_f1600
    addi sp, sp, -304
    sw ra, 300(sp)                      # 4-byte Folded Spill
    sw s1, 292(sp)                      # 4-byte Folded Spill
    sw s2, 288(sp)                      # 4-byte Folded Spill
    sw s3, 284(sp)                      # 4-byte Folded Spill
    sw s4, 280(sp)                      # 4-byte Folded Spill
    sw s5, 276(sp)                      # 4-byte Folded Spill
    sw s6, 272(sp)                      # 4-byte Folded Spill
    sw s7, 268(sp)                      # 4-byte Folded Spill
    sw s8, 264(sp)                      # 4-byte Folded Spill
    sw s9, 260(sp)                      # 4-byte Folded Spill
    sw s10, 256(sp)                     # 4-byte Folded Spill
    sw s11, 252(sp)                     # 4-byte Folded Spill
    lw t0, 160(a0)
    lw s4, 164(a0)
    lw t5, 168(a0)
    lw s2, 172(a0)
    sw s0, 296(sp)                      # 4-byte Folded Spill
    lw t2, 176(a0)
    add s10, zero, a0
    lw a5, 180(a0)
    lw ra, 184(a0)
    lw a6, 188(a0)
    lw a7, 192(a0)
    lw s1, 196(a0)
    lui a1, %hi(round_constants)
    addi a1, a1, %lo(round_constants)
    addi s6, a1, 8
    addi a1, a1, 200
    sw a1, 8(sp)                        # 4-byte Folded Spill
.Lkeccak_f1600_1:
    lw t1, 40(s10)
    lw s0, 0(s10)
    lw a2, 128(s10)
    lw a1, 88(s10)
    lw s3, 4(s10)
    xor a3, a1, a2
    lw a4, 44(s10)
    lw a0, 92(s10)
    xor s5, a4, s3
    lw s7, 24(s10)
    lw s8, 120(s10)
    lw s9, 80(s10)
    xor s11, t1, s0
    lw t6, 60(s10)
    lw t3, 84(s10)
    lw t4, 124(s10)
    lw a1, 12(s10)
    xor t4, t4, t3
    lw a2, 8(s10)
    xor s5, s5, t4
    lw t4, 48(s10)
    xor s9, s8, s9
    xor a4, t4, a2
    lw t1, 52(s10)
    xor a3, a4, a3
    xor a1, t1, a1
    lw t3, 56(s10)
    lw s8, 132(s10)
    lw a2, 156(s10)
    xor a4, a0, s8
    xor a1, a1, a4
    xor a3, a3, t5
    lw a4, 16(s10)
    xor a0, s11, s9
    lw s8, 104(s10)
    lw s9, 136(s10)
    lw s11, 96(s10)
    xor a4, a4, t3
    xor t3, s11, s9
    xor a4, a4, t3
    lw s11, 20(s10)
    lw s9, 100(s10)
    xor s11, t6, s11
    lw t3, 140(s10)
    lw t6, 144(s10)
    xor s9, s9, t3
    xor t3, s11, s9
    lw s11, 64(s10)
    lw s9, 68(s10)
    xor s8, s8, t6
    lw t6, 28(s10)
    xor s11, s11, s7
    xor s7, s9, t6
    lw s9, 108(s10)
    lw t6, 148(s10)
    xor s8, s11, s8
    xor s11, s9, t6
    xor s9, s7, s11
    lw s11, 72(s10)
    lw t6, 32(s10)
    xor s7, s11, t6
    lw s11, 152(s10)
    lw t6, 112(s10)
    xor s11, t6, s11
    xor s11, s7, s11
    lw t6, 76(s10)
    lw s7, 36(s10)
    xor a1, a1, s2
    xor s7, t6, s7
    lw t6, 116(s10)
    xor a2, t6, a2
    xor t6, s7, a2
    srli a2, a1, 31
    sh1add s7, a3, a2
    xor a2, t6, s1
    srli t6, a2, 31
    xor s11, s11, a7
    sh1add t6, s11, t6
    xor s7, s11, s7
    srli s11, s11, 31
    sw s2, 12(sp)
    sh1add s11, a2, s11
    srli s2, a3, 31
    sh1add s2, a1, s2
    xor s2, a2, s2
    xor a0, a0, t0
    xor a2, t3, a5
    xor a4, a4, t2
    sw t5, 16(sp)
    xor s5, s5, s4
    srli t5, s5, 31
    srli t3, a2, 31
    sh1add t3, a4, t3
    xor t3, t3, a0
    sh1add t5, a0, t5
    srli a0, a0, 31
    sw s4, 76(sp)
    srli s4, a4, 31
    xor s9, s9, a6
    sh1add a0, s5, a0
    sh1add s4, a2, s4
    xor a2, s11, a2
    srli s11, s9, 31
    xor s4, s4, s5
    xor s5, s8, ra
    sh1add s8, s5, s11
    sw t0, 164(sp)
    xor a3, s8, a3
    srli s8, s5, 31
    xor t5, s5, t5
    xor t0, s9, a0
    sh1add s8, s9, s8
    xor s5, t4, t3
    xor s11, s4, t1
    xor a1, s8, a1
    xor a0, s2, s3
    srli s9, s5, 20
    lw t4, 100(s10)
    xor s0, s7, s0
    xor t1, a1, t4
    lw s8, 96(s10)
    xor a4, t6, a4
    lw s3, 148(s10)
    slli t4, s11, 12
    slli s5, s5, 12
    or t6, t4, s9
    srli s9, s11, 20
    lw t4, 144(s10)
    sw a6, 180(sp)
    or a6, s5, s9
    xor s8, a3, s8
    slli s11, t1, 11
    srli s5, s8, 21
    or s9, s11, s5
    srli s5, t1, 21
    xor t4, a4, t4
    xor s11, a2, s3
    slli s8, s8, 11
    srli t1, s11, 11
    xor a7, t5, a7
    or s3, s8, s5
    xor s1, t0, s1
    slli s5, s11, 21
    srli s8, t4, 11
    or s8, s5, s8
    slli t4, t4, 21
    slli s11, s1, 14
    srli s5, a7, 18
    or t1, t4, t1
    xor t2, a3, t2
    or t4, s5, s11
    srli s1, s1, 18
    slli a7, a7, 14
    or a7, a7, s1
    lw s1, -4(s6)
    andn s5, s3, a6
    xor s1, s1, a0
    xor s1, s1, s5
    lw s11, -8(s6)
    sw s1, 80(sp)
    andn s1, s9, t6
    xor s5, s11, s0
    xor s1, s5, s1
    lw s11, 24(s10)
    xor s5, a4, s11
    sw s1, 84(sp)
    lw s1, 28(s10)
    sw ra, 204(sp)
    lw ra, 76(s10)
    xor s1, s1, a2
    xor ra, t0, ra
    lw s11, 72(s10)
    sw t0, 160(sp)
    andn t0, s8, s3
    xor t0, t0, a6
    andn a6, a6, a0
    xor s11, t5, s11
    andn a0, a0, t4
    xor a6, a6, t4
    andn t4, t4, s8
    xor s3, t4, s3
    andn t4, t1, s9
    xor a5, a5, a1
    xor t4, t4, t6
    andn t6, t6, s0
    andn s0, s0, a7
    xor t6, t6, a7
    andn a7, a7, t1
    xor a7, a7, s9
    xor s0, s0, t1
    xor s9, a0, s8
    slli t1, s5, 28
    srli a0, s1, 4
    or a0, t1, a0
    slli s1, s1, 28
    srli s5, s5, 4
    or s1, s1, s5
    lw s5, 84(s10)
    lw s8, 80(s10)
    srli t1, s11, 12
    sw s9, 92(sp)
    srli s9, ra, 12
    slli s11, s11, 20
    xor s5, s2, s5
    slli ra, ra, 20
    xor s8, s7, s8
    or ra, ra, t1
    or t1, s11, s9
    srli s9, s8, 29
    lw s11, 132(s10)
    sh3add s9, s5, s9
    xor s11, s4, s11
    srli s5, s5, 29
    sh3add s5, s8, s5
    sw s0, 28(sp)
    lw s0, 128(s10)
    sw s3, 88(sp)
    xor s0, s0, t3
    srli s8, s0, 19
    srli s3, s11, 19
    slli s0, s0, 13
    or s0, s0, s3
    slli s3, s11, 13
    or s11, s3, s8
    srli s3, a5, 3
    slli s8, t2, 29
    slli a5, a5, 29
    or s3, s3, s8
    lw s8, 12(s10)
    srli t2, t2, 3
    or t2, a5, t2
    lw a5, 8(s10)
    sw a7, 188(sp)
    lw a7, 56(s10)
    xor a7, a3, a7
    xor s8, s4, s8
    sw a6, 184(sp)
    lw a6, 60(s10)
    sw t0, 172(sp)
    xor t0, a1, a6
    andn a6, s0, s9
    sw t6, 176(sp)
    xor t6, a6, ra
    andn a6, ra, s1
    andn ra, s9, ra
    xor ra, ra, s1
    andn s1, s1, s3
    xor a6, a6, s3
    andn s3, s3, s0
    xor s3, s3, s9
    sw s4, 116(sp)
    andn s9, s11, s5
    xor a5, t3, a5
    xor s9, s9, t1
    sw s3, 136(sp)
    andn s3, t1, a0
    andn t1, s5, t1
    xor t1, t1, a0
    andn a0, a0, t2
    xor s3, s3, t2
    andn t2, t2, s11
    xor t2, t2, s5
    xor s1, s1, s0
    srli s5, a5, 31
    srli s0, s8, 31
    sh1add a5, a5, s0
    lw s0, 104(s10)
    sh1add s5, s8, s5
    lw s8, 108(s10)
    xor a0, s11, a0
    srli s11, t0, 26
    sw s1, 124(sp)
    xor s1, a4, s0
    slli s0, a7, 6
    or s0, s0, s11
    slli s11, t0, 6
    sw t2, 52(sp)
    xor t0, a2, s8
    sw a6, 40(sp)
    srli a7, a7, 26
    or a7, s11, a7
    sw a0, 56(sp)
    lw s8, 156(s10)
    lw t2, 160(sp)
    lw a6, 152(s10)
    slli s11, s1, 25
    srli a0, t0, 7
    or a0, s11, a0
    xor s8, s8, t2
    srli s11, s1, 7
    slli s1, t0, 25
    or t0, s1, s11
    lw s1, 164(sp)
    xor s11, a6, t5
    lw a6, 76(sp)
    sw s3, 76(sp)
    srli s3, s8, 24
    xor s1, s1, s7
    sw t6, 164(sp)
    slli t6, s11, 8
    or s3, t6, s3
    srli t6, s1, 14
    srli s11, s11, 24
    xor a6, s2, a6
    slli s1, s1, 18
    slli s8, s8, 8
    or s8, s8, s11
    srli s11, a6, 14
    or s1, s11, s1
    slli s11, a6, 18
    lw a6, 36(s10)
    or s11, s11, t6
    lw t6, 32(s10)
    xor t2, t2, a6
    xor a6, t5, t6
    lw t6, 40(s10)
    sw t4, 108(sp)
    andn t4, s3, a0
    xor t4, t4, s0
    sw t4, 104(sp)
    andn t4, a0, s0
    andn s0, s0, a5
    xor t4, t4, a5
    andn a5, a5, s1
    xor s0, s0, s1
    andn s1, s1, s3
    xor s1, s1, a0
    sw s1, 148(sp)
    andn a0, s8, t0
    xor s1, a0, a7
    andn a0, a7, s5
    andn a7, t0, a7
    sw s0, 24(sp)
    andn s0, s5, s11
    xor a7, a7, s5
    xor s5, a0, s11
    andn a0, s11, s8
    xor s0, s8, s0
    xor s11, a0, t0
    srli a0, t2, 5
    slli s8, a6, 27
    or a0, s8, a0
    srli t0, a6, 5
    xor s8, s7, t6
    slli a6, t2, 27
    or t6, a6, t0
    lw t2, 92(s10)
    lw t0, 44(s10)
    slli a6, s8, 4
    srli s8, s8, 28
    xor a5, a5, s3
    xor s3, s2, t0
    srli t0, s3, 28
    or t0, a6, t0
    slli a6, s3, 4
    sw t4, 120(sp)
    or s3, a6, s8
    lw a6, 140(s10)
    xor s8, s4, t2
    xor t2, a1, a6
    sw s0, 144(sp)
    lw s0, 136(s10)
    sw a5, 168(sp)
    xor s0, s0, a3
    sw s11, 140(sp)
    lw a5, 88(s10)
    srli s4, s0, 17
    srli a6, s8, 22
    slli s11, s8, 10
    xor a5, t3, a5
    srli s8, a5, 22
    or s8, s11, s8
    slli a5, a5, 10
    or a5, a5, a6
    lw s11, 204(sp)
    lw a6, 180(sp)
    xor s11, s11, a4
    sw t3, 180(sp)
    srli t3, t2, 17
    slli t2, t2, 15
    or t2, t2, s4
    slli s4, s11, 24
    slli s0, s0, 15
    xor a6, a2, a6
    srli s11, s11, 8
    or s0, s0, t3
    slli t3, a6, 24
    srli a6, a6, 8
    or a6, s4, a6
    lw s4, 16(s10)
    or s11, t3, s11
    lw t3, 20(s10)
    xor a1, t3, a1
    lw t3, 68(s10)
    xor a2, a2, t3
    lw t3, 64(s10)
    xor a3, a3, s4
    xor a4, a4, t3
    andn s4, t2, s8
    xor t3, s4, t0
    andn s4, t0, t6
    andn t0, s8, t0
    xor s4, a6, s4
    xor t0, t0, t6
    andn t6, t6, a6
    andn a6, a6, t2
    xor a6, a6, s8
    andn s8, s0, a5
    xor s8, s8, s3
    sw a6, 204(sp)
    andn a6, s3, a0
    andn s3, a5, s3
    xor a6, s11, a6
    xor s3, s3, a0
    andn a0, a0, s11
    andn s11, s11, s0
    xor a5, s11, a5
    srli s11, a1, 2
    xor t2, t6, t2
    slli t6, a3, 30
    or s11, t6, s11
    srli a3, a3, 2
    xor s0, s0, a0
    slli a1, a1, 30
    or a1, a1, a3
    lw a3, 160(sp)
    lw t6, 116(s10)
    lw a0, 84(sp)
    xor a3, a3, t6
    xor t6, t4, s3
    lw t4, 112(s10)
    sw s3, 160(sp)
    xor s3, t1, a0
    xor a0, s3, t6
    lw s3, 80(sp)
    sw t1, 112(sp)
    sw t0, 48(sp)
    xor t6, a7, t0
    xor t0, s3, ra
    xor t0, t0, t6
    srli t1, a4, 9
    slli s3, a2, 23
    slli a4, a4, 23
    lw t6, 124(s10)
    sw ra, 44(sp)
    lw ra, 120(s10)
    or t1, s3, t1
    srli a2, a2, 9
    or a2, a2, a4
    xor s2, s2, t6
    lw s3, 104(sp)
    xor a4, s7, ra
    lw t6, 108(sp)
    xor ra, s3, s8
    xor s7, s9, t6
    lw s3, 164(sp)
    xor t5, t5, t4
    lw t6, 172(sp)
    xor s3, s3, t6
    sw s1, 100(sp)
    lw t4, 76(sp)
    xor t6, s7, ra
    xor ra, s1, t3
    lw s7, 24(sp)
    xor s3, s3, ra
    lw s1, 176(sp)
    xor ra, s7, a6
    xor s7, t4, s1
    sw s5, 200(sp)
    xor s1, s7, ra
    srli t4, t5, 25
    sw a6, 96(sp)
    lw ra, 40(sp)
    lw s7, 184(sp)
    srli a6, a3, 25
    xor ra, ra, s7
    xor s7, s5, s4
    lw s5, 180(sp)
    slli a3, a3, 7
    slli t5, t5, 7
    or a3, a3, t4
    or t5, t5, a6
    xor t4, ra, s7
    lw a6, 16(sp)
    lw ra, 116(sp)
    xor s7, s5, a6
    sw s4, 16(sp)
    lw a6, 12(sp)
    lw s5, 52(sp)
    xor s4, ra, a6
    lw ra, 188(sp)
    lw a6, 88(sp)
    xor ra, s5, ra
    lw s5, 148(sp)
    xor s5, s5, a5
    xor ra, ra, s5
    lw s5, 136(sp)
    sw a5, 12(sp)
    lw a5, 140(sp)
    sw s8, 180(sp)
    xor s8, s5, a6
    lw a6, 204(sp)
    lw s5, 168(sp)
    xor a5, a5, a6
    xor a6, s8, a5
    lw a5, 28(sp)
    lw s8, 56(sp)
    xor a5, a5, s8
    xor s8, s5, s0
    srli s5, a4, 23
    xor a5, a5, s8
    lw s8, 92(sp)
    sw t3, 116(sp)
    lw t3, 124(sp)
    xor s8, s8, t3
    lw t3, 144(sp)
    xor t3, t3, t2
    xor s8, s8, t3
    sw a7, 196(sp)
    srli t3, s2, 23
    slli a4, a4, 9
    or a7, a4, t3
    srli a4, s7, 30
    slli t3, s2, 9
    srli s2, s4, 30
    sh2add s2, s7, s2
    or s7, t3, s5
    sh2add s5, s4, a4
    andn t3, s7, a3
    xor t3, t3, t1
    andn a4, t1, a1
    andn s4, a3, t1
    andn t1, a1, s2
    xor a1, s4, a1
    andn s4, a7, t5
    xor a4, a4, s2
    xor s4, s4, a2
    andn s2, s2, s7
    xor a3, s2, a3
    andn s2, a2, s11
    andn a2, t5, a2
    xor a2, a2, s11
    andn s11, s11, s5
    xor s2, s2, s5
    andn s5, s5, a7
    xor t5, s5, t5
    xor s5, s3, s4
    xor s3, a6, t5
    xor a6, t6, t3
    xor t6, s11, a7
    xor a7, t1, s7
    srli s11, s5, 31
    xor t1, t4, s2
    xor s7, s1, a4
    sh1add t4, a6, s11
    xor s1, a5, a7
    srli s11, t1, 31
    sh1add a5, s7, s11
    xor t0, t0, a2
    xor s11, s8, t6
    srli s8, a6, 31
    sh1add s8, s5, s8
    xor s8, t1, s8
    xor t4, s7, t4
    srli s7, s7, 31
    xor ra, ra, a3
    sw s4, 128(sp)
    sh1add s4, t1, s7
    srli t1, t0, 31
    xor s7, a0, a1
    srli a0, s7, 31
    sh1add a0, t0, a0
    xor a0, s11, a0
    sh1add t1, s7, t1
    sw t3, 32(sp)
    srli t3, s1, 31
    sh1add t3, s11, t3
    srli s11, s11, 31
    xor t1, t1, s1
    sh1add s1, s1, s11
    srli s11, s3, 31
    xor a5, ra, a5
    sh1add s11, ra, s11
    srli ra, ra, 31
    sh1add ra, s3, ra
    xor s3, s3, s4
    lw s4, 84(sp)
    xor s7, s11, s7
    xor t0, ra, t0
    xor s11, s1, a6
    lw ra, 4(s6)
    lw s1, 80(sp)
    xor a6, t4, s4
    xor s4, t3, s5
    lw t3, 164(sp)
    xor s5, s8, s1
    xor s9, s9, s7
    xor t3, t3, t0
    lw s1, 148(sp)
    sw a7, 80(sp)
    lw a7, 140(sp)
    sw t6, 84(sp)
    srli t6, t3, 20
    slli t3, t3, 12
    sw a2, 164(sp)
    xor a2, s11, s1
    slli s1, s9, 12
    xor a7, s4, a7
    or s1, s1, t6
    srli t6, s9, 20
    xor s9, s3, t2
    srli t2, a7, 21
    or t3, t3, t6
    slli t6, a2, 11
    or t2, t6, t2
    srli t6, a2, 21
    slli a7, a7, 11
    xor a2, a4, t1
    or a7, a7, t6
    xor a4, a0, s2
    xor s0, s0, a5
    slli t6, s0, 21
    srli s2, s9, 11
    or s2, s2, t6
    srli s0, s0, 11
    slli t6, a2, 14
    slli s9, s9, 21
    or s0, s9, s0
    srli s9, a4, 18
    or s9, s9, t6
    srli t6, a2, 18
    slli a2, a4, 14
    or a4, a2, t6
    lw a2, 0(s6)
    xor t6, a2, a6
    andn a2, a7, t3
    xor a2, t6, a2
    sw a2, 0(s10)
    xor t6, ra, s5
    andn a2, t2, s1
    andn ra, s2, a7
    xor ra, ra, t3
    sw ra, 8(s10)
    andn ra, s0, t2
    xor a2, a2, t6
    sw a2, 4(s10)
    xor t6, ra, s1
    sw t6, 12(s10)
    andn a2, a6, s9
    andn ra, t3, a6
    xor t6, ra, s9
    andn a6, s1, s5
    andn t3, s9, s2
    xor a7, t3, a7
    sw a7, 16(s10)
    andn ra, s5, a4
    xor a7, s0, ra
    sw t6, 32(s10)
    xor s1, a6, a4
    andn s9, a4, s0
    xor t3, s2, a2
    lw s5, 92(sp)
    sw a7, 28(s10)
    xor a7, s9, t2
    lw ra, 40(sp)
    lw s2, 28(sp)
    sw a7, 20(s10)
    lw t6, 76(sp)
    xor a7, s5, s3
    xor a6, ra, a0
    xor s2, a5, s2
    slli s0, a7, 28
    srli a4, s2, 4
    or s0, a4, s0
    slli s2, s2, 28
    lw a2, 196(sp)
    xor t2, t6, t1
    srli a7, a7, 4
    lw s9, 120(sp)
    srli s5, t2, 12
    xor ra, s9, t4
    xor a4, s8, a2
    srli a2, a6, 12
    or a7, s2, a7
    lw t6, 116(sp)
    slli s9, t2, 20
    slli s2, a6, 20
    or t2, s2, s5
    xor a6, t6, t0
    or a2, s9, a2
    lw s5, 180(sp)
    xor t5, s4, t5
    slli s9, a6, 13
    srli s2, ra, 29
    srli t6, a4, 29
    xor s5, s5, s7
    sh3add s2, a4, s2
    srli a4, s5, 19
    xor a3, s11, a3
    or a4, s9, a4
    sh3add s9, ra, t6
    srli ra, a6, 19
    slli s5, s5, 13
    lw t6, 52(sp)
    slli a6, t5, 29
    or ra, s5, ra
    slli s5, a3, 29
    srli a3, a3, 3
    sw s1, 36(s10)
    srli t5, t5, 3
    or s1, a3, a6
    andn a3, s9, a2
    andn a6, a2, a7
    or t5, t5, s5
    sw t3, 24(s10)
    xor s5, a3, a7
    sw s5, 40(s10)
    andn t3, s2, t2
    andn a3, ra, s2
    xor s5, a3, t2
    andn a3, a4, s9
    xor t3, t3, s0
    xor a2, a3, a2
    sw t3, 44(s10)
    andn a3, t5, ra
    sw a2, 48(s10)
    andn t3, s1, a4
    xor s2, a3, s2
    sw s5, 52(s10)
    andn a2, a7, s1
    xor a7, a6, s1
    andn a3, s0, t5
    xor s5, t3, s9
    sw s5, 56(s10)
    andn s1, t2, s0
    sw s2, 60(s10)
    sw a7, 72(s10)
    xor s2, ra, a3
    lw a6, 144(sp)
    lw s9, 172(sp)
    sw s2, 68(s10)
    xor t5, s1, t5
    lw t3, 136(sp)
    sw t5, 76(s10)
    lw t5, 108(sp)
    xor t5, s7, t5
    xor s2, s9, t0
    srli s1, t5, 31
    srli s5, s2, 31
    xor t2, s4, t3
    sh1add s1, s2, s1
    lw s2, 168(sp)
    xor a7, t6, s11
    slli s0, a7, 6
    srli a7, a7, 26
    sh1add t5, t5, s5
    srli ra, t2, 26
    or s0, s0, ra
    xor a3, s3, a6
    slli s9, t2, 6
    xor s2, s2, a5
    or a7, s9, a7
    lw t3, 96(sp)
    slli t6, s2, 25
    xor s5, t1, t3
    slli ra, s5, 8
    lw a6, 16(sp)
    srli s2, s2, 7
    xor t2, a6, a0
    srli s9, s5, 24
    slli t3, a3, 25
    srli a6, a3, 7
    or s2, t3, s2
    xor s5, t4, a1
    lw a3, 164(sp)
    or t3, a6, t6
    slli a1, t2, 8
    andn a6, a7, s1
    xor t6, s8, a3
    slli a3, s5, 18
    srli t2, t2, 24
    or a1, s9, a1
    andn s9, t3, s0
    or ra, ra, t2
    slli t2, t6, 18
    srli t6, t6, 14
    or a3, a3, t6
    andn t6, s2, a7
    srli s5, s5, 14
    xor s9, s9, t5
    sw s9, 80(s10)
    andn s9, ra, t3
    xor t6, t6, s1
    sw t6, 84(s10)
    andn t6, a1, s2
    or t2, t2, s5
    xor s5, s9, s0
    sw s5, 88(s10)
    xor s9, t6, a7
    sw s9, 92(s10)
    andn s5, s0, t5
    xor a7, s5, a3
    andn t6, a3, ra
    xor s9, t6, t3
    andn t5, t5, a3
    sw s9, 96(s10)
    sw a7, 112(s10)
    xor a7, a6, t2
    sw a7, 116(s10)
    andn s1, s1, t2
    andn a7, t2, a1
    xor t5, ra, t5
    xor s0, a1, s1
    lw s5, 44(sp)
    sw s0, 108(s10)
    lw t3, 184(sp)
    lw t6, 176(sp)
    sw t5, 104(s10)
    xor t5, a0, t3
    xor a3, t6, t1
    slli a6, t5, 27
    srli s9, a3, 5
    lw s1, 112(sp)
    srli t5, t5, 5
    xor a7, a7, s2
    slli t2, a3, 27
    or t5, t2, t5
    lw ra, 104(sp)
    xor s1, s1, t4
    xor a1, s7, ra
    xor s2, s5, s8
    slli s0, s1, 4
    lw t3, 100(sp)
    slli t6, s2, 4
    srli a3, s1, 28
    lw s1, 12(sp)
    srli s2, s2, 28
    or s2, s0, s2
    xor t2, t3, t0
    xor s1, s1, s11
    srli s0, t2, 22
    lw s5, 204(sp)
    or ra, t6, a3
    srli t3, a1, 22
    or a3, a6, s9
    slli t6, s1, 15
    xor s5, s5, s4
    lw s9, 80(sp)
    slli a6, t2, 10
    or t2, a6, t3
    lw a6, 84(sp)
    slli t3, a1, 10
    xor a1, s3, a6
    srli a6, s5, 17
    srli s1, s1, 17
    or s0, t3, s0
    xor s9, a5, s9
    or t3, t6, a6
    slli s5, s5, 15
    srli a6, s9, 8
    slli t6, a1, 24
    srli a1, a1, 8
    slli s9, s9, 24
    sw a7, 100(s10)
    or a7, a6, t6
    or s1, s5, s1
    andn a6, s0, ra
    andn t6, t2, s2
    xor s5, a6, t5
    xor a6, t6, a3
    sw s5, 120(s10)
    or t6, a1, s9
    andn s9, t3, s0
    sw a6, 124(s10)
    andn s5, t5, a7
    xor s9, s9, ra
    andn a6, a7, t3
    sw s9, 128(s10)
    andn s9, s1, t2
    xor s9, s9, s2
    xor a6, a6, s0
    andn a1, ra, t5
    xor s0, a1, a7
    andn ra, t6, s1
    sw s0, 152(s10)
    sw a6, 136(s10)
    andn s2, s2, a3
    andn t5, a3, t6
    xor s2, s2, t6
    xor a7, ra, t2
    xor a1, t3, s5
    sw s2, 156(s10)
    sw a1, 144(s10)
    lw s0, 188(sp)
    xor t5, s1, t5
    sw t5, 148(s10)
    sw a7, 140(s10)
    lw a6, 24(sp)
    xor t5, s11, s0
    lw a7, 88(sp)
    slli s1, t5, 30
    lw a3, 56(sp)
    xor a7, a7, s4
    lw s4, 124(sp)
    srli t5, t5, 2
    xor s4, s4, s3
    xor a5, a3, a5
    lw s2, 200(sp)
    slli t6, s4, 23
    srli ra, a7, 2
    slli a7, a7, 30
    or s5, a7, t5
    xor s2, a0, s2
    lw s0, 160(sp)
    srli t5, a5, 9
    srli t2, s4, 9
    xor t1, a6, t1
    slli s4, a5, 23
    srli t3, t1, 25
    slli a5, s2, 7
    or a1, s4, t2
    xor s0, t4, s0
    or a5, a5, t3
    or s11, s1, ra
    srli s3, s2, 25
    lw a3, 48(sp)
    slli s2, t1, 7
    xor t2, s8, a3
    or t1, s2, s3
    lw s2, 32(sp)
    srli a7, s0, 23
    slli s0, s0, 9
    or a6, t6, t5
    andn s4, t1, a1
    andn a0, a1, s11
    slli ra, t2, 9
    lw t4, 128(sp)
    xor s2, s7, s2
    xor t0, t4, t0
    or ra, ra, a7
    srli t2, t2, 23
    srli t5, t0, 30
    andn a3, a6, s5
    sh2add t3, s2, t5
    andn t5, ra, a5
    srli s1, s2, 30
    or s0, s0, t2
    xor t5, t5, a6
    sw t5, 168(s10)
    sh2add s8, t0, s1
    xor s4, s4, s11
    xor a7, t3, a3
    andn s2, s0, t1
    andn t0, a5, a6
    andn t2, t3, ra
    xor t2, t2, a5
    andn a5, s8, s0
    xor t0, t0, s5
    sw t0, 160(s10)
    andn a6, s5, t3
    sw a7, 192(s10)
    sw s9, 132(s10)
    xor s1, s8, a0
    sw t2, 176(s10)
    xor s2, s2, a1
    sw s2, 172(s10)
    sw s4, 164(s10)
    andn a3, s11, s8
    sw s1, 196(s10)
    xor a5, t1, a5
    sw a5, 180(s10)
    xor ra, a6, ra
    xor a6, a3, s0
    sw a6, 188(s10)
    xor t1, a4, a2
    addi s6, s6, 16
    lw s3, 8(sp)
    sw t1, 64(s10)
    sw ra, 184(s10)
    bne s6, s3, .Lkeccak_f1600_1
    lw ra, 300(sp)                      # 4-byte Folded Reload
    lw s0, 296(sp)                      # 4-byte Folded Reload
    lw s1, 292(sp)                      # 4-byte Folded Reload
    lw s2, 288(sp)                      # 4-byte Folded Reload
    lw s3, 284(sp)                      # 4-byte Folded Reload
    lw s4, 280(sp)                      # 4-byte Folded Reload
    lw s5, 276(sp)                      # 4-byte Folded Reload
    lw s6, 272(sp)                      # 4-byte Folded Reload
    lw s7, 268(sp)                      # 4-byte Folded Reload
    lw s8, 264(sp)                      # 4-byte Folded Reload
    lw s9, 260(sp)                      # 4-byte Folded Reload
    lw s10, 256(sp)                     # 4-byte Folded Reload
    lw s11, 252(sp)                     # 4-byte Folded Reload
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
