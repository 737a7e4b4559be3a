/// Running effects in the order in which they were started, linked through themselves: adding one and removing one is
/// O(1) and takes no memory.
///
/// The references are unmanaged, which is right because a run is in its lists only until its task ends, and the task
/// holds the run.
struct EffectRunList {
  /// A run is in one list of each kind.
  enum Kind {
    case ofCore
    case ofGroup
  }

  /// The neighbours of a run.
  struct Links {
    var previous: Unmanaged<EffectRun>?
    var next: Unmanaged<EffectRun>?
  }

  private let kind: Kind
  private var first: Unmanaged<EffectRun>?
  private var last: Unmanaged<EffectRun>?

  init(_ kind: Kind) {
    self.kind = kind
  }

  var runs: [EffectRun] {
    var runs: [EffectRun] = []
    var next = first
    while let run = next?.takeUnretainedValue() {
      runs.append(run)
      next = run[kind].next
    }
    return runs
  }

  mutating func append(_ run: EffectRun) {
    let run = Unmanaged.passUnretained(run)
    set(\.previous, of: run, to: last)
    if let last { set(\.next, of: last, to: run) } else { first = run }
    last = run
  }

  /// Removes a run that is in the list.
  mutating func remove(_ run: EffectRun) {
    let links = run[kind]
    if let previous = links.previous { set(\.next, of: previous, to: links.next) } else { first = links.next }
    if let next = links.next { set(\.previous, of: next, to: links.previous) } else { last = links.previous }
    run[kind] = Links()
  }

  private func set(
    _ link: WritableKeyPath<Links, Unmanaged<EffectRun>?>,
    of run: Unmanaged<EffectRun>,
    to other: Unmanaged<EffectRun>?
  ) {
    run._withUnsafeGuaranteedRef { $0[kind][keyPath: link] = other }
  }
}
