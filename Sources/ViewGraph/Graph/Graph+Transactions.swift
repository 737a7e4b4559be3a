import Elements

// Evaluation in transactions.
extension Graph {
  /// Evaluates the dirty nodes in a transaction. Records the transaction with the changes, which the host receives at
  /// the end of the turn.
  func evaluate(under transaction: Transaction) {
    guard !didNotSettle else { return }
    let changes = log.changes
    var rounds = 0
    running { evaluateUntilSettled(under: transaction, &rounds) }
    guard log.changes != changes else { return }
    for completion in transaction.completions {
      completion.begin()
      completions.append((completion, transaction.timing))
    }
  }

  /// Calls `body`, which evaluates nodes in a transaction scope.
  func evaluating(in scope: TransactionScope?, _ body: () -> Void) {
    let outer = transactionScope
    enter(scope)
    body()
    enter(outer)
  }

  /// Calls `body`, which evaluates nodes in a transaction.
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

  /// Removes the graph from the list of graphs with pending changes.
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
