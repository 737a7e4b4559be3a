import Elements
import PortableUI
import ViewGraph

extension Session {
  /// Takes over what the page has measured.
  ///
  /// - Parameters:
  ///   - reports: the boxes and where they are.
  ///   - isByPerson: whether a person has scrolled, or changed the size of the window.
  func measure(_ reports: [ClientFrame], isByPerson: Bool) {
    guard let view else { return }
    // What changed since the last turn is no consequence of what was measured.
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

  /// The element, and those of its layers, that are measured where a box is.
  private static func targets(of report: ClientFrame, on element: Element) -> [FrameReport] {
    let boxes = PageElement(element).boxes
    var layers: [Int?] = report.box == 0 && element.handles(.measure) ? [nil] : []
    if boxes.indices.contains(report.box) {
      layers += boxes[report.box].layers.filter { element.layers[$0].handles(.measure) }.map(Optional.some)
    }
    return layers.map { FrameReport(element: element.id, layer: $0, frame: report.frame) }
  }
}
