import IssueReporting

/// The way in and out of one case of an enum: embeds a value in the case, and extracts it again.
///
/// ```swift
/// CasePath(App.Action.dialer) { if case .dialer(let action) = $0 { action } else { nil } }
/// ```
public struct CasePath<Root, Value> {
  @usableFromInline let embedding: (Value) -> Root
  @usableFromInline let extraction: (Root) -> Value?

  /// Creates the path to a case.
  ///
  /// In a debug build, embedding a value checks that it can be extracted again, and extracting one that it can be
  /// embedded. If not an issue is reported: the two closures then name different cases.
  ///
  /// - Parameters:
  ///   - embed: makes the case, usually its name.
  ///   - extract: the case's value, `nil` for every other case.
  @inlinable
  public init(_ embed: @escaping (Value) -> Root, extract: @escaping (Root) -> Value?) {
    self.embedding = embed
    self.extraction = extract
  }

  /// Creates the path to a case of two values, such as a row's id and its action.
  ///
  /// - Parameters:
  ///   - embed: makes the case, usually its name.
  ///   - extract: the case's values, `nil` for every other case.
  @inlinable
  public init<First, Second>(
    _ embed: @escaping (First, Second) -> Root,
    extract: @escaping (Root) -> (First, Second)?
  ) where Value == (First, Second) {
    self.embedding = { embed($0.0, $0.1) }
    self.extraction = extract
  }

  /// Creates the path to a case without a value.
  ///
  /// ```swift
  /// CasePath(Action.refreshed) { if case .refreshed = $0 { () } else { nil } }
  /// ```
  ///
  /// - Parameters:
  ///   - root: the case.
  ///   - extract: `()` for that case, `nil` for every other.
  @inlinable
  public init(_ root: @autoclosure @escaping () -> Root, extract: @escaping (Root) -> Void?) where Value == Void {
    self.embedding = { _ in root() }
    self.extraction = extract
  }

  /// The case made of `value`.
  @inlinable
  public func embed(_ value: Value) -> Root {
    let root = embedding(value)
    assert(extraction(root) != nil || reportMismatch(root))
    return root
  }

  /// The value of the case, `nil` if `root` is another case.
  @inlinable
  public func extract(_ root: Root) -> Value? {
    let value = extraction(root)
    assert(value.map(isEmbedded) ?? true)
    return value
  }

  /// Reports a value that was extracted from another case than the one it is embedded in. Always true, as below.
  @usableFromInline
  func isEmbedded(_ value: Value) -> Bool {
    let root = embedding(value)
    return extraction(root) != nil || reportMismatch(root)
  }

  /// Reports a path whose two halves name different cases. Always true, so that `assert` reports rather than traps.
  @usableFromInline
  func reportMismatch(_ root: Root) -> Bool {
    reportIssue(
      """
      A case path of \(typeName(Root.self)) embeds a value as "\(caseName(of: root))", but does not extract it from there.

      Both closures of a CasePath must name the same case.
      """
    )
    return true
  }
}
