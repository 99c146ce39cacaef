/* CoreMark's port to a bare RISC-V hart under Instar: types, no floating point, static memory, one context.
   Source: the porting guide of CoreMark (its README and docs), which says what this file must define.
   SPDX-License-Identifier: Apache-2.0 */

#ifndef CORE_PORTME_H
#define CORE_PORTME_H

#include <stddef.h>
#include <stdint.h>

/* CoreMark's main is called by ours, once or twice. */
#define main coremark_main
#define MAIN_HAS_NOARGC 1
#define MAIN_HAS_NORETURN 0

#define HAS_FLOAT 0
#define HAS_TIME_H 0
#define USE_CLOCK 0
#define HAS_STDIO 1
#define HAS_PRINTF 1

typedef int16_t ee_s16;
typedef uint16_t ee_u16;
typedef int32_t ee_s32;
typedef uint8_t ee_u8;
typedef uint32_t ee_u32;
typedef uintptr_t ee_ptr_int;
typedef size_t ee_size_t;
typedef float ee_f32; /* not used without HAS_FLOAT */

/* The next multiple of 4. */
#define align_mem(x) ((void *)(((ee_ptr_int)(x) + 3) & ~(ee_ptr_int)3))

#define CORETIMETYPE ee_u32
typedef ee_u32 CORE_TICKS;

#define SEED_METHOD SEED_VOLATILE
#define MEM_METHOD MEM_STATIC
#define MULTITHREAD 1

/* Both stand in the result of `instar suite`, whole. */
#define COMPILER_VERSION "see the result"
#define COMPILER_FLAGS "see the result"
#define MEM_LOCATION "STATIC"

typedef struct {
    ee_u8 portable_id;
} core_portable;

extern ee_u32 default_num_contexts;

void portable_init(core_portable *p, int *argc, char *argv[]);
void portable_fini(core_portable *p);

#endif
