// What riscv-arch-test 2.x asks of a target: how a test starts, ends, and where its signature lies.
// Source: own, after the macros that the test format specification names.
#define RVMODEL_BOOT      \
  .global _start;         \
_start:

#define RVMODEL_HALT      \
  li t1, 1;               \
  la t0, tohost;          \
1:                        \
  sw t1, 0(t0);           \
  sw zero, 4(t0);         \
  j 1b;

#define RVMODEL_DATA_BEGIN                    \
  .pushsection .tohost, "aw", @progbits;      \
  .balign 8;                                  \
  .global tohost;                             \
tohost:                                       \
  .dword 0;                                   \
  .popsection;                                \
  .balign 16;                                 \
  .global begin_signature;                    \
begin_signature:

#define RVMODEL_DATA_END      \
  .balign 16;                 \
  .global end_signature;      \
end_signature:

#define RVMODEL_IO_INIT
#define RVMODEL_IO_WRITE_STR(register, text)
#define RVMODEL_IO_CHECK()
#define RVMODEL_IO_ASSERT_GPR_EQ(scratch, register, value)
#define RVMODEL_SET_MSW_INT
#define RVMODEL_CLEAR_MSW_INT
#define RVMODEL_CLEAR_MTIMER_INT
#define RVMODEL_CLEAR_MEXT_INT

// Instructions under the names that they bore before their ratification; the tests use no other amounts.
.macro grevi rd, rs, amount
  .if \amount != 7
    .error "grevi with an amount other than 7"
  .endif
  brev8 \rd, \rs
.endm

.macro shfli rd, rs, amount
  .if \amount != 15
    .error "shfli with an amount other than 15"
  .endif
  zip \rd, \rs
.endm

.macro unshfli rd, rs, amount
  .if \amount != 15
    .error "unshfli with an amount other than 15"
  .endif
  unzip \rd, \rs
.endm
