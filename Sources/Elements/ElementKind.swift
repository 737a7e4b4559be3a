/// What an element is: a text, a button, a stack. The graph gives no kind a meaning; views and hosts agree on them.
public struct ElementKind: RawRepresentable, Hashable, Sendable {
  /// The kind's name, as it appears in printed trees.
  public let rawValue: String

  /// Creates a kind with a name of its own.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
