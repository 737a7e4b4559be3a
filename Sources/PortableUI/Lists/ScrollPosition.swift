import IssueReporting

/// Where a region is scrolled to, or is to be: at a view, at an edge, or at a point.
///
/// ```swift
/// @State private var position = ScrollPosition(edge: .top)
/// …
/// ScrollView { … }.scrollPosition($position)
/// Button("To the end") { position.scrollTo(edge: .bottom) }
/// ```
///
/// What the program asks for is scrolled to once. When a person has scrolled since, the position says only that, and which view of the type
/// of its ids they came to.
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
  /// How many orders came before, so that one which is repeated is another one.
  private var number = 0

  /// Creates a position that leaves a region where it is.
  ///
  /// - Parameter type: the type of the ids of views that may be scrolled to.
  public init(idType type: (some Hashable & Sendable).Type = Never.self) {
    idType = type
  }

  /// Creates a position at a view.
  ///
  /// - Parameters:
  ///   - id: what the view is known by.
  ///   - anchor: where in the region it is to be; `nil` for what the modifier says.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    idType = ID.self
    target = .id(id, anchor: anchor)
  }

  /// Creates a position at an edge of the content.
  ///
  /// - Parameters:
  ///   - type: the type of the ids of views that may be scrolled to.
  ///   - edge: the edge.
  public init(idType type: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    idType = type
    target = .edge(edge)
  }

  /// Creates a position at a point of the content.
  ///
  /// - Parameters:
  ///   - type: the type of the ids of views that may be scrolled to.
  ///   - point: the point of the content that is at the region's beginning.
  public init(idType type: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    idType = type
    order(x: point.x, y: point.y)
  }

  /// Creates a position at a point of the content.
  ///
  /// - Parameters:
  ///   - type: the type of the ids of views that may be scrolled to.
  ///   - x: how far from the content's leading side.
  ///   - y: how far from its top.
  public init(idType type: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    idType = type
    order(x: x, y: y)
  }

  /// Creates a position from side to side.
  ///
  /// - Parameters:
  ///   - type: the type of the ids of views that may be scrolled to.
  ///   - x: how far from the content's leading side.
  public init(idType type: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    idType = type
    order(x: x, y: nil)
  }

  /// Creates a position from top to bottom.
  ///
  /// - Parameters:
  ///   - type: the type of the ids of views that may be scrolled to.
  ///   - y: how far from the content's top.
  public init(idType type: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    idType = type
    order(x: nil, y: y)
  }

  /// Scrolls to a view.
  ///
  /// - Parameters:
  ///   - id: what the view is known by.
  ///   - anchor: where in the region it is to be; `nil` for what the modifier says.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    order(.id(id, anchor: anchor))
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { order(.edge(edge)) }

  /// Scrolls so far that a point of the content is at the region's beginning, or as far as it goes. Numbers that are not finite are
  /// reported, and scroll nothing.
  public mutating func scrollTo(point: CGPoint) { order(x: point.x, y: point.y) }

  /// Scrolls from side to side and from top to bottom. See ``scrollTo(point:)``.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { order(x: x, y: y) }

  /// Scrolls from side to side. See ``scrollTo(point:)``.
  public mutating func scrollTo(x: CGFloat) { order(x: x, y: nil) }

  /// Scrolls from top to bottom. See ``scrollTo(point:)``.
  public mutating func scrollTo(y: CGFloat) { order(x: nil, y: y) }

  private mutating func order(x: CGFloat?, y: CGFloat?) {
    guard x?.isFinite != false, y?.isFinite != false else {
      return reportIssue(
        "A ScrollPosition was given \(x ?? 0), \(y ?? 0) to scroll to. That is not finite: it scrolls nothing.")
    }
    order(.point(x: x, y: y))
  }

  private mutating func order(_ new: Target) {
    target = new
    number &+= 1
  }
}

extension ScrollPosition {
  /// Whether a person has scrolled since the program has said where to.
  public var isPositionedByUser: Bool {
    if case .person = target { return true }
    return false
  }

  /// The edge that the program scrolled to, where nobody scrolled since.
  public var edge: Edge? {
    if case .edge(let edge) = target { return edge }
    return nil
  }

  /// The point that the program scrolled to, where nobody scrolled since.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = target { return CGPoint(x: x, y: y) }
    return nil
  }

  /// How far from the leading side the program scrolled to, where nobody scrolled since.
  public var x: CGFloat? {
    if case .point(let x, _) = target { return x }
    return nil
  }

  /// How far from the top the program scrolled to, where nobody scrolled since.
  public var y: CGFloat? {
    if case .point(_, let y) = target { return y }
    return nil
  }

  /// What the view is known by that is scrolled to, by the program or by a person.
  public var viewID: (any Hashable & Sendable)? {
    switch target {
    case .id(let id, _): id
    case .person(let id): id
    default: nil
    }
  }

  /// What the view is known by that is scrolled to; `nil` where that is of another type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  /// Whether both ask for the same, and neither asks for it again; or whether a person has come to the same view in both.
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

  /// A person has scrolled.
  ///
  /// - Parameter ids: what the view is known by that they have come to, the nearest first.
  mutating func didScroll(to ids: [AnyHashable]) {
    func ofType<ID: Hashable & Sendable>(_ type: ID.Type) -> (any Hashable & Sendable)? {
      ids.lazy.compactMap { $0.base as? ID }.first
    }
    target = .person(seen: ofType(idType))
  }

  /// The view to be scrolled to, where in the region, and which order that is.
  var wantedView: (id: AnyHashable, anchor: UnitPoint?, order: Int)? {
    if case .id(let id, let anchor) = target { return (AnyHashable(id), anchor, number) }
    return nil
  }

  /// What is to be scrolled to that is no view, as hosts know it: see ``AttributeKey/scrollOrder``.
  var wantedPlace: String? {
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
