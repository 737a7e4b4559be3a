import Elements
import IssueReporting

// Nodes that say something of what is in their elements.
extension Graph {
  /// Lets a node know from now on when something changes in its element: see ``Element/watch``.
  func watch(_ element: Element, by node: Node) {
    watchers[element.id] = node
  }

  /// Forgets what was noted of an element that leaves.
  func endWatch(of element: Element) {
    watchers[element.id] = nil
    reported.remove(element.id)
  }

  /// Something that is in an element, or said of what is in it to those around, has changed: the nearest node around that
  /// depends on that is evaluated.
  func noteChange(in element: Element) {
    var next: Element? = element
    while let current = next {
      if let watcher = watchers[current.id] { return watcher.setNeedsEvaluation() }
      next = current.parent
    }
  }

  /// An element looks different: somebody around may say what it looks like.
  func noteChange(of element: Element) {
    if let parent = element.parent, parent.watch == .all { noteChange(in: parent) }
  }

  /// Tells people that something is wrong with an element, once.
  func report(_ issue: String, of element: Element) {
    guard reportCount < Self.reportLimit, reported.insert(element.id).inserted else { return }
    reportCount += 1
    reportIssue(issue.escapedForLog(limit: 500))
  }

  /// Tells people that something is wrong, once. Of many things the first are told of: a visitor may cause them, and their text.
  ///
  /// - Parameters:
  ///   - issue: the message.
  ///   - kind: what messages with other details have in common, of which only the first is reported; `nil` for the message itself.
  func report(_ issue: String, as kind: String? = nil) {
    let issue = issue.escapedForLog(limit: 500)
    guard reportCount < Self.reportLimit, reportedIssues.insert(kind ?? issue).inserted else { return }
    reportCount += 1
    reportIssue(issue)
  }

  /// The most issues that are reported of one graph.
  private static let reportLimit = 20
}
