# sha512_compress of sha2, scheduled for cva6-single:
# 13,386 -> 12,279 cycles, 12,750 -> 11,931 instructions, 8,836 -> 9,344 bytes, proved equal to what came.
# No order takes fewer than 11,931 cycles (commit slots: 11,931, 1 a cycle).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Assumed: the stack has room for 416 bytes below sp, of which A needs 368.
# Effort 1 (3,000 orders), seed 1, Instar 0.1.0:
#   instar schedule sha2 sha512_compress --core cva6-single --effort 1 -o sha512_compress.S

	.text
	.globl	sha512_compress                 # -- Begin function sha512_compress
	.p2align	1
	.type	sha512_compress,@function
sha512_compress:                        # @sha512_compress
    addi sp, sp, -416
    sw s2, 400(sp)                      # 4-byte Folded Spill
    sw s3, 396(sp)                      # 4-byte Folded Spill
    sw s11, 364(sp)                     # 4-byte Folded Spill
    sw s6, 384(sp)                      # 4-byte Folded Spill
    sw ra, 412(sp)                      # 4-byte Folded Spill
    sw s0, 408(sp)                      # 4-byte Folded Spill
    sw s8, 376(sp)                      # 4-byte Folded Spill
    sw s9, 372(sp)                      # 4-byte Folded Spill
    sw s4, 392(sp)                      # 4-byte Folded Spill
    sw s5, 388(sp)                      # 4-byte Folded Spill
    sw s1, 404(sp)                      # 4-byte Folded Spill
    lw a2, 8(a0)
    sw s7, 380(sp)                      # 4-byte Folded Spill
    lw ra, 12(a0)
    sw s10, 368(sp)                     # 4-byte Folded Spill
    lw t1, 20(a0)
    lw s3, 24(a0)
    lw t0, 0(a0)
    lw s9, 4(a0)
    sw a2, 224(sp)                      # 4-byte Folded Spill
    sw ra, 228(sp)                      # 4-byte Folded Spill
    lw a2, 40(a0)
    lw t3, 16(a0)
    sw t1, 212(sp)                      # 4-byte Folded Spill
    lw t5, 28(a0)
    lw s11, 32(a0)
    lw s8, 36(a0)
    sw a2, 192(sp)                      # 4-byte Folded Spill
    lw s2, 44(a0)
    lw a7, 48(a0)
    lw t6, 52(a0)
    lw s6, 56(a0)
    sw a0, 60(sp)                       # 4-byte Folded Spill
    lw t4, 60(a0)
    addi a6, sp, 232
    addi a1, a1, 3
    addi a2, zero, 7
    addi t1, zero, 135
.Lsha512_compress_1:
    lbu a5, -2(a1)
    lbu a4, -3(a1)
    lbu s0, 0(a1)
    lbu s1, 2(a1)
    lbu ra, 1(a1)
    slli a4, a4, 24
    lbu a0, 3(a1)
    lbu t2, -1(a1)
    slli a5, a5, 16
    slli a3, t2, 8
    slli s4, ra, 24
    slli s1, s1, 16
    lbu s5, 4(a1)
    addi a1, a1, 8
    or a4, a4, a5
    add s7, a6, a2
    slli a0, a0, 8
    or a0, a0, s5
    or s0, s0, a3
    addi a2, a2, 8
    or a5, s4, s1
    or a4, a4, s0
    sw a4, -3(s7)
    or a0, a0, a5
    sw a0, -7(s7)
    bne a2, t1, .Lsha512_compress_1
    lui a0, %hi(constants)
    addi ra, zero, 64
    addi a0, a0, %lo(constants)
    sw a0, 184(sp)                      # 4-byte Folded Spill
    sw ra, 180(sp)                      # 4-byte Folded Spill
    sw t5, 188(sp)                      # 4-byte Folded Spill
    sw s3, 216(sp)                      # 4-byte Folded Spill
.Lsha512_compress_3:
    srli s10, s8, 14
    srli t1, s9, 28
    lw s7, 184(sp)
    slli t2, t0, 30
    srli s0, t0, 2
    lw ra, 72(s7)
    srli s1, s9, 7
    srli a0, s11, 14
    srli a2, s11, 18
    slli a5, s8, 14
    lw a3, 228(sp)
    andn a1, a7, s11
    or a2, a2, a5
    lw a5, 304(sp)
    slli a4, s8, 18
    add ra, ra, a5
    andn s3, t6, s8
    sw ra, 92(sp)
    slli s4, s11, 18
    or a6, s9, a3
    or s10, s4, s10
    or a0, a0, a4
    slli s5, s11, 23
    sltu a5, ra, a5
    and t5, s2, s8
    lw s4, 212(sp)
    slli a4, t0, 25
    or ra, t5, s3
    add t4, ra, t4
    srli s3, s9, 2
    srli t5, s8, 9
    and s4, a6, s4
    lw ra, 12(s7)
    add t6, ra, t6
    lw a6, 192(sp)
    and ra, a6, s11
    and a3, s9, a3
    or ra, ra, a1
    or s1, a4, s1
    lw a1, 224(sp)
    or a4, t0, a1
    or t2, t2, s3
    xor a0, a0, a2
    slli a2, t0, 4
    or t1, a2, t1
    slli a2, s9, 30
    add s6, ra, s6
    or s0, s0, a2
    xor t1, t1, s0
    srli s3, t0, 28
    slli a2, s9, 4
    or s3, a2, s3
    slli s0, s9, 25
    xor t2, s3, t2
    xor t2, t2, s1
    and s1, a4, t3
    or a2, s5, t5
    slli s3, s11, 14
    xor a0, a0, a2
    srli a4, t0, 7
    or s5, s0, a4
    and t5, t0, a1
    or a4, s4, a3
    lw a2, 0(s7)
    lw s0, 8(s7)
    xor t1, t1, s5
    or s1, s1, t5
    slli s4, s8, 23
    add a0, a0, s6
    add a3, a2, a0
    sltu ra, s6, ra
    add t2, t2, s1
    lw s5, 232(sp)
    sltu s1, t2, s1
    add ra, ra, t4
    srli t5, s11, 9
    lw a2, 16(s7)
    sltu t4, a0, s6
    or s4, s4, t5
    srli s6, s8, 18
    or t5, s3, s6
    add s6, s5, a3
    xor s10, s10, t5
    add s5, a2, a6
    sltu s3, s5, a2
    lw t5, 248(sp)
    add a2, t5, s5
    xor s10, s10, s4
    add s10, s10, ra
    add ra, t1, a4
    sltu t1, s6, a3
    add s10, s10, t4
    add a7, a7, s0
    lw a4, 4(s7)
    sltu s0, a7, s0
    add t5, s6, t2
    srli s4, t5, 28
    lw t4, 20(s7)
    add s10, s10, a4
    sltu a0, a3, a0
    lw a4, 236(sp)
    lw a3, 252(sp)
    add a0, a0, a4
    sltu a4, a2, s5
    sltu t2, t5, t2
    add s5, t4, s2
    or t4, t5, t0
    and a1, t4, a1
    add t4, s5, a3
    add a3, s3, t4
    add s5, a3, a4
    lw a3, 28(s7)
    lw s3, 216(sp)
    add s3, s3, s6
    srli t4, s3, 14
    slli a4, s3, 23
    add a3, a3, s8
    sltu s6, s3, s6
    add s10, s10, a0
    add s10, s10, t1
    and t1, s11, s3
    lw a0, 188(sp)
    add ra, ra, s1
    add a0, a0, s6
    add a0, a0, s10
    andn s2, s2, a0
    and s6, s8, a0
    add ra, ra, t2
    andn t2, a6, s3
    lw s1, 240(sp)
    or s2, s6, s2
    srli s6, a0, 14
    or t1, t1, t2
    lw t2, 24(s7)
    add a6, t2, s11
    add s1, s1, a7
    sltu t2, a6, t2
    sw s5, 44(sp)
    lw s5, 256(sp)
    add s5, s5, a6
    sltu a6, s5, a6
    sw s5, 40(sp)
    lw s5, 260(sp)
    add a3, s5, a3
    add s10, s10, ra
    add ra, a3, t2
    add ra, ra, a6
    lw t2, 32(s7)
    lw a3, 264(sp)
    add s5, t2, s3
    add a3, a3, s5
    sw a3, 160(sp)
    sltu a6, a3, s5
    lw a3, 244(sp)
    add a3, a3, t6
    add s0, s0, a3
    add t1, t1, s1
    lw a3, 268(sp)
    add a3, a3, a6
    lw t6, 36(s7)
    lw a6, 68(s7)
    sw ra, 36(sp)
    slli ra, s3, 18
    or ra, s6, ra
    sltu t2, s5, t2
    add t2, t2, t6
    add t2, t2, a0
    add t2, t2, a3
    sw t2, 124(sp)
    sltu s6, s1, a7
    slli a3, s3, 14
    srli s5, a0, 18
    or a3, s5, a3
    srli t6, a0, 9
    srli t2, s3, 9
    slli a7, a0, 23
    slli s5, t5, 30
    sltu s1, t1, s1
    xor ra, ra, a3
    add s0, s0, s6
    slli a3, a0, 18
    or s6, a7, t2
    srli t2, s3, 18
    add s0, s0, s1
    lw a7, 64(s7)
    slli s1, s10, 4
    add s2, s2, s0
    or s0, a3, t4
    slli a3, a0, 14
    or t2, t2, a3
    and t4, t5, t0
    srli a3, s10, 2
    xor t2, t2, s0
    xor ra, ra, s6
    lw s0, 308(sp)
    or s6, t4, a1
    slli a1, s10, 30
    lw t4, 76(s7)
    add s0, t4, s0
    add t4, s0, a5
    sw t4, 96(sp)
    or s0, s5, a3
    add s2, s2, ra
    slli ra, t5, 25
    or a5, a4, t6
    or a4, s1, s4
    srli t4, s10, 7
    lw a3, 56(s7)
    or ra, ra, t4
    lw s5, 92(s7)
    lw t6, 324(sp)
    add s1, s5, t6
    srli s4, t5, 2
    or t4, a1, s4
    srli s4, s10, 28
    xor t2, t2, a5
    and a1, s10, s9
    slli s5, t5, 4
    or s4, s5, s4
    add t2, t2, t1
    xor t6, s4, t4
    add s4, t3, t2
    or s5, s10, s9
    slli t3, s10, 25
    andn s11, s11, s4
    srli a5, t5, 7
    or t4, t3, a5
    srli a5, s4, 18
    xor t3, t6, t4
    sltu t4, s4, t2
    lw t6, 228(sp)
    and s5, s5, t6
    lw t6, 296(sp)
    xor s0, s0, a4
    add a4, a7, t6
    sw a4, 104(sp)
    xor ra, s0, ra
    sltu a7, a4, t6
    and s0, s3, s4
    sltu t1, t2, t1
    lw a4, 104(s7)
    add ra, ra, s6
    or a1, s5, a1
    add t6, ra, t2
    lw s5, 300(sp)
    sltu t2, ra, s6
    add s6, s5, a6
    add a6, s6, a7
    sw a6, 108(sp)
    add s2, s2, t1
    lw s5, 212(sp)
    sltu a7, t6, ra
    lw s6, 88(s7)
    add a6, s5, s2
    add t1, t4, a6
    lw ra, 96(s7)
    lw s5, 328(sp)
    add a6, ra, s5
    sw a6, 76(sp)
    sltu t4, a6, s5
    lw ra, 320(sp)
    add a6, s6, ra
    sw a6, 80(sp)
    sltu s5, a6, ra
    lw s6, 272(sp)
    add ra, s5, s1
    add s1, t3, a1
    sw ra, 100(sp)
    lw a6, 40(s7)
    or s5, t6, t5
    add a1, a6, s4
    add t3, s6, a1
    sltu ra, t3, a1
    add s6, t2, s1
    add s2, s2, s6
    slli t2, t1, 23
    sw t3, 72(sp)
    add s2, s2, a7
    sw s2, 64(sp)
    srli s1, s2, 7
    srli s6, s4, 9
    and t3, s5, t0
    slli s5, t1, 14
    sw t4, 32(sp)
    and a7, t6, t5
    or t4, t3, a7
    lw a7, 108(s7)
    or s5, s5, a5
    lw t3, 340(sp)
    add a5, t3, a7
    or s11, s0, s11
    sw t4, 68(sp)
    andn s8, s8, t1
    lw a7, 336(sp)
    add s11, s11, a2
    add t3, a4, a7
    sltu s0, t3, a7
    sw t3, 128(sp)
    slli a4, t6, 25
    add a7, a5, s0
    sltu t3, s11, a2
    sw a7, 132(sp)
    or s0, s2, s10
    or a5, t2, s6
    sw s9, 28(sp)
    and s9, s0, s9
    lw a2, 124(s7)
    srli s0, t6, 28
    lw a7, 112(s7)
    lw t2, 344(sp)
    add s6, a7, t2
    sw s6, 136(sp)
    sltu a7, s6, t2
    or t2, a4, s1
    slli s6, s2, 4
    lw s1, 116(s7)
    lw a4, 348(sp)
    add s1, a4, s1
    sw t5, 24(sp)
    lw a4, 356(sp)
    add a2, a2, a4
    srli t5, t1, 14
    srli a4, s2, 28
    add s1, a7, s1
    sw s1, 140(sp)
    slli a7, s4, 18
    or s1, a7, t5
    lw a7, 288(sp)
    add t5, a3, a7
    sw t5, 112(sp)
    lw a3, 44(s7)
    sltu a1, a1, a6
    add a6, a1, a3
    srli a1, s4, 14
    sltu a3, t5, a7
    slli t5, t1, 18
    or a7, t5, a1
    slli t5, t6, 4
    or a1, t5, a4
    or s0, s0, s6
    and a4, a0, t1
    xor s5, a7, s5
    srli t5, t1, 18
    slli s6, s4, 14
    or a7, t5, s6
    or s8, a4, s8
    srli t5, t6, 7
    slli s6, s2, 25
    or s6, s6, t5
    lw t5, 120(s7)
    lw a4, 44(sp)
    add a4, a4, t3
    lw t3, 352(sp)
    add t5, t5, t3
    sltu t3, t5, t3
    add a2, a2, t3
    srli t3, t1, 9
    add s8, s8, a4
    slli a4, s2, 30
    sw a2, 44(sp)
    srli a2, t6, 2
    or a2, a4, a2
    xor a2, a1, a2
    xor a4, s1, a7
    slli s1, s4, 23
    xor a1, a4, a5
    or s1, s1, t3
    slli a7, t6, 30
    srli a4, s2, 2
    or a5, a7, a4
    xor t3, s5, s1
    add a4, t3, s11
    add s8, s8, a1
    lw s1, 224(sp)
    sltu s11, a4, s11
    add s1, s1, a4
    lw a7, 60(s7)
    xor s0, s0, a5
    lw a1, 292(sp)
    add s11, s11, s8
    slli s8, s1, 14
    xor a2, a2, s6
    sltu s5, s1, a4
    andn t3, s3, s1
    xor a5, s0, t2
    add s6, a5, t4
    add a1, a1, a7
    add s0, s6, a4
    and s3, s4, s1
    sltu t2, s0, s6
    lw a5, 228(sp)
    add a7, a5, s11
    add a4, s5, a7
    add a5, a6, t1
    slli s5, a4, 23
    sltu a7, s6, t4
    and a6, s2, s10
    or s6, s9, a6
    add t4, s6, a2
    add a6, a7, t4
    srli s9, s1, 9
    add s11, s11, a6
    add s11, s11, t2
    or a2, s5, s9
    srli s6, a4, 14
    srli s5, a4, 18
    lw a7, 48(s7)
    sw a7, 144(sp)
    lw t4, 52(s7)
    srli a6, s11, 2
    or t2, t3, s3
    and s9, s11, s2
    sw t4, 152(sp)
    add s7, a7, s1
    sw t5, 20(sp)
    sltu t5, s7, s1
    srli s3, s0, 28
    slli t3, s11, 4
    add t4, t4, t5
    lw t5, 276(sp)
    add a7, ra, t5
    add ra, a7, a5
    or s8, s5, s8
    slli a5, s11, 25
    add t4, t4, a4
    slli s5, s0, 30
    or t5, a6, s5
    or a7, t3, s3
    or a6, s11, s2
    slli s5, s1, 18
    or s3, s5, s6
    xor s8, s3, s8
    srli s5, s11, 28
    slli s3, s0, 4
    or s3, s3, s5
    add a1, a1, a3
    sw a1, 116(sp)
    and t3, t1, a4
    andn a0, a0, a4
    xor s2, a7, t5
    srli s6, s1, 18
    slli s5, s0, 25
    slli a3, a4, 14
    srli a7, s0, 2
    or t5, a3, s6
    srli a3, s11, 7
    slli s6, s11, 30
    or s5, s5, a3
    or a3, s6, a7
    xor a7, s2, s5
    slli s5, a4, 18
    lw s6, 40(sp)
    add s2, t2, s6
    srli t2, s1, 14
    or s5, s5, t2
    and t2, a6, s10
    xor a6, s5, t5
    srli s5, a4, 9
    sltu t5, s2, s6
    lw s6, 36(sp)
    add s6, t5, s6
    xor t5, s3, a3
    or a0, t3, a0
    slli a3, s1, 23
    or s3, a3, s5
    xor t3, a6, s3
    add a3, t3, s2
    add t0, t0, a3
    srli a6, t0, 14
    and t3, s1, t0
    or s5, t2, s9
    srli s3, t0, 9
    lw t2, 280(sp)
    srli s9, s0, 7
    or a5, a5, s9
    xor s9, t5, a5
    and t5, s0, t6
    xor s8, s8, a2
    or a5, s0, t6
    add a0, a0, s6
    sw t2, 148(sp)
    add a2, t2, s7
    lw s6, 24(sp)
    sltu t2, a3, s2
    and a5, a5, s6
    or a5, a5, t5
    lw s2, 112(sp)
    andn s4, s4, t0
    add t5, a7, a5
    sltu a5, t5, a5
    sltu a7, a2, s7
    add s7, s9, s5
    or s5, s4, t3
    add s9, s2, t0
    add s4, s7, a5
    sltu t3, s9, s2
    lw a5, 160(sp)
    add s7, t5, a3
    add s8, s8, a0
    srli s2, s7, 28
    sltu a0, s7, t5
    add t5, t3, a1
    sltu a1, t0, a3
    add s8, s8, t2
    lw t3, 28(sp)
    add a3, t3, s8
    add a1, a1, a3
    slli t2, a1, 18
    slli t3, a1, 23
    lw a3, 284(sp)
    add a7, a7, a3
    add a7, a7, t4
    or t4, t3, s3
    add s3, t5, a1
    add t3, s4, s8
    srli s8, a1, 18
    add t5, t3, a0
    slli s4, t5, 4
    srli a0, a1, 14
    andn t3, t1, a1
    and t1, a4, a1
    add s5, s5, a5
    or t1, t1, t3
    slli t3, t0, 18
    or a0, t3, a0
    slli t3, t0, 14
    or s8, t3, s8
    xor s8, a0, s8
    sltu t3, s5, a5
    lw a0, 124(sp)
    add a5, t3, a0
    srli a0, t5, 2
    xor s8, s8, t4
    slli t3, s7, 4
    add t4, t1, a5
    srli t1, a1, 9
    slli a5, t0, 23
    or s2, s2, s4
    slli s4, a1, 14
    sw a3, 156(sp)
    slli a3, s7, 30
    or t1, a5, t1
    or a5, a3, a0
    xor a0, s2, a5
    or a3, s7, s0
    and a5, s7, s0
    sw s3, 40(sp)
    srli s2, t0, 18
    and s3, a3, t6
    or a3, t2, a6
    or t2, s4, s2
    srli a6, t5, 28
    srli s4, s7, 2
    xor s2, a3, t2
    or a3, s3, a5
    slli a5, t5, 25
    slli t2, t5, 30
    xor s3, s2, t1
    or t1, a6, t3
    add s2, s3, s5
    add a6, s6, s2
    slli s3, a6, 18
    or t3, s4, t2
    srli s6, s7, 7
    or s4, t5, s11
    lw t2, 64(sp)
    or a5, s6, a5
    add s8, s8, t4
    and s6, t5, s11
    and s4, s4, t2
    or t4, s4, s6
    xor s4, t1, t3
    xor s6, s4, a5
    add t1, s6, t4
    slli t3, s7, 25
    sltu a5, a6, s2
    sltu s4, s2, s5
    srli s6, t5, 7
    or t4, t3, s6
    xor s5, a0, t4
    add s6, s5, a3
    add t3, s2, s6
    srli a0, t3, 28
    sltu a3, s6, a3
    or s5, t3, s7
    sltu t4, t3, s6
    add s8, s8, s4
    add s10, s10, s8
    and s5, s5, s0
    add s10, s10, a5
    srli s2, s10, 14
    or s6, s3, s2
    srli a5, s10, 18
    lw s3, 104(sp)
    add s4, s3, a6
    and s2, t3, s7
    sw s4, 36(sp)
    sltu s3, s4, s3
    srli s4, a6, 9
    sw s9, 28(sp)
    lw s9, 108(sp)
    andn s1, s1, a6
    add s3, s3, s9
    slli s9, s10, 23
    add s3, s3, s10
    or s5, s5, s2
    add s2, t1, a3
    andn t1, a4, s10
    and a3, t0, a6
    add s8, s8, s2
    lw a4, 72(sp)
    or s1, s1, a3
    add s1, s1, a4
    and s2, a1, s10
    or a3, s9, s4
    or s9, s2, t1
    sltu s4, s1, a4
    slli t1, s10, 18
    add s8, s8, t4
    slli s2, s8, 4
    slli a4, a6, 14
    srli t4, s8, 7
    sw s3, 24(sp)
    srli s3, s8, 28
    or a5, a4, a5
    xor a4, s6, a5
    slli a5, t3, 4
    or s3, a5, s3
    xor s6, a4, a3
    srli a5, t3, 2
    slli a3, s8, 30
    or a5, a3, a5
    xor a5, a5, s3
    slli a4, s8, 25
    srli s3, t3, 7
    or s3, s3, a4
    srli a3, a6, 14
    or a4, t1, a3
    slli t1, t3, 30
    srli a3, a6, 18
    or a0, s2, a0
    srli s2, s8, 2
    or t1, s2, t1
    xor s2, a0, t1
    slli t1, s10, 14
    or a0, t1, a3
    slli t1, a6, 23
    srli a3, s10, 9
    or t1, t1, a3
    xor a3, a4, a0
    xor a0, a3, t1
    add a4, a0, s1
    add t1, t6, a4
    slli a3, t3, 25
    xor a5, a5, s3
    lw a0, 92(sp)
    add t6, a0, t1
    sltu s3, t6, a0
    add a0, ra, s4
    add s9, s9, a0
    or ra, a3, t4
    xor s4, s2, ra
    add s9, s9, s6
    add a0, s4, s5
    add a3, a0, a4
    and t4, a3, t3
    lw ra, 96(sp)
    add s3, ra, s3
    or s4, s8, t5
    sltu s2, a3, a0
    and s4, s4, s11
    slli s6, a3, 4
    and ra, s8, t5
    or s4, s4, ra
    srli ra, t1, 14
    add a5, a5, s4
    sltu s1, a4, s1
    srli s4, a3, 28
    sltu a0, a0, s5
    add a5, a5, a0
    add s9, s9, s1
    add s1, s9, a5
    add s9, s9, t2
    or a5, a3, t3
    and a5, a5, s7
    add s5, s2, s1
    srli a0, t1, 9
    and t2, a6, t1
    sltu s1, t1, a4
    add s9, s9, s1
    slli s2, s9, 23
    and s1, s5, s8
    or a4, s2, a0
    srli a0, a3, 2
    andn a1, a1, s9
    sw s3, 16(sp)
    srli s3, t1, 18
    sw t6, 12(sp)
    slli s2, s9, 14
    or s3, s2, s3
    slli t6, s9, 18
    or s2, ra, t6
    andn t0, t0, t1
    slli ra, s5, 4
    and t6, s10, s9
    or a1, a1, t6
    or t0, t2, t0
    srli t6, s9, 18
    add t0, t0, a2
    slli t2, t1, 14
    or t2, t2, t6
    slli t6, a3, 30
    sltu a2, t0, a2
    add a2, a2, a7
    srli a7, s9, 9
    or a5, a5, t4
    slli t4, t1, 23
    or t4, t4, a7
    srli a7, s9, 14
    or ra, s4, ra
    xor s3, s2, s3
    xor s3, s3, t4
    srli s4, s5, 2
    or s2, s4, t6
    add s3, s3, t0
    add s0, s0, s3
    slli t4, t1, 18
    or s4, t4, a7
    xor t6, s4, t2
    srli a7, s5, 7
    or t4, s5, s8
    slli t2, a3, 25
    or s4, t2, a7
    slli t2, s5, 30
    xor a7, ra, s2
    srli ra, s5, 28
    and t4, t4, t5
    xor s2, a7, s4
    or s4, t2, a0
    add a7, s2, a5
    sltu t2, a7, a5
    add a0, s3, a7
    and s2, a0, a3
    slli a5, s5, 25
    or ra, ra, s6
    sltu s6, a0, a7
    slli a7, s0, 18
    add a1, a1, a2
    or s1, t4, s1
    xor a2, t6, a4
    srli t4, a3, 7
    or a5, a5, t4
    sltu t0, s3, t0
    xor a4, s4, ra
    xor t6, a4, a5
    add s1, s1, t6
    add t4, a1, a2
    add t0, t0, t4
    add t2, t2, s1
    add t2, t2, t0
    sltu s1, s0, s3
    add t2, t2, s6
    slli a1, s0, 14
    or a2, a0, a3
    slli ra, s0, 23
    add t0, t0, s11
    add t0, t0, s1
    slli s11, t2, 4
    and s1, s9, t0
    slli a5, t0, 23
    srli s4, s0, 9
    srli a4, t0, 18
    srli s3, s0, 14
    and a2, a2, t3
    or a2, a2, s2
    slli t6, t0, 18
    lw t4, 184(sp)
    or a1, a1, a4
    lw s6, 80(t4)
    or a5, a5, s4
    or s2, s3, t6
    lw s3, 312(sp)
    add s6, s6, s3
    sltu s3, s6, s3
    add a4, s6, s0
    sw s6, 84(sp)
    lw s4, 84(t4)
    sltu s6, a4, s6
    or t6, t2, s5
    srli t4, t0, 14
    or a7, a7, t4
    slli t4, t0, 14
    xor a1, a7, a1
    andn s10, s10, t0
    lw a7, 316(sp)
    add s4, a7, s4
    add s3, s3, s4
    sw s3, 88(sp)
    add s3, s3, s6
    srli s4, t2, 28
    add s3, s3, t0
    srli s6, t2, 2
    srli a7, a0, 28
    or s10, s1, s10
    srli s1, s0, 18
    sw s3, 8(sp)
    or s11, a7, s11
    slli s3, a0, 4
    or s1, t4, s1
    slli a7, a0, 30
    or t4, s6, a7
    xor s1, s1, s2
    xor s11, t4, s11
    and a7, t1, s0
    and s6, t2, s5
    andn s2, a6, s0
    slli t4, a0, 25
    sw a4, 4(sp)
    srli a6, t2, 7
    or t4, t4, a6
    xor s11, s11, t4
    or a7, s2, a7
    lw a4, 28(sp)
    add a7, a7, a4
    add s11, s11, a2
    sltu a6, a7, a4
    lw t4, 40(sp)
    add s2, a6, t4
    add s10, s10, s2
    srli a4, t0, 9
    slli t4, t2, 30
    or a6, ra, a4
    srli s2, a0, 7
    srli ra, a0, 2
    or t4, t4, ra
    xor s1, s1, a6
    add s1, s1, a7
    add a6, s11, s1
    slli a4, a6, 30
    or s3, s4, s3
    xor a1, a1, a5
    slli a5, t2, 25
    xor s3, s3, t4
    or a5, s2, a5
    xor a5, s3, a5
    sltu ra, s1, a7
    add s4, s7, s1
    or t4, a6, a0
    and s2, t4, a3
    and s3, t6, s8
    add s10, s10, a1
    add s10, s10, ra
    sltu s1, s4, s1
    sltu a2, s11, a2
    or a7, s3, s6
    add s7, a7, a5
    add a2, a2, s7
    add a2, a2, s10
    lw a5, 36(sp)
    sltu s11, a6, s11
    andn t4, t1, s4
    add s11, s11, a2
    srli a2, s11, 2
    and t6, s0, s4
    or a1, t4, t6
    add ra, a1, a5
    lw a7, 24(sp)
    sltu a5, ra, a5
    or a2, a2, a4
    srli s3, s11, 28
    add s10, s10, t5
    add s10, s10, s1
    add a5, a5, a7
    srli s6, s10, 18
    slli s1, a6, 4
    lw s7, 80(sp)
    and t1, a6, a0
    srli a7, s11, 7
    add t4, s7, s4
    slli t6, s10, 14
    sltu a1, t4, s7
    slli a4, s4, 14
    lw t5, 100(sp)
    slli s7, s4, 18
    add a1, a1, t5
    or s1, s1, s3
    srli t5, s4, 18
    or s3, t6, t5
    or t5, s2, t1
    slli t6, s10, 18
    srli t1, s4, 14
    slli s2, s10, 23
    or t1, t1, t6
    srli t6, a6, 2
    or a4, a4, s6
    srli s6, s10, 14
    or s6, s7, s6
    srli s7, s10, 9
    xor s3, t1, s3
    xor t1, s6, a4
    andn a4, s9, s10
    and s6, t0, s10
    or a4, s6, a4
    slli s6, s4, 23
    or s6, s6, s7
    slli s7, s11, 30
    add a5, a5, a4
    or a4, t6, s7
    xor s7, s3, s6
    add t6, s7, ra
    xor s1, s1, a4
    add s3, t3, t6
    srli s6, s3, 18
    sltu a4, t6, ra
    slli s7, s11, 4
    sltu t3, s3, t6
    srli ra, a6, 28
    or ra, s7, ra
    xor a2, ra, a2
    srli s7, s4, 9
    or ra, s2, s7
    slli s2, a6, 25
    or a7, a7, s2
    xor a2, a7, a2
    or a7, s11, t2
    add s7, a1, s10
    sw s7, 172(sp)
    xor s2, t1, ra
    and a7, a7, s5
    srli a1, a6, 7
    add s2, s2, a5
    add a2, a2, t5
    slli s7, s11, 25
    or ra, s7, a1
    srli t1, s3, 9
    add s2, s2, a4
    xor s1, s1, ra
    add a4, a2, t6
    and a5, s11, t2
    or a5, a7, a5
    sltu a1, a2, t5
    lw a7, 76(sp)
    add t5, a7, s3
    add s1, s1, a5
    add s1, s1, a1
    add s8, s8, s2
    slli s7, s3, 14
    slli ra, a4, 30
    add s8, s8, t3
    andn t0, t0, s8
    srli t6, s8, 18
    srli a7, a4, 7
    srli a5, s3, 14
    add s2, s2, s1
    slli a1, s8, 18
    srli t3, s8, 14
    or s1, a4, a6
    or s7, s7, t6
    and t6, s1, a0
    sltu a2, a4, a2
    or a1, a5, a1
    add s2, s2, a2
    srli s1, s2, 2
    slli a2, s2, 4
    slli a5, s8, 23
    or t1, a5, t1
    or s1, s1, ra
    slli a5, s3, 23
    and ra, a4, a6
    andn s0, s0, s3
    or ra, t6, ra
    and t6, s4, s3
    sw t4, 40(sp)
    srli t4, s8, 9
    or a5, a5, t4
    or s0, t6, s0
    srli t4, a4, 28
    slli t6, s8, 14
    or s6, t6, s6
    or a2, t4, a2
    xor a1, a1, s6
    xor s1, s1, a2
    slli a2, s3, 18
    or a2, a2, t3
    and t6, s10, s8
    lw t4, 12(sp)
    add s0, s0, t4
    sltu s6, s0, t4
    lw t4, 16(sp)
    add s9, s9, t4
    add s9, s9, s6
    slli t3, s2, 25
    or t0, t6, t0
    or t4, a7, t3
    srli s6, a4, 2
    add t0, t0, s9
    slli t6, a4, 4
    srli a7, s2, 28
    or t3, t6, a7
    and s9, s2, s11
    slli a7, s2, 30
    or t6, a7, s6
    xor a7, t3, t6
    or s6, s2, s11
    and t3, s6, t2
    xor a2, a2, s7
    or t6, t3, s9
    xor s9, a7, t4
    xor a1, a1, a5
    add a1, a1, s0
    add s6, a3, a1
    slli s7, s6, 18
    and t3, s3, s6
    srli a7, s2, 7
    slli t4, a4, 25
    or a5, t4, a7
    xor s1, s1, a5
    srli a5, s6, 18
    add s1, s1, ra
    xor a2, a2, t1
    add a3, s1, a1
    sltu s0, a1, s0
    sltu a7, s1, ra
    srli t4, s6, 9
    add t0, t0, a2
    or t1, a3, a4
    add t0, t0, s0
    and s0, t1, a6
    add ra, s5, t0
    sltu a1, s6, a1
    add a2, ra, a1
    srli a1, a2, 9
    srli t1, a2, 14
    add s9, s9, t6
    srli s5, s6, 14
    add s9, s9, a7
    add t0, t0, s9
    slli a7, a2, 18
    sltu s1, a3, s1
    add t0, t0, s1
    slli s1, a2, 23
    srli ra, a2, 18
    or t6, s5, a7
    or s1, s1, t4
    slli s9, s6, 14
    slli a7, t0, 4
    or s5, s9, ra
    slli t4, a2, 14
    andn ra, s4, s6
    lw s4, 4(sp)
    or s9, t3, ra
    add ra, s9, s4
    slli t3, t0, 25
    slli s9, a3, 30
    or a5, t4, a5
    sltu s4, ra, s4
    xor t4, t6, a5
    or a5, t0, s2
    slli t6, s6, 23
    or a1, t6, a1
    srli t6, t0, 2
    or s9, t6, s9
    lw t6, 8(sp)
    add s4, s4, t6
    or t6, s7, t1
    srli t1, a3, 28
    or s7, t1, a7
    xor t1, t6, s5
    srli t6, t0, 28
    xor s9, s7, s9
    xor a1, a1, t4
    add a1, a1, ra
    add a7, a0, a1
    xor s1, s1, t1
    srli s5, a3, 7
    or s7, s5, t3
    slli t4, t0, 30
    sltu a0, a1, ra
    srli t1, a3, 2
    srli s5, a7, 9
    or t3, t4, t1
    slli ra, a3, 4
    andn s10, s10, a2
    and t1, s8, a2
    or s10, t1, s10
    or t4, ra, t6
    lw t6, 76(sp)
    srli t1, t0, 7
    sltu t6, t5, t6
    xor ra, t4, t3
    add s10, s10, s4
    add s10, s10, s1
    add s10, s10, a0
    add t2, t2, s10
    and t3, t0, s2
    sltu t4, a7, a1
    and s1, a5, s11
    xor s4, ra, s7
    add t2, t2, t4
    slli a0, a3, 25
    or s1, s1, t3
    or a0, a0, t1
    xor s9, s9, a0
    and a0, a3, a4
    slli t3, a7, 18
    or s0, s0, a0
    add s9, s9, s0
    add a0, s9, a1
    slli a5, a0, 4
    sltu ra, s9, s0
    slli s7, a0, 30
    or t4, a0, a3
    sltu t1, a0, s9
    srli a1, a0, 7
    add s0, s4, s1
    slli s1, t2, 23
    and s9, a0, a3
    add s4, ra, s0
    slli s0, t2, 14
    or s1, s1, s5
    sw s1, 164(sp)
    and ra, t4, a4
    or s5, ra, s9
    srli s1, a0, 28
    and t4, a2, t2
    srli ra, t2, 14
    srli s9, a7, 14
    sw a4, 36(sp)
    or a4, t3, ra
    srli t3, a7, 18
    slli ra, t2, 18
    or s0, s0, t3
    or t3, ra, s9
    add s10, s10, s4
    add s9, s10, t1
    sw s9, 176(sp)
    xor s0, s0, t3
    slli t3, a7, 23
    srli ra, t2, 9
    andn s4, s8, t2
    srli t1, s9, 2
    or s10, t3, ra
    xor s0, s0, s10
    slli ra, a7, 14
    andn t3, s3, a7
    or s10, t4, s4
    srli s3, t2, 18
    srli s4, s9, 28
    or t4, t1, s7
    or t1, ra, s3
    and s7, s6, a7
    or ra, s7, t3
    slli s3, s9, 4
    lw t3, 40(sp)
    or s7, s4, a5
    or a5, s3, s1
    xor a4, a4, t1
    add ra, ra, t3
    sltu s3, ra, t3
    srli s4, s9, 7
    slli s1, s9, 25
    add s0, s0, ra
    lw t1, 184(sp)
    lw t3, 100(t1)
    xor a5, a5, t4
    lw t1, 332(sp)
    or a1, s1, a1
    add t4, t1, t3
    add a6, a6, s0
    lw s1, 172(sp)
    add s3, s3, s1
    slli t1, a0, 25
    add s1, s10, s3
    or s4, t1, s4
    xor a5, a5, s4
    srli s4, a6, 14
    sltu t3, a6, s0
    srli s3, a0, 2
    add a5, a5, s5
    slli s10, s9, 30
    or t1, s9, t0
    and t1, t1, s2
    or s3, s10, s3
    sltu ra, s0, ra
    and s10, a7, a6
    xor s3, s7, s3
    xor s7, s3, a1
    and a1, s9, t0
    sltu s3, a5, s5
    or a1, t1, a1
    add s5, a5, s0
    sw s5, 188(sp)
    andn t1, s6, a6
    add s0, s7, a1
    lw a1, 164(sp)
    add s7, s0, s3
    xor a1, a1, a4
    add s1, s1, a1
    add ra, ra, s1
    add s0, s7, ra
    or s3, s10, t1
    add a4, s3, t5
    add s11, s11, ra
    add s11, s11, t3
    slli ra, s11, 14
    sltu a1, s5, a5
    add s1, a1, s0
    slli s7, a6, 18
    srli a1, s11, 18
    srli s10, s11, 14
    or t1, s1, s9
    sltu s3, a4, t5
    or s10, s7, s10
    slli t3, s1, 25
    andn a5, a2, s11
    slli s0, s1, 30
    slli t5, a6, 14
    and s7, t2, s11
    or a5, s7, a5
    or a1, t5, a1
    slli s7, s11, 18
    xor s10, s10, a1
    srli a1, a6, 18
    or ra, ra, a1
    or s4, s7, s4
    xor ra, s4, ra
    srli a1, s1, 2
    slli s4, s5, 30
    lw t5, 32(sp)
    add s7, t4, t5
    add t4, s7, t6
    sw s7, 120(sp)
    add s8, s8, t4
    sw s8, 168(sp)
    add s8, s8, s3
    add s8, s8, a5
    srli t5, s5, 28
    slli a5, s1, 4
    or a1, a1, s4
    or t6, t5, a5
    xor s7, t6, a1
    and a1, s5, a0
    slli a5, s11, 23
    or t4, s5, a0
    and s3, t4, a3
    or a1, s3, a1
    srli s4, s1, 7
    srli t4, a6, 9
    or a5, t4, a5
    srli t5, s5, 7
    xor s10, s10, a5
    slli t6, s5, 4
    srli s3, s11, 9
    srli a5, s1, 28
    or t4, a5, t6
    srli a5, s5, 2
    slli t6, s5, 25
    or s4, t6, s4
    xor t6, s7, s4
    or a5, a5, s0
    xor s4, t4, a5
    slli a5, a6, 23
    add s7, t6, a1
    add s10, s10, s8
    or a5, a5, s3
    xor ra, ra, a5
    or s0, t3, t5
    add ra, ra, a4
    lw t4, 36(sp)
    add t6, t4, ra
    sltu s8, ra, a4
    add s3, s7, ra
    and a5, s1, s9
    add s10, s10, s8
    sw s3, 216(sp)
    and t4, a6, t6
    slli t3, s3, 4
    or t5, s3, s5
    and a4, a0, t5
    add s2, s2, s10
    xor s8, s4, s0
    srli s4, s3, 28
    sltu ra, t6, ra
    srli t5, t6, 14
    add ra, ra, s2
    sw ra, 196(sp)
    srli s0, s3, 2
    andn s2, t2, ra
    and t1, t1, t0
    or a5, t1, a5
    add s8, s8, a5
    sltu a1, s7, a1
    add s8, s8, a1
    and t1, s3, s5
    or a5, a4, t1
    sltu a1, s3, s7
    add s10, s10, s8
    slli s5, t6, 23
    srli t1, ra, 9
    srli a4, ra, 14
    add s10, s10, a1
    srli s7, s10, 2
    slli a1, s3, 30
    or s8, s5, t1
    or a1, a1, s7
    srli t1, t6, 18
    slli s5, ra, 14
    lw s7, 128(sp)
    add s6, s6, s7
    or t1, s5, t1
    andn s5, a7, t6
    sltu s7, s6, s7
    or s5, t4, s5
    lw t4, 132(sp)
    add s7, s7, t4
    add s7, a2, s7
    slli t4, ra, 18
    or a2, t4, t5
    or t4, s10, s1
    slli t5, t6, 18
    xor t1, a2, t1
    xor a2, t1, s8
    srli t1, s10, 28
    or s8, t1, t3
    and t1, t4, s9
    or t3, t5, a4
    slli t4, t6, 14
    srli a4, ra, 18
    add t5, s5, s6
    or s5, t4, a4
    slli a4, s10, 4
    lw t4, 136(sp)
    or s4, a4, s4
    lw a4, 140(sp)
    add a7, a7, t4
    sltu t4, a7, t4
    add a4, a4, t4
    add t2, t2, a4
    sltu t4, t5, s6
    add a4, a2, t5
    add s7, s7, t4
    lw s6, 20(sp)
    add a2, s6, a6
    sltu t4, a2, s6
    lw s6, 44(sp)
    add a3, a3, a4
    add s6, t4, s6
    slli t4, s10, 30
    or s0, t4, s0
    xor a1, a1, s4
    srli t4, s10, 7
    xor s4, s0, s8
    slli s0, s3, 25
    sltu s8, a4, t5
    srli t5, s3, 7
    or s0, s0, t4
    xor a1, a1, s0
    slli t4, s10, 25
    or s0, t4, t5
    xor t4, s4, s0
    srli t5, t6, 9
    and s4, s10, s1
    slli s0, ra, 23
    add a1, a1, a5
    sw a3, 208(sp)
    or t1, t1, s4
    sltu s4, a1, a5
    add a5, a1, a4
    sw a5, 220(sp)
    sltu a1, a5, a1
    xor s5, t3, s5
    or t3, s0, t5
    and s0, s11, ra
    xor t5, s5, t3
    sw t6, 200(sp)
    or s5, s2, s0
    add s7, s7, s5
    add s7, s7, t5
    srli t3, a5, 2
    add s7, s7, s8
    slli s0, a3, 18
    add t0, t0, s7
    add s2, t4, t1
    sltu s5, a3, a4
    add t0, t0, s5
    sw t0, 204(sp)
    add s2, s2, s4
    add s2, s2, s7
    add s7, s2, a1
    slli s8, t0, 14
    sw s7, 212(sp)
    srli s2, s7, 7
    srli t5, t0, 18
    slli t1, s7, 30
    srli a1, t0, 14
    srli t4, a3, 18
    srli a4, a3, 9
    slli s5, t0, 23
    andn a6, a6, a3
    srli s4, a5, 28
    or s8, s8, t4
    slli t4, s7, 4
    or s4, t4, s4
    or t4, s5, a4
    or a1, s0, a1
    srli a4, a3, 14
    slli s5, t0, 18
    or s0, s5, a4
    xor s8, s0, s8
    and a4, t6, a3
    or a6, a6, a4
    add a6, a6, a7
    sltu s5, a6, a7
    slli s0, a3, 14
    or a4, t5, s0
    or a7, t3, t1
    lw s0, 188(sp)
    slli t5, a5, 30
    or t1, a5, s3
    and t3, a5, s3
    and t1, t1, s0
    xor a1, a4, a1
    or a4, t1, t3
    and t1, ra, t0
    andn t3, s11, t0
    or t1, t1, t3
    srli t3, s7, 2
    or t3, t5, t3
    add t2, t2, s5
    add t2, t2, t1
    slli t5, a3, 23
    xor s5, a1, t4
    srli t1, s7, 28
    slli a1, a5, 4
    or t4, a1, t1
    srli t1, t0, 9
    xor a1, a7, t4
    add t2, t2, s5
    slli a7, a5, 25
    xor t4, s4, t3
    or s2, s2, a7
    xor s2, s2, t4
    add s2, s2, a4
    or s5, t5, t1
    xor s8, s8, s5
    add s8, s8, a6
    add s4, s2, s8
    add t3, a0, s8
    sw t3, 192(sp)
    slli a0, t3, 23
    slli a7, s7, 25
    sltu t4, s2, a4
    srli t1, a5, 7
    or t5, a7, t1
    and s5, a3, t3
    andn a4, t6, t3
    slli a7, s4, 30
    or a4, a4, s5
    xor t1, a1, t5
    and a3, s7, s10
    or t6, s7, s10
    and s5, t6, s1
    srli a1, s4, 2
    srli t5, t3, 18
    or t6, a3, s5
    add a4, a4, a2
    sltu a6, s8, a6
    add t2, t2, a6
    sltu s2, s4, s2
    add a3, t1, t6
    add s5, a3, t4
    add a6, s5, t2
    add t1, a6, s2
    sw t1, 228(sp)
    slli a6, s4, 25
    sltu s8, t3, s8
    add s2, s9, t2
    add s2, s2, s8
    srli s8, s2, 18
    slli s9, s2, 18
    slli t2, s2, 14
    and t0, t0, s2
    srli t6, t1, 28
    srli t4, t3, 14
    or s9, s9, t4
    or t2, t2, t5
    srli t4, s2, 9
    or a0, a0, t4
    slli t4, t1, 4
    srli t5, s4, 28
    or t4, t4, t5
    srli a3, t1, 7
    and t5, s4, a5
    andn ra, ra, s2
    or t0, t0, ra
    sw s4, 224(sp)
    xor s9, s9, t2
    xor s9, s9, a0
    slli t2, t1, 30
    add s11, s11, s6
    sltu a0, a4, a2
    srli s6, t3, 9
    add s9, s9, a4
    sltu a4, s9, a4
    slli s5, s2, 23
    or ra, s5, s6
    add s11, s11, a0
    add a2, s11, t0
    or t2, t2, a1
    slli t0, s4, 4
    or a0, t0, t6
    or t0, s4, a5
    slli a1, t3, 14
    and t0, t0, s3
    or s5, t1, s7
    or a5, t0, t5
    srli s6, t1, 2
    and s7, t1, s7
    srli s11, s4, 7
    slli t6, t1, 25
    or s3, s6, a7
    xor t0, t4, s3
    or t5, t6, s11
    or s4, a3, a6
    xor t0, t0, s4
    add t1, t0, a5
    xor t2, t2, a0
    and a7, s5, s10
    add t0, t1, s9
    xor t2, t2, t5
    srli a0, s2, 14
    or s7, a7, s7
    slli s6, t3, 18
    sltu s3, t0, t1
    add s7, s7, t2
    sltu t4, t1, a5
    or s8, a1, s8
    or s11, s6, a0
    xor s8, s11, s8
    xor s8, s8, ra
    add s7, s7, t4
    add s11, s0, s9
    add s8, s8, a2
    add s8, s8, a4
    add t6, s8, s1
    sltu s9, s11, s9
    add a3, s7, s8
    add s8, t6, s9
    lw s7, 180(sp)
    add s9, a3, s3
    beq s7, zero, .Lsha512_compress_5
    sw s10, 188(sp)
    lw a7, 348(sp)
    slli t1, a7, 26
    lw t3, 344(sp)
    srli s6, a7, 19
    slli t4, t3, 13
    slli ra, a7, 13
    srli t2, t3, 6
    lw s0, 240(sp)
    srli s1, s0, 1
    lw a0, 244(sp)
    srli t6, t3, 19
    or s6, t4, s6
    srli t4, a0, 1
    or t6, ra, t6
    slli a1, a0, 31
    slli ra, s0, 31
    or t1, t2, t1
    lw a2, 308(sp)
    srli t2, s0, 8
    or s1, s1, a1
    slli a1, a0, 25
    slli a3, a0, 24
    or t4, t4, ra
    srli ra, a0, 8
    or t2, t2, a3
    slli a4, s0, 24
    or ra, ra, a4
    srli a5, s0, 7
    or a1, a1, a5
    srli a6, a7, 29
    srli a3, t3, 29
    sh3add a3, a7, a3
    srli a5, a0, 7
    srli a4, a7, 6
    xor s6, s6, a3
    sh3add s3, t3, a6
    xor t4, t4, ra
    xor t6, t6, s3
    lw a6, 248(sp)
    xor ra, s1, t2
    xor s6, a4, s6
    xor t6, t6, t1
    xor ra, ra, a1
    xor t4, t4, a5
    lw t1, 304(sp)
    add t2, t1, t6
    sltu t6, t2, t6
    lw a1, 232(sp)
    add a1, a1, t2
    add s6, s6, a2
    lw s4, 236(sp)
    add s6, s6, s4
    sltu t2, a1, t2
    add s6, s6, t6
    add t6, ra, a1
    add s6, s6, t2
    sltu ra, t6, a1
    lw s5, 356(sp)
    add s6, s6, t4
    add s6, s6, ra
    sw s6, 236(sp)
    lw t2, 352(sp)
    slli a1, t2, 13
    srli s10, t2, 19
    slli a4, s5, 26
    slli a3, s5, 13
    srli a5, t2, 6
    srli s3, a6, 1
    or a4, a4, a5
    srli ra, s5, 19
    lw s4, 252(sp)
    slli t5, s4, 31
    or ra, a1, ra
    srli a1, s4, 1
    or s1, s10, a3
    srli a5, a6, 8
    or s3, t5, s3
    slli a3, a6, 31
    slli t4, s4, 24
    or a5, a5, t4
    or a1, a1, a3
    srli a3, s4, 8
    slli s10, a6, 24
    or a3, a3, s10
    slli t5, s4, 25
    srli t4, a6, 7
    or s10, t5, t4
    srli t5, s5, 29
    srli t4, t2, 29
    sh3add t4, s5, t4
    sw t0, 44(sp)
    srli t0, s5, 6
    sw s2, 40(sp)
    sh3add t5, t2, t5
    srli s2, s4, 7
    xor a1, a1, a3
    xor ra, ra, t4
    xor t0, t0, ra
    xor a3, s3, a5
    xor t4, s1, t5
    xor ra, t4, a4
    lw a4, 316(sp)
    lw a5, 320(sp)
    xor s3, a3, s10
    xor s2, a1, s2
    lw a1, 312(sp)
    add a3, a1, ra
    add t0, t0, a4
    sltu ra, a3, ra
    add t0, t0, a0
    add s0, s0, a3
    sltu a0, s0, a3
    add t0, t0, ra
    add ra, s3, s0
    add t0, t0, a0
    sw ra, 240(sp)
    sltu s0, ra, s0
    add t0, t0, s2
    add t0, t0, s0
    sw t0, 244(sp)
    srli s2, s6, 19
    slli a3, s6, 26
    slli s0, t6, 13
    srli a0, t6, 19
    slli s1, s6, 13
    srli t5, t6, 6
    lw s3, 256(sp)
    or s2, s0, s2
    srli t4, s3, 1
    lw s10, 260(sp)
    slli a1, s10, 31
    srli s0, s10, 1
    slli a4, s3, 31
    or a3, a3, t5
    srli t5, s3, 8
    or a1, a1, t4
    or a0, a0, s1
    slli t4, s10, 24
    or s0, s0, a4
    srli s1, s10, 8
    slli a4, s3, 24
    or s1, a4, s1
    sw s8, 36(sp)
    srli s8, s3, 7
    slli a4, s10, 25
    or t4, t5, t4
    or s8, s8, a4
    srli t5, s6, 29
    srli a4, s6, 6
    sh3add t5, t6, t5
    sw s9, 32(sp)
    srli s9, t6, 29
    sh3add s9, s6, s9
    sw s11, 28(sp)
    sw s7, 24(sp)
    xor s2, s2, s9
    xor s2, a4, s2
    srli s7, s10, 7
    xor a0, a0, t5
    xor s9, s0, s1
    xor s0, a1, t4
    xor s11, a0, a3
    add a0, a5, s11
    lw a4, 324(sp)
    xor s8, s0, s8
    xor s9, s9, s7
    add s2, s2, a4
    sltu s11, a0, s11
    add a3, a6, a0
    add s2, s2, s4
    add s2, s2, s11
    add s8, s8, a3
    sw s8, 248(sp)
    sltu a0, a3, a0
    add s2, s2, a0
    sltu s11, s8, a3
    add s2, s2, s9
    add s2, s2, s11
    sw s2, 252(sp)
    srli s9, t0, 19
    slli s11, ra, 13
    srli a0, ra, 19
    slli a3, t0, 13
    slli a5, t0, 26
    srli a6, ra, 6
    lw s4, 264(sp)
    srli t5, s4, 1
    lw s7, 268(sp)
    or s9, s11, s9
    or a5, a6, a5
    slli s1, s7, 31
    srli s11, s7, 1
    or a0, a0, a3
    slli a3, s4, 31
    srli a6, s4, 8
    or a1, s1, t5
    srli a4, t0, 6
    slli t5, s7, 24
    or s11, s11, a3
    srli a3, s7, 8
    srli t4, s4, 7
    or a6, a6, t5
    slli t5, s4, 24
    or a3, t5, a3
    slli t5, s7, 25
    srli s0, t0, 29
    srli s1, ra, 29
    or t4, t4, t5
    sh3add t5, t0, s1
    sh3add s1, ra, s0
    srli s0, s7, 7
    xor a0, a0, s1
    xor s9, s9, t5
    xor s11, s11, a3
    xor s1, a1, a6
    xor s9, a4, s9
    xor t5, s1, t4
    xor a0, a0, a5
    xor s11, s11, s0
    lw a1, 328(sp)
    lw a3, 332(sp)
    add a6, a1, a0
    sltu a0, a6, a0
    add a4, s3, a6
    add s9, s9, a3
    add s9, s9, s10
    sltu s1, a4, a6
    add s9, s9, a0
    add s0, t5, a4
    sw s0, 256(sp)
    add s9, s9, s1
    add s9, s9, s11
    srli s11, s2, 19
    sltu a0, s0, a4
    add s9, s9, a0
    sw s9, 260(sp)
    slli a4, s2, 13
    srli t4, s8, 19
    slli a5, s2, 26
    lw s3, 272(sp)
    srli a6, s8, 6
    srli a1, s3, 1
    lw s10, 276(sp)
    slli a0, s8, 13
    slli t5, s10, 31
    or s11, a0, s11
    srli a0, s10, 1
    srli a3, s3, 8
    or s1, t4, a4
    slli a4, s3, 31
    or a5, a6, a5
    or t4, t5, a1
    srli a6, s10, 8
    slli t5, s10, 24
    slli a1, s3, 24
    or a0, a0, a4
    slli a4, s10, 25
    or a1, a1, a6
    srli a6, s3, 7
    or a3, a3, t5
    or t5, a6, a4
    srli a4, s2, 29
    sh3add a6, s8, a4
    srli a4, s8, 29
    sh3add s8, s2, a4
    srli s2, s2, 6
    srli a4, s10, 7
    xor s11, s11, s8
    xor a0, a0, a1
    xor a1, t4, a3
    xor s8, s1, a6
    xor s2, s2, s11
    sw t6, 232(sp)
    xor a1, a1, t5
    xor a3, a0, a4
    lw a0, 336(sp)
    xor s11, s8, a5
    add t4, a0, s11
    lw s1, 340(sp)
    sltu s11, t4, s11
    add s2, s2, s1
    add s2, s2, s7
    add a4, s4, t4
    sltu a6, a4, t4
    add t5, a1, a4
    sw t5, 264(sp)
    add s2, s2, s11
    add s2, s2, a6
    sltu a1, t5, a4
    add s2, s2, a3
    srli a5, s0, 19
    slli s8, s0, 13
    add s2, s2, a1
    sw s2, 268(sp)
    srli a0, s9, 19
    slli a4, s9, 13
    slli s1, s9, 26
    srli a6, s0, 6
    lw s4, 280(sp)
    lw s7, 284(sp)
    slli t4, s7, 31
    srli a1, s7, 1
    or s11, a5, a4
    slli a3, s7, 24
    srli a4, s4, 1
    slli a5, s4, 31
    or s1, a6, s1
    srli a6, s4, 8
    or a4, t4, a4
    or a1, a1, a5
    srli t4, s7, 8
    or s8, s8, a0
    slli a5, s4, 24
    or a0, a5, t4
    slli a5, s7, 25
    srli t4, s4, 7
    or a5, t4, a5
    srli t4, s9, 29
    sh3add t4, s0, t4
    xor a0, a1, a0
    srli a1, s0, 29
    srli s0, s9, 6
    or a6, a6, a3
    sh3add a3, s9, a1
    xor s8, s8, a3
    xor a1, s11, t4
    xor s9, a4, a6
    xor a3, a1, s1
    srli s11, s7, 7
    xor s8, s0, s8
    xor a1, s9, a5
    xor s0, s11, a0
    add a0, t3, a3
    add s8, s8, a7
    add t4, s3, a0
    sltu a4, t4, a0
    add s8, s8, s10
    sltu s9, a0, a3
    add s8, s8, s9
    add s9, a1, t4
    add s8, s8, a4
    sw s9, 272(sp)
    add s8, s8, s0
    sltu a0, s9, t4
    add s8, s8, a0
    sw s8, 276(sp)
    srli s0, s2, 19
    slli a0, t5, 13
    srli a1, t5, 19
    slli a6, s2, 13
    slli a3, s2, 26
    srli a4, t5, 6
    lw a5, 288(sp)
    srli s1, a5, 1
    slli s11, a5, 31
    lw s3, 292(sp)
    slli t3, s3, 31
    or s0, s0, a0
    srli a0, s3, 1
    or a1, a1, a6
    or a6, t3, s1
    or a3, a3, a4
    or a0, a0, s11
    slli a7, s3, 24
    srli a4, a5, 8
    srli s10, s3, 8
    or a4, a4, a7
    slli t4, a5, 24
    srli a7, s2, 6
    or s1, t4, s10
    srli s10, a5, 7
    slli t3, s3, 25
    or s11, s10, t3
    srli s10, s2, 29
    srli t4, t5, 29
    sh3add t3, s2, t4
    srli t4, s3, 7
    sh3add s10, t5, s10
    xor s0, s0, t3
    xor a0, a0, s1
    xor t3, a6, a4
    xor a7, a7, s0
    xor a1, a1, s10
    xor s0, a1, a3
    xor s1, a0, t4
    add a0, t2, s0
    add a7, a7, s5
    sltu s0, a0, s0
    add a4, s4, a0
    add a7, a7, s7
    xor a1, t3, s11
    srli t3, s8, 19
    sltu a0, a4, a0
    add a7, a7, s0
    add s0, a1, a4
    sw s0, 280(sp)
    add a7, a7, a0
    sltu a0, s0, a4
    add a7, a7, s1
    add a7, a7, a0
    sw a7, 284(sp)
    slli a0, s9, 13
    or t3, a0, t3
    srli a1, s9, 19
    slli a6, s8, 13
    slli a3, s8, 26
    lw s5, 300(sp)
    srli a4, s9, 6
    lw s10, 296(sp)
    srli s4, s10, 1
    srli a0, s5, 1
    or a1, a1, a6
    slli t4, s10, 31
    slli s7, s5, 31
    or a3, a3, a4
    srli a4, s10, 8
    or s4, s7, s4
    slli s7, s5, 24
    slli t2, s10, 24
    srli s11, s5, 8
    or a0, a0, t4
    or a4, a4, s7
    or s1, s11, t2
    slli s7, s5, 25
    srli a6, s10, 7
    srli t4, s9, 29
    or s7, s7, a6
    srli t2, s8, 29
    sh3add s11, s9, t2
    sh3add a6, s8, t4
    srli t2, s5, 7
    xor a1, a1, s11
    xor t3, t3, a6
    srli t4, s8, 6
    xor a0, a0, s1
    xor s11, s4, a4
    xor a6, a1, a3
    xor t3, t4, t3
    xor t2, a0, t2
    xor a1, s11, s7
    add a0, t6, a6
    add s1, a5, a0
    add t3, t3, s6
    add t3, t3, s3
    sltu a4, s1, a0
    sltu t4, a0, a6
    add t3, t3, t4
    add t4, a1, s1
    sltu a0, t4, s1
    sw t4, 288(sp)
    add t3, t3, a4
    add t3, t3, t2
    add t3, t3, a0
    srli t2, a7, 19
    slli a0, s0, 13
    sw t3, 292(sp)
    srli a1, s0, 19
    slli s4, a7, 13
    slli a3, a7, 26
    srli a4, s0, 6
    slli s3, a2, 31
    or t2, a0, t2
    srli a5, t1, 1
    srli a0, a2, 1
    or a1, a1, s4
    slli s7, t1, 31
    or a3, a3, a4
    srli a4, t1, 8
    or a5, s3, a5
    or a0, a0, s7
    slli s3, a2, 24
    srli s11, a2, 8
    or a4, a4, s3
    slli s3, t1, 24
    slli a6, a2, 25
    srli s4, t1, 7
    or s1, s11, s3
    or s3, a6, s4
    srli s4, a7, 29
    sh3add s4, s0, s4
    srli s7, s0, 29
    srli s11, a7, 6
    sh3add s7, a7, s7
    srli a6, a2, 7
    xor a1, a1, s4
    xor t2, t2, s7
    xor a0, a0, s1
    xor s4, a5, a4
    xor t2, s11, t2
    xor a1, a1, a3
    add t0, t0, t2
    xor a0, a0, a6
    add ra, ra, a1
    sltu t2, ra, a1
    add a1, s10, ra
    add t0, t0, s5
    sltu ra, a1, ra
    xor s7, s4, s3
    add t0, t0, t2
    add t2, s7, a1
    sw t2, 296(sp)
    add t0, t0, ra
    sltu ra, t2, a1
    add t0, t0, a0
    add t0, t0, ra
    sw t0, 300(sp)
    srli ra, t3, 19
    slli a0, t4, 13
    srli a1, t4, 19
    slli s1, t3, 13
    slli a3, t3, 26
    srli a4, t4, 6
    lw a5, 312(sp)
    lw s3, 316(sp)
    srli a6, a5, 1
    slli s4, s3, 31
    or ra, a0, ra
    srli a0, s3, 1
    or a1, a1, s1
    slli s11, a5, 31
    srli s10, s3, 8
    or a3, a3, a4
    srli a4, a5, 8
    slli s5, t0, 26
    or a0, a0, s11
    slli s7, a5, 24
    or a6, s4, a6
    slli s4, s3, 25
    or s1, s10, s7
    slli s11, s3, 24
    srli s7, a5, 7
    or a4, a4, s11
    or s4, s4, s7
    srli s10, t3, 29
    sh3add s11, t4, s10
    srli s7, t4, 29
    xor a0, a0, s1
    sh3add s7, t3, s7
    srli s10, t3, 6
    srli s1, s3, 7
    xor a1, a1, s11
    xor ra, ra, s7
    xor a1, a1, a3
    xor s11, a6, a4
    xor ra, s10, ra
    xor s7, s11, s4
    xor a0, a0, s1
    lw a3, 248(sp)
    lw a4, 252(sp)
    add a3, a3, a1
    add ra, ra, a4
    sltu a1, a3, a1
    add t1, t1, a3
    add ra, ra, a2
    sltu s1, t1, a3
    add ra, ra, a1
    add a1, s7, t1
    sw a1, 304(sp)
    add ra, ra, s1
    srli a6, t2, 19
    sltu t1, a1, t1
    add ra, ra, a0
    add ra, ra, t1
    sw ra, 308(sp)
    srli t1, t0, 19
    slli s1, t2, 13
    slli a2, t0, 13
    srli a4, t2, 6
    lw s10, 320(sp)
    srli s4, s10, 1
    lw s11, 324(sp)
    srli a3, s11, 1
    slli s7, s11, 31
    or t1, s1, t1
    slli a0, s10, 31
    or s1, s5, a4
    slli a4, s10, 24
    srli s5, s10, 8
    or s4, s7, s4
    slli s7, s11, 24
    or a2, a6, a2
    or a6, a3, a0
    srli a0, s11, 8
    or a3, a0, a4
    slli a0, s11, 25
    srli a4, s10, 7
    or a0, a0, a4
    or a4, s5, s7
    srli s5, t0, 29
    sh3add s7, t2, s5
    srli s5, t2, 29
    sh3add t2, t0, s5
    srli s5, s11, 7
    xor t1, t1, t2
    srli t0, t0, 6
    xor t2, a2, s7
    xor a2, a6, a3
    xor s7, s4, a4
    xor a3, t2, s1
    xor a0, s7, a0
    xor t2, a2, s5
    xor t0, t0, t1
    lw s1, 256(sp)
    add s1, s1, a3
    lw a2, 260(sp)
    sltu t1, s1, a3
    add t0, t0, a2
    add a2, a5, s1
    sltu s1, a2, s1
    add t0, t0, s3
    add t0, t0, t1
    add t1, a0, a2
    add t0, t0, s1
    add t0, t0, t2
    sw t1, 312(sp)
    sltu s1, t1, a2
    add t0, t0, s1
    sw t0, 316(sp)
    slli s1, a1, 13
    srli a0, a1, 19
    slli a2, ra, 13
    lw a5, 328(sp)
    slli a3, ra, 26
    srli t2, ra, 19
    srli a4, a1, 6
    srli s3, a5, 1
    lw s4, 332(sp)
    slli s7, s4, 31
    or t2, s1, t2
    srli s1, s4, 1
    or a0, a0, a2
    or a3, a3, a4
    srli a4, a5, 8
    or s3, s7, s3
    slli a2, a5, 31
    slli s7, s4, 24
    or a4, a4, s7
    or s1, s1, a2
    srli a2, s4, 8
    srli a6, a5, 7
    slli s7, a5, 24
    or a2, a2, s7
    slli s7, s4, 25
    or s7, s7, a6
    srli s5, ra, 29
    srli a6, s4, 7
    sh3add s5, a1, s5
    srli a1, a1, 29
    sh3add a1, ra, a1
    srli ra, ra, 6
    xor t2, t2, a1
    xor a0, a0, s5
    xor s1, s1, a2
    xor a1, s3, a4
    xor ra, ra, t2
    xor s5, a1, s7
    xor s1, s1, a6
    xor t2, a0, a3
    add a2, t5, t2
    add s2, s2, ra
    sltu ra, a2, t2
    add s2, s2, s11
    srli a4, t1, 29
    add t2, s10, a2
    add s3, s5, t2
    add s2, s2, ra
    sw s3, 320(sp)
    sltu s11, t2, a2
    add s2, s2, s11
    sltu s11, s3, t2
    slli a1, t0, 26
    add s2, s2, s1
    add s2, s2, s11
    srli s7, s2, 29
    sw s2, 324(sp)
    srli s11, t0, 19
    slli t2, t1, 13
    srli s1, t1, 19
    slli a0, t0, 13
    srli a2, t1, 6
    lw a3, 336(sp)
    lw a6, 340(sp)
    srli t5, a3, 1
    slli s10, a6, 31
    or s11, t2, s11
    srli t2, a6, 1
    slli s5, a3, 31
    or a1, a1, a2
    or ra, s10, t5
    srli a2, a3, 8
    slli s10, a6, 24
    or t2, t2, s5
    srli t5, a6, 8
    slli s5, a3, 24
    or a2, a2, s10
    slli s10, a6, 25
    or s5, t5, s5
    srli t5, a3, 7
    or s10, s10, t5
    srli t5, t0, 29
    sh3add t1, t1, t5
    sh3add t5, t0, a4
    or s1, s1, a0
    xor s11, s11, t5
    srli t0, t0, 6
    srli a4, a6, 7
    xor s1, s1, t1
    xor t0, t0, s11
    xor s11, s1, a1
    xor t1, t2, s5
    xor t2, ra, a2
    xor t2, t2, s10
    add s9, s9, s11
    add t0, t0, s8
    sltu s8, s9, s11
    add s11, a5, s9
    sltu s9, s11, s9
    xor t1, t1, a4
    add t0, t0, s4
    add t0, t0, s8
    add t0, t0, s9
    add s8, t2, s11
    sw s8, 328(sp)
    sltu s9, s8, s11
    slli s11, s3, 13
    add t0, t0, t1
    add t0, t0, s9
    sw t0, 332(sp)
    srli s9, s2, 19
    slli t2, s2, 13
    slli s1, s2, 26
    srli a0, s3, 6
    lw a1, 344(sp)
    lw a4, 348(sp)
    slli a5, a4, 31
    or s9, s11, s9
    srli a2, a1, 1
    slli t5, a1, 31
    or s1, s1, a0
    srli a0, a1, 8
    or a2, a2, a5
    srli s5, a4, 8
    srli s11, a4, 1
    slli a5, a4, 24
    srli t1, s3, 19
    or s11, s11, t5
    or a0, a0, a5
    or t1, t2, t1
    slli a5, a1, 24
    or t2, s5, a5
    slli a5, a4, 25
    srli ra, a1, 7
    or a5, a5, ra
    sh3add s10, s3, s7
    srli ra, s3, 29
    sh3add ra, s2, ra
    srli s4, a4, 7
    srli s2, s2, 6
    xor t1, t1, s10
    xor s9, s9, ra
    xor s11, s11, t2
    xor ra, a2, a0
    xor s2, s2, s9
    xor s9, t1, s1
    xor ra, ra, a5
    xor s11, s11, s4
    add t1, s0, s9
    add a7, a7, s2
    sltu s2, t1, s9
    add s9, a3, t1
    add a7, a7, a6
    sltu t1, s9, t1
    add a7, a7, s2
    add s2, ra, s9
    sw s2, 336(sp)
    add a7, a7, t1
    add a7, a7, s11
    sltu s9, s2, s9
    add t5, a7, s9
    srli s9, t0, 19
    slli t2, t0, 26
    slli s11, s8, 13
    srli ra, s8, 19
    slli t1, t0, 13
    lw s1, 352(sp)
    srli a0, s1, 1
    slli s5, s1, 31
    srli s0, s8, 6
    srli s7, t5, 29
    lw a2, 356(sp)
    slli a3, a2, 31
    srli s3, t6, 1
    or s9, s11, s9
    srli s10, s2, 6
    srli s11, a2, 1
    or s11, s11, s5
    or t2, s0, t2
    slli a5, a2, 24
    srli s0, s1, 8
    or a0, a0, a3
    slli a3, a2, 25
    or s0, s0, a5
    srli s4, a2, 8
    slli a6, s1, 24
    or a7, s4, a6
    srli a5, s1, 7
    srli s5, t0, 29
    sh3add a6, s8, s5
    srli s8, s8, 29
    or ra, t1, ra
    srli s4, t0, 6
    sh3add s8, t0, s8
    xor ra, ra, a6
    xor s8, s9, s8
    or a3, a3, a5
    xor s9, s11, a7
    xor s11, a0, s0
    xor t0, s4, s8
    srli a6, a2, 7
    xor s8, ra, t2
    xor s11, s11, a3
    xor s9, s9, a6
    add t4, t4, s8
    add t0, t0, t3
    add t3, a1, t4
    add t0, t0, a4
    sltu s5, t3, t4
    sltu s8, t4, s8
    add t0, t0, s8
    add s8, s11, t3
    sw s8, 344(sp)
    add t0, t0, s5
    sltu s8, s8, t3
    add t0, t0, s9
    add t1, t0, s8
    srli t0, t5, 19
    slli s8, s2, 13
    slli s11, t5, 13
    srli s9, s2, 19
    slli t3, t5, 26
    slli a5, s6, 31
    or t0, s8, t0
    srli s8, s6, 1
    or t3, s10, t3
    srli t4, t6, 8
    or ra, a5, s3
    or s9, s11, s9
    slli s11, t6, 31
    slli a7, s6, 24
    or s8, s8, s11
    srli s11, s6, 8
    or t4, t4, a7
    slli s0, t6, 24
    or s11, s0, s11
    slli a0, s6, 25
    srli t6, t6, 7
    sh3add s4, s2, s7
    srli s2, s2, 29
    or t6, t6, a0
    sh3add s2, t5, s2
    lw a7, 208(sp)
    xor t2, s8, s11
    xor t0, t0, s2
    xor s8, ra, t4
    srli a3, t5, 6
    xor s9, s9, s4
    xor t0, a3, t0
    xor a6, s9, t3
    srli s6, s6, 7
    xor s8, s8, t6
    xor s2, t2, s6
    lw s6, 296(sp)
    add s6, s6, a6
    lw s9, 300(sp)
    add t0, t0, s9
    add t0, t0, a2
    sltu a1, s6, a6
    add s9, s1, s6
    add t0, t0, a1
    sltu s6, s9, s6
    add a4, s8, s9
    add t0, t0, s6
    sw a4, 352(sp)
    add t0, t0, s2
    sltu s5, a4, s9
    add t0, t0, s5
    sw t0, 356(sp)
    lw t0, 24(sp)
    addi t0, t0, -16
    sw t0, 180(sp)
    lw s10, 184(sp)
    lw t0, 44(sp)
    lw s2, 40(sp)
    lw s6, 200(sp)
    sw t5, 340(sp)
    lw s8, 36(sp)
    addi a5, s10, 128
    lw s9, 32(sp)
    lw s11, 28(sp)
    lw t4, 196(sp)
    sw a5, 184(sp)
    lw t3, 220(sp)
    sw t1, 348(sp)
    lw t6, 204(sp)
    jal zero, .Lsha512_compress_3
.Lsha512_compress_5:
    lw a0, 60(sp)                       # 4-byte Folded Reload
    lw a2, 0(a0)
    lw s0, 24(a0)
    lw a4, 8(a0)
    lw s1, 16(a0)
    lw a3, 4(a0)
    lw t1, 224(sp)                      # 4-byte Folded Reload
    lw s3, 28(a0)
    lw ra, 44(a0)
    add t6, a2, t0
    lw a5, 12(a0)
    lw a6, 20(a0)
    lw t0, 32(a0)
    lw t2, 40(a0)
    lw a1, 36(a0)
    add t1, t1, a4
    sltu a2, t6, a2
    lw a7, 192(sp)                      # 4-byte Folded Reload
    lw s4, 220(sp)                      # 4-byte Folded Reload
    sltu a4, t1, a4
    add s5, s4, s1
    add s6, a3, a2
    lw s7, 216(sp)                      # 4-byte Folded Reload
    add t5, a5, a4
    add t3, s7, s0
    add s4, t0, s11
    add s11, a7, t2
    sltu s0, t3, s0
    sltu a3, s4, t0
    sltu a2, s11, t2
    sltu s1, s5, s1
    lw a4, 48(a0)
    lw t4, 56(a0)
    lw a5, 52(a0)
    lw s7, 60(a0)
    add a7, s0, s3
    add a3, a3, a1
    add s3, ra, a2
    add a6, a6, s1
    lw t0, 208(sp)                      # 4-byte Folded Reload
    lw t2, 200(sp)                      # 4-byte Folded Reload
    add a1, t0, a4
    add a2, t2, t4
    sltu a4, a1, a4
    sltu ra, a2, t4
    lw s1, 228(sp)                      # 4-byte Folded Reload
    lw s0, 408(sp)                      # 4-byte Folded Reload
    add a3, a3, s8
    add a4, a4, a5
    lw a5, 212(sp)                      # 4-byte Folded Reload
    add s8, s7, ra
    add t2, s6, s9
    lw s9, 204(sp)                      # 4-byte Folded Reload
    add s10, a7, s10
    add s2, s2, s3
    add t5, t5, s1
    lw t0, 196(sp)                      # 4-byte Folded Reload
    add a6, a6, a5
    add a4, a4, s9
    add t4, s8, t0
    sw t6, 0(a0)
    sw t2, 4(a0)
    sw t1, 8(a0)
    sw t5, 12(a0)
    sw a6, 20(a0)
    sw t3, 24(a0)
    sw s10, 28(a0)
    sw s5, 16(a0)
    sw s4, 32(a0)
    lw ra, 412(sp)                      # 4-byte Folded Reload
    sw a3, 36(a0)
    sw s11, 40(a0)
    lw s1, 404(sp)                      # 4-byte Folded Reload
    sw s2, 44(a0)
    lw s2, 400(sp)                      # 4-byte Folded Reload
    sw a1, 48(a0)
    lw s3, 396(sp)                      # 4-byte Folded Reload
    sw a4, 52(a0)
    lw s4, 392(sp)                      # 4-byte Folded Reload
    sw a2, 56(a0)
    lw s5, 388(sp)                      # 4-byte Folded Reload
    sw t4, 60(a0)
    lw s7, 380(sp)                      # 4-byte Folded Reload
    lw s8, 376(sp)                      # 4-byte Folded Reload
    lw s9, 372(sp)                      # 4-byte Folded Reload
    lw s6, 384(sp)                      # 4-byte Folded Reload
    lw s10, 368(sp)                     # 4-byte Folded Reload
    lw s11, 364(sp)                     # 4-byte Folded Reload
    addi sp, sp, 416
    jalr zero, 0(ra)
.Lfunc_end0:
	.size	sha512_compress, .Lfunc_end0-sha512_compress
                                        # -- End function
	.type	constants,@object               # @constants
	.section	.rodata,"a",@progbits
	.p2align	3, 0x0
constants:
	.quad	4794697086780616226             # 0x428a2f98d728ae22
	.quad	8158064640168781261             # 0x7137449123ef65cd
	.quad	-5349999486874862801            # 0xb5c0fbcfec4d3b2f
	.quad	-1606136188198331460            # 0xe9b5dba58189dbbc
	.quad	4131703408338449720             # 0x3956c25bf348b538
	.quad	6480981068601479193             # 0x59f111f1b605d019
	.quad	-7908458776815382629            # 0x923f82a4af194f9b
	.quad	-6116909921290321640            # 0xab1c5ed5da6d8118
	.quad	-2880145864133508542            # 0xd807aa98a3030242
	.quad	1334009975649890238             # 0x12835b0145706fbe
	.quad	2608012711638119052             # 0x243185be4ee4b28c
	.quad	6128411473006802146             # 0x550c7dc3d5ffb4e2
	.quad	8268148722764581231             # 0x72be5d74f27b896f
	.quad	-9160688886553864527            # 0x80deb1fe3b1696b1
	.quad	-7215885187991268811            # 0x9bdc06a725c71235
	.quad	-4495734319001033068            # 0xc19bf174cf692694
	.quad	-1973867731355612462            # 0xe49b69c19ef14ad2
	.quad	-1171420211273849373            # 0xefbe4786384f25e3
	.quad	1135362057144423861             # 0xfc19dc68b8cd5b5
	.quad	2597628984639134821             # 0x240ca1cc77ac9c65
	.quad	3308224258029322869             # 0x2de92c6f592b0275
	.quad	5365058923640841347             # 0x4a7484aa6ea6e483
	.quad	6679025012923562964             # 0x5cb0a9dcbd41fbd4
	.quad	8573033837759648693             # 0x76f988da831153b5
	.quad	-7476448914759557205            # 0x983e5152ee66dfab
	.quad	-6327057829258317296            # 0xa831c66d2db43210
	.quad	-5763719355590565569            # 0xb00327c898fb213f
	.quad	-4658551843659510044            # 0xbf597fc7beef0ee4
	.quad	-4116276920077217854            # 0xc6e00bf33da88fc2
	.quad	-3051310485924567259            # 0xd5a79147930aa725
	.quad	489312712824947311              # 0x6ca6351e003826f
	.quad	1452737877330783856             # 0x142929670a0e6e70
	.quad	2861767655752347644             # 0x27b70a8546d22ffc
	.quad	3322285676063803686             # 0x2e1b21385c26c926
	.quad	5560940570517711597             # 0x4d2c6dfc5ac42aed
	.quad	5996557281743188959             # 0x53380d139d95b3df
	.quad	7280758554555802590             # 0x650a73548baf63de
	.quad	8532644243296465576             # 0x766a0abb3c77b2a8
	.quad	-9096487096722542874            # 0x81c2c92e47edaee6
	.quad	-7894198246740708037            # 0x92722c851482353b
	.quad	-6719396339535248540            # 0xa2bfe8a14cf10364
	.quad	-6333637450476146687            # 0xa81a664bbc423001
	.quad	-4446306890439682159            # 0xc24b8b70d0f89791
	.quad	-4076793802049405392            # 0xc76c51a30654be30
	.quad	-3345356375505022440            # 0xd192e819d6ef5218
	.quad	-2983346525034927856            # 0xd69906245565a910
	.quad	-860691631967231958             # 0xf40e35855771202a
	.quad	1182934255886127544             # 0x106aa07032bbd1b8
	.quad	1847814050463011016             # 0x19a4c116b8d2d0c8
	.quad	2177327727835720531             # 0x1e376c085141ab53
	.quad	2830643537854262169             # 0x2748774cdf8eeb99
	.quad	3796741975233480872             # 0x34b0bcb5e19b48a8
	.quad	4115178125766777443             # 0x391c0cb3c5c95a63
	.quad	5681478168544905931             # 0x4ed8aa4ae3418acb
	.quad	6601373596472566643             # 0x5b9cca4f7763e373
	.quad	7507060721942968483             # 0x682e6ff3d6b2b8a3
	.quad	8399075790359081724             # 0x748f82ee5defb2fc
	.quad	8693463985226723168             # 0x78a5636f43172f60
	.quad	-8878714635349349518            # 0x84c87814a1f0ab72
	.quad	-8302665154208450068            # 0x8cc702081a6439ec
	.quad	-8016688836872298968            # 0x90befffa23631e28
	.quad	-6606660893046293015            # 0xa4506cebde82bde9
	.quad	-4685533653050689259            # 0xbef9a3f7b2c67915
	.quad	-4147400797238176981            # 0xc67178f2e372532b
	.quad	-3880063495543823972            # 0xca273eceea26619c
	.quad	-3348786107499101689            # 0xd186b8c721c0c207
	.quad	-1523767162380948706            # 0xeada7dd6cde0eb1e
	.quad	-757361751448694408             # 0xf57d4f7fee6ed178
	.quad	500013540394364858              # 0x6f067aa72176fba
	.quad	748580250866718886              # 0xa637dc5a2c898a6
	.quad	1242879168328830382             # 0x113f9804bef90dae
	.quad	1977374033974150939             # 0x1b710b35131c471b
	.quad	2944078676154940804             # 0x28db77f523047d84
	.quad	3659926193048069267             # 0x32caab7b40c72493
	.quad	4368137639120453308             # 0x3c9ebe0a15c9bebc
	.quad	4836135668995329356             # 0x431d67c49c100d4c
	.quad	5532061633213252278             # 0x4cc5d4becb3e42b6
	.quad	6448918945643986474             # 0x597f299cfc657e2a
	.quad	6902733635092675308             # 0x5fcb6fab3ad6faec
	.quad	7801388544844847127             # 0x6c44198c4a475817
	.size	constants, 640

	.section	".note.GNU-stack","",@progbits
