import Elements
import ViewGraph

/// Identifies a view whose geometry other views share.
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
  /// A layer. If a view is removed and another with the same `matched` name is inserted, one moves into the other. A view that
  /// `follows` a name has the position of the view with that name.
  package static let matched = ElementKind(rawValue: "matched")
}

extension AttributeKey {
  /// The name of the geometry of a `matched` layer.
  package static let matched = AttributeKey(rawValue: "matched")
  /// The name of the geometry that a `matched` layer follows.
  package static let follows = AttributeKey(rawValue: "follows")
  /// The shared properties of a `matched` layer, `position`, `size` or `none`. The default is position and size.
  package static let matchedParts = AttributeKey(rawValue: "matchedParts")
}

/// The properties that matched views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The position.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]

  fileprivate var words: String { self == .position ? "position" : self == .size ? "size" : "none" }
}

extension View {
  /// Matches the geometry of this view with that of another with the same identifier. If one is removed and the other is inserted
  /// in an animated update, the view moves from one position and size to the other.
  ///
  /// With reduced motion, the change is immediate.
  ///
  /// - Parameters:
  ///   - id: the identifier.
  ///   - namespace: the namespace of the identifier.
  ///   - properties: the properties that the views share.
  ///   - anchor: the point at which positions are matched. It has no effect: hosts match centers.
  ///   - isSource: whether this view provides the geometry. Otherwise it takes the position of the source.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(MatchedModifier(name: namespace.name(of: id), properties: properties, isSource: isSource))
  }

  /// Animates the position and size of this view and its content as a unit. It has no effect: hosts always do that.
  public func geometryGroup() -> some View {
    self
  }
}
