import Elements
import PortableUI
import ViewGraph

extension Session {
  /// Applies measurements of the page.
  ///
  /// - Parameters:
  ///   - reports: The frames of boxes.
  ///   - isByPerson: Whether the user has scrolled or resized the window.
  func measure(_ reports: [ClientFrame], isByPerson: Bool) {
    guard let view else { return }
    // Earlier changes are not a consequence of these measurements, so they are applied first.
    turn()
    var frames: [FrameReport] = []
    for report in reports {
      guard let element = view.graph.element(id: report.element) else {
        refuse(.unknownElement)
        continue
      }
      guard report.frame.isValid else { return refuse(.undeclaredValue) }
      frames += Self.targets(of: report, on: element)
    }
    for outcome in Set(view.graph.report(frames, isByPerson: isByPerson)) where outcome != .handled {
      refuse(.notHandled)
    }
    turn()
  }

  /// Returns the reports for the element and the layers that a box represents and that are measured.
  private static func targets(of report: ClientFrame, on element: Element) -> [FrameReport] {
    let boxes = PageElement(element).boxes
    var layers: [Int?] = report.box == 0 && element.handles(.measure) ? [nil] : []
    if boxes.indices.contains(report.box) {
      layers += boxes[report.box].layers.filter { element.layers[$0].handles(.measure) }.map(Optional.some)
    }
    return layers.map { FrameReport(element: element.id, layer: $0, frame: report.frame) }
  }
}
