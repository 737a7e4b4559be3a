import Elements
import ViewGraph

/// The purpose of a scroll view's anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
  private enum Role {
    case initialOffset, sizeChanges, alignment
  }

  private let role: Role

  /// The initial scroll position.
  public static let initialOffset = ScrollAnchorRole(role: .initialOffset)
  /// The point that keeps its position when the size of the scroll view or its content changes.
  public static let sizeChanges = ScrollAnchorRole(role: .sizeChanges)
  /// The alignment of content that is smaller than the scroll view.
  public static let alignment = ScrollAnchorRole(role: .alignment)
}

/// The anchors of scroll views; `nil` for the beginning.
struct ScrollAnchors: Equatable, Sendable {
  /// The anchor of all roles without an entry in `roles`.
  var common: UnitPoint?
  private var roles: [ScrollAnchorRole: UnitPoint?] = [:]

  subscript(role: ScrollAnchorRole) -> UnitPoint? {
    get { if let own = roles[role] { own } else { common } }
    set { roles.updateValue(newValue, forKey: role) }
  }

  /// The anchors for the initial offset and for size changes in the format of ``AttributeKey/scrollAnchors``; `nil` if
  /// neither is set.
  var words: String? {
    let anchors = [self[.initialOffset], self[.sizeChanges]]
    return anchors == [nil, nil] ? nil : anchors.map { $0?.words ?? "- -" }.joined(separator: " ")
  }
}

extension UnitPoint {
  /// The coordinates as two words, each limited to the range from 0 to 1.
  var words: String {
    [x, y].map { AttributeValue.number($0.isFinite ? min(max(Double($0), 0), 1) : 0).description }
      .joined(separator: " ")
  }
}

private struct ScrollAnchorsKey: EnvironmentKey {
  static var defaultValue: ScrollAnchors { ScrollAnchors() }
}

extension EnvironmentValues {
  /// The initial position of scroll views, the point that keeps its position, and the alignment of small content.
  var scrollAnchors: ScrollAnchors {
    get { self[ScrollAnchorsKey.self] }
    set { self[ScrollAnchorsKey.self] = newValue }
  }
}

extension View {
  /// Sets the anchor of scroll views within this view. It determines their initial position, the point that keeps its
  /// position when the content grows, and the alignment of content that is smaller than the scroll view.
  ///
  /// ```swift
  /// ScrollView { ForEach(messages) { MessageRow($0) } }.defaultScrollAnchor(.bottom)
  /// ```
  ///
  /// A scroll view keeps its anchor in place until the user or the app scrolls away from the anchor. After scrolling
  /// back to the anchor, the scroll view keeps it in place again.
  ///
  /// - Parameter anchor: a point of the content, which is aligned with the same point of the scroll view; `nil` for the
  ///   beginning.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollAnchors) { $0.common = anchor }
  }

  /// Sets the anchor of scroll views within this view for one role. The anchors of the other roles do not change. See
  /// ``defaultScrollAnchor(_:)``. The role's anchor takes precedence, regardless of the order of the modifiers.
  ///
  /// - Parameters:
  ///   - anchor: a point of the content, which is aligned with the same point of the scroll view; `nil` for the
  ///     beginning.
  ///   - role: the purpose of the anchor.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollAnchors) { $0[role] = anchor }
  }
}
