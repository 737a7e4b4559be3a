/// A representation for transferring values between views or programs.
///
/// A custom representation has a body that combines existing representations.
@preconcurrency
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values.
  associatedtype Item: Transferable
  /// The type of the body.
  associatedtype Body

  /// The representations that this representation combines.
  @TransferRepresentationBuilder<Item> var body: Body { get }

  /// Returns the conversions of the representation.
  func _conversions() -> _TransferConversions<Item>
}

extension TransferRepresentation where Body: TransferRepresentation {
  /// Returns the conversions of the body.
  public func _conversions() -> _TransferConversions<Item> {
    let conversions = body._conversions() as Any
    return conversions as? _TransferConversions<Item> ?? _TransferConversions(list: [])
  }
}

extension TransferRepresentation where Body == Never {
  /// This property is never evaluated, because primitive representations have no body.
  public var body: Never {
    fatalError("\(Self.self) is a primitive representation and has no body. Use it in transferRepresentation.")
  }
}

/// The conversions of a representation.
public struct _TransferConversions<Item>: Sendable {
  let list: [TransferConversion<Item>]
}

/// A result builder that combines representations, in order of preference.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// Returns one representation.
  public static func buildExpression<Content: TransferRepresentation<Item>>(_ content: Content) -> Content { content }

  /// Returns the first representation.
  public static func buildPartialBlock<Content: TransferRepresentation<Item>>(first content: Content) -> Content {
    content
  }

  /// Appends a representation.
  public static func buildPartialBlock<First: TransferRepresentation<Item>, Second: TransferRepresentation<Item>>(
    accumulated first: First, next second: Second
  ) -> _TransferPair<First, Second> { _TransferPair(first: first, second: second) }
}

/// Two representations, of which the first is preferred.
public struct _TransferPair<First: TransferRepresentation, Second: TransferRepresentation>: TransferRepresentation
where First.Item == Second.Item {
  /// The type of the values.
  public typealias Item = First.Item
  /// A primitive representation has no body.
  public typealias Body = Never

  let first: First
  let second: Second

  /// Returns the conversions of both representations.
  public func _conversions() -> _TransferConversions<Item> {
    _TransferConversions(list: first._conversions().list + second._conversions().list)
  }
}
