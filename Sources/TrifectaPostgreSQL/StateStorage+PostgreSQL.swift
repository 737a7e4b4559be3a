public import TrifectaWeb

extension StateStorage {
  #if PostgreSQL
    /// The storage in a PostgreSQL database, which several servers may share.
    ///
    /// A page may connect to any of the servers: its session moves there. The tables are in the schema `trifecta`, which
    /// is created if it does not exist, so the database user needs the privilege `CREATE` at the first launch. Each
    /// server has three connections. A connection pooler must keep sessions, as PgBouncer does with `pool_mode =
    /// session`.
    ///
    /// A server that cannot connect at launch logs the reason, keeps everything in memory, and is not ready, see
    /// ``WebOptions/answersHealthChecks``. If the database fails later, pages continue, and the server stores their
    /// state when the database is back.
    ///
    /// - Parameter url: The connection URI of libpq, such as `postgres://counter@db.example.com/counter`. It may have
    ///   several hosts. The settings for TLS are its parameters, such as `sslmode=verify-full`. Leave the password to
    ///   libpq's password file, or to the variable `PGPASSWORD`. No log line contains the URL.
    public static func postgreSQL(_ url: String) -> StateStorage { .databaseURL(url) }
  #else
    /// Unavailable without the trait `PostgreSQL`.
    @available(
      *, unavailable,
      message: """
        TrifectaPostgreSQL needs the trait "PostgreSQL". Add "PostgreSQL" to the traits of the dependency on Trifecta
        """
    )
    public static func postgreSQL(_ url: String) -> StateStorage { .memory }
  #endif
}
