import Elements
import HostKit
import PortableUI
import ViewGraph

extension Screen {
  /// Reports the size of a view, as a host with a layout does.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - query: The view, or an element in it. The nearest view that reads its size gets the report.
  ///   - origin: The origin of the view on the screen.
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``LookupError`` if not exactly one element matches. ``ActionError`` if no view around it reads its size.
  public func setSize(
    _ size: CGSize, of query: Query, at origin: CGPoint = .zero, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws {
    try await located(fileID, line) {
      await applyPendingChanges()
      guard let target = try find(query).element.targets(of: .measure).first else {
        throw ActionError(
          action: "measure", query: query, reason: "No view around it reads its size.", root: graph.root)
      }
      let frame = FrameValue(
        origin: PointValue(x: Double(origin.x), y: Double(origin.y)), width: Double(size.width),
        height: Double(size.height))
      let report = FrameReport(element: target.element.id, layer: target.layer, frame: frame)
      guard graph.report([report], isByPerson: true) == [.handled] else {
        throw ActionError(action: "measure", query: query, reason: "\(size) is not a valid size.", root: graph.root)
      }
      await settle()
    }
  }

  /// Reports the scroll position, the container size and the content size of a scroll view, as a host with a layout
  /// does.
  ///
  /// - Parameters:
  ///   - geometry: The scroll geometry.
  ///   - query: The scroll view, or an element in it. All views around it that observe scrolling get the report.
  ///   - phase: The scroll phase.
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``LookupError`` if not exactly one element matches. ``ActionError`` if no view observes scrolling, or a
  ///   number is not finite.
  public func setScrollGeometry(
    _ geometry: ScrollGeometry, of query: Query, phase: ScrollPhase = .idle, fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws {
    try await located(fileID, line) {
      await applyPendingChanges()
      let targets = try find(query).element.handlers(of: .scrollState)
      guard !targets.isEmpty else {
        throw ActionError(
          action: "scroll", query: query, reason: "No view around it observes its scroll geometry or phase.",
          root: graph.root)
      }
      let text = ScrollState(phase: phase, geometry: geometry).text
      for target in targets { try send(Event(.scrollState, value: .string(text)), to: target, of: query) }
      await settle()
    }
  }

  /// Reports the ideal sizes of the subviews of a custom layout, as a host with a layout does.
  ///
  /// - Parameters:
  ///   - sizes: The ideal size of each subview in order, in points.
  ///   - query: The layout, or an element in it.
  ///   - space: The proposed size of the layout. A dimension of 0 is unspecified.
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``LookupError`` if not exactly one element matches. ``ActionError`` if no custom layout contains it.
  public func setSizes(
    _ sizes: [CGSize], ofViewsAround query: Query, in space: CGSize, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws {
    try await located(fileID, line) {
      await applyPendingChanges()
      guard let target = try find(query).element.targets(of: .arrange).first else {
        throw ActionError(
          action: "arrange", query: query, reason: "No custom layout contains it.", root: graph.root)
      }
      let words = ([space] + sizes).map { "\(Double($0.width)) \(Double($0.height))" }.joined(separator: ";")
      try send(Event(.arrange, value: .string(words)), to: target, of: query)
      await settle()
    }
  }

  /// Changes the size of the screen. Every view that reads its size is updated.
  ///
  /// - Parameter size: The size, in points.
  public func resize(to size: CGSize) async {
    hosted?.viewport = size
    let frame = FrameValue(width: Double(size.width), height: Double(size.height))
    await reportFrames { $0.layer == nil ? frame : nil }
  }

  /// Reports a frame for every element and layer that is measured.
  ///
  /// - Parameter frame: Returns the frame of an element or of one of its layers; `nil` to report none.
  package func reportFrames(_ frame: ((element: Element, layer: Int?)) -> FrameValue?) async {
    await applyPendingChanges()
    var reports: [FrameReport] = []
    graph.root.forEachInSubtree { element in
      let layers = element.layers.indices.filter { element.layers[$0].handles(.measure) }
      for layer in (element.handles(.measure) ? [nil] : []) + layers.map(Optional.some) {
        guard let frame = frame((element, layer)) else { continue }
        reports.append(FrameReport(element: element.id, layer: layer, frame: frame))
      }
    }
    graph.report(reports, isByPerson: true)
    await settle()
  }
}
