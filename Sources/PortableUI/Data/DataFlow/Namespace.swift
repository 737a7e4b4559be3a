import ViewGraph

/// A property wrapper for a namespace that belongs to a view's identity. Ids in one namespace never match ids in
/// another.
@propertyWrapper
@MainActor @preconcurrency
public struct Namespace: DynamicProperty {
  private var box: Box?

  /// Creates a namespace.
  nonisolated public init() {}

  /// The identity of the namespace.
  public var wrappedValue: ID { ID(identity: box.map { ObjectIdentifier($0) }) }

  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    let identity: ObjectIdentifier?

    /// Returns the name that hosts receive instead of an id in the namespace. The name is a hash, so hosts never see
    /// the program's ids.
    package func name<Name: Hashable>(of id: Name) -> String {
      var hasher = Hasher()
      hasher.combine(self)
      hasher.combine(AnyHashable(id))
      return String(UInt(bitPattern: hasher.finalize()), radix: 36)
    }
  }

  final class Box {}
}

extension Namespace: NodeProperty {
  package mutating func install(in context: inout PropertyContext) {
    box = context.box { Box() }
  }

  package static func isSameInput(_ first: Self, _ second: Self) -> Bool { true }
}
