import Elements
import IssueReporting

// Nodes whose own description depends on the content of their elements.
extension Graph {
  /// Registers a node to be evaluated again after changes in its element: see ``Element/watch``.
  func watch(_ element: Element, by node: Node) {
    watchers[element.id] = node
  }

  /// Removes the registrations of an element that is being removed.
  func endWatch(of element: Element) {
    watchers[element.id] = nil
    reported.remove(element.id)
  }

  /// Records a change in an element: the nearest ancestor that watches its content is evaluated again.
  func noteChange(in element: Element) {
    var next: Element? = element
    while let current = next {
      if let watcher = watchers[current.id] { return watcher.setNeedsEvaluation() }
      next = current.parent
    }
  }

  /// Records that the element's own appearance changed, which an ancestor may watch.
  func noteChange(of element: Element) {
    if let parent = element.parent, parent.watch == .all { noteChange(in: parent) }
  }

  /// Reports the issues about elements that are still in the tree, once per element.
  func reportPendingIssues() {
    let issues = pendingIssues
    pendingIssues = [:]
    for (id, issue) in issues.sorted(by: { $0.key < $1.key }) {
      guard elements[id] != nil, reportCount < Self.reportLimit, reported.insert(id).inserted else { continue }
      reportCount += 1
      reportIssue(issue.escapedForLog(limit: 500))
    }
  }

  /// Reports an issue once. The number of issues per graph is limited, because clients may cause them and influence
  /// their text.
  ///
  /// - Parameters:
  ///   - issue: the message.
  ///   - kind: the kind of the issue, of which only the first is reported; `nil` uses the message itself.
  func report(_ issue: String, as kind: String? = nil) {
    let issue = issue.escapedForLog(limit: 500)
    guard reportCount < Self.reportLimit, reportedIssues.insert(kind ?? issue).inserted else { return }
    reportCount += 1
    reportIssue(issue)
  }

  /// The maximum number of issues that are reported per graph.
  private static let reportLimit = 20
}
