/// The effects that run in one store. Adding and removing one is O(1), in no particular order.
@MainActor
struct EffectRunList {
  private(set) var runs: ContiguousArray<EffectRun> = []

  mutating func insert(_ run: EffectRun) {
    run.index = runs.count
    runs.append(run)
  }

  mutating func remove(_ run: EffectRun) {
    guard run.index < runs.count, runs[run.index] === run else { return }
    let last = runs.removeLast()
    guard last !== run else { return }
    runs[run.index] = last
    last.index = run.index
  }
}
