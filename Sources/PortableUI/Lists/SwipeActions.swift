import Elements
import ViewGraph

/// A horizontal edge.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// The leading edge.
  case leading
  /// The trailing edge.
  case trailing

  /// A set of horizontal edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each edge.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set with one edge.
    public init(_ edge: HorizontalEdge) {
      rawValue = 1 << edge.rawValue
    }

    /// The leading edge.
    public static let leading = Set(.leading)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}

private struct SwipeActionsModifier<Actions: View>: PrimitiveModifier {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let actions: Actions

  static var kind: ElementKind { .swipeActions }
  // Labels show only their symbol, because the row has little space for actions.
  var layerContent: some View { actions.labelStyle(.iconOnly) }

  func describe(_ writer: inout LayerWriter) {
    writer[.edge] = .string(edge == .leading ? "leading" : "trailing")
    if allowsFullSwipe { writer[.fullSwipe] = .flag(true) }
  }

  func isDescribed(like other: Self) -> Bool { edge == other.edge && allowsFullSwipe == other.allowsFullSwipe }
}

extension View {
  /// Adds swipe actions to a row of a list. The user reveals them with a swipe, the pointer or the keyboard.
  ///
  /// - Parameters:
  ///   - edge: the edge at which the actions appear.
  ///   - allowsFullSwipe: whether a full swipe performs the first action, if the platform has such a gesture.
  ///   - content: the buttons. The first is next to the edge.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content()))
  }
}
