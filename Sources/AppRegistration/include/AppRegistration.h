// Registers this library's host for apps before a program's `main` begins: see AppRegistration.c.
