import ViewGraph

/// An observable object that is owned elsewhere. The view is evaluated again when the object is about to change.
@propertyWrapper
@MainActor @preconcurrency
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the object's properties, as in `$model.name`.
  public typealias Wrapper = ObjectBindings<ObjectType>

  /// The object.
  public var wrappedValue: ObjectType

  /// Observes an object.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Observes an object.
  public init(initialValue: ObjectType) {
    self.init(wrappedValue: initialValue)
  }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: NodeProperty {
  package mutating func install(in context: inout PropertyContext) {
    context.box { ObjectSubscription<ObjectType>() }.depend(on: wrappedValue)
  }

  package static func isSameInput(_ first: Self, _ second: Self) -> Bool {
    first.wrappedValue === second.wrappedValue
  }
}
