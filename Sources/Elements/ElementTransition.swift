/// How an element comes and goes where that is animated.
public struct ElementTransition: Hashable, Sendable {
  /// What sets an element that comes or goes apart from the same element at rest.
  public enum Effect: Hashable, Sendable {
    /// It cannot be seen.
    case opacity
    /// It is so many times as large, seen from a point in it: (0, 0) is the top leading corner, (1, 1) the opposite one.
    case scale(Double, x: Double, y: Double)
    /// It stands so many points further in reading direction, and further down.
    case offset(x: Double, y: Double)
    /// It stands further towards an edge, by its own width or height.
    case move(Edge)
    /// It is seen through by so much: 0 cannot be seen, 1 is as opaque as at rest.
    case fade(Double)
    /// It is turned, scaled or moved.
    case transform(TransformValue)
    /// Something becomes of its picture.
    case filter(FilterValue)
  }

  /// A side of an element.
  public enum Edge: String, Hashable, Sendable {
    case top
    case leading
    case bottom
    case trailing
  }

  /// How an element comes: it is led from all of these to its rest. Empty where it is there at once.
  public var insertion: [Effect]
  /// How an element goes. Empty where it is gone at once.
  public var removal: [Effect]
  /// How the coming is shown over time; `nil` as the pass says.
  public var insertionTiming: AnimationTiming?
  /// How the going is shown over time; `nil` as the pass says.
  public var removalTiming: AnimationTiming?

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - insertion: how an element comes.
  ///   - removal: how an element goes.
  public init(insertion: [Effect], removal: [Effect]) {
    self.insertion = insertion
    self.removal = removal
  }

  /// How an element comes and goes of which nothing else is said.
  public static let opacity = ElementTransition(insertion: [.opacity], removal: [.opacity])
}

extension ElementTransition: CustomStringConvertible {
  /// The effects, those of coming first where they differ.
  public var description: String {
    let (coming, going) = (Self.words(insertion), Self.words(removal))
    return coming == going ? coming : "\(coming) / \(going)"
  }

  private static func words(_ effects: [Effect]) -> String {
    effects.isEmpty ? "identity" : effects.map(\.description).joined(separator: " + ")
  }
}

extension ElementTransition.Effect: CustomStringConvertible {
  /// The effect's name with its numbers.
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
