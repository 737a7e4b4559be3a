// Scroll views.

// Kinds of elements.
extension ElementKind {
  /// A scrollable region.
  public static let scroll = ElementKind(rawValue: "scroll")
  /// A container whose content the user can refresh. The host chooses the gesture for refreshing.
  public static let refreshable = ElementKind(rawValue: "refreshable")
}

// Kinds of layers.
extension ElementKind {
  /// A layer of a scroll view that receives its scroll state.
  public static let scrollFollow = ElementKind(rawValue: "scrollFollow")
  /// A layer of a scroll view that receives `scrolled` events.
  public static let scrollReport = ElementKind(rawValue: "scrollReport")
}

extension AttributeKey {
  /// The axes along which a `scroll` can be scrolled, or along which a `fitting` compares its children with the offered
  /// space.
  ///
  /// - Value: `vertical`, `horizontal`, or `vertical horizontal`.
  /// - Kinds: `scroll`, `fitting`.
  public static let axes = AttributeKey(rawValue: "axes")

  /// Whether there are no scroll indicators.
  ///
  /// - Value: A flag.
  /// - Kinds: `scroll`.
  public static let hidesIndicators = AttributeKey(rawValue: "hidesIndicators")

  /// Whether the user cannot scroll.
  ///
  /// - Value: A flag.
  /// - Kinds: Scroll views and lists.
  public static let still = AttributeKey(rawValue: "still")

  /// The bounce behavior: `none` if the scroll view does not bounce at its ends.
  ///
  /// - Value: `none`.
  /// - Kinds: Scroll views and lists.
  public static let bounce = AttributeKey(rawValue: "bounce")

  /// The behavior that determines where scrolling ends, or the mark of a view whose children are the scroll targets.
  ///
  /// - Value: For a scroll view, the name of a behavior, such as `paging`. For a layer, `here`.
  /// - Kinds: Scroll views, lists, and the layer `trait`.
  public static let scrollTargets = AttributeKey(rawValue: "scrollTargets")

  /// The anchors of a scroll view.
  ///
  /// - Value: Four words. The first two are the horizontal and the vertical initial position. The last two are the
  ///   point that keeps its position while sizes change. Each is a number from 0 at the beginning of the content to 1
  ///   at its end, or `-` if it is not set.
  /// - Kinds: Scroll views and lists.
  public static let scrollAnchors = AttributeKey(rawValue: "scrollAnchors")

  /// The alignment of content that is smaller than its scroll view.
  ///
  /// - Value: `center` or `end`.
  /// - Kinds: Scroll views and lists.
  public static let contentPlace = AttributeKey(rawValue: "contentPlace")

  /// The point of the scroll view at which a `scrollReport` tracks views.
  ///
  /// - Value: Two numbers: the horizontal and the vertical position, from 0 at the beginning of the scroll view to 1 at
  ///   its end.
  /// - Kinds: `scrollReport`.
  public static let scrollAnchor = AttributeKey(rawValue: "scrollAnchor")

  /// A request to scroll. A host performs the request with a given number only once.
  ///
  /// - Value: Three words: the number of the request, the horizontal target and the vertical target. A target is
  ///   `start`, `end`, a distance from the beginning of the content in points, or `-` for no change.
  /// - Kinds: `scrollReport`.
  public static let scrollOrder = AttributeKey(rawValue: "scrollOrder")

  /// The parts of sections that stay visible.
  ///
  /// - Value: `header`, `footer`, or both, separated by a space.
  /// - Kinds: Lazy stacks and grids.
  public static let pinned = AttributeKey(rawValue: "pinned")

  /// Whether a refresh is in progress.
  ///
  /// - Value: A flag.
  /// - Kinds: `refreshable`.
  public static let refreshing = AttributeKey(rawValue: "refreshing")
}

extension EventKind {
  /// The scroll position, the size of the scroll view or the size of its content has changed.
  ///
  /// - Value: A scroll state as a string: the position, the size of the scroll view and the size of its content.
  /// - Kinds: `scrollFollow`.
  public static let scrollState = EventKind(rawValue: "scrollState")

  /// The user has scrolled.
  ///
  /// - Value: The id of the element at the scroll view's anchor, as a number.
  /// - Kinds: `scrollReport`.
  public static let scrolled = EventKind(rawValue: "scrolled")

  /// The user requests a refresh.
  ///
  /// - Value: None.
  /// - Kinds: `refreshable`.
  public static let refresh = EventKind(rawValue: "refresh")
}

extension Role {
  /// Content that the user can refresh.
  public static let refreshable = Role(rawValue: "refreshable")
}
