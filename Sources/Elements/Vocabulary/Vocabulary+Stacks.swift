// Containers that arrange their children in a line, on top of each other, or by a custom layout.

// Kinds of elements.
extension ElementKind {
  /// Arranges its children in a vertical line.
  public static let vStack = ElementKind(rawValue: "vStack")
  /// Arranges its children in a horizontal line.
  public static let hStack = ElementKind(rawValue: "hStack")
  /// Overlays its children.
  public static let zStack = ElementKind(rawValue: "zStack")
  /// A flexible space along the axis of a stack.
  public static let spacer = ElementKind(rawValue: "spacer")
  /// A line across the axis of a stack.
  public static let divider = ElementKind(rawValue: "divider")
  /// Shows the first of its children that fits into the offered space along its `axes`, or the last if none fits.
  public static let fitting = ElementKind(rawValue: "fitting")
  /// A container that receives the sizes of its children from the host, and describes their positions in `places`.
  public static let arranged = ElementKind(rawValue: "arranged")
}

extension AttributeKey {
  /// The distance between the children of a stack, or between a view and its inset.
  ///
  /// - Value: A number of points.
  /// - Kinds: `vStack`, `hStack`, `lazyVStack`, `lazyHStack`, and the layer `safeAreaInset`.
  public static let spacing = AttributeKey(rawValue: "spacing")

  /// The alignment of a stack across its axis, or of the other kinds along both axes.
  ///
  /// - Value: ``AttributeValue/alignment(_:)``.
  /// - Kinds: All stacks and grids, and the layers `frame`, `background`, `overlay`, `mask`, `safeAreaInset`,
  ///   `relativeFrame` and `guide`.
  public static let alignment = AttributeKey(rawValue: "alignment")

  /// The minimum length of a `spacer`.
  ///
  /// - Value: A number of points.
  /// - Kinds: `spacer`.
  public static let minLength = AttributeKey(rawValue: "minLength")

  /// The size of an `arranged` and the positions of its children.
  ///
  /// - Value: The width and the height of the container, then one entry per child: its origin, and its width if that
  ///   differs from the ideal width. Numbers of points are separated by spaces, and entries by semicolons.
  /// - Kinds: `arranged`.
  public static let places = AttributeKey(rawValue: "places")
}

extension EventKind {
  /// The host has measured the children of an `arranged`.
  ///
  /// - Value: The available width and height, which are 0 if unlimited, and the size of each child, in the format of
  ///   `places`.
  /// - Kinds: `arranged`.
  public static let arrange = EventKind(rawValue: "arrange")
}

extension Role {
  /// A divider.
  public static let divider = Role(rawValue: "divider")
}
