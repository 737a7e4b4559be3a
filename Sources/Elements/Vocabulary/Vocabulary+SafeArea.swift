// The safe area.

// Kinds of layers.
extension ElementKind {
  /// Extends the view into the safe area at some `edges`.
  public static let safeArea = ElementKind(rawValue: "safeArea")
  /// Shows its content at an `edge` of the view, at a distance of `spacing`. Scrolling content of the view passes under
  /// it.
  public static let safeAreaInset = ElementKind(rawValue: "safeAreaInset")
  /// Insets the safe area of the view by `top`, `leading`, `bottom` and `trailing`. Scrollable areas still extend to
  /// the edges.
  public static let safeAreaPadding = ElementKind(rawValue: "safeAreaPadding")
}

extension AttributeKey {
  /// The edges at which a view extends into the safe area.
  ///
  /// - Value: `top`, `leading`, `bottom` and `trailing`, separated by spaces.
  /// - Kinds: `safeArea`.
  public static let edges = AttributeKey(rawValue: "edges")

  /// The edge of the view, or of the row, at which the content is.
  ///
  /// - Value: `top`, `bottom`, `leading` or `trailing`.
  /// - Kinds: `safeAreaInset`, `swipeActions`.
  public static let edge = AttributeKey(rawValue: "edge")
}
