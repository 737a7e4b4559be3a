// Measurements that the host reports, and views that share a frame.

// Kinds of elements.
extension ElementKind {
  /// Fills the offered space regardless of its content, and requests its own frame with the measurement `measured`. Its
  /// children are aligned to the top leading corner and overlap.
  public static let geometry = ElementKind(rawValue: "geometry")
}

// Kinds of layers.
extension ElementKind {
  /// Requests the measurement `measured` of the view.
  public static let measure = ElementKind(rawValue: "measure")
  /// Connects views by a name. If an update removes a view and inserts another view with the same `matched` name, the
  /// inserted view is animated from the frame of the removed view. A view that `follows` a name has the position of the
  /// view with that `matched` name.
  public static let matched = ElementKind(rawValue: "matched")
}

extension AttributeKey {
  /// The measurement that the host must report. The attribute is absent if no measurement is needed.
  ///
  /// - Value: `size`, or `frame` if the origin is also needed.
  /// - Kinds: `geometry`, `shape`, and the layer `measure`.
  public static let measured = AttributeKey(rawValue: "measured")

  /// The name of the geometry that the layer provides.
  ///
  /// - Value: A string.
  /// - Kinds: `matched`.
  public static let matched = AttributeKey(rawValue: "matched")

  /// The name of the geometry that the layer follows.
  ///
  /// - Value: A string.
  /// - Kinds: `matched`.
  public static let follows = AttributeKey(rawValue: "follows")

  /// The properties that the layer shares. Without this attribute, it shares position and size.
  ///
  /// - Value: `position`, `size` or `none`.
  /// - Kinds: `matched`.
  public static let matchedParts = AttributeKey(rawValue: "matchedParts")
}

extension EventKind {
  /// The host has measured the frame of an element. Hosts report frames in batches, with `Graph.report(_:)`.
  ///
  /// - Value: ``AttributeValue/frame(_:)``.
  /// - Kinds: `geometry`, `shape`, and the layer `measure`.
  public static let measure = EventKind(rawValue: "measure")
}
