/// A dependency of a feature.
///
/// ```swift
/// @Dependency(\.profile) var profile
/// ```
///
/// The value is the one in force where the feature was made, which for a store's feature is where the store was
/// created. What ``withDependencies(_:operation:)`` sets later around the code that reads it counts for that code.
@propertyWrapper
public struct Dependency<Value> {
  private let keyPath: KeyPath<DependencyValues, Value>
  private let captured: DependencyValues

  /// Declares a dependency.
  ///
  /// - Parameter keyPath: a property of ``DependencyValues``.
  public init(_ keyPath: KeyPath<DependencyValues, Value>) {
    self.keyPath = keyPath
    self.captured = .current
  }

  /// The dependency's value.
  public var wrappedValue: Value {
    captured.mergingCurrent()[keyPath: keyPath]
  }
}
