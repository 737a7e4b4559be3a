import Elements
import IssueRecording
import Testing

@testable import ViewGraph

/// Changes the transactions of its content.
private struct Animated<Shown: GraphContent>: GraphContent {
  var duration: Double? = 1
  /// The observed value. If it is `nil`, every transaction is changed.
  var value: Int?
  let shown: Shown

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    TransactionNode(content, in: context) {
      $0.shown
    } rule: { content in
      TransactionRule(isUnconditional: content.value == nil) { transaction in
        if !transaction.disablesAnimations { transaction.timing = content.duration.map(linear) }
      }
    } isChange: {
      $0.value != $1.value
    }
  }
}

/// Shows a cell's value. An evaluation of the parent creates an equal value, so only a change of the cell evaluates its
/// body again.
private struct Reading: GraphContent {
  let cell: Cell<String>

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    CompositeNode<Evaluator>(content, in: context)
  }

  private enum Evaluator: BodyEvaluator {
    static func body(of content: Reading) -> Word { Word(content.cell.value) }
  }
}

private func linear(_ duration: Double) -> AnimationTiming { AnimationTiming(.linear, duration: duration) }

private func transaction(_ duration: Double?) -> Transaction {
  var transaction = Transaction()
  transaction.timing = duration.map(linear)
  return transaction
}

@MainActor
@Suite("Graph transactions")
struct GraphTransactionTests {
  @Test("A change under another transaction starts a new pass")
  func passes() {
    let (first, second) = (Cell("a"), Cell("b"))
    let screen = Screen(Couple(Computed { Word(first.value) }, Computed { Word(second.value) }))
    first.value = "c"
    TransactionFrame.run(transaction(1)) { second.value = "d" }
    first.value = "e"
    screen.graph.turn()
    #expect(
      screen.passes.last == ["update e text to c", "linear 1 s: update d text to d", "update e text to e"])
    #expect(screen.picture == screen.tree)
    #expect(screen.commits.count == 2)
  }

  @Test("If transactions are nested, the innermost applies to a change")
  func nested() {
    let text = Cell("a")
    var bodies: [String] = []
    let screen = Screen(
      Computed {
        bodies.append(text.value)
        return Word(text.value)
      })
    TransactionFrame.run(transaction(1)) {
      text.value = "b"
      TransactionFrame.run(transaction(2)) { text.value = "c" }
      text.value = "d"
    }
    #expect(TransactionFrame.current.isEmpty)
    screen.graph.turn()
    #expect(bodies == ["a", "b", "c", "d"])
    #expect(
      screen.passes.last == [
        "linear 1 s: update d text to b", "linear 2 s: update d text to c", "linear 1 s: update d text to d",
      ])
  }

  @Test("When a closure throws, its transaction ends, and its earlier changes are shown under that transaction")
  func throwing() {
    struct Failure: Error {}
    let text = Cell("a")
    let screen = Screen(Computed { Word(text.value) })
    #expect(throws: Failure.self) {
      try TransactionFrame.run(transaction(1)) {
        text.value = "b"
        throw Failure()
      }
    }
    #expect(TransactionFrame.current.isEmpty)
    screen.graph.turn()
    #expect(screen.passes.last == ["linear 1 s: update b text to b"])
  }

  @Test("A transaction reaches all graphs, and unchanged graphs get no pass")
  func severalGraphs() {
    let text = Cell("a")
    let screens = [Screen(Computed { Word(text.value) }), Screen(Computed { Word("still") })]
    TransactionFrame.run(transaction(1)) { text.value = "b" }
    for screen in screens { screen.graph.turn() }
    #expect(screens[0].passes.last == ["linear 1 s: update b text to b"])
    #expect(screens[1].passes.count == 1)
  }

  @Test("A graph that never settles is not evaluated by other transactions")
  func restless() {
    let tick = Cell(0)
    let restless = Screen(
      Computed {
        let value = tick.value
        if value > 0 { tick.value = value + 1 }
        return Word("\(value)")
      })
    tick.value = 1
    #expect(issues { restless.graph.turn() }.count == 1)
    let evaluations = restless.graph.evaluations
    var isDone = false
    var transaction = transaction(1)
    transaction.completions = [AnimationCompletion { isDone = true }]
    TransactionFrame.run(transaction) {}
    #expect(restless.graph.evaluations == evaluations)
    #expect(isDone)
    restless.graph.stop()
  }

  @Test("A stopped graph with pending changes is released and gets no updates")
  func stopped() {
    let text = Cell("a")
    var screen: Screen? = Screen(Computed { Word(text.value) })
    weak let graph = screen?.graph
    text.value = "b"
    screen?.graph.stop()
    screen = nil
    #expect(graph == nil)
    let other = Screen(Computed { Word(text.value) })
    TransactionFrame.run(transaction(1)) { text.value = "c" }
    other.graph.turn()
    #expect(other.passes.last == ["linear 1 s: update c text to c"])
  }

  @Test("Within a turn, changes made before a transaction are shown before the changes of the transaction")
  func inTurn() {
    let text = Cell(0)
    var bodies: [Int] = []
    let diary = Diary()
    let screen = Screen(
      LifecycleRecorder(
        name: "a", diary: diary,
        shown: Computed {
          bodies.append(text.value)
          return Word("\(text.value)")
        },
        onAppear: {
          text.value = 1
          text.value = 2
          TransactionFrame.run(transaction(1)) {
            text.value = 3
            text.value = 4
          }
        }))
    #expect(bodies == [0, 2, 4])
    // To animate, a host needs the state before the animation.
    #expect(screen.passes == [["insert 4 into root, update 4 text to 2", "linear 1 s: update 4 text to 4"]])
    #expect(screen.picture == "root(4)")
  }

  @Test("A transaction in a body does not start a new pass")
  func inBody() {
    let (outer, inner) = (Cell(0), Cell(0))
    let screen = Screen(
      Couple(
        Computed {
          let value = outer.value
          if value > 0 { TransactionFrame.run(transaction(1)) { inner.value = value } }
          return Word("\(value)")
        }, Computed { Word("\(inner.value)") }))
    outer.value = 1
    screen.graph.turn()
    #expect(screen.tree == "root(1 1)")
    #expect(screen.passes.last == ["update 1 text to 1, update 1 text to 1"])
  }

  @Test("When the value of an animation rule changes, all changes below the rule are animated, and no others")
  func byValue() {
    let (value, own) = (Cell(0), Cell("a"))
    let screen = Screen(
      Couple(
        Computed { Animated(value: value.value, shown: Couple(Word("\(value.value)"), Reading(cell: own))) },
        Computed { Word("\(value.value)!") }))
    own.value = "b"
    screen.graph.turn()
    #expect(screen.passes.last == ["update b text to b"])
    own.value = "c"
    value.value = 1
    screen.graph.turn()
    #expect(
      screen.passes.last == [
        "linear 1 s: update 1 text to 1", "update 1! text to 1!", "linear 1 s: update c text to c",
      ])
    own.value = "d"
    screen.graph.turn()
    #expect(screen.passes.last == ["update d text to d"])
  }

  @Test("When the value of an animation rule changes, insertions and removals below the rule are animated")
  func insertions() {
    let isShown = Cell(false)
    let screen = Screen(
      Computed { Animated(value: isShown.value ? 1 : 0, shown: Choice(shown: isShown.value ? Word("a") : nil)) })
    isShown.value = true
    screen.graph.turn()
    #expect(screen.passes.last == ["linear 1 s: insert a into root"])
    isShown.value = false
    screen.graph.turn()
    #expect(screen.passes.last == ["linear 1 s: remove a"])
  }

  @Test("The inner of two animation rules takes precedence, and an unconditional rule always applies")
  func nestedRules() {
    let (first, second) = (Cell(0), Cell(0))
    let screen = Screen(
      Computed {
        Animated(
          duration: 1, value: first.value,
          shown: Animated(duration: 2, value: second.value, shown: Word("\(first.value) \(second.value)")))
      })
    first.value = 1
    screen.graph.turn()
    #expect(screen.passes.last == ["linear 1 s: update 1 0 text to 1 0"])
    second.value = 1
    first.value = 2
    screen.graph.turn()
    #expect(screen.passes.last == ["linear 2 s: update 2 1 text to 2 1"])

    let text = Cell("a")
    let always = Screen(Computed { Animated(duration: nil, shown: Computed { Word(text.value) }) })
    TransactionFrame.run(transaction(1)) { text.value = "b" }
    always.graph.turn()
    #expect(always.passes.last == ["update b text to b"])
  }

  @Test("A transaction that disables animations overrides animation values")
  func disabled() {
    let value = Cell(0)
    let screen = Screen(Computed { Animated(value: value.value, shown: Word("\(value.value)")) })
    var transaction = Transaction()
    transaction.disablesAnimations = true
    TransactionFrame.run(transaction) { value.value = 1 }
    screen.graph.turn()
    #expect(screen.passes.last == ["update 1 text to 1"])
  }

  @Test("A copied transaction is independent")
  func copies() {
    var first = transaction(1)
    let second = first
    first.timing = nil
    first.disablesAnimations = true
    #expect(second.timing == linear(1) && !second.disablesAnimations)
    #expect(Transaction().isEmpty)
  }

  @Test("Transactions are compared by timing and values")
  func comparison() {
    #expect(Transaction().isKnownEqual(to: Transaction()))
    #expect(transaction(1).isKnownEqual(to: transaction(1)))
    #expect(!transaction(1).isKnownEqual(to: transaction(2)))
    #expect(!transaction(1).isKnownEqual(to: Transaction()))
    var first = transaction(1)
    first[ObjectIdentifier(Self.self)] = 1
    let copy = first
    #expect(first.isKnownEqual(to: copy))
    first[ObjectIdentifier(Self.self)] = 2
    #expect(!first.isKnownEqual(to: copy))
  }
}
