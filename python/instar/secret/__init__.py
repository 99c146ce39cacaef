"""Whether what can be seen of a scheme depends on its secrets."""
