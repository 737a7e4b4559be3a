import IssueReporting

extension Node {
  /// Reports, once, that an effect at this node names a child that the feature here does not have. This happens if a
  /// reducer was called by hand by another feature's reducer.
  func reportUnscoped(_ key: ChildKey) {
    guard extras.strangers.insert(key).inserted else { return }
    reportIssue(
      """
      An effect of \(key) was returned at \(name): that is a child of \(typeName(key.parentState)), and the state here is \
      \(typeName(place.state)).

      A reducer that is called by hand has no place of its own, so its effects go on as those of the feature that called it: \
      they are not cancelled with the child, and share its ids. Compose the feature with Scope, ifLet, ifCaseLet or forEach.
      """
    )
  }
}

extension Node {
  /// Reports an action that was sent by the store of an instance that has been replaced by another one.
  @usableFromInline
  func refuse(_ action: Any) -> StoreTask {
    reportIssue(
      """
      The action \(caseName(of: action)) was sent to \(name) by a store of one who has gone. Another is there now, and the \
      action was dropped.

      A store belongs to whom it was scoped for: ask the parent's store for that of the one who is there.
      """
    )
    return StoreTask(nil)
  }
}
