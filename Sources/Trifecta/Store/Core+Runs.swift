extension Core {
  /// Whether an effect may still start. The parent may have removed the child in the same reduction, and the handle
  /// that the effect belongs to may have been cancelled.
  @usableFromInline
  func isDue(_ context: EffectContext) -> Bool {
    isThere(context) && !isCancelled(context)
  }

  /// Whether the node of an effect is present. For an effect that only cancels others, this check is sufficient:
  /// cancelling a handle stops work, not cancellations.
  @usableFromInline
  func isThere(_ context: EffectContext) -> Bool {
    !isClosed && context.node.exists
  }

  /// Whether the handle that an effect belongs to has been cancelled.
  func isCancelled(_ context: EffectContext) -> Bool {
    guard let group = context.group, group.isCancelled else { return false }
    return context.node.isWithin(group.node)
  }

  /// Registers a run in its tables. A run at an ancestor of the group's node gets a separate group.
  @usableFromInline
  func begin(_ run: EffectRun, _ context: EffectContext, for recipient: AnyObject) {
    let node = context.node
    let sender = context.group?.node ?? currentNode!
    let isOfGroup = node.isWithin(sender) || isSuccessor(node, of: sender)
    run.begin(context, for: recipient, in: isOfGroup ? lasting(context.group) : EffectGroup(node: node), self)
  }

  /// Whether `sender` is a row that changed its id, so that the row now has another node, `node`.
  private func isSuccessor(_ node: Node, of sender: Node) -> Bool {
    guard let rows = sender.rowIndex, !sender.exists else { return false }
    return node.rowIndex === rows
  }

  /// Returns the given group, or the group of the current action, creating it if needed. Used for effects that outlive
  /// the handling of the action.
  @usableFromInline
  func lasting(_ group: EffectGroup?) -> EffectGroup {
    if let known = group ?? currentGroup { return known }
    let made = EffectGroup(node: currentNode)
    currentGroup = made
    return made
  }
}
