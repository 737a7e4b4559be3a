import IssueReporting

extension Node {
  /// Reports, once, that an effect here is of a child that the feature here does not have: somebody has called the
  /// reducer of that child's parent.
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
