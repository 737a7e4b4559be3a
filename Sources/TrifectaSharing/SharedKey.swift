/// The key of a value that features share, with its default value and its persistence.
///
/// ```swift
/// extension SharedKey<Theme> {
///   static var theme: Self { .defaults("theme", default: .light) }
/// }
/// @Shared(.theme) var theme
/// ```
public struct SharedKey<Value: Sendable & Equatable>: Sendable {
  /// The id of the shared value. Two keys with the same id share one value and must have the same type.
  public let id: String
  /// The value that is used until one is saved.
  public let defaultValue: Value
  /// Where the value is persisted.
  let medium: Medium

  /// The medium of a value.
  enum Medium: Sendable {
    /// The value is lost when the process ends.
    case memory
    case persistence(any SharedPersistence<Value>)
    /// The database of the process, under a name.
    case database(name: String, DatabaseCoding<Value>)
  }

  init(id: String, default defaultValue: Value, medium: Medium) {
    self.id = id
    self.defaultValue = defaultValue
    self.medium = medium
  }

  /// Creates a key for a value with custom persistence.
  ///
  /// - Parameters:
  ///   - id: a unique id of the value, such as the name of the medium and a path within it.
  ///   - defaultValue: the value that is used until one is saved.
  ///   - persistence: the medium that persists the value, `nil` to keep it in memory only.
  public init(id: String, default defaultValue: Value, persistence: (any SharedPersistence<Value>)?) {
    self.init(id: id, default: defaultValue, medium: persistence.map { .persistence($0) } ?? .memory)
  }

  /// Returns a key for a value that is kept in memory and lost when the process ends.
  ///
  /// - Parameters:
  ///   - name: a name that is unique among values in memory.
  ///   - defaultValue: the value that is used until one is saved.
  /// - Returns: the key.
  public static func inMemory(_ name: String, default defaultValue: Value) -> SharedKey {
    SharedKey(id: "memory \(name)", default: defaultValue, persistence: nil)
  }
}

extension SharedKey where Value: Codable {
  /// Returns a key for a value in the database in which the server of this process stores the state of sessions.
  ///
  /// All sessions of all servers that use the database share the value: with SQLite the processes of one machine, and
  /// with PostgreSQL those of many. Each sees the others' changes, usually within 100 ms.
  ///
  /// A change is visible immediately and stored afterwards. If another process has changed the value in the meantime, the
  /// change is applied again, to the newer value. So prefer ``SharedHandle/modify(fileID:filePath:line:column:_:)`` to saving a
  /// whole value that several people edit: the value saved last would replace the others' changes. If the change cannot be
  /// stored, because the database fails or because of too many conflicts, it is discarded, and subscribers receive the
  /// stored value again. ``SharedHandle/modify(fileID:filePath:line:column:_:completed:)`` sends an action with the result.
  ///
  /// Until the value is loaded, it is the default. In a program without a database, and in tests, it is kept in memory.
  ///
  /// - Parameters:
  ///   - name: the name of the value in the database, at most 500 bytes.
  ///   - defaultValue: the value that is used until one is saved. Its JSON may have at most 1 MiB.
  /// - Returns: the key.
  public static func database(_ name: String, default defaultValue: Value) -> SharedKey {
    SharedKey(
      id: "database \(name)", default: defaultValue,
      medium: .database(name: name, DatabaseCoding(default: defaultValue)))
  }
}
