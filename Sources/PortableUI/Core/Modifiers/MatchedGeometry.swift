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
  /// Matches the geometry of this view with the geometry of another view that has the same identifier. If an animated
  /// update removes one view and inserts the other, the inserted view moves from the frame of the removed view to its
  /// own frame.
  ///
  /// With reduced motion, the change is immediate.
  ///
  /// - Parameters:
  ///   - id: the identifier.
  ///   - namespace: the namespace of the identifier.
  ///   - properties: the properties that the views share.
  ///   - anchor: the point at which positions are matched. This parameter has no effect: hosts match centers.
  ///   - isSource: whether this view provides the geometry. If it is `false`, this view has the position of the source.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(MatchedModifier(name: namespace.name(of: id), properties: properties, isSource: isSource))
  }

  /// Animates the position and size of this view and its content as a unit. This modifier has no effect, because hosts
  /// always animate a view and its content as a unit.
  public func geometryGroup() -> some View {
    self
  }
}
