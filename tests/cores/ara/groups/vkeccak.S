# Sequences with vkeccak.vi, for `python -m tests.cores.ara_groups`. SPDX-License-Identifier: Apache-2.0

.macro keccak vd, imm
    .word 0xa6092077 | \imm << 20 | \vd << 7
.endm
.macro aesem vd, vs2
    .word 0xa2012077 | \vs2 << 20 | \vd << 7
.endm

# = keccak
vsetvli zero, t2, e64, m4, ta, ma
keccak 8, 0
# = keccak_twelve_rounds
vsetvli zero, t2, e64, m4, ta, ma
keccak 8, 1
# = keccak_two_states
vsetvli zero, t3, e64, m8, ta, ma
keccak 8, 0
# = keccak_of_eight_registers
vsetvli zero, t2, e64, m8, ta, ma
keccak 8, 0
# = keccak_again
vsetvli zero, t2, e64, m4, ta, ma
keccak 8, 0
keccak 8, 0
# = keccak_of_others
vsetvli zero, t2, e64, m4, ta, ma
keccak 8, 0
keccak 12, 0
keccak 16, 0
keccak 20, 0
keccak 24, 0
keccak 28, 0
keccak 8, 0
# = keccak_and_add
vsetvli zero, t2, e64, m4, ta, ma
keccak 8, 0
vadd.vv v12, v8, v8
# = add_and_keccak
vsetvli zero, t2, e64, m4, ta, ma
vadd.vv v8, v12, v16
keccak 8, 0
# = keccak_over_what_is_read
vsetvli zero, t2, e64, m4, ta, ma
vmul.vv v12, v8, v16
keccak 8, 0
vmv.v.i v8, 3
# = load_keccak_store
vsetvli zero, t2, e64, m8, ta, ma
vle64.v v8, (a0)
keccak 8, 0
vse64.v v8, (a0)
# = load_keccak_store_partly within 1
vsetivli zero, 25, e64, m8, ta, ma
vle64.v v0, (a0)
vsetvli zero, t2, e64, m8, tu, ma
keccak 0, 0
vsetivli zero, 25, e64, m8, ta, ma
vse64.v v0, (a0)
# = two_blocks within 1
vsetivli zero, 25, e64, m8, ta, ma
vle64.v v0, (a0)
vsetvli zero, t2, e64, m8, tu, ma
keccak 0, 0
vsetvli zero, t4, e8, m8, ta, ma
vse8.v v0, (a1)
vsetvli zero, t2, e64, m8, tu, ma
keccak 0, 0
vsetvli zero, t4, e8, m8, ta, ma
vse8.v v0, (a1)
# = keccak_beside_others
vsetvli zero, t2, e64, m4, ta, ma
keccak 8, 0
vadd.vv v12, v16, v20
vmul.vv v16, v20, v24
vadd.vv v28, v8, v12
