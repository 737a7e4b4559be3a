// Registers TrifectaPostgreSQL as a database of TrifectaWeb before `main` runs: see PostgreSQLRegistration.c.
