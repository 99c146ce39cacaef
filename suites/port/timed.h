/* What is timed lies between these two, whatever the benchmark calls its timer. SPDX-License-Identifier: Apache-2.0 */

#ifndef INSTAR_SUITES_TIMED_H
#define INSTAR_SUITES_TIMED_H

/* The first instruction of each is where `instar suite` begins and ends; they do nothing. */
void suite_begin(void);
void suite_end(void);

/* Cycles since the start, the lower 32 bits: the clock that a core's model keeps. */
unsigned suite_cycles(void);

#endif
