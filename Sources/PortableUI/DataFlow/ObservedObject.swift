import ViewGraph

/// A property wrapper that observes an object owned elsewhere. The view is evaluated again when the object announces a change.
@propertyWrapper
@MainActor @preconcurrency
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the object's properties, as in `$model.name`.
  public typealias Wrapper = ObjectBindings<ObjectType>

  /// The object.
  public var wrappedValue: ObjectType

  /// Creates a property that observes an object.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a property that observes an object.
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
