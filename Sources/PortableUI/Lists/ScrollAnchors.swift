import Elements
import ViewGraph

/// What an anchor of a region that scrolls is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private enum Role {
    case initialOffset, sizeChanges, alignment
  }

  private let role: Role

  /// Where the region is scrolled to when it is shown for the first time.
  public static let initialOffset = ScrollAnchorRole(role: .initialOffset)
  /// What stays where it is when the region or its content becomes another size.
  public static let sizeChanges = ScrollAnchorRole(role: .sizeChanges)
  /// Where content stands that is smaller than the region.
  public static let alignment = ScrollAnchorRole(role: .alignment)
}

/// The anchors of regions that scroll; `nil` for the beginning.
struct ScrollAnchors: Equatable, Sendable {
  /// That of all roles for which nothing else was said.
  var common: UnitPoint?
  private var roles: [ScrollAnchorRole: UnitPoint?] = [:]

  subscript(role: ScrollAnchorRole) -> UnitPoint? {
    get { if let own = roles[role] { own } else { common } }
    set { roles.updateValue(newValue, forKey: role) }
  }

  /// Where a region begins, and what stays in its place, as hosts know it, see ``AttributeKey/scrollAnchors``; `nil` where neither was set.
  var words: String? {
    let anchors = [self[.initialOffset], self[.sizeChanges]]
    return anchors == [nil, nil] ? nil : anchors.map { $0?.words ?? "- -" }.joined(separator: " ")
  }
}

extension UnitPoint {
  /// Two numbers from 0 to 1, as hosts know a place in a region.
  var words: String {
    [x, y].map { AttributeValue.number($0.isFinite ? min(max(Double($0), 0), 1) : 0).description }
      .joined(separator: " ")
  }
}

private struct ScrollAnchorsKey: EnvironmentKey {
  static var defaultValue: ScrollAnchors { ScrollAnchors() }
}

extension EnvironmentValues {
  /// Where regions that scroll begin, what stays in its place, and where little content stands.
  var scrollAnchors: ScrollAnchors {
    get { self[ScrollAnchorsKey.self] }
    set { self[ScrollAnchorsKey.self] = newValue }
  }
}

extension View {
  /// Says where regions in this view that scroll begin, what stays where it is as their content grows, and where content stands that is
  /// smaller than they are.
  ///
  /// ```swift
  /// ScrollView { ForEach(messages) { MessageRow($0) } }.defaultScrollAnchor(.bottom)
  /// ```
  ///
  /// A region follows its anchor until a person, or the program, scrolls away from it, and again when they come back to it.
  ///
  /// - Parameter anchor: a place in the content, which is at the same place of the region; `nil` for the beginning.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollAnchors) { $0.common = anchor }
  }

  /// Says one of what ``defaultScrollAnchor(_:)`` says, wherever that stands, and leaves the others as they are.
  ///
  /// - Parameters:
  ///   - anchor: a place in the content, which is at the same place of the region; `nil` for the beginning.
  ///   - role: what the anchor is for.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollAnchors) { $0[role] = anchor }
  }
}

extension AttributeKey {
  /// Four words, of a region that scrolls: two numbers, from 0 at the beginning of the content to 1 at its end, from side to side and from
  /// top to bottom, for where it begins, and two for what stays where it is while sizes change; `-` for what nobody has said.
  package static let scrollAnchors = AttributeKey(rawValue: "scrollAnchors")
  /// `center` or `end`, of a region that scrolls: where content stands in it that is smaller than it is.
  package static let contentPlace = AttributeKey(rawValue: "contentPlace")
}
