import IssueReporting

/// The scroll position of a scroll view: a view, an edge or a point.
///
/// ```swift
/// @State private var position = ScrollPosition(edge: .top)
/// …
/// ScrollView { … }.scrollPosition($position)
/// Button("To the end") { position.scrollTo(edge: .bottom) }
/// ```
///
/// The scroll view scrolls once to a position that the app sets. After the user has scrolled, the position records only
/// that the user has scrolled, and the id of the visible view if the id has the position's id type.
public struct ScrollPosition: Equatable, Sendable {
  private enum Target: Sendable {
    case nothing
    case id(any Hashable & Sendable, anchor: UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
    case person(seen: (any Hashable & Sendable)?)
  }

  private var idType: any (Hashable & Sendable).Type
  private var target = Target.nothing
  /// The number of scroll requests so far. It makes a repeated request different from the previous one.
  private var number = 0

  /// Creates a position that does not scroll.
  ///
  /// - Parameter type: the type of the ids of views.
  public init(idType type: (some Hashable & Sendable).Type = Never.self) {
    idType = type
  }

  /// Creates a position at a view.
  ///
  /// - Parameters:
  ///   - id: the id of the view.
  ///   - anchor: the point of the scroll view at which the view is placed; `nil` for the anchor of
  ///     ``View/scrollPosition(_:anchor:)``.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    idType = ID.self
    target = .id(id, anchor: anchor)
  }

  /// Creates a position at an edge of the content.
  ///
  /// - Parameters:
  ///   - type: the type of the ids of views.
  ///   - edge: the edge.
  public init(idType type: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    idType = type
    target = .edge(edge)
  }

  /// Creates a position at a point of the content.
  ///
  /// - Parameters:
  ///   - type: the type of the ids of views.
  ///   - point: the point of the content at the origin of the scroll view.
  public init(idType type: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    idType = type
    order(x: point.x, y: point.y)
  }

  /// Creates a position at a point of the content.
  ///
  /// - Parameters:
  ///   - type: the type of the ids of views.
  ///   - x: the distance from the leading edge of the content, in points.
  ///   - y: the distance from the top of the content, in points.
  public init(idType type: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    idType = type
    order(x: x, y: y)
  }

  /// Creates a horizontal position.
  ///
  /// - Parameters:
  ///   - type: the type of the ids of views.
  ///   - x: the distance from the leading edge of the content, in points.
  public init(idType type: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    idType = type
    order(x: x, y: nil)
  }

  /// Creates a vertical position.
  ///
  /// - Parameters:
  ///   - type: the type of the ids of views.
  ///   - y: the distance from the top of the content, in points.
  public init(idType type: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    idType = type
    order(x: nil, y: y)
  }

  /// Scrolls to a view.
  ///
  /// - Parameters:
  ///   - id: the id of the view.
  ///   - anchor: the point of the scroll view at which the view is placed; `nil` for the anchor of
  ///     ``View/scrollPosition(_:anchor:)``.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    order(.id(id, anchor: anchor))
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { order(.edge(edge)) }

  /// Scrolls to a point of the content, as far as the content allows. A coordinate that is not finite is reported as an
  /// issue and has no effect.
  public mutating func scrollTo(point: CGPoint) { order(x: point.x, y: point.y) }

  /// Scrolls to a horizontal and a vertical position. See ``scrollTo(point:)``.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { order(x: x, y: y) }

  /// Scrolls to a horizontal position. See ``scrollTo(point:)``.
  public mutating func scrollTo(x: CGFloat) { order(x: x, y: nil) }

  /// Scrolls to a vertical position. See ``scrollTo(point:)``.
  public mutating func scrollTo(y: CGFloat) { order(x: nil, y: y) }

  private mutating func order(x: CGFloat?, y: CGFloat?) {
    guard x?.isFinite != false, y?.isFinite != false else {
      return reportIssue(
        "A ScrollPosition cannot scroll to \(x ?? 0), \(y ?? 0): the position is not finite.")
    }
    order(.point(x: x, y: y))
  }

  private mutating func order(_ new: Target) {
    target = new
    number &+= 1
  }
}

extension ScrollPosition {
  /// Whether the user has scrolled since the app last set the position.
  public var isPositionedByUser: Bool {
    if case .person = target { return true }
    return false
  }

  /// The edge that the app scrolled to; `nil` after the user has scrolled.
  public var edge: Edge? {
    if case .edge(let edge) = target { return edge }
    return nil
  }

  /// The point that the app scrolled to; `nil` after the user has scrolled.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = target { return CGPoint(x: x, y: y) }
    return nil
  }

  /// The horizontal position that the app scrolled to; `nil` after the user has scrolled.
  public var x: CGFloat? {
    if case .point(let x, _) = target { return x }
    return nil
  }

  /// The vertical position that the app scrolled to; `nil` after the user has scrolled.
  public var y: CGFloat? {
    if case .point(_, let y) = target { return y }
    return nil
  }

  /// The id of the view that the app or the user scrolled to.
  public var viewID: (any Hashable & Sendable)? {
    switch target {
    case .id(let id, _): id
    case .person(let id): id
    default: nil
    }
  }

  /// Returns the id of the view that the app or the user scrolled to; `nil` if the id has a different type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  /// Returns whether two positions are the same scroll request, or record that the user has scrolled to the same view.
  public static func == (first: Self, second: Self) -> Bool {
    guard first.number == second.number, ObjectIdentifier(first.idType) == ObjectIdentifier(second.idType) else {
      return false
    }
    switch (first.target, second.target) {
    case (.nothing, .nothing): return true
    case (.id(let id, let anchor), .id(let other, let another)):
      return anchor == another && AnyHashable(id) == AnyHashable(other)
    case (.edge(let edge), .edge(let other)): return edge == other
    case (.point(let x, let y), .point(let otherX, let otherY)): return x == otherX && y == otherY
    case (.person(let id), .person(let other)): return id.map { AnyHashable($0) } == other.map { AnyHashable($0) }
    default: return false
    }
  }

  /// Records that the user has scrolled.
  ///
  /// - Parameter ids: the ids of the view that the user scrolled to, the innermost first.
  mutating func didScroll(to ids: [AnyHashable]) {
    func ofType<ID: Hashable & Sendable>(_ type: ID.Type) -> (any Hashable & Sendable)? {
      ids.lazy.compactMap { $0.base as? ID }.first
    }
    target = .person(seen: ofType(idType))
  }

  /// The view to scroll to, its anchor, and the number of the request.
  var wantedView: (id: AnyHashable, anchor: UnitPoint?, order: Int)? {
    if case .id(let id, let anchor) = target { return (AnyHashable(id), anchor, number) }
    return nil
  }

  /// The edge or point to scroll to, in the format of ``AttributeKey/scrollOrder``.
  var requestedTarget: String? {
    switch target {
    case .edge(.top): "\(number) - start"
    case .edge(.bottom): "\(number) - end"
    case .edge(.leading): "\(number) start -"
    case .edge(.trailing): "\(number) end -"
    case .point(let x, let y): "\(number) \(Self.word(x)) \(Self.word(y))"
    default: nil
    }
  }

  private static func word(_ length: CGFloat?) -> String { length.map { "\(Double($0))" } ?? "-" }
}
