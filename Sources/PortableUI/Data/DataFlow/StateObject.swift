import Snapshots
import Tracking
import ViewGraph

/// A property wrapper for an observable object that belongs to a view's identity. It is created when the view first
/// appears and released when the view is removed.
@propertyWrapper
@MainActor @preconcurrency
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  // Unsafe so that the property can be created outside of the main actor, as in SwiftUI. The closure is called only on
  // the main actor.
  nonisolated(unsafe) private let make: () -> ObjectType
  private var location: StateObjectLocation<ObjectType>?

  /// Creates a state object.
  ///
  /// - Parameter thunk: An expression that creates the object. It runs once per view identity.
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object. For a view that is not on screen, each read creates a new object.
  public var wrappedValue: ObjectType { location?.object ?? make() }

  /// Bindings to the object's properties, as in `$model.name`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObjectBindings(object: wrappedValue) }
}

extension StateObject: NodeProperty {
  package mutating func install(in context: inout PropertyContext) {
    // Untracked, because a change of a value that the initializer reads must not invalidate the view.
    let graph = context.graph
    let location = context.box {
      let location = StateObjectLocation(untracked(make))
      ObjectOwners.note(location.object, in: graph)
      return location
    }
    location.subscription.depend(on: location.object)
    self.location = location
  }

  package static func isSameInput(_ first: Self, _ second: Self) -> Bool { true }
}

/// The storage of one `StateObject` of one view on screen.
@MainActor
private final class StateObjectLocation<Object: ObservableObject> {
  let object: Object
  let subscription = ObjectSubscription<Object>()

  init(_ object: Object) {
    self.object = object
  }
}

extension StateObjectLocation: RestorableBox {
  var currentValue: Any { object }

  func saved(by saver: ValueSaver) throws(UnsavableValue) -> SavedValue? {
    ObjectOwners.isShared(object) ? nil : try saver.save(object: object, isObserved: true)
  }

  func restore(from saved: SavedValue, by restorer: ValueRestorer) {
    if ObjectOwners.isShared(object) { return }
    _ = restorer.restore(object: object, from: saved, isObserved: true)
  }
}
