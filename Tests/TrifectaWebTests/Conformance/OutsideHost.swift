import Elements
import OutsideTerminalHost
import PortableUI

/// The host that a third party could write with public API only: `Tests/OutsideHost`.
final class OutsideHost: ConformanceHost {
  private let host: TerminalHost

  init<Content: View>(_ content: @escaping @MainActor @Sendable () -> Content) async {
    host = TerminalHost(rows: 100, content)
  }

  func perform(_ act: Act) async throws {
    let outcomes: [EventOutcome] =
      switch act {
      case .tap(let name), .pick(let name, _): [host.send(.tap, to: name)]
      case .type(let text, let name): [host.send(.input, .string(text), to: name)]
      case .submit(let name): [host.send(.submit, to: name)]
      case .turn(let name, let isOn): [host.send(.change, .flag(isOn), to: name)]
      case .slide(let name, let value): [host.send(.change, .number(value), to: name)]
      case .step(let name, let isUp): [host.send(isUp ? .increment : .decrement, to: name)]
      case .choose(let choice, let name): [host.send(.change, .string(choice), to: name)]
      case .enter(let value, let name): [host.send(.change, .string(value), to: name)]
      case .follow(_, let text, let address): [host.send(.openLink, .string(address), to: text)]
      case .hold(let name):
        [PressValue.Phase.began, .held, .ended].map { host.send(.press, .press(PressValue($0, at: .zero)), to: name) }
      case .drag(let name, let way):
        [(PressValue.Phase.began, 0.0), (.moved, 1), (.ended, 1)].map { phase, part in
          let place = PointValue(x: Double(way.width) * part, y: Double(way.height) * part)
          return host.send(.press, .press(PressValue(phase, at: place)), to: name)
        }
      case .pinch(let name, let scale, let radians):
        [
          (PressValue.Phase.began, PinchValue(scale: 1, radians: 0)),
          (.moved, PinchValue(scale: scale, radians: radians)), (.ended, PinchValue(scale: scale, radians: radians)),
        ].map {
          host.send(.press, .press(PressValue($0, at: .zero, pinch: $1)), to: name)
        }
      case .press(let key, let name):
        [host.send(.keyPress, .string(KeyPress.text(key, modifiers: [], phase: .down)), to: name)]
      case .point(let name, let isOver): [host.send(.hover, .flag(isOver), to: name)]
      case .delete(let name): [host.send(.delete, to: name)]
      case .move(let name, let rows): [host.send(.move, .number(Double(rows)), to: name)]
      case .refresh: [host.send(.refresh)]
      case .back: [host.send(.back)]
      case .dismiss: [host.send(.dismiss)]
      }
    for _ in 0..<20 {
      await Task.yield()
      host.turn()
    }
    guard outcomes.allSatisfy({ $0 == .handled }) else { throw Refused(act: act) }
  }

  var lines: Set<String> { Set(host.lines.map(\.description)) }
}
