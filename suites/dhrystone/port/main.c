/* Calls Dhrystone, as often as the rule says. SPDX-License-Identifier: Apache-2.0 */

int dhrystone_main(int argc, char **argv);

int main(void) {
    int failed = 0;
    for (int n = 0; n < MAINS; n++) {
        failed |= dhrystone_main(0, 0);
    }
    return failed;
}
