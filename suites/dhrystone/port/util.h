/* What Dhrystone of riscv-tests includes under this name: where it is timed, its clock, and its printing.
   Source: the calls in its dhrystone_main.c and dhrystone.h. SPDX-License-Identifier: Apache-2.0 */

#ifndef INSTAR_DHRYSTONE_UTIL_H
#define INSTAR_DHRYSTONE_UTIL_H

#include "timed.h"

/* The macro Start_Timer reads mcycle by this name. */
#define read_csr(name) ((long)suite_cycles())

#define setStats(on) ((on) ? suite_begin() : suite_end())

/* Printed, since what is right stands there: "should be". */
int printf(const char *format, ...);
#define debug_printf printf

/* Runs of the rule (suite.toml) in place of the number in dhrystone.h. */
#undef NUMBER_OF_RUNS
#define NUMBER_OF_RUNS RUNS

/* It is called by ours. */
#define main dhrystone_main

#endif
