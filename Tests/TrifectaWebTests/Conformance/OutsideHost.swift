import Elements
import OutsideTextHost
import PortableUI

/// The host that a third party could write with public API only: `Tests/OutsideHost`.
final class OutsideHost: ConformanceHost {
  private let host: TextHost

  init<Content: View>(_ content: @escaping @MainActor @Sendable () -> Content) async {
    host = TextHost(content)
  }

  func perform(_ act: Act) async throws {
    let outcomes: [EventOutcome] =
      switch act {
      case .tap(let name): [host.act(on: name, doing: "tap")]
      case .type(let text, let name): [host.act(on: name, .string(text))]
      case .submit(let name): [host.act(on: name, doing: "submit")]
      case .turn(let name, let isOn): [host.act(on: name, .flag(isOn))]
      case .slide(let name, let value): [host.act(on: name, .number(value))]
      case .step(let name, let isUp): [host.act(on: name, doing: isUp ? "increment" : "decrement")]
      case .choose(let choice, let name): [host.act(on: name, .string(choice))]
      case .enter(let value, let name): [host.act(on: name, .string(value))]
      case .follow(_, let text, let address): [host.act(on: text, .string(address))]
      case .hold(let name):
        [PressValue.Phase.began, .held, .ended].map { host.act(on: name, .press(PressValue($0, at: .zero))) }
      case .drag(let name, let way):
        [(PressValue.Phase.began, 0.0), (.moved, 1), (.ended, 1)].map { phase, part in
          let place = PointValue(x: Double(way.width) * part, y: Double(way.height) * part)
          return host.act(on: name, .press(PressValue(phase, at: place)))
        }
      case .pinch(let name, let scale, let radians):
        [
          (PressValue.Phase.began, PinchValue(scale: 1, radians: 0)),
          (.moved, PinchValue(scale: scale, radians: radians)), (.ended, PinchValue(scale: scale, radians: radians)),
        ].map {
          host.act(on: name, .press(PressValue($0, at: .zero, pinch: $1)))
        }
      case .press(let key, let name):
        [host.act(on: name, .string(KeyPress.text(key, modifiers: [], phase: .down)), doing: "keyPress")]
      case .pick(let item, _): [host.act(on: item, doing: "tap")]
      case .point(let name, let isOver): [host.act(on: name, .flag(isOver), doing: "hover")]
      case .delete(let name): [host.act(on: name, doing: "delete")]
      case .move(let name, let rows): [host.act(on: name, .number(Double(rows)), doing: "move")]
      case .refresh: [host.act(doing: "refresh")]
      case .back: [host.goBack()]
      case .dismiss: [host.dismiss()]
      }
    for _ in 0..<20 {
      await Task.yield()
      host.turn()
    }
    guard outcomes.allSatisfy({ $0 == .handled }) else { throw Refused(act: act) }
  }

  var lines: Set<String> {
    Set(
      host.text.split(separator: "\n").map { line in
        let line =
          line.hasSuffix("]")
          ? line[..<(line.lastIndex(of: "[").map { line.index(before: $0) } ?? line.endIndex)] : line
        // A text's value repeats its content, so the value is omitted.
        return String(line.hasPrefix("text ") ? line.split(separator: " = ")[0] : line)
      })
  }
}
