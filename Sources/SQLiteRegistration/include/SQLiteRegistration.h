// Registers SQLiteState as the database of TrifectaWeb before `main` runs: see SQLiteRegistration.c.
