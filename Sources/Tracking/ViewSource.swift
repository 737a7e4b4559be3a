/// A property of a view, such as `@State`.
///
/// Views depend on it, but a repeating observer does not. Its closure often writes such a property after it has read a
/// store. If reading the property was a dependency, then each write would run the closure again.
@MainActor
public final class ViewSource: Source {
  override var isOfView: Bool { true }
}
