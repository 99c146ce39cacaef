/* Numbers of the parameter set, made by vectors/constants.py.
   Source: SIKE specification, round 3 (2020-10-01), §1.6. SPDX-License-Identifier: Apache-2.0 */

#include "constants.h"

#if SIKE_SET == 434
const uint64_t sike_p[SIKE_WORDS] = {
    0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xfdc1767ae2ffffff,
    0x7bc65c783158aea3, 0x6cfc5fd681c52056, 0x0002341f27177344,
};
const uint64_t sike_2p[SIKE_WORDS] = {
    0xfffffffffffffffe, 0xffffffffffffffff, 0xffffffffffffffff, 0xfb82ecf5c5ffffff,
    0xf78cb8f062b15d47, 0xd9f8bfad038a40ac, 0x0004683e4e2ee688,
};
const uint64_t sike_4p[SIKE_WORDS] = {
    0xfffffffffffffffc, 0xffffffffffffffff, 0xffffffffffffffff, 0xf705d9eb8bffffff,
    0xef1971e0c562ba8f, 0xb3f17f5a07148159, 0x0008d07c9c5dcd11,
};
const uint64_t sike_8p[SIKE_WORDS] = {
    0xfffffffffffffff8, 0xffffffffffffffff, 0xffffffffffffffff, 0xee0bb3d717ffffff,
    0xde32e3c18ac5751f, 0x67e2feb40e2902b3, 0x0011a0f938bb9a23,
};
const uint64_t sike_p_plus_1[SIKE_WORDS] = {
    0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xfdc1767ae3000000,
    0x7bc65c783158aea3, 0x6cfc5fd681c52056, 0x0002341f27177344,
};
const uint64_t sike_one[SIKE_WORDS] = {
    0x000000000000742c, 0x0000000000000000, 0x0000000000000000, 0xb90ff404fc000000,
    0xd801a4fb559facd4, 0xe93254545f77410c, 0x0000eceea7bd2eda,
};
const uint64_t sike_r2[SIKE_WORDS] = {
    0x28e55b65dcd69b30, 0xacec7367768798c2, 0xab27973f8311688d, 0x175cc6af8d6c7c0b,
    0xabcd92bf2dde347e, 0x69e16a61c7686d9a, 0x000025a89bcdd12a,
};
const sike_basis sike_basis_2 = {
{
    0x05adf455c5c345bf, 0x91935c5cc767ac2b, 0xafe4e879951f0257, 0x70e792dc89fa27b1,
    0xf797f526bb48c8cd, 0x2181db6131af621f, 0x00000a1c08b1ecc4, 0x74840eb87cda7788,
    0x2971aa0ecf9f9d0b, 0xcb5732bdf41715d5, 0x8cd8e51f7aacffaa, 0xa7f424730d7e419f,
    0xd671eb919a179e8c, 0x0000ffa26c5a924a,
},
{
    0xfec6e64588b7273b, 0xd2a626d74cbbf1c6, 0xf8f58f07a78098c7, 0xe23941f470841b03,
    0x1b63eda2045538dd, 0x735cfeb0ffd49215, 0x0001c4cb77542876, 0xadb0f733c17ffdd6,
    0x6affbd037da0a050, 0x680ec43db144e02f, 0x1e2e5d5ff524e374, 0xe2dda115260e2995,
    0xa6e4b552e2ede508, 0x00018eccddf4b53e,
},
{
    0x01ba4db518cd6c7d, 0x2cb0251fe3cc0611, 0x259b0c6949a9121b, 0x60e17ac16d2f82ad,
    0x3aa41f1ce175d92d, 0x413fbe6a9b9bc4f3, 0x00022a81d8d55643, 0xb8adbc70fc82e54a,
    0xef9cddb0d5fadded, 0x5820c734c80096a0, 0x7799994baa96e0e4, 0x044961599e379af8,
    0xdb2b94fbf09f27e2, 0x0000b87fc716c0c6,
},
};
const sike_basis sike_basis_3 = {
{
    0x6e5497556edd48a3, 0x2a61b501546f1c05, 0xeb919446d049887d, 0x5864a4a69d450c4f,
    0xb883f276a6490d2b, 0x22cc287022d5f5b9, 0x0001bed4772e551f, 0x0000000000000000,
    0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
    0x0000000000000000, 0x0000000000000000,
},
{
    0xfae2a3f93d8b6b8e, 0x494871f51700fe1c, 0xef1a94228413c27c, 0x498ff4a4af60bd62,
    0xb00ad2a708267e8a, 0xf4328294e017837f, 0x000034080181d8ae, 0x0000000000000000,
    0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
    0x0000000000000000, 0x0000000000000000,
},
{
    0x283b34fafefdc8e4, 0x9208f44977c3e647, 0x7deae962816f4e9a, 0x68a2ba8aa262ec9d,
    0x8176f112ea43f45b, 0x02106d022634f504, 0x00007e8a50f02e37, 0xb378b7c1da22ccb1,
    0x6d089c99ad1d9230, 0xebe15711813e2369, 0x2b35a68239d48a53, 0x445f6fd138407c93,
    0xbef93b29a3f6b54b, 0x000173fa910377d3,
},
};
const sike_window sike_windows[SIKE_WINDOWS] = {
    {3, 2}, {10, 15}, {7, 9}, {5, 8}, {6, 14}, {5, 12}, {3, 2}, {8, 8}, {4, 5}, {7, 15}, {5, 8},
    {6, 15}, {4, 6}, {5, 6}, {9, 3}, {6, 2}, {3, 0}, {11, 10}, {5, 9}, {5, 13}, {2, 1}, {8, 12},
    {4, 3}, {7, 7}, {7, 1}, {8, 10}, {5, 8}, {6, 11}, {4, 2}, {8, 15}, {5, 14}, {2, 1}, {10, 11},
    {6, 12}, {5, 14}, {4, 3}, {8, 11}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15},
    {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15},
    {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15},
    {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15},
    {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {3, 2},
};
const uint8_t sike_strategy_2[SIKE_E2 / 2 - 1] = {
    48, 28, 16, 8, 4, 2, 1, 1, 2, 1, 1, 4, 2, 1, 1, 2, 1, 1, 8, 4, 2, 1, 1, 2, 1, 1, 4, 2, 1, 1,
    2, 1, 1, 12, 8, 4, 2, 1, 1, 2, 1, 1, 4, 2, 1, 1, 2, 1, 1, 5, 3, 2, 1, 1, 1, 1, 2, 1, 1, 1,
    21, 12, 7, 4, 2, 1, 1, 2, 1, 1, 3, 2, 1, 1, 1, 1, 5, 3, 2, 1, 1, 1, 1, 2, 1, 1, 1, 9, 5, 3,
    2, 1, 1, 1, 1, 2, 1, 1, 1, 4, 2, 1, 1, 1, 2, 1, 1,
};
const uint8_t sike_strategy_3[SIKE_E3 - 1] = {
    65, 33, 17, 9, 5, 4, 2, 1, 1, 2, 1, 1, 2, 1, 1, 1, 4, 2, 1, 1, 1, 2, 1, 1, 8, 4, 2, 1, 1, 1,
    2, 1, 1, 4, 2, 1, 1, 2, 1, 1, 16, 8, 4, 2, 1, 1, 1, 2, 1, 1, 4, 2, 1, 1, 2, 1, 1, 8, 4, 2, 1,
    1, 2, 1, 1, 4, 2, 1, 1, 2, 1, 1, 32, 16, 8, 4, 2, 1, 1, 1, 2, 1, 1, 4, 2, 1, 1, 2, 1, 1, 8,
    4, 2, 1, 1, 2, 1, 1, 4, 2, 1, 1, 2, 1, 1, 16, 8, 4, 2, 1, 1, 2, 1, 1, 4, 2, 1, 1, 2, 1, 1, 8,
    4, 2, 1, 1, 2, 1, 1, 4, 2, 1, 1, 2, 1, 1,
};
#else
const uint64_t sike_p[SIKE_WORDS] = {
    0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffffff, 0xeeafffffffffffff, 0xe3ec968549f878a8, 0xda959b1a13f7cc76,
    0x084e9867d6ebe876, 0x8562b5045cb25748, 0x0e12909f97badc66, 0x00006fe5d541f71c,
};
const uint64_t sike_2p[SIKE_WORDS] = {
    0xfffffffffffffffe, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffffff, 0xdd5fffffffffffff, 0xc7d92d0a93f0f151, 0xb52b363427ef98ed,
    0x109d30cfadd7d0ed, 0x0ac56a08b964ae90, 0x1c25213f2f75b8cd, 0x0000dfcbaa83ee38,
};
const uint64_t sike_4p[SIKE_WORDS] = {
    0xfffffffffffffffc, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffffff, 0xbabfffffffffffff, 0x8fb25a1527e1e2a3, 0x6a566c684fdf31db,
    0x213a619f5bafa1db, 0x158ad41172c95d20, 0x384a427e5eeb719a, 0x0001bf975507dc70,
};
const uint64_t sike_8p[SIKE_WORDS] = {
    0xfffffffffffffff8, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
    0xffffffffffffffff, 0x757fffffffffffff, 0x1f64b42a4fc3c547, 0xd4acd8d09fbe63b7,
    0x4274c33eb75f43b6, 0x2b15a822e592ba40, 0x709484fcbdd6e334, 0x00037f2eaa0fb8e0,
};
const uint64_t sike_p_plus_1[SIKE_WORDS] = {
    0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
    0x0000000000000000, 0xeeb0000000000000, 0xe3ec968549f878a8, 0xda959b1a13f7cc76,
    0x084e9867d6ebe876, 0x8562b5045cb25748, 0x0e12909f97badc66, 0x00006fe5d541f71c,
};
const uint64_t sike_one[SIKE_WORDS] = {
    0x00000000000249ad, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
    0x0000000000000000, 0x8310000000000000, 0x5527b1e4375c6c66, 0x697797bf3f4f24d0,
    0xc89db7b2ac5c4e2e, 0x4ca4b439d2076956, 0x10f7926c7512c7e9, 0x00002d5b24bce5e2,
};
const uint64_t sike_r2[SIKE_WORDS] = {
    0x233046449dad4058, 0xdb010161a696452a, 0x5e36941472e3fd8e, 0xf40bfe2082a2e706,
    0x4932cca8904f8751, 0x1f735f1f1ee7fc81, 0xa24f4d80c1048e18, 0xb56c383ccdb607c5,
    0x441dd47b735f9c90, 0x5673ed2c6a6ac82a, 0x06c905261132294b, 0x000041ad830f1f35,
};
const sike_basis sike_basis_2 = {
{
    0x884f46b74000baa8, 0xba52630f939dec20, 0xc16fb97ba714a04d, 0x082536745b1ab3db,
    0x1117157f446f9e82, 0xd2f27d621a018490, 0x6b24ab523d544bcd, 0x9307d6aa2ea85c94,
    0xe1a096729528f20f, 0x896446f868f3255c, 0x2401d996b1bff8a5, 0x00000ef8786a5c0a,
    0xaeb78b3b96f59394, 0xab26681e29c90b74, 0xe520ac30fdc4acf1, 0x870aaae3a4b8111b,
    0xf875bdb738d64eff, 0x50109a7ecd7ed6bc, 0x4cc64848ff0c56fb, 0xe617cb6c519102c9,
    0x9c74b3835921e609, 0xc91ddae4a35a7146, 0x7fc82a155c1b9129, 0x0000214fa6b980b3,
},
{
    0x0f93cc38680a8ca9, 0x762e733822e7fed7, 0xe549f005ac0adb67, 0x94a71fdd2c43a4ed,
    0xd48645c2b04721c5, 0x432da1fe4d4ca4dc, 0xbc99655faa7a80e8, 0xb2c6d502bcfd4823,
    0xee92f40ca2ec8bdb, 0x7b074132efb6d16c, 0x3340b46fa38a7633, 0x0000215749657f6c,
    0xecff375bf3079f4c, 0xfbfe74b043e80ef3, 0x17376cbe3c5c7ad1, 0xc06327a7e29cdbf2,
    0x2111649c438bf3d4, 0xc1f9298261ba2e97, 0x1f9fece869cfd1c2, 0x01a39b4fc9346d62,
    0x147cd1d3e82a3c9f, 0xde84e9d249e533ee, 0x1c48a5adfb7c578d, 0x000061aca0b82e1d,
},
{
    0x1600c525d41059f1, 0xa596899a0a1d83f7, 0x6bfdeed6d2b23f35, 0x5c7e707270c23910,
    0x276ca1a4e8369411, 0xb193651a602925a0, 0x243d239f1ca1f04a, 0x543dc6da457860ad,
    0xcda590f325181de9, 0xd3ab7acfda80b395, 0x6c97468580fddf7b, 0x0000352a3e5c4c77,
    0x9b794f9fd1cc3ee8, 0xdb32e40a9b2fd23e, 0x26192a2542e42b67, 0xa18e94fca045bce7,
    0x96dc1bc38e7cda2d, 0x9a1d91b752487de2, 0xcc63763987436da3, 0x1316717aaccc551d,
    0xc4c368a4632afe72, 0x4b6ea85c9ccd5710, 0x7a12cad582c7bc9a, 0x00001c7e240149bf,
},
};
const sike_basis sike_basis_3 = {
{
    0x85691aaf4015f88c, 0x7478c5b8c36e9631, 0x7ef2a185de4dd6e2, 0x943bbee46beb9dc7,
    0x1a3ec62798792d22, 0x791bc4b084b31d69, 0x03dbe6522cea17c4, 0x04749aa65d665d83,
    0x3d52b5c45ef450f3, 0x0b4219848e36947d, 0xa4cf7070466bde27, 0x0000334b1fa6d193,
    0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
    0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
    0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
},
{
    0x8e7cb3fa53211340, 0xd67ce54f7a05eee0, 0xfddc2c8bce46fc38, 0x08587fae3110df1e,
    0xd6b8246fa22b058b, 0x4dac3acc905a5dbd, 0x51d0bf2fadced3e8, 0xe5a2406df6484425,
    0x907f177584f671b8, 0x4738a2ffcced051c, 0x2b0067b4177e4853, 0x00002806ac948d3d,
    0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
    0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
    0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
},
{
    0xb56457016d1d6d1c, 0x03deccb38f39c491, 0xdfb910ac8a559452, 0xa9d0f17d1ff24883,
    0x8562bbaf515c248c, 0x249b2a6ddb1cb67d, 0x3131af96fb46835c, 0xe10258398480c3e1,
    0xeab5e2b872d4fab1, 0xb71e63875faeb1df, 0xf8384d4f13757cf6, 0x0000361ec9b09912,
    0x58c967899ed16ef4, 0x81998376dc622a4b, 0x3d1c1dcfe0b12681, 0x9347debb953e1730,
    0x9abb344d3a82c2d7, 0xe4881bd2820552b2, 0x0037247923d90266, 0x2e3156edb157e5a5,
    0xf86a46a7506823f7, 0x8fe5523a7b7f1cfc, 0xfa3cffa38372f67b, 0x0000692dce85ffbd,
},
};
const sike_window sike_windows[SIKE_WINDOWS] = {
    {5, 15}, {7, 11}, {6, 10}, {2, 0}, {10, 15}, {4, 3}, {6, 3}, {9, 3}, {8, 4}, {5, 4}, {9, 9},
    {4, 7}, {7, 11}, {5, 11}, {5, 5}, {4, 3}, {8, 12}, {3, 2}, {9, 10}, {5, 8}, {5, 5}, {4, 2},
    {10, 8}, {4, 3}, {6, 5}, {6, 4}, {6, 11}, {5, 4}, {8, 0}, {9, 9}, {3, 2}, {4, 1}, {9, 12},
    {4, 7}, {5, 5}, {6, 14}, {6, 15}, {2, 0}, {9, 14}, {4, 5}, {5, 6}, {5, 4}, {5, 5}, {7, 13},
    {7, 6}, {9, 9}, {4, 7}, {6, 15}, {4, 1}, {8, 14}, {5, 11}, {8, 15}, {6, 12}, {6, 5}, {2, 0},
    {9, 10}, {7, 9}, {4, 7}, {8, 7}, {8, 10}, {8, 14}, {4, 6}, {6, 11}, {5, 15}, {5, 15},
    {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15},
    {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15},
    {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15},
    {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15},
    {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15},
    {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15},
    {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15}, {5, 15},
    {5, 15}, {4, 6},
};
const uint8_t sike_strategy_2[SIKE_E2 / 2 - 1] = {
    80, 48, 27, 15, 8, 4, 2, 1, 1, 2, 1, 1, 4, 2, 1, 1, 2, 1, 1, 7, 4, 2, 1, 1, 2, 1, 1, 3, 2, 1,
    1, 1, 1, 12, 7, 4, 2, 1, 1, 2, 1, 1, 3, 2, 1, 1, 1, 1, 5, 3, 2, 1, 1, 1, 1, 2, 1, 1, 1, 21,
    12, 7, 4, 2, 1, 1, 2, 1, 1, 3, 2, 1, 1, 1, 1, 5, 3, 2, 1, 1, 1, 1, 2, 1, 1, 1, 9, 5, 3, 2, 1,
    1, 1, 1, 2, 1, 1, 1, 4, 2, 1, 1, 1, 2, 1, 1, 33, 20, 12, 7, 4, 2, 1, 1, 2, 1, 1, 3, 2, 1, 1,
    1, 1, 5, 3, 2, 1, 1, 1, 1, 2, 1, 1, 1, 8, 5, 3, 2, 1, 1, 1, 1, 2, 1, 1, 1, 4, 2, 1, 1, 2, 1,
    1, 16, 8, 4, 2, 1, 1, 1, 2, 1, 1, 4, 2, 1, 1, 2, 1, 1, 8, 4, 2, 1, 1, 2, 1, 1, 4, 2, 1, 1, 2,
    1, 1,
};
const uint8_t sike_strategy_3[SIKE_E3 - 1] = {
    112, 63, 32, 16, 8, 4, 2, 1, 1, 2, 1, 1, 4, 2, 1, 1, 2, 1, 1, 8, 4, 2, 1, 1, 2, 1, 1, 4, 2,
    1, 1, 2, 1, 1, 16, 8, 4, 2, 1, 1, 2, 1, 1, 4, 2, 1, 1, 2, 1, 1, 8, 4, 2, 1, 1, 2, 1, 1, 4, 2,
    1, 1, 2, 1, 1, 31, 16, 8, 4, 2, 1, 1, 2, 1, 1, 4, 2, 1, 1, 2, 1, 1, 8, 4, 2, 1, 1, 2, 1, 1,
    4, 2, 1, 1, 2, 1, 1, 15, 8, 4, 2, 1, 1, 2, 1, 1, 4, 2, 1, 1, 2, 1, 1, 7, 4, 2, 1, 1, 2, 1, 1,
    3, 2, 1, 1, 1, 1, 49, 31, 16, 8, 4, 2, 1, 1, 2, 1, 1, 4, 2, 1, 1, 2, 1, 1, 8, 4, 2, 1, 1, 2,
    1, 1, 4, 2, 1, 1, 2, 1, 1, 15, 8, 4, 2, 1, 1, 2, 1, 1, 4, 2, 1, 1, 2, 1, 1, 7, 4, 2, 1, 1, 2,
    1, 1, 3, 2, 1, 1, 1, 1, 21, 12, 8, 4, 2, 1, 1, 2, 1, 1, 4, 2, 1, 1, 2, 1, 1, 5, 3, 2, 1, 1,
    1, 1, 2, 1, 1, 1, 9, 5, 3, 2, 1, 1, 1, 1, 2, 1, 1, 1, 4, 2, 1, 1, 1, 2, 1, 1,
};
#endif
