#include "../kernels/masked_unpack_message.S"
