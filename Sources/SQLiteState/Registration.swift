import Foundation
import SQLiteRegistration
import TrifectaWeb

/// Called by `SQLiteRegistration.c` before the program's `main`. It makes SQLite the database in files.
@_cdecl("trifecta_register_sqlite")
func registerSQLite() {
  StateStorage.register { file, limits, logger in
    let database = try SQLiteDatabase(file, limits: limits)
    EarlierFiles(folder: file.deletingLastPathComponent()).move(to: database, logger)
    return database
  }
}
