import Elements
import IssueReporting
import ScreenTesting
import SwiftUI
import Synchronization
import Testing
import ViewGraph

@MainActor
@Suite("Geometry")
struct GeometryReaderTests {
  @Test("A geometry reader has the screen's size until it is measured")
  func sizes() async throws {
    let screen = await Screen(size: CGSize(width: 320, height: 480)) {
      GeometryReader { proxy in
        Text(verbatim: "\(proxy.size.width) x \(proxy.size.height)").accessibilityIdentifier("size")
      }
    }
    #expect(try screen.find(.identifier("size")).text == "320.0 x 480.0")
    try await screen.setSize(CGSize(width: 100, height: 50), of: .identifier("size"))
    #expect(try screen.find(.identifier("size")).text == "100.0 x 50.0")
    await screen.resize(to: CGSize(width: 480, height: 320))
    #expect(try screen.find(.identifier("size")).text == "480.0 x 320.0")
  }

  private func half(_ content: EmptyVisualEffect, _ proxy: GeometryProxy) -> some VisualEffect {
    content.offset(x: proxy.size.width / 2)
  }

  @Test("A visual effect gets the size of the view")
  func visualEffect() async throws {
    let screen = await Screen {
      Text("moved").visualEffect(half)
    }
    try await screen.setSize(CGSize(width: 90, height: 20), of: "moved")
    #expect(try screen.find("moved").attribute("x") == "45")
  }

  @Test("Only readers of a changed geometry value are evaluated")
  func evaluations() async throws {
    struct Readers: View {
      let probe: Probe
      var body: some View {
        let _ = probe.note("body")
        GeometryReader { proxy in
          let _ = probe.note("size \(proxy.size.width)")
          Text("size")
        }
        GeometryReader { proxy in
          let _ = probe.note("frame \(proxy.frame(in: .global).minX)")
          Text("frame")
        }
        GeometryReader { _ in
          let _ = probe.note("nothing")
          Text("nothing")
        }
      }
    }
    let probe = Probe()
    let screen = await Screen { Readers(probe: probe) }
    probe.forget()
    for name in ["size", "frame", "nothing"] {
      try await screen.setSize(CGSize(width: 9, height: 9), of: .named(name))
    }
    #expect(probe.notes == ["size 9.0", "frame 0.0"])
    probe.forget()
    for name in ["size", "frame", "nothing"] {
      try await screen.setSize(CGSize(width: 9, height: 9), of: .named(name), at: CGPoint(x: 7, y: 0))
    }
    #expect(probe.notes == ["frame 7.0"])
    let measured = screen.attributes(of: .geometry).map { $0[.measured]?.description }
    #expect(measured == ["size", "frame", "size"])
  }

  @Test("A thousand frame reports in one turn evaluate each reader once")
  func batch() {
    let probe = Probe()
    let host = PictureHost()
    let hosted = HostedView(on: host) {
      ForEach(0..<1_000) { _ in
        GeometryReader { proxy in
          let _ = probe.note("evaluated")
          Text(verbatim: "\(proxy.size.width)")
        }
      }
    }
    hosted.graph.turn()
    probe.forget()
    let evaluations = hosted.graph.evaluations
    let reports = hosted.graph.root.children.enumerated().map {
      FrameReport(element: $1.id, frame: FrameValue(width: Double($0), height: 1))
    }
    #expect(hosted.graph.report(reports).allSatisfy { $0 == .handled })
    #expect(probe.notes.isEmpty)
    hosted.graph.turn()
    #expect(probe.notes.count == 1_000)
    #expect(hosted.graph.evaluations == evaluations + 1_000)
  }

  @Test("Frames are available in local, global and named coordinate spaces")
  func spaces() async throws {
    let screen = await Screen {
      VStack {
        VStack {
          GeometryReader { proxy in
            let board = proxy.frame(in: .named("board"))
            let unknown = proxy.frame(in: .named("unknown"))
            Text(
              verbatim: "\(proxy.frame(in: .local).minX) \(proxy.frame(in: .global).minX) \(board.minX) \(unknown.minX)"
            )
            .accessibilityIdentifier("frames")
            Text(verbatim: "\(proxy.bounds(of: .named("board"))?.width ?? -1) \(proxy.bounds(of: .named("no")) == nil)")
              .accessibilityIdentifier("bounds")
          }
        }
        .coordinateSpace(.named("board"))
        Text("below")
      }
    }
    try await screen.setSize(CGSize(width: 10, height: 10), of: .identifier("frames"), at: CGPoint(x: 30, y: 0))
    #expect(screen.attributes(of: .measure).contains { $0[.measured] == .string("frame") })
    #expect(try screen.find(.identifier("frames")).text == "0.0 30.0 30.0 30.0")
    await screen.reportAll(FrameValue(origin: PointValue(x: 20, y: 0), width: 200, height: 10))
    #expect(try screen.find(.identifier("frames")).text == "0.0 20.0 0.0 20.0")
    #expect(try screen.find(.identifier("bounds")).text == "200.0 true")
  }

  @Test("A geometry action runs for the first value and each change")
  func changes() async throws {
    let probe = Probe()
    let screen = await Screen {
      Text("a")
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          probe.note("\($0)")
        }
        .padding()
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: { old, new in
          probe.note("\(old.width) \(new.width)")
        }
    }
    #expect(probe.notes.isEmpty)
    try await screen.setSize(CGSize(width: 10, height: 10), of: "a")
    try await screen.setSize(CGSize(width: 10, height: 20), of: "a")
    try await screen.setSize(CGSize(width: 30, height: 20), of: "a")
    #expect(probe.notes == ["10.0", "30.0"])
    probe.forget()
    await screen.reportAll(FrameValue(width: 5, height: 5))
    await screen.reportAll(FrameValue(width: 6, height: 5))
    #expect(probe.notes.sorted() == ["5.0", "5.0 5.0", "5.0 6.0", "6.0"])
  }

  @Test("Invalid frames and reports for unmeasured elements are rejected")
  func refused() throws {
    let hosted = HostedView(on: PictureHost()) {
      GeometryReader { Text(verbatim: "\($0.size.width)") }
      Text("a").padding()
    }
    hosted.graph.turn()
    let reader = try #require(hosted.graph.root.firstChild).id
    let text = try #require(hosted.graph.root.lastChild).id
    func report(_ width: Double, _ height: Double = 1, x: Double = 0) -> EventOutcome? {
      let frame = FrameValue(origin: PointValue(x: x, y: 0), width: width, height: height)
      return hosted.graph.report([FrameReport(element: reader, frame: frame)]).first
    }
    for number in [Double.nan, .infinity, -1, 1e300] {
      #expect(report(number) == .undeclaredPayload)
      #expect(report(1, number) == .undeclaredPayload)
    }
    #expect(report(1, x: .nan) == .undeclaredPayload)
    let frame = FrameValue(width: 1, height: 1)
    let reports = [
      FrameReport(element: 4_711, frame: frame), FrameReport(element: text, frame: frame),
      FrameReport(element: text, layer: 0, frame: frame), FrameReport(element: text, layer: 9, frame: frame),
      FrameReport(element: text, layer: -1, frame: frame), FrameReport(element: reader, frame: frame),
    ]
    #expect(
      hosted.graph.report(reports)
        == [.unknownElement, .notHandled, .notHandled, .unknownElement, .unknownElement, .handled])
    hosted.graph.turn()
    #expect(hosted.graph.root.firstChild?.firstChild?[AttributeKey(rawValue: "text")] == .string("1.0"))
  }

  @Test("A view that grows with each measurement is reported, and further measurements are rejected")
  func growing() throws {
    struct Growing: View {
      @State private var height: CGFloat = 1
      @State private var other = 0
      var body: some View {
        Text(verbatim: "\(other)").frame(height: height)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.height
          } action: {
            height = $0 + 1
          }
        Button("other") { other += 1 }
      }
    }
    let reports = Reports()
    let hosted = HostedView(on: PictureHost()) { Growing() }
    hosted.graph.turn()
    let text = try #require(hosted.graph.root.firstChild)
    /// Returns how many layout reports of a host are accepted.
    func layOut() -> Int {
      for round in 0..<1_000 {
        guard case .number(let height) = text.layers[0][AttributeKey(rawValue: "height")] else { return -1 }
        let report = FrameReport(element: text.id, layer: 1, frame: FrameValue(width: 1, height: height))
        guard hosted.graph.report([report]) == [.handled] else { return round }
        hosted.graph.turn()
      }
      return 1_000
    }
    withIssueReporters([reports]) {
      let rounds = layOut()
      #expect(rounds == 200)
      #expect(layOut() == 0)
      hosted.graph.dispatch(Event(EventKind(rawValue: "tap")), to: hosted.graph.root.lastChild?.id ?? 0)
      hosted.graph.turn()
      #expect(layOut() == 200)
    }
    let texts = reports.texts.withLock { $0 }
    #expect(texts.count == 2)
    #expect(texts.first?.hasPrefix("The sizes of views did not settle: in 200 consecutive updates") == true)
    #expect(texts.first?.contains("Measured: text \(text.id).") == true)
  }

  @Test("Continuous resizing by the user is not reported as unsettled")
  func resizing() throws {
    let hosted = HostedView(on: PictureHost()) { GeometryReader { Text(verbatim: "\($0.size.width)") } }
    hosted.graph.turn()
    let reader = try #require(hosted.graph.root.firstChild).id
    for width in 0..<1_000 {
      let report = FrameReport(element: reader, frame: FrameValue(width: Double(width), height: 1))
      #expect(hosted.graph.report([report], isByPerson: true) == [.handled])
      hosted.graph.turn()
    }
  }

  /// Collects the texts of issues.
  private final class Reports: IssueReporter {
    let texts = Mutex<[String]>([])

    func reportIssue(
      _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString, filePath: StaticString,
      line: UInt, column: UInt
    ) {
      let text = message() ?? ""
      texts.withLock { $0.append(text) }
    }
  }
}

extension Screen {
  /// Reports the same frame for all measured views.
  fileprivate func reportAll(_ frame: FrameValue) async {
    await reportFrames { _ in frame }
  }
}
