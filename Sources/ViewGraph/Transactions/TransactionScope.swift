/// Changes the transactions of the views below a node.
///
/// Scopes are linked through the environment: evaluating a view applies the scopes from the outermost to its own.
@MainActor
package final class TransactionScope {
  private let outer: TransactionScope?
  /// The number of the evaluation in which the value of the rule last changed.
  private var changedEvaluation = -1

  /// The rule of the scope.
  fileprivate var rule: TransactionRule

  fileprivate init(_ rule: TransactionRule, inside outer: TransactionScope?) {
    self.rule = rule
    self.outer = outer
  }

  fileprivate func noteChange(in evaluation: Int) { changedEvaluation = evaluation }

  /// Returns a transaction that is changed by the rules of this scope and all outer scopes. O(n) in the number of outer
  /// scopes.
  func apply(to transaction: Transaction, in evaluation: Int) -> Transaction {
    var transaction = outer?.apply(to: transaction, in: evaluation) ?? transaction
    if rule.isUnconditional || changedEvaluation == evaluation { rule.change(&transaction) }
    return transaction
  }
}

/// A rule that changes the transactions of the views below a node.
package struct TransactionRule {
  /// Whether the rule applies to all changes, or only to updates in which its value changed.
  let isUnconditional: Bool
  let change: @MainActor (inout Transaction) -> Void

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - isUnconditional: whether the rule applies to all changes.
  ///   - change: changes a transaction.
  package init(isUnconditional: Bool, change: @escaping @MainActor (inout Transaction) -> Void) {
    self.isUnconditional = isUnconditional
    self.change = change
  }
}

/// A node that changes the transactions in which its content is updated.
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
  ///   - content: the content of the node.
  ///   - context: the position of the node.
  ///   - shown: returns the part of the content that is shown.
  ///   - rule: returns the rule.
  ///   - isChange: returns whether the value of the rule differs.
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
