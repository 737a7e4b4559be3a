import Elements
import Testing

@testable import ViewGraph

/// A host that animates changes: it stores the closures that run after an animation.
@MainActor
private final class SlowHost: GraphHost {
  private(set) var waiting: [(seconds: Double, closure: @MainActor () -> Void)] = []

  func graphNeedsTurn(_ graph: Graph) {}
  func graph(_ graph: Graph, didCommit commit: Commit) {}

  func graph(_ graph: Graph, after seconds: Double, perform closure: @escaping @MainActor () -> Void) {
    waiting.append((seconds, closure))
  }
}

@MainActor
@Suite("Animation completions")
struct AnimationCompletionTests {
  let text = Cell("a")
  let diary = Diary()

  private func transaction(waitsForRest: Bool = true) -> Transaction {
    var transaction = Transaction()
    let spring = SpringCurve(frequency: 2 * .pi, dampingRatio: 0.5)
    transaction.timing = AnimationTiming(.spring(spring), duration: 3, delay: 1)
    transaction.completions = [AnimationCompletion(waitsForRest: waitsForRest) { [diary] in diary.note("done") }]
    return transaction
  }

  @Test("A completion runs when the host calls back after the animation's duration", arguments: [true, false])
  func host(waitsForRest: Bool) {
    let host = SlowHost()
    let graph = Graph(host: host, runsLifecycle: true)
    graph.mount(Computed { [text] in Word(text.value) }, environment: EnvironmentScope())
    TransactionFrame.run(transaction(waitsForRest: waitsForRest)) { text.value = "b" }
    #expect(diary.entries.isEmpty && host.waiting.isEmpty)
    graph.turn()
    #expect(diary.entries.isEmpty)
    #expect(host.waiting.map(\.seconds) == [waitsForRest ? 4 : 2])
    for (_, closure) in host.waiting { closure() }
    #expect(diary.entries == ["done"])
    graph.stop()
  }

  @Test("A host without animations runs the completion at the end of the turn")
  func atOnce() {
    let screen = Screen(Computed { [text] in Word(text.value) })
    TransactionFrame.run(transaction()) { text.value = "b" }
    #expect(diary.entries.isEmpty)
    screen.graph.turn()
    #expect(diary.entries == ["done"])
  }

  @Test("A completion runs immediately if nothing changes")
  func nothing() {
    TransactionFrame.run(transaction()) {}
    #expect(diary.entries == ["done"])
  }

  @Test("A completion waits for all graphs and runs once")
  func severalScreens() {
    let screens = (0..<2).map { _ in Screen(Computed { [text] in Word(text.value) }) }
    TransactionFrame.run(transaction()) { text.value = "b" }
    screens[0].graph.turn()
    #expect(diary.entries.isEmpty)
    screens[1].graph.turn()
    #expect(diary.entries == ["done"])
  }

  @Test("Stopping a graph runs its pending completion")
  func stopped() {
    let screen = Screen(Computed { [text] in Word(text.value) })
    TransactionFrame.run(transaction()) { text.value = "b" }
    screen.graph.stop()
    #expect(diary.entries == ["done"])
  }
}
