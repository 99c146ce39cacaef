#include "../../kernels/saber-masked/lift.S"
