/// How far a region is scrolled, and how large it and its content are.
public struct ScrollGeometry: Equatable, Sendable {
  /// Which point of the content is at the region's beginning.
  public var contentOffset: CGPoint
  /// How large the content is.
  public var contentSize: CGSize
  /// How far the content is from the sides of the region. Hosts count margins as part of the content: none.
  public var contentInsets: EdgeInsets
  /// How large the region is.
  public var containerSize: CGSize

  /// Creates a geometry.
  ///
  /// - Parameters:
  ///   - contentOffset: which point of the content is at the region's beginning.
  ///   - contentSize: how large the content is.
  ///   - contentInsets: how far the content is from the sides of the region.
  ///   - containerSize: how large the region is.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content's space that the region shows.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The part of the content that is seen between the insets.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(containerSize.width - contentInsets.leading - contentInsets.trailing, 0),
      height: max(containerSize.height - contentInsets.top - contentInsets.bottom, 0))
  }
}

/// What scrolls a region.
@frozen
public enum ScrollPhase: String, Equatable, Sendable, CaseIterable {
  /// Nothing does.
  case idle
  /// A person has begun to, perhaps. Hosts that cannot tell say `interacting` when it moves.
  case tracking
  /// A person does.
  case interacting
  /// It comes to rest after a person has let go. Hosts that cannot tell say `interacting` until it rests.
  case decelerating
  /// The program does.
  case animating

  /// Whether the region moves.
  public var isScrolling: Bool { self != .idle && self != .tracking }
}

/// How far a region is scrolled when its phase changes.
public struct ScrollPhaseChangeContext {
  /// How far it is scrolled.
  public let geometry: ScrollGeometry
  /// How fast it is, in points a second; `nil`: hosts do not tell.
  public let velocity: CGVector?
}
