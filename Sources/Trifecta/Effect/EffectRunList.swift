/// An intrusive linked list of running effects, in the order in which they started. Adding and removing a run is O(1)
/// and allocates nothing.
///
/// The references are unmanaged. This is safe because a run is in a list only while its task is running or one of its
/// actions is queued. During that time, the task or the queued action retains the run.
struct EffectRunList {
  /// The lists that a run can be in. A run is in at most one list of each kind.
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

  /// Removes a run from the list. The run must be in it.
  mutating func remove(_ run: EffectRun) {
    link(run[kind].previous, run[kind].next)
  }

  /// Links two runs. If one is `nil`, the other becomes the first or last run of the list.
  private mutating func link(_ previous: Unmanaged<EffectRun>?, _ next: Unmanaged<EffectRun>?) {
    if let previous { previous._withUnsafeGuaranteedRef { $0[kind].next = next } } else { head = next }
    if let next { next._withUnsafeGuaranteedRef { $0[kind].previous = previous } } else { last = previous }
  }
}
