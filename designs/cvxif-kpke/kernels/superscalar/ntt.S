# ntt of ml-kem-768, variant "product-c" of design "cvxif-kpke", scheduled for cva6-superscalar:
# 4,164 -> 3,136 cycles, 1,206 -> 1,274 bytes, proved equal to what came.
# No order takes fewer than 2,691 cycles (load/store unit: 124, 1 a cycle, 8 times).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 2 (9,000 orders), seed 1, Instar 0.1.0:
#   instar schedule ml-kem-768 ntt --design cvxif-kpke --variant product-c --core cva6-superscalar --effort 2 -o ntt.S

    .include "xpqkpke.inc"
	.text
	.globl	kpke_ntt                        # -- Begin function kpke_ntt
	.p2align	1
	.type	kpke_ntt,@function
kpke_ntt:                               # @kpke_ntt
    addi sp, sp, -128
    addi t4, zero, -40
    sw s0, 120(sp)                      # 4-byte Folded Spill
    sw s2, 112(sp)                      # 4-byte Folded Spill
    sw s3, 108(sp)                      # 4-byte Folded Spill
    sw s4, 104(sp)                      # 4-byte Folded Spill
    sw ra, 124(sp)                      # 4-byte Folded Spill
    sw s5, 100(sp)                      # 4-byte Folded Spill
    sw s1, 116(sp)                      # 4-byte Folded Spill
    addi a1, a0, 256
    sw s6, 96(sp)                       # 4-byte Folded Spill
    sw s7, 92(sp)                       # 4-byte Folded Spill
    sw s8, 88(sp)                       # 4-byte Folded Spill
    sw s9, 84(sp)                       # 4-byte Folded Spill
    sw s11, 76(sp)                      # 4-byte Folded Spill
    addi t1, zero, -1432
    sw s10, 80(sp)                      # 4-byte Folded Spill
    addi a6, a0, 320
    addi t5, zero, -1600
    addi t3, zero, -749
    addi t0, zero, 630
    addi a7, zero, -687
    addi t2, zero, 848
.Lkpke_ntt_1:
    lh a3, 128(a1)
    lh s2, -64(a1)
    pq_mulk a3, a3, t5
    lh t6, 192(a1)
    lh a5, 64(a1)
    pq_mulk s1, t6, t5
    lh a4, 0(a1)
    pq_mulk a5, a5, t5
    lh s0, -192(a1)
    pq_mulk a4, a4, t5
    sub ra, s2, s1
    lh s4, -128(a1)
    sub s3, s0, a5
    add s1, s1, s2
    lhu a2, -256(a1)
    pq_mulk s1, s1, t3
    sub s5, s4, a3
    pq_mulk s6, ra, t4
    add s7, a3, s4
    pq_mulk s8, s7, t3
    sub t6, a2, a4
    pq_mulk s9, s5, t4
    add a5, a5, s0
    sub s10, a5, s1
    add a5, a5, s1
    pq_mulk a5, a5, a7
    add a3, s6, s3
    pq_mulk s11, s10, t0
    sub s0, s3, s6
    sub s1, t6, s9
    add a4, a4, a2
    pq_mulk s0, s0, t2
    add s2, a4, s8
    add ra, s2, a5
    sub s2, s2, a5
    pq_mulk a3, a3, t1
    sub s4, s1, s0
    add s0, s0, s1
    sub s7, a4, s8
    sh s2, -192(a1)
    add t6, t6, s9
    sh s0, 128(a1)
    add s5, a3, t6
    sh s4, 192(a1)
    sub s3, t6, a3
    sh s5, 0(a1)
    sub a5, s7, s11
    sh a5, -64(a1)
    add a2, s11, s7
    sh ra, -256(a1)
    sh s3, 64(a1)
    sh a2, -128(a1)
    addi a1, a1, 2
    bne a1, a6, .Lkpke_ntt_1
    lui a1, %hi(centred_zetas)
    addi ra, a0, 544
    sw ra, 8(sp)                        # 4-byte Folded Spill
    addi a1, a1, %lo(centred_zetas)
    addi s11, a0, 32
    addi a2, a1, 34
    sw a0, 4(sp)                        # 4-byte Folded Spill
    addi a1, a1, 16
.Lkpke_ntt_3:
    lhu a0, -30(s11)
    sw a1, 68(sp)                       # 4-byte Folded Spill
    lhu ra, -32(s11)
    sw a2, 72(sp)                       # 4-byte Folded Spill
    lw t0, 68(sp)                       # 4-byte Folded Reload
    sw a0, 60(sp)                       # 4-byte Folded Spill
    sw ra, 64(sp)                       # 4-byte Folded Spill
    lhu a0, -28(s11)
    lhu t1, -26(s11)
    lh t2, -6(s11)
    sw t1, 52(sp)                       # 4-byte Folded Spill
    sw a0, 56(sp)                       # 4-byte Folded Spill
    lh s6, 0(s11)
    lh a0, -12(s11)
    lh a1, 0(t0)
    lw s0, 64(sp)                       # 4-byte Folded Reload
    lh s7, 20(s11)
    lh t0, 22(s11)
    lh s1, 30(s11)
    lh a3, -10(s11)
    pq_mulk s6, s6, a1
    lh t6, -16(s11)
    sw a3, 48(sp)                       # 4-byte Folded Spill
    sw a0, 44(sp)                       # 4-byte Folded Spill
    lh a4, 24(s11)
    lh s9, 16(s11)
    pq_mulk t4, s1, a1
    lh s2, 6(s11)
    lh s4, 2(s11)
    lh s3, 4(s11)
    pq_mulk s9, s9, a1
    lh s8, 18(s11)
    lh a5, -14(s11)
    pq_mulk s8, s8, a1
    sub a0, t6, s9
    pq_mulk s7, s7, a1
    lh a7, 28(s11)
    add a6, a5, s8
    lh s5, 26(s11)
    pq_mulk s10, t0, a1
    lh ra, 8(s11)
    pq_mulk t3, s2, a1
    lw t5, 60(sp)                       # 4-byte Folded Reload
    pq_mulk s4, s4, a1
    lh t1, 14(s11)
    pq_mulk a3, t1, a1
    pq_mulk s1, a4, a1
    lh t0, 10(s11)
    sub s2, t5, s4
    add t1, s6, s0
    pq_mulk t0, t0, a1
    pq_mulk a4, s5, a1
    sw a0, 28(sp)                       # 4-byte Folded Spill
    sub a0, a5, s8
    sw a6, 12(sp)                       # 4-byte Folded Spill
    lw s5, 44(sp)                       # 4-byte Folded Reload
    add t6, t6, s9
    sub a5, s0, s6
    lw s9, 56(sp)                       # 4-byte Folded Reload
    add s8, t5, s4
    pq_mulk a6, s3, a1
    sw a0, 24(sp)                       # 4-byte Folded Spill
    sw t6, 16(sp)                       # 4-byte Folded Spill
    lw a0, 48(sp)                       # 4-byte Folded Reload
    add s0, a6, s9
    sub s6, s5, s7
    lw s4, 52(sp)                       # 4-byte Folded Reload
    sw s2, 64(sp)                       # 4-byte Folded Spill
    lh t5, 12(s11)
    lh s3, -4(s11)
    sub t6, s4, t3
    sub s2, a0, s10
    sw t6, 56(sp)                       # 4-byte Folded Spill
    pq_mulk ra, ra, a1
    sw s6, 20(sp)                       # 4-byte Folded Spill
    lhu t6, -24(s11)
    pq_mulk s6, t5, a1
    lhu t5, -22(s11)
    add s10, s10, a0
    lw a0, 72(sp)                       # 4-byte Folded Reload
    sw s0, 32(sp)                       # 4-byte Folded Spill
    add s0, s4, t3
    pq_mulk s4, a7, a1
    sw s8, 36(sp)                       # 4-byte Folded Spill
    lhu t3, -20(s11)
    add a1, t0, t5
    lh a7, -8(s11)
    sw s2, 52(sp)                       # 4-byte Folded Spill
    sub s8, s9, a6
    lh a6, -2(s11)
    sub s2, t3, s6
    sw a5, 40(sp)                       # 4-byte Folded Spill
    sub s9, t6, ra
    add ra, ra, t6
    add a5, s1, a7
    sub t6, a7, s1
    add s7, s7, s5
    sub s1, t5, t0
    lhu a7, -18(s11)
    add s5, s6, t3
    sw s8, 60(sp)                       # 4-byte Folded Spill
    sub t0, s3, s4
    sub t5, a7, a3
    sub s6, t2, a4
    lw t3, 12(sp)                       # 4-byte Folded Reload
    add a7, a3, a7
    lh a2, -2(a2)
    lw s8, 16(sp)                       # 4-byte Folded Reload
    pq_mulk s7, s7, a2
    lh a3, 0(a0)
    pq_mulk a0, t3, a2
    sub t3, a6, t4
    pq_mulk a5, a5, a2
    add a6, a6, t4
    pq_mulk t4, s8, a2
    lw s8, 28(sp)                       # 4-byte Folded Reload
    add t2, a4, t2
    lw a4, 52(sp)                       # 4-byte Folded Reload
    pq_mulk s10, s10, a2
    pq_mulk t3, t3, a3
    pq_mulk t2, t2, a2
    add s3, s4, s3
    pq_mulk s4, s8, a3
    pq_mulk s8, s3, a2
    pq_mulk s3, s6, a3
    lw s6, 24(sp)                       # 4-byte Folded Reload
    pq_mulk t6, t6, a3
    pq_mulk s6, s6, a3
    pq_mulk a6, a6, a2
    lw a2, 20(sp)                       # 4-byte Folded Reload
    pq_mulk t0, t0, a3
    pq_mulk a2, a2, a3
    pq_mulk a4, a4, a3
    sub a3, t1, t4
    sw a3, 28(sp)                       # 4-byte Folded Spill
    lw a3, 40(sp)                       # 4-byte Folded Reload
    add t1, t1, t4
    add t4, a3, s4
    sw t4, 44(sp)                       # 4-byte Folded Spill
    lw t4, 36(sp)                       # 4-byte Folded Reload
    sub a3, a3, s4
    add s4, t4, a0
    sw a3, 52(sp)                       # 4-byte Folded Spill
    sub a3, t4, a0
    lw a0, 64(sp)                       # 4-byte Folded Reload
    sub t4, a0, s6
    add a0, s6, a0
    lw s6, 60(sp)                       # 4-byte Folded Reload
    sw t4, 48(sp)                       # 4-byte Folded Spill
    lw t4, 32(sp)                       # 4-byte Folded Reload
    sw a0, 40(sp)                       # 4-byte Folded Spill
    add a0, s7, t4
    sub s7, t4, s7
    add t4, a2, s6
    sub a2, s6, a2
    add s6, s0, s10
    sw a2, 64(sp)                       # 4-byte Folded Spill
    sub a2, s0, s10
    lw s0, 56(sp)                       # 4-byte Folded Reload
    add s10, s0, a4
    sub s0, s0, a4
    add a4, a5, ra
    sub ra, ra, a5
    add a5, t6, s9
    sh a3, -14(s11)
    add a3, a6, a7
    sw ra, 60(sp)                       # 4-byte Folded Spill
    sub ra, s9, t6
    sub s9, s5, s8
    sub t6, s1, s3
    sh t4, 4(s11)
    add t4, a1, t2
    sh s9, -4(s11)
    add s9, s5, s8
    sh t1, -32(s11)
    sh s4, -30(s11)
    sub s5, t5, t3
    sh t6, 26(s11)
    add s8, t3, t5
    lw t1, 28(sp)                       # 4-byte Folded Reload
    sub s4, a1, t2
    sh a0, -28(s11)
    sub t5, s2, t0
    sh s6, -26(s11)
    sh t1, -16(s11)
    sh s5, 30(s11)
    lw a1, 68(sp)                       # 4-byte Folded Reload
    lw a0, 40(sp)                       # 4-byte Folded Reload
    add t2, s3, s1
    lw t6, 44(sp)                       # 4-byte Folded Reload
    lw t3, 52(sp)                       # 4-byte Folded Reload
    sh a2, -10(s11)
    sh s7, -12(s11)
    lw s6, 64(sp)                       # 4-byte Folded Reload
    sh a0, 2(s11)
    sh s9, -20(s11)
    sh a4, -24(s11)
    sh t4, -22(s11)
    sh a3, -18(s11)
    sub t1, a7, a6
    lw a0, 48(sp)                       # 4-byte Folded Reload
    add t0, t0, s2
    lw s5, 60(sp)                       # 4-byte Folded Reload
    sh s6, 20(s11)
    sh s4, -6(s11)
    sh s0, 22(s11)
    sh s8, 14(s11)
    sh s5, -8(s11)
    lw a2, 72(sp)                       # 4-byte Folded Reload
    sh t3, 16(s11)
    sh a0, 18(s11)
    sh a5, 8(s11)
    sh t1, -2(s11)
    sh t2, 10(s11)
    sh ra, 24(s11)
    sh t6, 0(s11)
    sh t5, 28(s11)
    sh t0, 12(s11)
    sh s10, 6(s11)
    addi s11, s11, 64
    addi a2, a2, 4
    addi a1, a1, 2
    lw a0, 8(sp)                        # 4-byte Folded Reload
    bne s11, a0, .Lkpke_ntt_3
    lui a2, %hi(centred_zetas)
    lw a0, 4(sp)                        # 4-byte Folded Reload
    addi a2, a2, %lo(centred_zetas)
    addi s2, a2, 130
    addi a1, a0, 8
    addi a6, a0, 520
    addi t2, a2, 64
.Lkpke_ntt_5:
    lh a3, 4(a1)
    lh t6, -2(a1)
    lh a5, 0(t2)
    lh t4, 6(a1)
    lh t3, 2(a1)
    pq_mulk ra, t4, a5
    lh s0, 0(a1)
    pq_mulk a3, a3, a5
    lhu t1, -8(a1)
    lh a4, -4(a1)
    pq_mulk s0, s0, a5
    lh t0, -2(s2)
    pq_mulk a0, t3, a5
    lh a7, 0(s2)
    lhu t5, -6(a1)
    addi t2, t2, 2
    add s1, a3, a4
    sub a2, a4, a3
    pq_mulk a3, s1, t0
    sub a4, t5, a0
    sub s1, t1, s0
    sub t3, t6, ra
    add t1, t1, s0
    addi s2, s2, 4
    pq_mulk s0, a2, a7
    add a5, ra, t6
    pq_mulk a2, t3, a7
    add a0, a0, t5
    sub a7, t1, a3
    sub s3, s1, s0
    pq_mulk a5, a5, t0
    add s4, a2, a4
    sh s3, 4(a1)
    sub s5, a4, a2
    sh s4, 2(a1)
    add a3, a3, t1
    sh a7, -4(a1)
    sub s6, a0, a5
    add s0, s0, s1
    sh a3, -8(a1)
    sh s6, -2(a1)
    add a0, a0, a5
    sh a0, -6(a1)
    sh s0, 0(a1)
    sh s5, 6(a1)
    addi a1, a1, 16
    bne a1, a6, .Lkpke_ntt_5
    lw ra, 124(sp)                      # 4-byte Folded Reload
    lw s0, 120(sp)                      # 4-byte Folded Reload
    lw s1, 116(sp)                      # 4-byte Folded Reload
    lw s4, 104(sp)                      # 4-byte Folded Reload
    lw s6, 96(sp)                       # 4-byte Folded Reload
    lw s2, 112(sp)                      # 4-byte Folded Reload
    lw s7, 92(sp)                       # 4-byte Folded Reload
    lw s5, 100(sp)                      # 4-byte Folded Reload
    lw s3, 108(sp)                      # 4-byte Folded Reload
    lw s11, 76(sp)                      # 4-byte Folded Reload
    lw s9, 84(sp)                       # 4-byte Folded Reload
    lw s8, 88(sp)                       # 4-byte Folded Reload
    lw s10, 80(sp)                      # 4-byte Folded Reload
    addi sp, sp, 128
    jalr zero, 0(ra)
.Lfunc_end0:
	.size	kpke_ntt, .Lfunc_end0-kpke_ntt
                                        # -- End function
	.type	centred_zetas,@object           # @centred_zetas
	.section	.rodata,"a",@progbits
	.p2align	1, 0x0
centred_zetas:
	.half	1                               # 0x1
	.half	63936                           # 0xf9c0
	.half	64787                           # 0xfd13
	.half	65496                           # 0xffd8
	.half	64849                           # 0xfd51
	.half	630                             # 0x276
	.half	64104                           # 0xfa68
	.half	848                             # 0x350
	.half	1062                            # 0x426
	.half	64126                           # 0xfa7e
	.half	193                             # 0xc1
	.half	797                             # 0x31d
	.half	64993                           # 0xfde1
	.half	65467                           # 0xffbb
	.half	569                             # 0x239
	.half	63953                           # 0xf9d1
	.half	296                             # 0x128
	.half	64654                           # 0xfc8e
	.half	1339                            # 0x53b
	.half	1476                            # 0x5c4
	.half	65253                           # 0xfee5
	.half	56                              # 0x38
	.half	64447                           # 0xfbbf
	.half	1333                            # 0x535
	.half	1426                            # 0x592
	.half	64301                           # 0xfb2d
	.half	535                             # 0x217
	.half	65089                           # 0xfe41
	.half	64600                           # 0xfc58
	.half	65086                           # 0xfe3e
	.half	64181                           # 0xfab5
	.half	821                             # 0x335
	.half	289                             # 0x121
	.half	331                             # 0x14b
	.half	65460                           # 0xffb4
	.half	63963                           # 0xf9db
	.half	1197                            # 0x4ad
	.half	64511                           # 0xfbff
	.half	64484                           # 0xfbe4
	.half	64262                           # 0xfb06
	.half	650                             # 0x28a
	.half	64184                           # 0xfab8
	.half	64720                           # 0xfcd0
	.half	632                             # 0x278
	.half	65072                           # 0xfe30
	.half	33                              # 0x21
	.half	1320                            # 0x528
	.half	64122                           # 0xfa7a
	.half	64526                           # 0xfc0e
	.half	1435                            # 0x59b
	.half	807                             # 0x327
	.half	452                             # 0x1c4
	.half	1438                            # 0x59e
	.half	65075                           # 0xfe33
	.half	1534                            # 0x5fe
	.half	64609                           # 0xfc61
	.half	64854                           # 0xfd56
	.half	64824                           # 0xfd38
	.half	1481                            # 0x5c9
	.half	648                             # 0x288
	.half	64681                           # 0xfca9
	.half	65317                           # 0xff25
	.half	1227                            # 0x4cb
	.half	910                             # 0x38e
	.half	17                              # 0x11
	.half	64968                           # 0xfdc8
	.half	583                             # 0x247
	.half	64856                           # 0xfd58
	.half	1637                            # 0x665
	.half	723                             # 0x2d3
	.half	64495                           # 0xfbef
	.half	1100                            # 0x44c
	.half	1409                            # 0x581
	.half	64869                           # 0xfd65
	.half	65488                           # 0xffd0
	.half	233                             # 0xe9
	.half	756                             # 0x2f4
	.half	64363                           # 0xfb6b
	.half	65222                           # 0xfec6
	.half	65257                           # 0xfee9
	.half	63910                           # 0xf9a6
	.half	1651                            # 0x673
	.half	64996                           # 0xfde4
	.half	63996                           # 0xf9fc
	.half	64054                           # 0xfa36
	.half	952                             # 0x3b8
	.half	1461                            # 0x5b5
	.half	64894                           # 0xfd7e
	.half	939                             # 0x3ab
	.half	64515                           # 0xfc03
	.half	64644                           # 0xfc84
	.half	64595                           # 0xfc53
	.half	733                             # 0x2dd
	.half	64544                           # 0xfc20
	.half	268                             # 0x10c
	.half	641                             # 0x281
	.half	1584                            # 0x630
	.half	64505                           # 0xfbf9
	.half	64244                           # 0xfaf4
	.half	65427                           # 0xff93
	.half	375                             # 0x177
	.half	64756                           # 0xfcf4
	.half	64297                           # 0xfb29
	.half	1645                            # 0x66d
	.half	1063                            # 0x427
	.half	319                             # 0x13f
	.half	64980                           # 0xfdd4
	.half	757                             # 0x2f5
	.half	64306                           # 0xfb32
	.half	561                             # 0x231
	.half	64673                           # 0xfca1
	.half	64801                           # 0xfd21
	.half	65011                           # 0xfdf3
	.half	1092                            # 0x444
	.half	403                             # 0x193
	.half	1026                            # 0x402
	.half	1143                            # 0x477
	.half	64357                           # 0xfb65
	.half	64982                           # 0xfdd6
	.half	886                             # 0x376
	.half	63929                           # 0xf9b9
	.half	1212                            # 0x4bc
	.half	64081                           # 0xfa51
	.half	1029                            # 0x405
	.half	64317                           # 0xfb3d
	.half	65142                           # 0xfe76
	.half	885                             # 0x375
	.half	64361                           # 0xfb69
	.size	centred_zetas, 256

	.section	".note.GNU-stack","",@progbits
