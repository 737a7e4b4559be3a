/// Whether something that may be seen or not is.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the platform has it in the place.
  case automatic
  /// It is seen.
  case visible
  /// It is not.
  case hidden
}
