import ViewGraph

/// A property wrapper that reads a value from the view's environment.
///
/// The view is evaluated again when a value that it has read changes.
@propertyWrapper
@MainActor @preconcurrency
public struct Environment<Value>: DynamicProperty {
  private let read: @MainActor (EnvironmentValues) -> Value
  // Unsafe so that the property can be created outside of the main actor, as in SwiftUI. The stored key path or type is
  // immutable.
  nonisolated(unsafe) private let identity: AnyHashable
  private var scope: EnvironmentScope?

  /// Creates a property that reads a value of the environment.
  ///
  /// - Parameter keyPath: The key path of the value, as in `\.isEnabled`.
  nonisolated public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    // Safe because key paths are immutable.
    nonisolated(unsafe) let readPath = keyPath
    read = { $0[keyPath: readPath] }
    identity = AnyHashable(keyPath)
  }

  /// The value. Outside of a view on screen, it is the default.
  public var wrappedValue: Value { read(EnvironmentValues(scope: scope)) }
}

extension Environment where Value: AnyObject & Observable {
  /// Creates a property that reads the nearest object of a type provided by an ancestor.
  ///
  /// Reading the value is a fatal error if no ancestor provides one. Use an optional type if the object may be missing.
  ///
  /// - Parameter objectType: The type of the object.
  nonisolated public init(_ objectType: Value.Type) {
    read = { values in
      guard let object = values.object(of: Value.self) else {
        fatalError(
          "No object of type \(Value.self) is in the environment. Add .environment(_:) with one to an ancestor view.")
      }
      return object
    }
    identity = AnyHashable(ObjectIdentifier(objectType))
  }
}

extension Environment {
  /// Creates a property that reads the nearest object of a type provided by an ancestor, or `nil` if there is none.
  ///
  /// - Parameter objectType: The type of the object.
  nonisolated public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { $0.object(of: T.self) }
    identity = AnyHashable(ObjectIdentifier(objectType))
  }
}

extension Environment: NodeProperty {
  package mutating func install(in context: inout PropertyContext) {
    scope = context.environment
  }
}

extension Environment: InputComparable {
  package static func isSameInput(_ first: Self, _ second: Self) -> Bool { first.identity == second.identity }
}
