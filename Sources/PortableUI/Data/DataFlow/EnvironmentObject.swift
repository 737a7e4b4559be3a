import ViewGraph

/// A property wrapper that reads the nearest observable object of a type provided by an ancestor.
@propertyWrapper
@MainActor @preconcurrency
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?
  private var owner: Any.Type?

  /// Creates a property that reads an object of the property's type.
  nonisolated public init() {}

  /// The object. Reading it is a fatal error if no ancestor provides one, as in SwiftUI.
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        """
        No object of type \(ObjectType.self) is in the environment\(owner.map { " of \($0)" } ?? ""). \
        Add .environmentObject(_:) with one to an ancestor view.
        """)
    }
    return object
  }

  /// Bindings to the object's properties, as in `$model.name`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObjectBindings(object: wrappedValue) }
}

extension EnvironmentObject: NodeProperty {
  package mutating func install(in context: inout PropertyContext) {
    owner = context.owner
    object = context.environment.object(of: ObjectType.self)
    let subscription = context.box { ObjectSubscription<ObjectType>() }
    if let object { subscription.depend(on: object) }
  }

  package static func isSameInput(_ first: Self, _ second: Self) -> Bool { true }
}
