import IssueReporting

extension RootCore {
  /// A feature asked to be put away, and no parent has answered.
  func dismiss(_ node: Node) {
    if let dismissalReceiver { return dismissalReceiver(PlaceReference(node: node)) }
    reportIssue(
      """
      The feature at \(node.name) asked to be dismissed, and no parent presents it.

      Return "dismiss" from a feature that a parent presents, or send the parent an action of its own.
      """
    )
  }
}
