import Elements
import PortableUI
import ViewGraph

extension Screen {
  /// Says how large something is, as a host that lays it out would.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - query: what is that large, or is in it: the nearest view that wants to know its size is told.
  ///   - origin: where on the screen it begins.
  ///   - fileID: the file that an error names.
  ///   - line: the line that an error names.
  /// - Throws: ``LookupError`` when it is not there once; ``ActionError`` when nothing wants to know.
  public func setSize(
    _ size: CGSize, of query: Query, at origin: CGPoint = .zero, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws {
    try await located(fileID, line) {
      await catchUp()
      guard let target = try find(query).element.targets(handling: .measure).first else {
        throw ActionError(
          action: "measure", query: query, reason: "Nothing around it wants to know its size.", root: graph.root)
      }
      let frame = FrameValue(
        origin: PointValue(x: Double(origin.x), y: Double(origin.y)), width: Double(size.width),
        height: Double(size.height))
      let report = FrameReport(element: target.element.id, layer: target.layer, frame: frame)
      guard graph.report([report], isByPerson: true) == [.handled] else {
        throw ActionError(action: "measure", query: query, reason: "\(size) is no size.", root: graph.root)
      }
      await settle()
    }
  }

  /// Says how far something is scrolled, and how large it and its content are, as a host that lays it out would.
  ///
  /// - Parameters:
  ///   - geometry: how far and how large.
  ///   - query: the region, or something in it: all around it that follow are told.
  ///   - phase: what scrolls it.
  ///   - fileID: the file that an error names.
  ///   - line: the line that an error names.
  /// - Throws: ``LookupError`` when it is not there once; ``ActionError`` when nothing wants to know, or a number is not finite.
  public func setScrollGeometry(
    _ geometry: ScrollGeometry, of query: Query, phase: ScrollPhase = .idle, fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws {
    try await located(fileID, line) {
      await catchUp()
      let targets = try find(query).element.handlers(of: .scrollState)
      guard !targets.isEmpty else {
        throw ActionError(
          action: "scroll", query: query, reason: "Nothing around it wants to know how far it is scrolled.",
          root: graph.root)
      }
      let text = ScrollState(phase: phase, geometry: geometry).text
      for target in targets { try send(Event(.scrollState, value: .string(text)), to: target, of: query) }
      await settle()
    }
  }

  /// Says how large the views of a program's own layout would be for themselves, as a host that lays them out would.
  ///
  /// - Parameters:
  ///   - sizes: how large each view is, first to last, in points.
  ///   - query: the layout, or something in it.
  ///   - space: how much space there is for all of them; an extent of 0 has no end.
  ///   - fileID: the file that an error names.
  ///   - line: the line that an error names.
  /// - Throws: ``LookupError`` when it is not there once; ``ActionError`` when there is no layout around it.
  public func setSizes(
    _ sizes: [CGSize], ofViewsAround query: Query, in space: CGSize, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws {
    try await located(fileID, line) {
      await catchUp()
      guard let target = try find(query).element.targets(handling: .arrange).first else {
        throw ActionError(
          action: "arrange", query: query, reason: "No layout of a program's own is around it.", root: graph.root)
      }
      let words = ([space] + sizes).map { "\(Double($0.width)) \(Double($0.height))" }.joined(separator: ";")
      try send(Event(.arrange, value: .string(words)), to: target, of: query)
      await settle()
    }
  }

  /// Changes the size of the screen: every view that reads its size is told it.
  ///
  /// - Parameter size: in points.
  public func resize(to size: CGSize) async {
    hosted?.viewport = size
    let frame = FrameValue(width: Double(size.width), height: Double(size.height))
    await reportFrames { $0.layer == nil ? frame : nil }
  }

  /// Reports a frame for everything that wants to be measured.
  ///
  /// - Parameter frame: that of an element, or of one of its layers; `nil` for none.
  package func reportFrames(_ frame: ((element: Element, layer: Int?)) -> FrameValue?) async {
    await catchUp()
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
