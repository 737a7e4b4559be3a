/// Changes the transactions of the views below one place.
///
/// Scopes are linked by the environment: a view that is evaluated looks up from its own to the outermost.
@MainActor
package final class TransactionScope {
  private let outer: TransactionScope?
  /// The evaluation in which the value that the change depends on became another.
  private var changedEvaluation = -1

  /// What to change, and when.
  fileprivate var rule: TransactionRule

  fileprivate init(_ rule: TransactionRule, inside outer: TransactionScope?) {
    self.rule = rule
    self.outer = outer
  }

  fileprivate func noteChange(in evaluation: Int) { changedEvaluation = evaluation }

  /// What becomes of a transaction on its way down to here. O(scopes around).
  func apply(to transaction: Transaction, in evaluation: Int) -> Transaction {
    var transaction = outer?.apply(to: transaction, in: evaluation) ?? transaction
    if rule.isUnconditional || changedEvaluation == evaluation { rule.change(&transaction) }
    return transaction
  }
}

/// What a view changes about the transactions of those below it.
package struct TransactionRule {
  /// Whether it counts for every change, or only where the value that it depends on has changed as well.
  let isUnconditional: Bool
  let change: @MainActor (inout Transaction) -> Void

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - isUnconditional: whether it counts for every change.
  ///   - change: what it changes.
  package init(isUnconditional: Bool, change: @escaping @MainActor (inout Transaction) -> Void) {
    self.isUnconditional = isUnconditional
    self.change = change
  }
}

/// A node whose content is brought up to date under transactions of its own.
@MainActor
package final class TransactionNode<Content, Shown: GraphContent>: PassthroughNode<Content, Shown> {
  private let scope: TransactionScope
  private var content: Content
  private let shown: @MainActor (Content) -> Shown
  private let rule: @MainActor (Content) -> TransactionRule
  private let isChange: @MainActor (_ old: Content, _ new: Content) -> Bool

  /// Creates the node and its child.
  ///
  /// - Parameters:
  ///   - content: what stands in the place.
  ///   - context: the place.
  ///   - shown: the part of the content that is shown.
  ///   - rule: what is changed about transactions.
  ///   - isChange: whether the value that the rule depends on differs.
  package init(
    _ content: Content, in context: NodeContext, shown: @escaping @MainActor (Content) -> Shown,
    rule: @escaping @MainActor (Content) -> TransactionRule,
    isChange: @escaping @MainActor (_ old: Content, _ new: Content) -> Bool
  ) {
    self.content = content
    self.shown = shown
    self.rule = rule
    self.isChange = isChange
    scope = TransactionScope(rule(content), inside: context.environment.transactions)
    super.init(context)
    var childContext = childContext(before: context.before)
    childContext.environment = EnvironmentScope(inside: environment, transactions: scope)
    graph.evaluating(in: scope) { mount(shown(content), in: childContext) }
  }

  package override func update(to content: Content) {
    if isChange(self.content, content) { scope.noteChange(in: graph.evaluation) }
    self.content = content
    scope.rule = rule(content)
    graph.evaluating(in: scope) { updateChild(to: shown(content)) }
  }
}
