import IssueReporting

/// The way in and out of one case of an enum: embeds a value in the case, and extracts it again.
///
/// ```swift
/// CasePath(App.Action.dialer)
/// ```
///
/// A case's name is enough. Where a child or a test is given a case, so is the name itself: `action: Action.dialer`.
public struct CasePath<Root, Value> {
  @usableFromInline let embedding: (Value) -> Root
  @usableFromInline let extraction: (Root) -> Value?
  @usableFromInline let label: CaseLabel
  /// How many cases it leads through.
  @usableFromInline let depth: UInt8

  /// Creates a path of two closures: to what is no case of an enum, or to a case whose value is a function or a metatype.
  ///
  /// In a debug build, embedding a value checks that it can be extracted again, and extracting one that it can be
  /// embedded. If not an issue is reported: the two closures then name different cases.
  ///
  /// - Parameters:
  ///   - embed: makes the case, usually its name.
  ///   - extract: the case's value, `nil` for every other case.
  ///   - fileID: the file that messages call the path by.
  ///   - line: the line that messages call the path by.
  @inlinable
  public init(
    _ embed: @escaping (Value) -> Root,
    extract: @escaping (Root) -> Value?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(.declared(fileID: fileID, line: UInt32(truncatingIfNeeded: line)), embed, extract)
  }

  /// Creates the path to a case that messages call by its name. The macro `@CasePathable` does so.
  ///
  /// - Parameters:
  ///   - name: the case's name.
  ///   - embed: makes the case.
  ///   - extract: the case's value, `nil` for every other case.
  @inlinable
  public init(named name: StaticString, _ embed: @escaping (Value) -> Root, extract: @escaping (Root) -> Value?) {
    self.init(.named(name), embed, extract)
  }

  @inlinable
  init(
    _ label: CaseLabel,
    depth: UInt8 = 1,
    _ embedding: @escaping (Value) -> Root,
    _ extraction: @escaping (Root) -> Value?
  ) {
    self.embedding = embedding
    self.extraction = extraction
    self.label = label
    self.depth = depth
  }

  /// Creates the path to a case of two values, such as a row's id and its action.
  ///
  /// - Parameters:
  ///   - embed: makes the case, usually its name.
  ///   - extract: the case's values, `nil` for every other case.
  ///   - fileID: the file that messages call the path by.
  ///   - line: the line that messages call the path by.
  @inlinable
  public init<First, Second>(
    _ embed: @escaping (First, Second) -> Root,
    extract: @escaping (Root) -> (First, Second)?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Value == (First, Second) {
    self.init({ embed($0.0, $0.1) }, extract: extract, fileID: fileID, line: line)
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
  ///   - fileID: the file that messages call the path by.
  ///   - line: the line that messages call the path by.
  @inlinable
  public init(
    _ root: @autoclosure @escaping () -> Root,
    extract: @escaping (Root) -> Void?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Value == Void {
    self.init({ _ in root() }, extract: extract, fileID: fileID, line: line)
  }

  /// The case made of `value`.
  @inlinable
  public func embed(_ value: Value) -> Root {
    let root = embedding(value)
    assert(extraction(root) != nil || reportMismatch(root))
    return root
  }

  /// The path to a case of this case's value: an action of a child as an action of its parent, for instance.
  ///
  /// ```swift
  /// await store.receive(App.playerAction.appending(path: Player.stopped))
  /// ```
  ///
  /// - Parameter path: the path from this case's value.
  /// - Returns: the path through both.
  @inlinable
  public func appending<Next>(path: CasePath<Value, Next>) -> CasePath<Root, Next> {
    CasePath<Root, Next>(
      path.label,
      depth: depth &+ path.depth,
      { embedding(path.embedding($0)) },
      { root in extraction(root).flatMap(path.extraction) })
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
    let isNamed = if case .embedded = label { true } else { false }
    reportIssue(
      """
      A case path of \(typeName(Root.self)) embeds a value as "\(caseName(of: root))", but does not extract it from there.

      \(isNamed ? "Give it the name of a case, or both closures." : "Both closures of a CasePath must name the same case.")
      """
    )
    return true
  }
}

extension CasePath: CustomStringConvertible {
  /// The case by its name where that is known, or else by the line that declares the path. Of a path through several
  /// cases, the last.
  public var description: String {
    // A case without values can be made, and then says what it is called.
    if Value.self == Void.self, let nothing = () as? Value {
      var last: Any = embedding(nothing)
      for _ in 1..<max(1, depth) { last = Mirror(reflecting: last).children.first?.value ?? last }
      return "the case \(caseName(of: last))"
    }
    switch label {
    case .embedded:
      let known = depth == 1 ? EnumLayout.of(Root.self)?.cases.filter { $0.carries(Value.self) } : nil
      if let known, known.count == 1 { return "the case .\(known[0].name)" }
      return "a case with a value of type \(Value.self)"
    case .named(let name): return "the case .\(name)"
    case .declared(let fileID, let line): return "the case at \(fileID):\(line)"
    }
  }
}

/// What messages call a case. It refers to nothing that is counted, so that a path is copied and made without it.
@usableFromInline
enum CaseLabel: Sendable {
  case named(StaticString)
  case declared(fileID: StaticString, line: UInt32)
  /// Called by what the runtime knows.
  case embedded
}
