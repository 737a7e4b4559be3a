import IssueReporting

/// Counts consecutive rounds in which measured sizes led to changed sizes without any other cause. It breaks the
/// endless loop between graph and host that occurs if a view grows with its own measured size.
@MainActor
struct GeometryEcho {
  /// Whether a host is reporting measurements.
  var isReporting = false
  /// The element whose measurement is being reported.
  var element = 0
  private var rounds = 0
  private var hasChanged = false
  private var changed: [Int] = []

  /// The maximum number of consecutive rounds. Most layouts converge in a few rounds, but a transition that a host
  /// renders step by step takes one round per step.
  private static let limit = 200

  /// Whether further reports are accepted.
  var admitsReports: Bool { rounds < Self.limit }

  /// Records that a view depends on the measurement of the element.
  mutating func noteChange() {
    hasChanged = true
    if rounds == Self.limit - 1, changed.count < 4, !changed.contains(element) { changed.append(element) }
  }

  /// Ends a batch of reports.
  ///
  /// - Parameter name: returns the name of an element in messages.
  mutating func endReports(_ name: (Int) -> String?) {
    guard hasChanged else { return }
    hasChanged = false
    rounds += 1
    guard rounds == Self.limit else { return }
    let names = changed.compactMap(name).joined(separator: ", ")
    reportIssue(
      """
      The sizes of views did not settle: in \(Self.limit) consecutive updates, measured sizes led to other sizes. \
      Measured: \(names). Do not derive a view's size from its own measured size. Measurement resumes after a change \
      with another cause.
      """)
  }

  /// Resets the count after a change that was not caused by a measurement.
  mutating func reset() {
    rounds = 0
    changed = []
  }
}
