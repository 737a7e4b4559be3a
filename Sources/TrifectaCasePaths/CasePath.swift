import IssueReporting

/// Extracts and embeds the associated value of an enum case (a *case path*).
///
/// ```swift
/// CasePath(App.Action.dialer)
/// ```
///
/// The constructor of the case is sufficient. APIs that take a case path also accept the constructor itself:
/// `action: Action.dialer`.
public struct CasePath<Root, Value> {
  @usableFromInline let embedding: (Value) -> Root
  @usableFromInline let extraction: (Root) -> Value?
  @usableFromInline let label: CaseLabel
  /// The number of nested cases that the path leads through.
  @usableFromInline let depth: UInt8

  /// Creates a path from two closures. Use it for a value that is not the associated value of an enum case, or for a
  /// case whose value is a function or a metatype.
  ///
  /// In a debug build, embedding a value checks that it can be extracted again, and extracting a value checks that it
  /// can be embedded again. If a check fails, an issue is reported, because the closures refer to different cases.
  ///
  /// - Parameters:
  ///   - embed: creates the case, usually its constructor.
  ///   - extract: returns the case's value; `nil` for every other case.
  ///   - fileID: the file of the path, for messages.
  ///   - line: the line of the path, for messages.
  @inlinable
  public init(
    _ embed: @escaping (Value) -> Root,
    extract: @escaping (Root) -> Value?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(.declared(fileID: fileID, line: UInt32(truncatingIfNeeded: line)), embed, extract)
  }

  /// Creates a path with a name for messages. The macro `@CasePathable` uses it.
  ///
  /// - Parameters:
  ///   - name: the name of the case.
  ///   - embed: creates the case.
  ///   - extract: returns the case's value; `nil` for every other case.
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

  /// Creates the path to a case with two values, such as a row's id and its action, from two closures.
  ///
  /// - Parameters:
  ///   - embed: creates the case, usually its constructor.
  ///   - extract: returns the case's values; `nil` for every other case.
  ///   - fileID: the file of the path, for messages.
  ///   - line: the line of the path, for messages.
  @inlinable
  public init<First, Second>(
    _ embed: @escaping (First, Second) -> Root,
    extract: @escaping (Root) -> (First, Second)?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Value == (First, Second) {
    self.init({ embed($0.0, $0.1) }, extract: extract, fileID: fileID, line: line)
  }

  /// Creates the path to a case without a value, with a closure that detects it.
  ///
  /// ```swift
  /// CasePath(Action.refreshed) { if case .refreshed = $0 { () } else { nil } }
  /// ```
  ///
  /// - Parameters:
  ///   - root: the case.
  ///   - extract: returns `()` for the case; `nil` for every other case.
  ///   - fileID: the file of the path, for messages.
  ///   - line: the line of the path, for messages.
  @inlinable
  public init(
    _ root: @autoclosure @escaping () -> Root,
    extract: @escaping (Root) -> Void?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Value == Void {
    self.init({ _ in root() }, extract: extract, fileID: fileID, line: line)
  }

  /// Returns the case with the given value.
  @inlinable
  public func embed(_ value: Value) -> Root {
    let root = embedding(value)
    assert(extraction(root) != nil || reportMismatch(root))
    return root
  }

  /// Returns the path to a case inside this case's value, for instance from a parent's action to a child's.
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

  /// Returns the value of the case; `nil` if `root` is another case.
  @inlinable
  public func extract(_ root: Root) -> Value? {
    let value = extraction(root)
    assert(value.map(isEmbedded) ?? true)
    return value
  }

  /// Reports a value that cannot be extracted again after it was embedded. Always returns true, so that `assert`
  /// reports rather than traps.
  @usableFromInline
  func isEmbedded(_ value: Value) -> Bool {
    let root = embedding(value)
    return extraction(root) != nil || reportMismatch(root)
  }

  /// Reports a path whose closures refer to different cases. Always returns true, so that `assert` reports rather than
  /// traps.
  @usableFromInline
  func reportMismatch(_ root: Root) -> Bool {
    let isNamed = if case .embedded = label { true } else { false }
    reportIssue(
      """
      A case path of \(typeName(Root.self)) embeds a value as "\(caseName(of: root))", but cannot extract it from that case.

      \(isNamed ? "Pass a case constructor, or both closures." : "Both closures of a CasePath must refer to the same case.")
      """
    )
    return true
  }
}

extension CasePath: CustomStringConvertible {
  /// The name of the case if it is known, otherwise the source location of the path. For a path through several cases,
  /// the last case.
  public var description: String {
    // A case without a value can be created to read its name.
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

/// The name of a case for messages. It contains no reference-counted values, so that copying a path does not retain it.
@usableFromInline
enum CaseLabel: Sendable {
  case named(StaticString)
  case declared(fileID: StaticString, line: UInt32)
  /// The path reads values with the enum's runtime metadata and stores no name.
  case embedded
}
