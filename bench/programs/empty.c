/* What a call costs that does nothing. Source: own. SPDX-License-Identifier: Apache-2.0 */

void empty(void);

void empty(void) {
}
