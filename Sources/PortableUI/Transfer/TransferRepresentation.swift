/// A way in which values are carried from one view or program to another.
///
/// A type of a program's own has a body, which is made of ways that are there already.
@preconcurrency
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values.
  associatedtype Item: Transferable
  /// What it is made of.
  associatedtype Body

  /// What it is made of.
  @TransferRepresentationBuilder<Item> var body: Body { get }

  /// The ways that it stands for.
  func _ways() -> _TransferWays<Item>
}

extension TransferRepresentation where Body: TransferRepresentation {
  /// Those of its body.
  public func _ways() -> _TransferWays<Item> {
    let ways = body._ways() as Any
    return ways as? _TransferWays<Item> ?? _TransferWays(list: [])
  }
}

extension TransferRepresentation where Body == Never {
  /// Never evaluated: such a way is taken as it is.
  public var body: Never {
    fatalError("\(Self.self) is a way of its own and has no body. List it in transferRepresentation instead.")
  }
}

/// The ways in which values of a type are carried.
public struct _TransferWays<Item>: Sendable {
  let list: [TransferWay<Item>]
}

/// Makes one list of the ways in which values of a type are carried.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// One way.
  public static func buildExpression<Content: TransferRepresentation<Item>>(_ content: Content) -> Content { content }

  /// The first one.
  public static func buildPartialBlock<Content: TransferRepresentation<Item>>(first content: Content) -> Content {
    content
  }

  /// Another one, after those before.
  public static func buildPartialBlock<First: TransferRepresentation<Item>, Second: TransferRepresentation<Item>>(
    accumulated first: First, next second: Second
  ) -> _TransferPair<First, Second> { _TransferPair(first: first, second: second) }
}

/// Ways, and one after them.
public struct _TransferPair<First: TransferRepresentation, Second: TransferRepresentation>: TransferRepresentation
where First.Item == Second.Item {
  /// The type of the values.
  public typealias Item = First.Item
  /// It has none.
  public typealias Body = Never

  let first: First
  let second: Second

  /// Those of both.
  public func _ways() -> _TransferWays<Item> { _TransferWays(list: first._ways().list + second._ways().list) }
}
