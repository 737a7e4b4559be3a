import Tracking
import ViewGraph

/// An observable object that belongs to one place on screen: made once when a view first appears there, and let go when the
/// place is gone.
@propertyWrapper
@MainActor @preconcurrency
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var location: StateObjectLocation<ObjectType>?

  /// Creates a state object.
  ///
  /// - Parameter thunk: makes the object; it runs once for each place on screen.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object. A view that is not on screen has none of its own: each read makes one.
  public var wrappedValue: ObjectType { location?.object ?? make() }

  /// Bindings to the object's properties, as in `$model.name`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObjectBindings(object: wrappedValue) }
}

extension StateObject: NodeProperty {
  package mutating func install(in context: inout PropertyContext) {
    // What making the object reads is no reason to evaluate the view again.
    let location = context.box { StateObjectLocation(untracked(make)) }
    location.subscription.depend(on: location.object)
    self.location = location
  }

  package static func isSameInput(_ first: Self, _ second: Self) -> Bool { true }
}

/// Where the object of one `StateObject` in one place on screen is kept.
@MainActor
private final class StateObjectLocation<Object: ObservableObject> {
  let object: Object
  let subscription = ObjectSubscription<Object>()

  init(_ object: Object) {
    self.object = object
  }
}

extension StateObjectLocation: StateBox {
  var currentValue: Any { object }
}
