import IssueReporting

/// Counts how often what was measured led to other sizes, with nothing else happening: a view that grows by what it is told
/// of itself would otherwise go on for ever, between the graph and its host.
@MainActor
struct GeometryEcho {
  /// Whether a host is telling what it has measured.
  var isReporting = false
  /// The element that is being told.
  var element = 0
  private var rounds = 0
  private var hasChanged = false
  private var changed: [Int] = []

  /// Layouts settle in a few rounds. A transition that a host shows step by step has one for each.
  private static let limit = 200

  /// Whether reports are taken.
  var admitsReports: Bool { rounds < Self.limit }

  /// Somebody depends on what the element was told.
  mutating func noteChange() {
    hasChanged = true
    if rounds == Self.limit - 1, changed.count < 4, !changed.contains(element) { changed.append(element) }
  }

  /// Ends a batch of reports.
  ///
  /// - Parameter name: what an element is called in messages.
  mutating func endReports(_ name: (Int) -> String?) {
    guard hasChanged else { return }
    hasChanged = false
    rounds += 1
    guard rounds == Self.limit else { return }
    let names = changed.compactMap(name).joined(separator: ", ")
    reportIssue(
      """
      The sizes of views did not settle: \(Self.limit) times in a row, what was shown for the sizes that were measured had \
      others. Measured: \(names). Sizes are taken again when something else has changed.
      """)
  }

  /// Something has changed that was not measured.
  mutating func reset() {
    rounds = 0
    changed = []
  }
}
