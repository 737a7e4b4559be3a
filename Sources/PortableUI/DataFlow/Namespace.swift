import ViewGraph

/// A space of names that belongs to one place on screen, so that ids in it are nobody else's.
@propertyWrapper
@MainActor @preconcurrency
public struct Namespace: DynamicProperty {
  private var box: Box?

  /// Creates a space of names.
  public init() {}

  /// What tells the space from others.
  public var wrappedValue: ID { ID(identity: box.map { ObjectIdentifier($0) }) }

  /// Tells a space of names from others.
  public struct ID: Hashable, Sendable {
    let identity: ObjectIdentifier?

    /// What hosts are told in place of an id in the space, as a number: what a program calls its views is nobody's business.
    func name<Name: Hashable>(of id: Name) -> String {
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
