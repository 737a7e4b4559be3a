import ViewGraph

/// A value that what has the focus gives, wherever on the screen that is; `nil` while nothing gives one.
@propertyWrapper
@MainActor @preconcurrency
public struct FocusedValue<Value>: DynamicProperty {
  private let read: @MainActor (FocusedValues) -> Value?
  private let identity: AnyHashable
  private var store: FocusedValueStore?

  /// Reads a value.
  ///
  /// - Parameter keyPath: which one, as in `\.selection`.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    read = { $0[keyPath: keyPath] }
    identity = AnyHashable(keyPath)
  }

  /// Reads an object that was given by `focusedValue(_:)` or `focusedSceneValue(_:)`.
  ///
  /// - Parameter objectType: its type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0[objectOf: objectType] }
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

/// What a binding is bound to that what has the focus gives; `nil` while nothing gives one.
@propertyWrapper
@MainActor @preconcurrency
public struct FocusedBinding<Value>: DynamicProperty {
  private var binding: FocusedValue<Binding<Value>>

  /// Reads and writes by a binding.
  ///
  /// - Parameter keyPath: which one, as in `\.selection`.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    binding = FocusedValue(keyPath)
  }

  /// The value. Setting it where nothing gives a binding does nothing, and so does `nil`.
  public var wrappedValue: Value? {
    get { binding.wrappedValue?.wrappedValue }
    nonmutating set {
      guard let newValue else { return }
      binding.wrappedValue?.wrappedValue = newValue
    }
  }

  /// The binding.
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

/// An observable object that what has the focus gives; `nil` while nothing gives one.
@propertyWrapper
@MainActor @preconcurrency
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var store: FocusedValueStore?
  private var subscription: ObjectSubscription<ObjectType>?

  /// Looks for an object of the property's type.
  public init() {}

  /// The object.
  public var wrappedValue: ObjectType? {
    let object = store?.values[objectOf: ObjectType.self]
    if let object { subscription?.depend(on: object) }
    return object
  }

  /// Bindings to the object's properties; `nil` while there is none.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper? { wrappedValue.map { ObjectBindings(object: $0) } }
}

extension FocusedObject: NodeProperty {
  package mutating func install(in context: inout PropertyContext) {
    store = EnvironmentValues(scope: context.environment).focusedValueStore
    subscription = context.box { ObjectSubscription<ObjectType>() }
  }

  package static func isSameInput(_ first: Self, _ second: Self) -> Bool { true }
}
