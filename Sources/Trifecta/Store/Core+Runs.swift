extension Core {
  /// Whether what an effect describes may still happen. The parent may have put the child away in the same reduction,
  /// and the handle that the effect belongs to may have been cancelled.
  @usableFromInline
  func isDue(_ context: EffectContext) -> Bool {
    isThere(context) && !isCancelled(context)
  }

  /// Whether the place of an effect exists. An effect that only cancels asks for no more: its handle is about work.
  @usableFromInline
  func isThere(_ context: EffectContext) -> Bool {
    !isClosed && context.node.exists
  }

  /// Whether the handle that an effect belongs to has been cancelled.
  func isCancelled(_ context: EffectContext) -> Bool {
    guard let group = context.group, group.isCancelled else { return false }
    return context.node.isWithin(group.node)
  }

  /// Puts a run that is due into its tables. It is one of its group, unless its place is above the group's: then it is
  /// one of nobody's.
  @usableFromInline
  func begin(_ run: EffectRun, _ context: EffectContext, for recipient: AnyObject) {
    let node = context.node
    let sender = context.group?.node ?? currentNode!
    let isOfGroup = node.isWithin(sender) || isSuccessor(node, of: sender)
    run.begin(context, for: recipient, in: isOfGroup ? lasting(context.group) : EffectGroup(node: node), self)
  }

  /// Whether a row that has given itself another id goes on at `node`.
  private func isSuccessor(_ node: Node, of sender: Node) -> Bool {
    guard let rows = sender.rowIndex, !sender.exists else { return false }
    return node.rowIndex === rows
  }

  /// The group for what starts when `nil` means that of another action.
  @usableFromInline
  func lasting(_ group: EffectGroup?) -> EffectGroup {
    if let known = group ?? currentGroup { return known }
    let made = EffectGroup(node: currentNode)
    currentGroup = made
    return made
  }
}
