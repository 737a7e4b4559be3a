import Elements

extension Graph {
  /// Reports measured frames to elements and layers. Views that depend on the frames are evaluated once in the next
  /// turn, regardless of the number of reports. Reports may come from an untrusted client.
  ///
  /// If measured sizes lead to new sizes again and again without any other cause, the graph reports an issue and
  /// rejects further reports until something else changes.
  ///
  /// - Parameters:
  ///   - reports: the measurements.
  ///   - isByPerson: whether the user scrolled or resized the window. If so, the measurements are not a consequence of
  ///     earlier measurements.
  /// - Returns: the result of each report.
  /// - Complexity: O(n) in the number of reports.
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
