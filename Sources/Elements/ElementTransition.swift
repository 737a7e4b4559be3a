/// The transition with which an element is inserted and removed in an animated pass.
public struct ElementTransition: Hashable, Sendable {
  /// A difference between an element that is being inserted or removed and the same element at rest.
  public enum Effect: Hashable, Sendable {
    /// The element is transparent.
    case opacity
    /// The element is scaled by a factor around a unit point: (0, 0) is the top leading corner, (1, 1) the bottom
    /// trailing one.
    case scale(Double, x: Double, y: Double)
    /// The element is offset in points, towards the trailing edge and downwards.
    case offset(x: Double, y: Double)
    /// The element is moved towards an edge by its own width or height.
    case move(Edge)
    /// The element has an opacity between 0 and 1.
    case fade(Double)
    /// The element is transformed.
    case transform(TransformValue)
    /// The element is filtered.
    case filter(FilterValue)
  }

  /// An edge of an element.
  public enum Edge: String, Hashable, Sendable {
    /// The top edge.
    case top
    /// The leading edge.
    case leading
    /// The bottom edge.
    case bottom
    /// The trailing edge.
    case trailing
  }

  /// The effects that an inserted element starts from. If empty, it appears without animation.
  public var insertion: [Effect]
  /// The effects that a removed element ends with. If empty, it disappears without animation.
  public var removal: [Effect]
  /// The timing of the insertion; `nil` uses the timing of the pass.
  public var insertionTiming: AnimationTiming?
  /// The timing of the removal; `nil` uses the timing of the pass.
  public var removalTiming: AnimationTiming?

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - insertion: the effects that an inserted element starts from.
  ///   - removal: the effects that a removed element ends with.
  public init(insertion: [Effect], removal: [Effect]) {
    self.insertion = insertion
    self.removal = removal
  }

  /// The default transition, which fades.
  public static let opacity = ElementTransition(insertion: [.opacity], removal: [.opacity])
}

extension ElementTransition: CustomStringConvertible {
  /// The effects. If insertion and removal differ, the effects of the insertion come first.
  public var description: String {
    let (coming, going) = (Self.words(insertion), Self.words(removal))
    return coming == going ? coming : "\(coming) / \(going)"
  }

  private static func words(_ effects: [Effect]) -> String {
    effects.isEmpty ? "identity" : effects.map(\.description).joined(separator: " + ")
  }
}

extension ElementTransition.Effect: CustomStringConvertible {
  /// The name and the parameters of the effect.
  public var description: String {
    switch self {
    case .opacity: "opacity"
    case .scale(let scale, let x, let y): "scale(\(scale), x: \(x), y: \(y))"
    case .offset(let x, let y): "offset(x: \(x), y: \(y))"
    case .move(let edge): "move(\(edge.rawValue))"
    case .fade(let opacity): "fade(\(opacity))"
    case .transform(let transform): transform.description
    case .filter(let filter): filter.description
    }
  }
}
