import ViewGraph

/// The views that a layout lays out, first to last.
public struct LayoutSubviews: RandomAccessCollection {
  let views: [LayoutSubview]
  /// In which direction one reads.
  public let layoutDirection: LayoutDirection

  /// 0.
  public var startIndex: Int { 0 }
  /// How many there are.
  public var endIndex: Int { views.count }
  /// A view.
  public subscript(index: Int) -> LayoutSubview { views[index] }
  /// Some of the views.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(views: Array(views[bounds]), layoutDirection: layoutDirection)
  }
}

/// A view that a layout lays out.
public struct LayoutSubview: Equatable {
  /// Where a view is to stand.
  final class Place {
    var origin: CGPoint?
    /// How wide it is to be, where that is less than it would be.
    var width: CGFloat?
  }

  let index: Int
  let size: CGSize
  let place: Place
  let traits: Traits
  /// Who gets space first: the higher the sooner.
  public let priority: Double

  /// How far it wants to be from others.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// What the view says of itself to the layout.
  ///
  /// - Parameter key: what it is for.
  @MainActor @preconcurrency
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { traits[LayoutTrait<K>.self] ?? K.defaultValue }

  /// How large the view would be.
  ///
  /// - Parameter proposal: how much space there is. Of less width than it would have for itself it takes what there is.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width.map { min($0, size.width) } ?? size.width, height: size.height)
  }

  /// How large the view would be, and where it stands along alignments.
  ///
  /// - Parameter proposal: how much space there is.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height)
  }

  /// Has the view stand somewhere.
  ///
  /// - Parameters:
  ///   - position: where.
  ///   - anchor: which point of the view stands there.
  ///   - proposal: how much space it has.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    place.origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    place.width = size.width < self.size.width ? size.width : nil
  }

  /// Whether both are the same view.
  public static func == (first: Self, second: Self) -> Bool { first.place === second.place }
}

/// How far views want to be from one another.
public struct ViewSpacing: Sendable {
  /// No wish of its own.
  public static let zero = ViewSpacing()

  /// Creates a wish for what is usual.
  public init() {}

  /// How far a view is to be from the next, in points.
  ///
  /// - Parameters:
  ///   - next: the wish of the next.
  ///   - axis: in which extent.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }

  /// Takes another wish in.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}

  /// Both wishes.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
}
