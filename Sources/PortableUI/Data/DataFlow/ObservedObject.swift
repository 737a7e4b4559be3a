import ViewGraph

/// A property wrapper that observes an object owned elsewhere. The view is evaluated again when the object announces a change.
@propertyWrapper
@MainActor @preconcurrency
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the object's properties, as in `$model.name`.
  public typealias Wrapper = ObjectBindings<ObjectType>

  // Unsafe so that the property can be created outside of the main actor, as in SwiftUI. It is used only on the main actor.
  nonisolated(unsafe) private var object: ObjectType

  /// The object.
  public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// Creates a property that observes an object.
  nonisolated public init(wrappedValue: ObjectType) {
    object = wrappedValue
  }

  /// Creates a property that observes an object.
  nonisolated public init(initialValue: ObjectType) {
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
