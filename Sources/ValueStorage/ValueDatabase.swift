package import Foundation

/// A value of a database, with the version that the database has given it.
package struct StoredValue: Equatable, Sendable {
  /// The version. Each save gives a value a higher one.
  package var version: Int64
  package var data: Data

  package init(version: Int64, data: Data) {
    self.version = version
    self.data = data
  }
}

/// The result of a save that replaces a certain version.
package enum ValueSaveResult: Equatable, Sendable {
  /// The value was stored and has a new version.
  case saved(version: Int64)
  /// The database has another version, or no value, and was not changed.
  case conflict(StoredValue?)
}

/// A message of a database that values have changed.
package enum ValueChange: Equatable, Sendable {
  case value(key: String, version: Int64)
  /// Any value may have changed, because messages may have been lost.
  case unknown
}

/// A database of named values, which several processes may use at the same time. Its methods do not block the main actor.
package protocol ValueDatabase: AnyObject, Sendable {
  /// Returns a value; `nil` if there is none.
  func value(_ key: String) async throws -> StoredValue?

  /// Stores a value if the database still has the version that it replaces.
  ///
  /// - Parameters:
  ///   - version: The version that is replaced; `nil` if there is no value yet.
  /// - Throws: An error if the value was not stored, or if that is unknown because a connection was lost.
  func saveValue(_ data: Data, for key: String, replacing version: Int64?) async throws -> ValueSaveResult

  /// Sets the closure that is called when this process or another one has changed a value. It is called on any thread.
  func observeValues(_ handler: @escaping @Sendable (ValueChange) -> Void)
}
