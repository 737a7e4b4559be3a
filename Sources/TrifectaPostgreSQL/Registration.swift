import PostgreSQLRegistration
import TrifectaWeb

/// Called by `PostgreSQLRegistration.c` before the program's `main`. It lets a user choose a PostgreSQL URL as the
/// storage. Without the trait, there is nothing to register.
@_cdecl("trifecta_register_postgresql")
func registerPostgreSQL() {
  #if PostgreSQL
    StateStorage.registerPostgreSQL { url, limits, _ in try PostgreSQLDatabase(url, limits: limits) }
  #endif
}
