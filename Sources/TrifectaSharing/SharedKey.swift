/// Names a value that features share, with its default and the medium that keeps it.
///
/// ```swift
/// extension SharedKey<Theme> {
///   static var theme: Self { .defaults("theme", default: .light) }
/// }
/// @Shared(.theme) var theme
/// ```
public struct SharedKey<Value: Sendable & Equatable>: Sendable {
  /// What tells shared values apart. Two keys of one id share one value, and have to be of one type.
  public let id: String
  /// The value until one is saved.
  public let defaultValue: Value
  /// The medium that keeps the value, `nil` if it lives in memory only.
  let persistence: (any SharedPersistence<Value>)?

  /// Creates a key for a value kept by a medium of your own.
  ///
  /// - Parameters:
  ///   - id: what tells the value from all others, such as the medium's name and the place in it.
  ///   - defaultValue: the value until one is saved.
  ///   - persistence: the medium that keeps the value, `nil` to forget it when the process ends.
  public init(id: String, default defaultValue: Value, persistence: (any SharedPersistence<Value>)?) {
    self.id = id
    self.defaultValue = defaultValue
    self.persistence = persistence
  }

  /// A value that is forgotten when the process ends.
  ///
  /// - Parameters:
  ///   - name: what tells the value from others in memory.
  ///   - defaultValue: the value until one is saved.
  /// - Returns: the key.
  public static func inMemory(_ name: String, default defaultValue: Value) -> SharedKey {
    SharedKey(id: "memory \(name)", default: defaultValue, persistence: nil)
  }
}
