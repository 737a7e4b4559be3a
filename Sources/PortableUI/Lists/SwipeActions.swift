import Elements
import ViewGraph

/// The side of something from side to side.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// Where reading starts.
  case leading
  /// Where reading ends.
  case trailing

  /// Some of the two sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each side.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The set of one side.
    public init(_ edge: HorizontalEdge) {
      rawValue = 1 << edge.rawValue
    }

    /// Where reading starts.
    public static let leading = Set(.leading)
    /// Where reading ends.
    public static let trailing = Set(.trailing)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}

private struct SwipeActionsModifier<Actions: View>: PrimitiveModifier {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let actions: Actions

  static var kind: ElementKind { .swipeActions }
  // There is little space: a label is its symbol.
  var layerContent: some View { actions.labelStyle(.iconOnly) }

  func describe(_ writer: inout LayerWriter) {
    writer[.edge] = .string(edge == .leading ? "leading" : "trailing")
    if allowsFullSwipe { writer[.fullSwipe] = .flag(true) }
  }

  func isDescribed(like other: Self) -> Bool { edge == other.edge && allowsFullSwipe == other.allowsFullSwipe }
}

extension View {
  /// Offers actions at one side of a row of a list: a person swipes the row, or comes to them by pointer or keyboard.
  ///
  /// - Parameters:
  ///   - edge: the side at which they are.
  ///   - allowsFullSwipe: whether a swipe all the way does the first of them, where the platform has such a gesture.
  ///   - content: buttons; the first stands at the edge.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content()))
  }
}
