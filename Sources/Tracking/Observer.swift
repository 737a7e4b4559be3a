/// Code that reads sources and is notified when one of them changes.
///
/// An observer runs code with ``track(_:)``; the sources that are read in it are its dependencies until the next
/// ``track(_:)``. When one or more of them change, `onChange` is called once, and not again before the next
/// ``track(_:)``. The sources retain the observer. It stays active until it is cancelled, until it tracks code that
/// reads no source, or until the sources are released.
@MainActor
public final class Observer {
  /// A source that this observer has read, and the index of the observer in the source's entries.
  struct Link {
    let source: Source
    var entry: Int
  }

  /// The observer that is currently recording reads.
  @exclusivity(unchecked) @usableFromInline package static var current: Observer?
  @exclusivity(unchecked) private static var evaluations: UInt64 = 0

  // There may be one observer for each field of state on screen, and a change reads all stored properties of an
  // observer. The small properties share a word, so that an observer spans fewer cache lines.
  @exclusivity(unchecked) var links = ShortList<Link>()
  /// The number of links that the current evaluation has confirmed.
  @exclusivity(unchecked) private var confirmed: Int32 = 0
  @exclusivity(unchecked) private(set) var isInvalid = false
  @exclusivity(unchecked) private var isCancelled = false
  /// Whether `onChange` is also the tracked code.
  private let repeats: Bool
  @exclusivity(unchecked) @usableFromInline var evaluation: UInt64 = 0
  @exclusivity(unchecked) private var onChange: @MainActor () -> Void

  #if DEBUG
    /// Whether observers record which sources invalidate them, for tools.
    package static var recordsCauses = false
    /// The labels of the sources that have invalidated the observer since its last evaluation, at most four.
    package private(set) var causes: [String] = []

    func note(_ source: Source) {
      guard !isInvalid || causes.count < 4 else { return }
      let cause = source.label.map { "\($0)" } ?? "a value of the library"
      if !causes.contains(cause) { causes.append(cause) }
    }

    /// Returns the causes and removes them.
    package func takeCauses() -> [String] {
      defer { causes = [] }
      return causes
    }
  #endif

  /// Whether an observer is currently recording reads.
  @inlinable
  public static var isTracking: Bool { current != nil }

  /// Whether the last ``track(_:)`` has read a source.
  package var hasDependencies: Bool { links.count > 0 }

  /// Creates an observer without dependencies.
  ///
  /// - Parameter onChange: called after a source that was read in the last ``track(_:)`` has changed. It usually tracks
  ///   again, immediately or later.
  public convenience init(onChange: @escaping @MainActor () -> Void) {
    self.init(onChange, repeats: false)
    #if DEBUG
      LiveObjects.record(self)
    #endif
  }

  private init(_ onChange: @escaping @MainActor () -> Void, repeats: Bool) {
    self.onChange = onChange
    self.repeats = repeats
  }

  /// Creates an observer that tracks `apply` now, and again after each change of a source that it has read. It does not
  /// depend on a ``ViewSource``.
  ///
  /// - Parameter apply: reads sources and uses their values.
  /// - Returns: the observer. Cancel it to end the observation.
  public static func repeating(_ apply: @escaping @MainActor () -> Void) -> Observer {
    let observer = Observer(apply, repeats: true)
    #if DEBUG
      LiveObjects.record(observer)
    #endif
    observer.run()
    return observer
  }

  /// Runs `body`, and creates an observer that depends on the sources it has read, if it has read any.
  ///
  /// - Parameters:
  ///   - body: the code that may read sources.
  ///   - onChange: creates the closure to call after a change, see ``init(onChange:)``.
  /// - Returns: the result of `body`, and the observer. If nothing was read, the observer is `nil` and nothing was
  ///   allocated.
  package static func trackingIfNeeded<Result>(
    _ body: () -> Result, onChange: () -> @MainActor () -> Void
  ) -> (result: Result, observer: Observer?) {
    // The spare reader is not recorded in a census, because all screens share it.
    let reader = spareReader ?? Observer({}, repeats: false)
    spareReader = nil
    defer { spareReader = reader }
    let result = reader.track(body)
    guard !reader.links.isEmpty else { return (result, nil) }
    let observer = Observer(onChange: onChange())
    swap(&observer.links, &reader.links)
    for position in 0..<observer.links.count {
      let link = observer.links[position]
      link.source.entries[link.entry].observer = observer
    }
    if reader.isInvalid { batch { observer.invalidate() } }
    return (result, observer)
  }

  /// A reusable observer that records reads on behalf of code that has no observer yet.
  private static var spareReader: Observer?

  private func run() {
    if repeats { track(onChange) } else { onChange() }
  }

  /// Runs `body` and makes the sources that it reads this observer's dependencies, replacing the previous ones.
  ///
  /// Reads of an observer that tracks inside `body` belong only to that observer. O(1) for each source that is read in
  /// the same order as before.
  @inlinable
  public func track<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = begin()
    defer { end(outer) }
    return try body()
  }

  /// Makes this observer the current one and returns the previous one.
  @usableFromInline
  func begin() -> Observer? {
    let outer = Observer.current
    Observer.evaluations += 1
    evaluation = Observer.evaluations
    confirmed = 0
    isInvalid = false
    Observer.current = isCancelled ? nil : self
    return outer
  }

  /// Makes `outer` the current observer again and removes the dependencies that were not read this time.
  @usableFromInline
  func end(_ outer: Observer?) {
    Observer.current = outer
    // If `body` has cancelled the observer, its later reads are ignored.
    if isCancelled { confirmed = 0 }
    if confirmed < links.count { dropLinks(from: Int(confirmed)) }
  }

  /// Removes all dependencies and `onChange` permanently.
  public func cancel() {
    isCancelled = true
    confirmed = 0
    dropLinks(from: 0)
    onChange = {}
  }

  @usableFromInline
  func didRead(_ source: Source) {
    if repeats, source.isOfView { return }
    source.lastEvaluation = evaluation
    if confirmed < links.count {
      if links[Int(confirmed)].source === source {
        confirmed += 1
        return
      }
      dropLinks(from: Int(confirmed))
    }
    source.entries.append(Source.Entry(observer: self, link: links.count))
    links.append(Link(source: source, entry: source.entries.count - 1))
    confirmed += 1
  }

  /// Schedules this observer to run when the current batch ends, as if a dependency had changed.
  package func invalidate() {
    guard !isInvalid, !isCancelled else { return }
    isInvalid = true
    Batch.invalidated.append(self)
  }

  func runIfInvalid() {
    if isInvalid, !isCancelled { run() }
  }

  private func dropLinks(from first: Int) {
    while links.count > first {
      let link = links.removeLast()
      link.source.removeEntry(at: link.entry)
    }
  }
}

/// Runs `body` without recording its reads, even inside an observer's evaluation.
@MainActor
@inlinable
public func untracked<Result>(_ body: () throws -> Result) rethrows -> Result {
  let outer = Observer.current
  Observer.current = nil
  defer { Observer.current = outer }
  return try body()
}
