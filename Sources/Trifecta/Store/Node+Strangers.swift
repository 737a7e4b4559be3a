import IssueReporting

extension Node {
  /// Reports, once, that an effect at this node names a child that the feature of this node does not have. This happens
  /// if another feature's reducer calls the reducer of the child's parent directly.
  func reportUnscoped(_ key: ChildKey) {
    guard extras.foreignKeys.insert(key).inserted else { return }
    reportIssue(
      """
      The feature at \(name) returned an effect of \(key). That is a child of \(typeName(key.parentState)), but the state \
      here is \(typeName(place.state)).

      A reducer called directly by another reducer has no child node, so its effects run as effects of the calling \
      feature: they are not cancelled with the child, and share the caller's ids. Compose the feature with Scope, ifLet, \
      ifCaseLet or forEach.
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
      The action \(caseName(of: action)) was sent to \(name) by the store of an instance that has been replaced by another \
      one. The action was dropped.

      A store belongs to the instance it was scoped for: scope the parent's store again to get the store of the current instance.
      """
    )
    return StoreTask(nil)
  }
}
