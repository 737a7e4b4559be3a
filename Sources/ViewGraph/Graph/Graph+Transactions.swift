import Elements

// Evaluating under transactions.
extension Graph {
  /// Evaluates what waits, and remembers that it was under a transaction. The host hears of it at the end of the turn.
  func evaluate(under transaction: Transaction) {
    guard !isRestless else { return }
    let changes = log.changes
    var rounds = 0
    running { bringUpToDate(under: transaction, &rounds) }
    guard log.changes != changes else { return }
    for completion in transaction.completions {
      completion.begin()
      completions.append((completion, transaction.timing))
    }
  }

  /// Runs `body`, which evaluates nodes below the place of a scope.
  func evaluating(in scope: TransactionScope?, _ body: () -> Void) {
    let outer = transactionScope
    enter(scope)
    body()
    enter(outer)
  }

  /// Runs `body`, which evaluates nodes.
  func evaluating(under transaction: Transaction, _ body: () -> Void) {
    evaluation += 1
    TransactionFrame.evaluationsUnderWay += 1
    self.transaction = transaction
    enter(nil)
    body()
    TransactionFrame.evaluationsUnderWay -= 1
  }

  func enter(_ scope: TransactionScope?) {
    transactionScope = scope
    log.transaction = (scope?.apply(to: transaction, in: evaluation) ?? transaction).pass
    TransactionFrame.evaluated = log.transaction
  }

  /// Leaves the graphs in which something waits.
  func stopWaiting() {
    guard let index = waitingIndex else { return }
    waitingIndex = nil
    TransactionFrame.waiting.remove(at: index)?.waitingIndex = index
  }

  func takeCompletions() -> [(completion: AnimationCompletion, timing: AnimationTiming?)] {
    guard !completions.isEmpty else { return [] }
    defer { completions = [] }
    return completions
  }
}
