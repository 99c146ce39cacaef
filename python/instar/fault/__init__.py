"""What faults can make of a scheme's operation: campaigns over its known answers."""
