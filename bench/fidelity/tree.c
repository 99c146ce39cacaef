/* A binary search tree by pointers: loads whose addresses are loaded. Written for `make fidelity`; no rule of a model was found with it. */

struct node {
  unsigned key;
  struct node *left, *right;
};
static struct node nodes[400];

int main(void) {
  unsigned state = 99, found = 0;
  struct node *root = nodes;
  for (int i = 0; i < 400; i++) {
    unsigned key = (state = state * 1103515245 + 12345) >> 16;
    struct node *fresh = &nodes[i], *at = root;
    fresh->key = key;
    while (i > 0) {
      struct node **next = key < at->key ? &at->left : &at->right;
      if (!*next) {
        *next = fresh;
        break;
      }
      at = *next;
    }
  }
  state = 99;
  for (int i = 0; i < 400; i++) {
    unsigned key = ((state = state * 1103515245 + 12345) >> 16) ^ (i & 1);
    struct node *at = root;
    while (at && at->key != key) at = key < at->key ? at->left : at->right;
    found += at != 0;
  }
  return found < 200;
}
