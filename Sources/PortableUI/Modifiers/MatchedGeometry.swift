import Elements
import ViewGraph

/// Says which place a view shares with others.
struct MatchedModifier: PrimitiveModifier {
  let name: String
  let properties: MatchedGeometryProperties
  let isSource: Bool

  static var kind: ElementKind { .matched }

  func describe(_ writer: inout LayerWriter) {
    writer[isSource ? .matched : .follows] = .string(name)
    if properties != .frame { writer[.matchedParts] = .string(properties.words) }
  }
}

extension ElementKind {
  /// A layer: where the view goes and another of the same `matched` name comes, one turns into the other. One that `follows`
  /// a name stands where that is.
  package static let matched = ElementKind(rawValue: "matched")
}

extension AttributeKey {
  /// Of a `matched`: what the place is called.
  package static let matched = AttributeKey(rawValue: "matched")
  /// Of a `matched`: what the place is called at which the view stands.
  package static let follows = AttributeKey(rawValue: "follows")
  /// Of a `matched`: what of the place is shared, `position` or `size`; both where nothing is said.
  package static let matchedParts = AttributeKey(rawValue: "matchedParts")
}

/// What two views have in common.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Where they are.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large they are.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]

  fileprivate var words: String { self == .position ? "position" : self == .size ? "size" : "none" }
}

extension View {
  /// Says that the view is the same as another of that name: where one goes and the other comes in a change that is animated, it
  /// moves from one place to the other, and changes its size.
  ///
  /// People who prefer less motion see the change at once.
  ///
  /// - Parameters:
  ///   - id: the name.
  ///   - namespace: where names are looked up.
  ///   - properties: what both have in common.
  ///   - anchor: where both are alike. Hosts take their middles.
  ///   - isSource: whether the other one follows this. One that is no source stands where the source is.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(MatchedModifier(name: namespace.name(of: id), properties: properties, isSource: isSource))
  }

  /// Has what is in the view move with it as one. Hosts move views with all that is in them in any case.
  public func geometryGroup() -> some View {
    self
  }
}
