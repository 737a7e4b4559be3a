import Elements
import PortableUI
import ViewGraph

@testable import TrifectaWeb

/// The web host without a browser: actions become client messages, and the accessibility tree is read from the markup.
final class WebHost: ConformanceHost {
  private let page: TestSession

  init<Content: View>(_ content: @escaping @MainActor @Sendable () -> Content) async {
    page = TestSession(content: content)
    await settle()
  }

  func perform(_ act: Act) async throws {
    let refusals = page.session.refusals
    switch act {
    case .tap(let name): try send(.tap, to: name, of: act)
    case .type(let text, let name): try send(.input, to: name, text, of: act)
    case .submit(let name): try send(.submit, to: name, of: act)
    case .turn(let name, let isOn): try send(.change, to: name, String(isOn), of: act)
    case .slide(let name, let value): try send(.change, to: name, "\(value)", of: act)
    case .step(let name, let isUp): try send(isUp ? .increment : .decrement, to: name, of: act)
    case .choose(let choice, let name):
      let number = find(name)?.choices.first { $0.label == choice }?.id
      try send(.change, to: name, number.map(String.init), of: act)
    case .enter(let value, let name): try send(.change, to: name, value, of: act)
    case .follow(_, let text, let address): try send(.openLink, to: text, address, of: act)
    case .hold(let name):
      for phase in ["began", "held", "ended"] { try send(.press, to: name, "\(phase) 1 1 0 0 0", of: act) }
    case .drag(let name, let way):
      for (phase, part) in [("began", CGFloat(0)), ("moved", 1), ("ended", 1)] {
        try send(.press, to: name, "\(phase) \(part * way.width) \(part * way.height) 0 0 0", of: act)
      }
    case .pinch(let name, let scale, let radians):
      let fingers = [("began", "1 0"), ("moved", "\(scale) \(radians)"), ("ended", "\(scale) \(radians)")]
      for (phase, pinch) in fingers { try send(.press, to: name, "\(phase) 0 0 0 0 0 \(pinch) 0.5 0.5", of: act) }
    case .press(let key, let name):
      try send(.keyPress, to: name, KeyPress.text(key, modifiers: [], phase: .down), of: act)
    case .pick(let item, _): try send(.tap, to: item, of: act)
    case .point(let name, let isOver): try send(.hover, to: name, String(isOver), of: act)
    case .delete(let name): try send(.delete, to: name, of: act)
    case .move(let name, let rows): try send(.move, to: name, String(rows), of: act)
    case .refresh: try send(.refresh, of: act)
    case .back: try send(.back, of: act)
    case .dismiss: try send(.dismiss, of: act)
    }
    await settle()
    guard page.session.refusals == refusals else { throw Refused(act: act) }
  }

  private func settle() async {
    for _ in 0..<20 {
      await Task.yield()
      await page.settle()
    }
    _ = page.received()
    page.acknowledge()
  }

  /// Sends a client event for an element or one of its layers. The number of `^` before the name is the index of the
  /// box.
  private func send(_ kind: EventKind, to name: String, _ value: String? = nil, of act: Act) throws {
    var element = find(name)
    while let current = element {
      let layer = current.layers.indices.first { current.layers[$0].handles(kind) }
      if current.handles(kind) || layer != nil {
        let box = current.handles(kind) ? 0 : layer.map { PageElement(current).box(describedByLayer: $0) } ?? 0
        page.send(String(repeating: "^", count: box) + kind.rawValue, to: current.id, value)
        return
      }
      element = current.parent
    }
    throw Refused(act: act)
  }

  /// Sends an event to the innermost element that handles it.
  private func send(_ kind: EventKind, of act: Act) throws {
    func all(_ element: Element) -> [Element] { (element.handles(kind) ? [element] : []) + shown(element).flatMap(all) }
    guard let element = front.flatMap({ all($0).last }) else { throw Refused(act: act) }
    page.send(kind.rawValue, to: element.id)
  }

  private var front: Element? {
    guard let root = page.session.view?.graph.root else { return nil }
    return root.lastChild.flatMap { $0.schema.isModal ? $0 : nil } ?? root
  }

  private func shown(_ element: Element) -> [Element] { element.children.filter { $0[.covered] != .flag(true) } }

  private func find(_ name: String) -> Element? {
    func find(_ element: Element) -> Element? {
      if element.schema.role != nil, element.spokenName == name { return element }
      let beside = element.layers.compactMap(\.content)
      return (shown(element) + beside).lazy.compactMap(find).first
    }
    return front.flatMap(find)
  }

  var lines: Set<String> {
    guard let root = page.session.view?.graph.root else { return [] }
    var (markup, styles, numbers) = ([UInt8](), StyleNames(), Markup.Numbers.counted)
    Markup.appendChildren(of: root, to: &markup, &styles, &numbers)
    return Set(MarkupReader.read(String(decoding: markup, as: UTF8.self)).flatMap(\.lines))
  }
}
