/// The visibility of an element.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The default visibility for the context.
  case automatic
  /// Visible.
  case visible
  /// Hidden.
  case hidden
}
