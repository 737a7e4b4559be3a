// Registers TrifectaWeb's host for apps before `main` runs: see AppRegistration.c.
