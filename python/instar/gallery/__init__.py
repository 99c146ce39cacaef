"""Pages of designs: what there is to say of one is gathered, and shown on one page; an index leads to all."""
