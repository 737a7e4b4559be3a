// Shapes, colors and graphical effects.

// Kinds of elements.
extension ElementKind {
  /// A rectangle that takes all available space and is filled with its `fill`.
  public static let color = ElementKind(rawValue: "color")
  /// A shape that takes all of the proposed space. Its attribute `fill` is the color or pattern of the area. If it has
  /// the attribute `stroke`, only the stroke is drawn, with the color or pattern of `fill`.
  public static let shape = ElementKind(rawValue: "shape")
}

// Kinds of layers.
extension ElementKind {
  /// A background of the same size as the view. It shows its `fill`, or its content.
  public static let background = ElementKind(rawValue: "background")
  /// Content in front of the view. It is laid out in a frame of the view's size.
  public static let overlay = ElementKind(rawValue: "overlay")
  /// A line along the inner edges of the view, in front of the view, with a `width` and the color `fill`.
  public static let border = ElementKind(rawValue: "border")
  /// Clips the view to a `shape`. Without a `shape`, clips it to a rectangle with a `cornerRadius`.
  public static let clip = ElementKind(rawValue: "clip")
  /// Makes the entire area of the view respond to hit testing, unless the layer is `disabled`. Without this layer, only
  /// drawn content responds.
  public static let contentShape = ElementKind(rawValue: "contentShape")
  /// Shows the view only where the mask is opaque. The mask is a `shape`, a `fill`, a `picture`, a `symbol`, or the
  /// content of the layer. The mask itself is not visible.
  public static let mask = ElementKind(rawValue: "mask")
  /// Sets the `opacity` of the view.
  public static let opacity = ElementKind(rawValue: "opacity")
  /// Renders the view with a `transform`. The layout does not change.
  public static let transform = ElementKind(rawValue: "transform")
  /// Applies a `filter` to the rendered view.
  public static let filter = ElementKind(rawValue: "filter")
  /// Blends the view with its backdrop in a `mode`. Without a mode, the view is an isolated compositing group.
  public static let blend = ElementKind(rawValue: "blend")
  /// Makes the view invisible and excludes it from input and from assistive technology. The view keeps its space in the
  /// layout.
  public static let hidden = ElementKind(rawValue: "hidden")
  /// Excludes the view from hit testing if it is `disabled`.
  public static let hitTesting = ElementKind(rawValue: "hitTesting")
  /// Mirrors the view in right-to-left layout, unless it is `disabled`.
  public static let flip = ElementKind(rawValue: "flip")
  /// If its `covered` flag is `true`, replaces texts, images and controls of the view with bars, and hides them from
  /// assistive technology. If the flag is `false`, the content is visible even if an outer layer covers it.
  public static let redaction = ElementKind(rawValue: "redaction")
  /// Sets the color `scheme` of the view, or the `screenScheme` of its screen.
  public static let scheme = ElementKind(rawValue: "scheme")
}

extension AttributeKey {
  /// The color or the pattern of the area.
  ///
  /// - Value: A color or a paint.
  /// - Kinds: `color`, `shape`, `page`, `sheet`, `navigationBar`, `tabView`, `splitView`, and the layers `background`,
  ///   `border` and `mask`.
  public static let fill = AttributeKey(rawValue: "fill")

  /// Whether the background does not extend below a navigation bar above the view.
  ///
  /// - Value: A flag.
  /// - Kinds: `background`.
  public static let endsAtBar = AttributeKey(rawValue: "endsAtBar")

  /// The opacity.
  ///
  /// - Value: A number from 0 to 1.
  /// - Kinds: `opacity`.
  public static let opacity = AttributeKey(rawValue: "opacity")

  /// The outline.
  ///
  /// - Value: ``AttributeValue/shape(_:)``.
  /// - Kinds: `shape`, and the layers `clip` and `mask`.
  public static let shape = AttributeKey(rawValue: "shape")

  /// The corner radius of a button whose `borderShape` is `roundedRectangle`, or of a `clip` to a rectangle.
  ///
  /// - Value: A number of points.
  /// - Kinds: `button`, `clip`.
  public static let cornerRadius = AttributeKey(rawValue: "cornerRadius")

  /// The style of the stroke.
  ///
  /// - Value: ``AttributeValue/stroke(_:)``.
  /// - Kinds: `shape`.
  public static let stroke = AttributeKey(rawValue: "stroke")

  /// The transform.
  ///
  /// - Value: ``AttributeValue/transform(_:)``.
  /// - Kinds: `transform`.
  public static let transform = AttributeKey(rawValue: "transform")

  /// The filter.
  ///
  /// - Value: ``AttributeValue/filter(_:)``.
  /// - Kinds: `filter`.
  public static let filter = AttributeKey(rawValue: "filter")

  /// The mode of the layer.
  ///
  /// - Value: For a `blend`, the CSS name of a blend mode. For an `aspectRatio`, `fit` or `fill`.
  /// - Kinds: `blend`, `aspectRatio`.
  public static let mode = AttributeKey(rawValue: "mode")

  /// The color scheme of the view.
  ///
  /// - Value: `light` or `dark`.
  /// - Kinds: `scheme`.
  public static let scheme = AttributeKey(rawValue: "scheme")

  /// The color scheme of the screen.
  ///
  /// - Value: `light` or `dark`.
  /// - Kinds: `scheme`.
  public static let screenScheme = AttributeKey(rawValue: "screenScheme")
}
