/// A piece of code that reads sources and wants to know when one of them has changed.
///
/// An observer runs code with ``track(_:)``; the sources read meanwhile are its dependencies until it tracks again.
/// When one of them notifies, `onChange` is called once, however many of them did, and not again before the next
/// ``track(_:)``. The sources hold the observer: it goes on until it is cancelled, tracks nothing, or they are gone.
@MainActor
public final class Observer {
  /// One source this observer read, and where in its list of entries this observer stands.
  struct Link {
    let source: Source
    var entry: Int
  }

  /// The observer whose reads are being recorded.
  @exclusivity(unchecked) @usableFromInline package static var current: Observer?
  @exclusivity(unchecked) private static var evaluations: UInt64 = 0

  // There may be as many observers as there are fields on the screen, and a change reads all of one: the small ones
  // share a word, so that it spans fewer cache lines.
  @exclusivity(unchecked) var links = ShortList<Link>()
  /// How many links the evaluation under way has confirmed.
  @exclusivity(unchecked) private var confirmed: Int32 = 0
  @exclusivity(unchecked) private(set) var isInvalid = false
  @exclusivity(unchecked) private var isCancelled = false
  /// Whether what is called after a change is what is tracked.
  private let repeats: Bool
  @exclusivity(unchecked) @usableFromInline var evaluation: UInt64 = 0
  @exclusivity(unchecked) private var onChange: @MainActor () -> Void

  /// Whether an observer is recording what is read now.
  @inlinable
  public static var isTracking: Bool { current != nil }

  /// Whether the last ``track(_:)`` has read a source.
  package var hasDependencies: Bool { links.count > 0 }

  /// Creates an observer that depends on nothing yet.
  ///
  /// - Parameter onChange: called after a source read in the last ``track(_:)`` has changed. It usually tracks again,
  ///   now or later.
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

  /// Tracks `apply` now, and again after each change of what that has read: an observer that needs no other object.
  ///
  /// - Parameter apply: reads sources and does something with what it reads.
  /// - Returns: the observer, to be kept and to be cancelled.
  public static func repeating(_ apply: @escaping @MainActor () -> Void) -> Observer {
    let observer = Observer(apply, repeats: true)
    #if DEBUG
      LiveObjects.record(observer)
    #endif
    observer.run()
    return observer
  }

  /// Runs `body` and makes an observer that depends on what that has read, if it has read anything.
  ///
  /// - Parameters:
  ///   - body: the code that may read sources.
  ///   - onChange: makes what is called after a change, see ``init(onChange:)``.
  /// - Returns: what `body` returns, and the observer: `nil` where nothing was read, and nothing was allocated.
  package static func trackingIfNeeded<Result>(
    _ body: () -> Result, onChange: () -> @MainActor () -> Void
  ) -> (result: Result, observer: Observer?) {
    // Not recorded in a census: all screens share one.
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

  /// Reads for those that have no observer yet, one at a time.
  private static var spareReader: Observer?

  private func run() {
    if repeats { track(onChange) } else { onChange() }
  }

  /// Runs `body` and makes the sources it reads this observer's dependencies, in place of the earlier ones.
  ///
  /// Reads made by an observer that tracks inside `body` belong to that one only. O(1) for each source read in the same
  /// order as before.
  @inlinable
  public func track<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = begin()
    defer { end(outer) }
    return try body()
  }

  /// Makes this observer the current one and returns the one before.
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

  /// Makes `outer` the current observer again and drops the dependencies that were not read this time.
  @usableFromInline
  func end(_ outer: Observer?) {
    Observer.current = outer
    // Cancelled by what it ran: what that read afterwards does not count.
    if isCancelled { confirmed = 0 }
    if confirmed < links.count { dropLinks(from: Int(confirmed)) }
  }

  /// Forgets all dependencies, and `onChange`, for good.
  public func cancel() {
    isCancelled = true
    confirmed = 0
    dropLinks(from: 0)
    onChange = {}
  }

  @usableFromInline
  func didRead(_ source: Source) {
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

  /// Makes this observer run when the next batch ends, as if something that it read had changed.
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

/// Runs `body` without recording what it reads, also inside an observer's evaluation.
@MainActor
@inlinable
public func untracked<Result>(_ body: () throws -> Result) rethrows -> Result {
  let outer = Observer.current
  Observer.current = nil
  defer { Observer.current = outer }
  return try body()
}
