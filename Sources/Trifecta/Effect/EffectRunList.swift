/// Running effects in the order in which they were started, linked through themselves: adding one and removing one is
/// O(1) and takes no memory.
///
/// The references are unmanaged, which is right because a run is in its lists only until its task has ended and none of
/// its actions waits: the task holds the run, and so does an action that waits.
struct EffectRunList {
  /// A run is in one list of each kind.
  enum Kind {
    case ofCore
    case ofGroup
    case ofNode
  }

  /// The neighbours of a run.
  struct Links {
    var previous: Unmanaged<EffectRun>?
    var next: Unmanaged<EffectRun>?
  }

  private let kind: Kind
  private var head: Unmanaged<EffectRun>?
  private var last: Unmanaged<EffectRun>?

  init(_ kind: Kind) {
    self.kind = kind
  }

  var first: EffectRun? { head?.takeUnretainedValue() }

  var runs: [EffectRun] {
    var runs: [EffectRun] = []
    var next = head
    while let run = next?.takeUnretainedValue() {
      runs.append(run)
      next = run[kind].next
    }
    return runs
  }

  mutating func append(_ run: EffectRun) {
    let run = Unmanaged.passUnretained(run)
    link(last, run)
    link(run, nil)
  }

  /// Removes a run that is in the list.
  mutating func remove(_ run: EffectRun) {
    link(run[kind].previous, run[kind].next)
  }

  /// Makes two runs neighbours, or one the first or the last.
  private mutating func link(_ previous: Unmanaged<EffectRun>?, _ next: Unmanaged<EffectRun>?) {
    if let previous { previous._withUnsafeGuaranteedRef { $0[kind].next = next } } else { head = next }
    if let next { next._withUnsafeGuaranteedRef { $0[kind].previous = previous } } else { last = previous }
  }
}
