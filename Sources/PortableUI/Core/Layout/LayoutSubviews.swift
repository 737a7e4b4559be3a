import ViewGraph

/// The subviews of a layout, in order.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  private let views: ArraySlice<LayoutSubview>
  /// The reading direction of the layout.
  public let layoutDirection: LayoutDirection

  init(views: ArraySlice<LayoutSubview>, layoutDirection: LayoutDirection) {
    self.views = views
    self.layoutDirection = layoutDirection
  }

  /// The index of the first subview.
  public var startIndex: Int { views.startIndex }
  /// The index after that of the last subview.
  public var endIndex: Int { views.endIndex }
  /// Accesses a subview.
  public subscript(index: Int) -> LayoutSubview { views[index] }
  /// Accesses a range of subviews. They keep their indices.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(views: views[bounds], layoutDirection: layoutDirection)
  }
}

/// A subview of a layout.
public struct LayoutSubview: Equatable {
  /// The position that the layout assigned to a subview.
  final class Placement {
    var origin: CGPoint?
    /// The width, if it is less than the ideal width.
    var width: CGFloat?
  }

  let index: Int
  let size: CGSize
  let placement: Placement
  let traits: Traits
  /// The layout priority. Subviews of a higher priority get space first.
  public let priority: Double

  /// The preferred spacing of the subview.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// Accesses the value that the subview sets for the layout.
  ///
  /// - Parameter key: The key of the value.
  @MainActor @preconcurrency
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { traits[LayoutTrait<K>.self] ?? K.defaultValue }

  /// Returns the size of the subview for a proposal.
  ///
  /// - Parameter proposal: The available space. A proposed width below the ideal width becomes the width. The height is
  ///   always the ideal height.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width.map { min($0, size.width) } ?? size.width, height: size.height)
  }

  /// Returns the size and the alignment guides of the subview for a proposal.
  ///
  /// - Parameter proposal: The available space.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height)
  }

  /// Places the subview.
  ///
  /// - Parameters:
  ///   - position: The position of the anchor.
  ///   - anchor: The point of the subview to place at `position`.
  ///   - proposal: The space for the subview.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    placement.origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    placement.width = size.width < self.size.width ? size.width : nil
  }

  /// Returns whether both are the same subview.
  public static func == (first: Self, second: Self) -> Bool { first.placement === second.placement }
}

/// The preferred spacing around a view.
public struct ViewSpacing: Sendable {
  /// The default spacing.
  public static let zero = ViewSpacing()

  /// Creates the default spacing.
  public init() {}

  /// Returns the distance to the next view, in points. It is always 8.
  ///
  /// - Parameters:
  ///   - next: The spacing of the next view.
  ///   - axis: The axis of the distance.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }

  /// Merges another spacing into this one. This has no effect.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}

  /// Returns the union of both spacings, which equals this one.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
}
