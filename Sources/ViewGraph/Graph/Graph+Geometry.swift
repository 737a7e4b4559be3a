import Elements

extension Graph {
  /// Tells elements and layers where they are and how large. Those who show something of that are evaluated in the next turn,
  /// once, however many reports there are.
  ///
  /// Where the sizes that views have lead to others again and again, with nothing else happening, this is reported, and what
  /// follows is refused until something else happens.
  ///
  /// - Parameters:
  ///   - reports: what was measured; anything is safe.
  ///   - isByPerson: whether a person has scrolled, or changed the size of the window: then it does not follow from sizes alone.
  /// - Returns: what became of each. O(reports).
  @discardableResult
  public func report(_ reports: [FrameReport], isByPerson: Bool = false) -> [EventOutcome] {
    if isByPerson { echo.reset() }
    echo.isReporting = true
    defer { echo.isReporting = false }
    guard echo.admitsReports else { return reports.map { _ in .notHandled } }
    let outcomes = reports.map(report)
    echo.endReports { element(id: $0).map { "\($0.kind.rawValue) \($0.id)" } }
    return outcomes
  }

  private func report(_ report: FrameReport) -> EventOutcome {
    guard let element = element(id: report.element), !element.isRemoved else { return .unknownElement }
    if let layer = report.layer, !element.layers.indices.contains(layer) { return .unknownElement }
    let handlers = report.layer.map { element.layers[$0].handlers } ?? element.handlers
    for handler in handlers where handler.payload == .frame {
      echo.element = report.element
      return dispatch(Event(handler.event, value: .frame(report.frame)), to: report.element, layer: report.layer)
    }
    return .notHandled
  }
}
