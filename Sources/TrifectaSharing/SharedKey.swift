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
  /// The medium that persists the value; `nil` if the value is kept only in memory.
  let persistence: (any SharedPersistence<Value>)?

  /// Creates a key for a value with custom persistence.
  ///
  /// - Parameters:
  ///   - id: a unique id of the value, such as the name of the medium and a path within it.
  ///   - defaultValue: the value that is used until one is saved.
  ///   - persistence: the medium that persists the value, `nil` to keep it in memory only.
  public init(id: String, default defaultValue: Value, persistence: (any SharedPersistence<Value>)?) {
    self.id = id
    self.defaultValue = defaultValue
    self.persistence = persistence
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
