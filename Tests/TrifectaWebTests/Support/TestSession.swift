import Elements
import Logging
import PortableUI
import ViewGraph

@testable import TrifectaWeb

/// A session on a line without a socket, seen from the page's end.
@MainActor
final class TestSession {
  let session: Session
  let time = TestTime()
  let log = TestLog()
  private(set) var wire = TestWire()
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
    session.start(on: wire, viewport: viewport)
  }

  /// What the page was sent since this was asked last. The page applies it.
  func received() -> [String] {
    let frames = wire.take()
    for frame in frames {
      if let number = frame.dropFirst().split(separator: ",").first.flatMap({ Int($0) }), frame.contains(",") {
        applied = max(applied, number)
      }
    }
    return frames
  }

  /// A person did something. Returns what the page got for it.
  ///
  /// - Parameter applied: the newest patch that the page had applied then; `nil` for all that it was sent.
  @discardableResult
  func send(_ kind: String, to element: Int, _ value: String? = nil, applied: Int? = nil) -> [String] {
    sequence += 1
    return deliver(
      ClientEvent(sequence: sequence, applied: applied ?? self.applied, element: element, kind: kind, value: value))
  }

  /// Delivers an event as it is.
  @discardableResult
  func deliver(_ event: ClientEvent) -> [String] {
    session.receive([.event(event)])
    return received()
  }

  /// Waits for what the screen does by itself.
  func settle() async { await session.scheduledTurn?.value }

  /// The page says what it has applied.
  func acknowledge() { session.receive([.acknowledgement(applied)]) }

  /// The line is cut.
  func cut() {
    session.detach()
  }

  /// The page comes back on another line. Returns what it got.
  func comeBack(applied: Int? = nil) -> [String] {
    wire = TestWire()
    session.resume(on: wire, applied: applied ?? self.applied)
    return received()
  }

  /// The first element of a kind, in the order of the tree.
  func first(_ kind: ElementKind) -> Element? { all(kind).first }

  /// The elements of a kind, in the order of the tree.
  func all(_ kind: ElementKind) -> [Element] {
    guard let root = session.view?.graph.root else { return [] }
    return elements(in: root).filter { $0.kind == kind }
  }

  /// The elements in rows of lists, in the order of the tree.
  var rows: [Element] {
    guard let root = session.view?.graph.root else { return [] }
    return elements(in: root).filter { $0.layers.last?.kind == .listRow }
  }

  private func elements(in element: Element) -> [Element] {
    [element] + element.children.flatMap(elements)
  }
}
