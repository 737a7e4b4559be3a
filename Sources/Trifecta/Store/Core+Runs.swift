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
    guard let group = context.owner.groupIfAny, group.isCancelled else { return false }
    return context.node.isWithin(group.node)
  }

  /// Puts a run that is due into its tables.
  @usableFromInline
  func begin(_ run: EffectRun, _ context: EffectContext) {
    assign(run, to: context.owner, at: context.node)
    run.begin(at: context.node, context.operators, in: self)
  }

  /// Makes a run that is about to start one of its owner's, unless its place is above the owner's.
  private func assign(_ run: EffectRun, to owner: EffectOwner, at node: Node) {
    if case .current = owner, currentOwner == nil {
      let sender: Node = currentNode
      guard node.isWithin(sender) || isSuccessor(node, of: sender) else { return }
      run.lead(for: sender, at: node)
      currentOwner = .run(run)
    } else if let group = lasting(owner).group, node.isWithin(group.node) {
      run.join(group)
    }
  }

  /// Whether a row that has given itself another id goes on at `node`.
  private func isSuccessor(_ node: Node, of sender: Node) -> Bool {
    guard let rows = sender.rowIndex, !sender.exists else { return false }
    return node.rowIndex === rows
  }

  /// The owner for what starts when `current` means another action.
  @usableFromInline
  func lasting(_ owner: EffectOwner) -> EffectOwner {
    guard case .current = owner else { return owner }
    if let currentOwner { return currentOwner }
    let owner = EffectOwner.group(EffectGroup(node: currentNode))
    currentOwner = owner
    return owner
  }
}
