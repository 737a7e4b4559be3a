import ViewGraph

/// A value that views further up have set, or its default.
///
/// The view is evaluated again when a value that it has read becomes another.
@propertyWrapper
@MainActor @preconcurrency
public struct Environment<Value>: DynamicProperty {
  private let read: @MainActor (EnvironmentValues) -> Value
  private let identity: AnyHashable
  private var scope: EnvironmentScope?

  /// Reads one of the environment's values.
  ///
  /// - Parameter keyPath: which one, as in `\.isEnabled`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
    identity = AnyHashable(keyPath)
  }

  /// The value. Outside of a view on screen it is the default.
  public var wrappedValue: Value { read(EnvironmentValues(scope: scope)) }
}

extension Environment where Value: AnyObject & Observable {
  /// Reads the nearest object of a type that a view further up has provided.
  ///
  /// Reading the value stops the program where none was provided; ask for an optional where that may be.
  ///
  /// - Parameter objectType: the object's type.
  public init(_ objectType: Value.Type) {
    read = { values in
      guard let object = values.object(of: objectType) else {
        fatalError(
          "No object of type \(objectType) is in the environment. Add .environment(_:) with one to a view further up.")
      }
      return object
    }
    identity = AnyHashable(ObjectIdentifier(objectType))
  }
}

extension Environment {
  /// Reads the nearest object of a type that a view further up has provided; `nil` where none was.
  ///
  /// - Parameter objectType: the object's type.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { $0.object(of: objectType) }
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
