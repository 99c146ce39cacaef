# sm3_compress of sm3, variant "zvk" of design "marian", scheduled for marian:
# 502 -> 435 cycles, 386 -> 386 bytes, proved equal to what came.
# No order takes fewer than 82 cycles (issue slots: 87, 1 a cycle).
# Assumed: vector registers have 512 bits, and vstart is 0 where the function is called.
# Assumed: what a vector instruction leaves in agnostic elements follows from its operands.
# Effort 1 (3,000 orders), seed 1.
# Made by Instar:
# {
#  "form": 1,
#  "instar": "0.2.0.dev1917+g1903e8ac24",
#  "commit": "1903e8ac24039ecd75f78b70df01971ed269a429",
#  "command": "instar schedule sm3 sm3_compress --core marian --design marian --variant zvk --effort 1 --out sm3_compress.S",
#  "inputs": {
#   "design marian": "4b2625e1608e17fa",
#   "workload sm3": "070343f9375d30cf",
#   "core marian": "dde565d8fc5eebf1"
#  },
#  "builds": [
#   {
#    "compiler": "clang version 22.1.8",
#    "flags": "--target=riscv64-unknown-elf -march=rv64imc_zve64x_zvl512b_zvkb_zvkg_zvkned_zvknhb_zvksed_zvksh -mabi=lp64 -mcmodel=medany -O3 -g -ffreestanding -fno-pic -nostdinc -fno-vectorize -fno-slp-vectorize"
#   }
#  ],
#  "body": "566609aea0083818"
# }

    .include "xscalar.inc"
	.text
	.globl	sm3_compress                    # -- Begin function sm3_compress
	.p2align	1
	.type	sm3_compress,@function
sm3_compress:                           # @sm3_compress
    andi a2, a1, 3
    beq a2, zero, .Lsm3_compress_3
    addi a2, zero, 32
    vsetvli zero, a2, e8, m2, ta, ma
    vle8.v v16, (a1)
    vsetivli zero, 8, e32, m2, ta, ma
    vle32.v v8, (a0)
    addi a1, a1, 32
    andi a2, a1, 3
    beq a2, zero, .Lsm3_compress_4
.Lsm3_compress_2:
    addi a2, zero, 32
    vsetvli zero, a2, e8, m2, ta, ma
    vle8.v v12, (a1)
    jal zero, .Lsm3_compress_5
.Lsm3_compress_3:
    vsetivli zero, 8, e32, m2, ta, ma
    vle32.v v16, (a1)
    addi a1, a1, 32
    vsetivli zero, 8, e32, m2, ta, ma
    vle32.v v8, (a0)
    andi a2, a1, 3
    bne a2, zero, .Lsm3_compress_2
.Lsm3_compress_4:
    vle32.v v12, (a1)
.Lsm3_compress_5:
    vsetivli zero, 8, e32, m2, ta, ma
    vslidedown.vi v20, v16, 4
    vrev8.v v10, v8
    vsm3me.vv v14, v12, v16
    vsm3c.vi v10, v16, 0
    vslidedown.vi v18, v16, 2
    vslideup.vi v20, v12, 4
    vsm3me.vv v16, v14, v12
    vsm3c.vi v10, v18, 1
    vsm3c.vi v10, v20, 2
    vslidedown.vi v22, v20, 2
    vsm3c.vi v10, v22, 3
    vsm3c.vi v10, v12, 4
    vslidedown.vi v24, v12, 2
    vsm3c.vi v10, v24, 5
    vslidedown.vi v12, v12, 4
    vsm3me.vv v18, v16, v14
    vslideup.vi v12, v14, 4
    vsm3c.vi v10, v12, 6
    vsm3me.vv v20, v18, v16
    vsm3me.vv v22, v20, v18
    vslidedown.vi v12, v12, 2
    vsm3c.vi v10, v12, 7
    vsm3me.vv v26, v22, v20
    vsm3c.vi v10, v14, 8
    vslidedown.vi v12, v14, 2
    vsm3c.vi v10, v12, 9
    vslidedown.vi v12, v14, 4
    vslideup.vi v12, v16, 4
    vsm3c.vi v10, v12, 10
    vslidedown.vi v12, v12, 2
    vsm3c.vi v10, v12, 11
    vsm3c.vi v10, v16, 12
    vslidedown.vi v12, v16, 2
    vslidedown.vi v14, v22, 2
    vsm3me.vv v28, v26, v22
    vsm3c.vi v10, v12, 13
    vslidedown.vi v12, v16, 4
    vslideup.vi v12, v18, 4
    vsm3c.vi v10, v12, 14
    vslidedown.vi v12, v12, 2
    vsm3c.vi v10, v12, 15
    vslidedown.vi v24, v26, 4
    vsm3c.vi v10, v18, 16
    vslidedown.vi v12, v18, 2
    vsm3c.vi v10, v12, 17
    vslidedown.vi v12, v18, 4
    vslideup.vi v12, v20, 4
    vsm3c.vi v10, v12, 18
    vslidedown.vi v12, v12, 2
    vsm3c.vi v10, v12, 19
    vslideup.vi v24, v28, 4
    vsm3c.vi v10, v20, 20
    vslidedown.vi v12, v20, 2
    vsm3c.vi v10, v12, 21
    vslidedown.vi v12, v20, 4
    vslideup.vi v12, v22, 4
    vsm3c.vi v10, v12, 22
    vslidedown.vi v12, v12, 2
    vsm3c.vi v10, v12, 23
    vslidedown.vi v12, v22, 4
    vsm3c.vi v10, v22, 24
    vsm3c.vi v10, v14, 25
    vslideup.vi v12, v26, 4
    vsm3c.vi v10, v12, 26
    vslidedown.vi v12, v12, 2
    vslidedown.vi v14, v26, 2
    vsm3c.vi v10, v12, 27
    vsm3c.vi v10, v26, 28
    vsm3c.vi v10, v14, 29
    vslidedown.vi v12, v24, 2
    vsm3c.vi v10, v24, 30
    vsm3c.vi v10, v12, 31
    vrev8.v v10, v10
    vxor.vv v8, v10, v8
    vse32.v v8, (a0)
    jalr zero, 0(ra)
.Lfunc_end0:
	.size	sm3_compress, .Lfunc_end0-sm3_compress
                                        # -- End function
	.section	".note.GNU-stack","",@progbits
