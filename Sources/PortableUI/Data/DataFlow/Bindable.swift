/// A property wrapper that creates bindings to the properties of an `@Observable` object.
@propertyWrapper
@dynamicMemberLookup
@MainActor @preconcurrency
public struct Bindable<Value: AnyObject & Observable> {
  /// The object.
  public var wrappedValue: Value {
    get { object }
    set { object = newValue }
  }

  // Unsafe so that the property can be created outside of the main actor, as in SwiftUI. The object is used only on the
  // main actor.
  nonisolated(unsafe) private var object: Value

  /// Creates a wrapper for an object.
  nonisolated public init(wrappedValue: Value) {
    object = wrappedValue
  }

  /// Creates a wrapper for an object, as in `Bindable(model).name`.
  nonisolated public init(_ wrappedValue: Value) {
    object = wrappedValue
  }

  /// Creates a wrapper from another wrapper's projection.
  nonisolated public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }

  /// The wrapper itself, as in `$model.name`.
  public var projectedValue: Bindable<Value> { self }

  /// Returns a binding to a property of the object.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding(wrappedValue, keyPath)
  }
}
