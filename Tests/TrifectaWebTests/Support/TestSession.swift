import Elements
import Logging
import PortableUI
import ViewGraph

@testable import TrifectaWeb

/// A session without a socket, driven from the page's end.
@MainActor
final class TestSession {
  let session: Session
  let time = TestTime()
  let log = TestLog()
  private(set) var transport = TestTransport()
  private var sequence = 0
  private var applied = 0

  init<Content: View>(
    _ options: WebOptions = WebOptions(), viewport: ClientViewport? = nil,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    session = Session(
      id: "session", cookie: "cookie",
      screen: Screen(path: "/test", title: "Test", summary: nil, content: content),
      options: options, time: time.timekeeper, logger: log.logger)
    session.start(on: transport, viewport: viewport)
  }

  /// Returns the frames sent since the last call and marks them as applied.
  func received() -> [String] {
    let frames = transport.take()
    for frame in frames {
      if let number = frame.dropFirst().split(separator: ",").first.flatMap({ Int($0) }), frame.contains(",") {
        applied = max(applied, number)
      }
    }
    return frames
  }

  /// Sends an event and returns the resulting frames.
  ///
  /// - Parameter applied: The newest patch the page had applied, or `nil` for all received patches.
  @discardableResult
  func send(_ kind: String, to element: Int, _ value: String? = nil, applied: Int? = nil) -> [String] {
    sequence += 1
    return deliver(
      ClientEvent(sequence: sequence, applied: applied ?? self.applied, element: element, kind: kind, value: value))
  }

  /// Delivers an event unchanged.
  @discardableResult
  func deliver(_ event: ClientEvent) -> [String] {
    session.receive([.event(event)])
    return received()
  }

  /// Waits for asynchronous work of the screen.
  func settle() async { await session.scheduledTurn?.value }

  /// Acknowledges the applied patches.
  func acknowledge() { session.receive([.acknowledgement(applied)]) }

  /// Cuts the connection.
  func cut() {
    session.detach()
  }

  /// Reconnects the page and returns the frames it receives.
  func comeBack(applied: Int? = nil) -> [String] {
    transport = TestTransport()
    session.resume(on: transport, applied: applied ?? self.applied)
    return received()
  }

  /// The first element of a kind, in tree order.
  func first(_ kind: ElementKind) -> Element? { all(kind).first }

  /// The elements of a kind, in tree order.
  func all(_ kind: ElementKind) -> [Element] {
    guard let root = session.view?.graph.root else { return [] }
    return elements(in: root).filter { $0.kind == kind }
  }

  /// The elements in list rows, in tree order.
  var rows: [Element] {
    guard let root = session.view?.graph.root else { return [] }
    return elements(in: root).filter { $0.layers.last?.kind == .listRow }
  }

  private func elements(in element: Element) -> [Element] {
    [element] + element.children.flatMap(elements)
  }
}
