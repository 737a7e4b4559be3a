/// The scroll offset and the size of a scroll view, and the size of its content.
public struct ScrollGeometry: Equatable, Sendable {
  /// The point of the content at the origin of the scroll view.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The insets between the content and the edges of the scroll view. They are always zero, because hosts count margins
  /// as part of the content.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view.
  public var containerSize: CGSize

  /// Creates a geometry.
  ///
  /// - Parameters:
  ///   - contentOffset: the point of the content at the origin of the scroll view.
  ///   - contentSize: the size of the content.
  ///   - contentInsets: the insets between the content and the edges of the scroll view.
  ///   - containerSize: the size of the scroll view.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The rectangle of the content's coordinate space that the scroll view shows.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The rectangle of the content that is visible between the insets.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(containerSize.width - contentInsets.leading - contentInsets.trailing, 0),
      height: max(containerSize.height - contentInsets.top - contentInsets.bottom, 0))
  }
}

/// The cause of a scroll view's movement.
@frozen
public enum ScrollPhase: String, Equatable, Sendable, CaseIterable {
  /// The scroll view does not move.
  case idle
  /// The user may have started to scroll. Hosts that cannot detect this report `interacting` when the scroll view
  /// moves.
  case tracking
  /// The user scrolls.
  case interacting
  /// The scroll view decelerates after the user has released it. Hosts that cannot detect this report `interacting`
  /// until the scroll view stops.
  case decelerating
  /// The app scrolls.
  case animating

  /// Whether the scroll view moves.
  public var isScrolling: Bool { self != .idle && self != .tracking }
}

/// The state of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext {
  /// The scroll geometry.
  public let geometry: ScrollGeometry
  /// The velocity in points per second. It is always `nil`: hosts do not report it.
  public let velocity: CGVector?
}
