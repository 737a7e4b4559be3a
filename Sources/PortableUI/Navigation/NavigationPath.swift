/// The values that have led to the pages of a ``NavigationStack``, first to last: of any types.
public struct NavigationPath: Equatable {
  private(set) var values: [AnyHashable]

  /// Creates a path to the first page.
  public init() {
    values = []
  }

  /// Creates a path of values.
  ///
  /// - Parameter elements: the values, first to last.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// How many values there are.
  public var count: Int { values.count }

  /// Whether there are none.
  public var isEmpty: Bool { values.isEmpty }

  /// Goes on to another page.
  ///
  /// - Parameter value: what leads there.
  public mutating func append<V: Hashable>(_ value: V) {
    values.append(AnyHashable(value))
  }

  /// Goes back.
  ///
  /// - Parameter k: how many pages; more than there are goes back to the first.
  public mutating func removeLast(_ k: Int = 1) {
    values.removeLast(min(max(k, 0), values.count))
  }

  /// Adds a value that is wrapped already.
  mutating func append(wrapped value: AnyHashable) {
    values.append(value)
  }
}
