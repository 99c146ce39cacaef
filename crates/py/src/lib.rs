//! Python bindings: converts, decides nothing
