import ViewGraph

/// A property wrapper that reads a value provided by the focused view, anywhere on the screen. It is `nil` if no value
/// is provided.
@propertyWrapper
@MainActor @preconcurrency
public struct FocusedValue<Value>: DynamicProperty {
  private let read: @MainActor (FocusedValues) -> Value?
  // Unsafe so that the property can be created outside of the main actor, as in SwiftUI. The stored key path or type is
  // immutable.
  nonisolated(unsafe) private let identity: AnyHashable
  private var store: FocusedValueStore?

  /// Creates a property that reads a value.
  ///
  /// - Parameter keyPath: The key path of the value, as in `\.selection`.
  nonisolated public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    // Safe because key paths are immutable.
    nonisolated(unsafe) let readPath = keyPath
    read = { $0[keyPath: readPath] }
    identity = AnyHashable(keyPath)
  }

  /// Creates a property that reads an object provided with `focusedValue(_:)` or `focusedSceneValue(_:)`.
  ///
  /// - Parameter objectType: The type of the object.
  nonisolated public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0[objectOf: Value.self] }
    identity = AnyHashable(ObjectIdentifier(objectType))
  }

  /// The value.
  public var wrappedValue: Value? { store.flatMap { read($0.values) } }
}

extension FocusedValue: NodeProperty {
  package mutating func install(in context: inout PropertyContext) {
    store = EnvironmentValues(scope: context.environment).focusedValueStore
  }

  package static func isSameInput(_ first: Self, _ second: Self) -> Bool { first.identity == second.identity }
}

/// A property wrapper that reads and writes through a binding provided by the focused view. It is `nil` if no binding
/// is provided.
@propertyWrapper
@MainActor @preconcurrency
public struct FocusedBinding<Value>: DynamicProperty {
  private var binding: FocusedValue<Binding<Value>>

  /// Creates a property that uses a binding.
  ///
  /// - Parameter keyPath: The key path of the binding, as in `\.selection`.
  nonisolated public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    binding = FocusedValue(keyPath)
  }

  /// The bound value. Setting it has no effect if no binding is provided, or if the new value is `nil`.
  public var wrappedValue: Value? {
    get { binding.wrappedValue?.wrappedValue }
    nonmutating set {
      guard let newValue else { return }
      binding.wrappedValue?.wrappedValue = newValue
    }
  }

  /// A binding to the bound value.
  public var projectedValue: Binding<Value?> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension FocusedBinding: NodeProperty {
  package mutating func install(in context: inout PropertyContext) { binding.install(in: &context) }

  package static func isSameInput(_ first: Self, _ second: Self) -> Bool {
    FocusedValue.isSameInput(first.binding, second.binding)
  }
}

/// A property wrapper that reads an observable object provided by the focused view. It is `nil` if no object is
/// provided.
@propertyWrapper
@MainActor @preconcurrency
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var store: FocusedValueStore?
  private var subscription: ObjectSubscription<ObjectType>?

  /// Creates a property that reads an object of the property's type.
  nonisolated public init() {}

  /// The object.
  public var wrappedValue: ObjectType? {
    let object = store?.values[objectOf: ObjectType.self]
    if let object { subscription?.depend(on: object) }
    return object
  }

  /// Bindings to the object's properties, or `nil` if no object is provided.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper? { wrappedValue.map { ObjectBindings(object: $0) } }
}

extension FocusedObject: NodeProperty {
  package mutating func install(in context: inout PropertyContext) {
    store = EnvironmentValues(scope: context.environment).focusedValueStore
    subscription = context.box { ObjectSubscription<ObjectType>() }
  }

  package static func isSameInput(_ first: Self, _ second: Self) -> Bool { true }
}
