// Layers that change the size or the position of a view.

// Kinds of layers.
extension ElementKind {
  /// Adds padding around the view. An inset that is missing is 0.
  public static let padding = ElementKind(rawValue: "padding")
  /// A frame with its own size. The view is aligned in it.
  public static let frame = ElementKind(rawValue: "frame")
  /// Aligns the view in a frame. The size of the frame is a multiple of the size of the nearest scroll view, or of the
  /// screen, plus a constant.
  public static let relativeFrame = ElementKind(rawValue: "relativeFrame")
  /// Keeps the view at its ideal size along its `horizontal` or `vertical` axis.
  public static let fixedSize = ElementKind(rawValue: "fixedSize")
  /// Sets the layout priority of the view in a stack to its `value`. Views of a higher priority shrink last.
  public static let layoutPriority = ElementKind(rawValue: "layoutPriority")
  /// Sets the display order. Views of a higher `value` are closer to the front.
  public static let zIndex = ElementKind(rawValue: "zIndex")
  /// Displays the view at an offset of `x` and `y` without a change of layout.
  public static let offset = ElementKind(rawValue: "offset")
  /// Fills the offered space and centers the view at `x`, `y`.
  public static let position = ElementKind(rawValue: "position")
  /// Offsets the view by `x` or `y` in a container with that `alignment`.
  public static let guide = ElementKind(rawValue: "guide")
  /// Fits the view into the available space, or fills the space with the view, depending on the `mode`. The view keeps
  /// the given `ratio`, or its natural aspect ratio if there is none.
  public static let aspectRatio = ElementKind(rawValue: "aspectRatio")
  /// Sets the reading `direction` of the view.
  public static let direction = ElementKind(rawValue: "direction")
}

extension AttributeKey {
  /// The inset at the top edge.
  ///
  /// - Value: A number of points.
  /// - Kinds: `padding`, `safeAreaPadding`.
  public static let top = AttributeKey(rawValue: "top")

  /// The inset at the leading edge.
  ///
  /// - Value: A number of points.
  /// - Kinds: `padding`, `safeAreaPadding`.
  public static let leading = AttributeKey(rawValue: "leading")

  /// The inset at the bottom edge.
  ///
  /// - Value: A number of points.
  /// - Kinds: `padding`, `safeAreaPadding`.
  public static let bottom = AttributeKey(rawValue: "bottom")

  /// The inset at the trailing edge.
  ///
  /// - Value: A number of points.
  /// - Kinds: `padding`, `safeAreaPadding`.
  public static let trailing = AttributeKey(rawValue: "trailing")

  /// The width of a `frame`, the constant that a `relativeFrame` adds to its width, or the width of a `border`'s line.
  ///
  /// - Value: A number of points.
  /// - Kinds: `frame`, `relativeFrame`, `border`.
  public static let width = AttributeKey(rawValue: "width")

  /// The height of a `frame`, or the constant that a `relativeFrame` adds to its height.
  ///
  /// - Value: A number of points.
  /// - Kinds: `frame`, `relativeFrame`.
  public static let height = AttributeKey(rawValue: "height")

  /// The minimum width.
  ///
  /// - Value: A number of points.
  /// - Kinds: `frame`.
  public static let minWidth = AttributeKey(rawValue: "minWidth")

  /// The width that the frame has if the proposed width is unspecified.
  ///
  /// - Value: A number of points.
  /// - Kinds: `frame`.
  public static let idealWidth = AttributeKey(rawValue: "idealWidth")

  /// The maximum width.
  ///
  /// - Value: A number of points, or ``AttributeValue/unlimited``.
  /// - Kinds: `frame`.
  public static let maxWidth = AttributeKey(rawValue: "maxWidth")

  /// The minimum height.
  ///
  /// - Value: A number of points.
  /// - Kinds: `frame`.
  public static let minHeight = AttributeKey(rawValue: "minHeight")

  /// The height that the frame has if the proposed height is unspecified.
  ///
  /// - Value: A number of points.
  /// - Kinds: `frame`.
  public static let idealHeight = AttributeKey(rawValue: "idealHeight")

  /// The maximum height.
  ///
  /// - Value: A number of points, or ``AttributeValue/unlimited``.
  /// - Kinds: `frame`.
  public static let maxHeight = AttributeKey(rawValue: "maxHeight")

  /// The factor by which a `relativeFrame` multiplies the container's width.
  ///
  /// - Value: A number.
  /// - Kinds: `relativeFrame`.
  public static let relativeWidth = AttributeKey(rawValue: "relativeWidth")

  /// The factor by which a `relativeFrame` multiplies the container's height.
  ///
  /// - Value: A number.
  /// - Kinds: `relativeFrame`.
  public static let relativeHeight = AttributeKey(rawValue: "relativeHeight")

  /// The horizontal distance.
  ///
  /// - Value: A number of points, towards the trailing edge.
  /// - Kinds: `offset`, `position`, `guide`.
  public static let x = AttributeKey(rawValue: "x")

  /// The vertical distance.
  ///
  /// - Value: A number of points, downwards.
  /// - Kinds: `offset`, `position`, `guide`.
  public static let y = AttributeKey(rawValue: "y")

  /// Whether a `fixedSize` applies to the width.
  ///
  /// - Value: A flag.
  /// - Kinds: `fixedSize`.
  public static let horizontal = AttributeKey(rawValue: "horizontal")

  /// Whether a `fixedSize` applies to the height.
  ///
  /// - Value: A flag.
  /// - Kinds: `fixedSize`.
  public static let vertical = AttributeKey(rawValue: "vertical")

  /// The aspect ratio of the view.
  ///
  /// - Value: The width divided by the height, as a number.
  /// - Kinds: `aspectRatio`.
  public static let ratio = AttributeKey(rawValue: "ratio")

  /// The reading direction.
  ///
  /// - Value: `leftToRight` or `rightToLeft`.
  /// - Kinds: `direction`.
  public static let direction = AttributeKey(rawValue: "direction")
}
