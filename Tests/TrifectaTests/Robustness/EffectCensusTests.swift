import Testing
import Trifecta
import TrifectaTesting

/// Counts the running work for each handle, as reported by the work itself.
@MainActor
private final class Census {
  private(set) var working: [Int]
  var cancelled: Set<Int> = []
  private(set) var faults: [String] = []

  init(_ count: Int) {
    working = Array(repeating: 0, count: count)
  }

  func begins(_ handle: Int) {
    working[handle] += 1
    if cancelled.contains(handle) { faults.append("work of the cancelled handle \(handle) has begun") }
  }

  func ends(_ handle: Int) {
    working[handle] -= 1
  }

  /// Compares the handles with the counted work.
  func check(_ handles: [StoreTask], _ moment: String) {
    for (number, handle) in handles.enumerated() where working[number] > 0 && handle.isFinished {
      faults.append("\(moment) the handle \(number) is finished, and \(working[number]) of its effects work")
    }
  }
}

@MainActor
@Suite("Handles of random effects")
struct EffectCensusTests {
  typealias Tree = Effect<Counter.Action>

  let clock = TestClock()

  /// A random tree of effects for a handle. The work at its leaves sends actions with further trees.
  private func tree(_ depth: Int, for handle: Int, _ census: Census, _ random: inout RandomGenerator) -> Tree {
    func inner() -> Tree { tree(depth - 1, for: handle, census, &random) }
    let time = Duration.ticks(Int.random(in: 0...3, using: &random))
    let kind = depth > 0 ? Int.random(in: 0..<9, using: &random) : 8
    switch kind {
    case 0: return .merge(inner(), inner(), inner())
    case 1: return .concatenate(inner(), inner())
    case 2: return .race(inner(), inner())
    case 3: return inner().delay(for: time, clock: clock)
    // The timeout is not zero, because a handle does not wait for work with a timeout of zero.
    case 4: return inner().timeout(after: time + .ticks(1), clock: clock)
    case 5: return inner().cancellable(id: handle, cancelInFlight: Bool.random(using: &random))
    case 6:
      let next = inner()
      return .send(.perform(.init { next }))
    default:
      let next = depth > 0 ? inner() : .none
      return .run { [clock] send in
        census.begins(handle)
        defer { census.ends(handle) }
        if time > .ticks(1) { try await clock.sleep(for: time) }
        send(.perform(.init { next }))
        try await clock.sleep(for: time)
      } catch: { _, _ in
      }
    }
  }

  @Test("A handle covers exactly its own effects under random cancellations", arguments: 1...8 as ClosedRange<UInt64>)
  func random(seed: UInt64) async {
    var random = RandomGenerator.seeded(seed)
    let store = Store(initialState: Family.State.rows(1)) { Family() }
    let (left, row) = (store.scope(Family.left), store.scope(Family.rows)[0])
    let census = Census(60)
    var handles: [StoreTask] = []
    for number in 0..<60 {
      let effect = tree(4, for: number, census, &random)
      let action = Counter.Action.perform(.init { effect })
      switch number % 4 {
      case 0: handles.append(store.send(.left(action)))
      case 1: handles.append(left.send(action))
      case 2: handles.append(store.send(.row(0, action)))
      default: handles.append(row.send(action))
      }
      census.check(handles, "After \(number) was sent")
      await clock.advance(by: .zero)
      if number % 3 == 0 {
        let before = census.working
        let victim = Int.random(in: 0...number, using: &random)
        handles[victim].cancel()
        census.cancelled.insert(victim)
        await clock.advance(by: .zero)
        #expect(census.working[victim] == 0)
        let others = census.working.indices.filter { $0 != victim && before[$0] != census.working[$0] }
        #expect(others.isEmpty, "Cancelling \(victim) has touched \(others)")
      }
      if number % 5 == 0 { await clock.advance(by: .ticks(1)) }
      census.check(handles, "After \(number)")
    }
    await clock.run()
    for handle in handles { await handle.finish() }
    await clock.advance(by: .zero)
    #expect(census.faults == [])
    #expect(census.working.max() == 0)
    #expect(!handles.contains { !$0.isFinished })
    #expect(store.runningEffects.isEmpty)
  }
}
