import PortableUI
import ScreenTesting

/// The headless host that tests use.
final class HeadlessHost: ConformanceHost {
  private let screen: ScreenTesting.Screen

  init<Content: View>(_ content: @escaping @MainActor @Sendable () -> Content) async {
    screen = await ScreenTesting.Screen(content)
  }

  func perform(_ act: Act) async throws {
    switch act {
    case .tap(let name): try await screen.tap(.named(name))
    case .type(let text, let name):
      try await screen.clear(.named(name))
      try await screen.type(text, into: .named(name))
    case .submit(let name): try await screen.submit(.named(name))
    case .turn(let name, _): try await screen.tap(.role(.toggle, name))
    case .slide(let name, let value): try await screen.slide(.role(.slider, name), to: value)
    case .step(let name, let isUp): try await screen.step(.named(name), by: isUp ? 1 : -1)
    case .choose(let choice, let name): try await screen.choose(choice, in: .named(name))
    case .enter(let value, let name): try await screen.enter(value, into: .named(name))
    case .follow(let link, _, _): try await screen.tap(.link(link))
    case .hold(let name): try await screen.longPress(.named(name))
    case .drag(let name, let way):
      try await screen.drag(.named(name), to: CGPoint(x: way.width, y: way.height), steps: 1)
    case .pinch(let name, let scale, let radians):
      try await screen.pinch(.named(name), to: scale, rotation: .radians(radians), steps: 1)
    case .press(let key, let name):
      try await screen.focus(.named(name))
      try await screen.press(key)
    case .pick(let item, let name): try await screen.choose(item, in: .named(name))
    case .point(let name, let isOver): try await screen.hover(.named(name), isOver: isOver)
    case .delete(let name): try await screen.delete(.named(name))
    case .move(let name, let rows): try await screen.move(.named(name), by: rows)
    case .refresh: try await screen.refresh()
    case .back: try await screen.goBack()
    case .dismiss: try await screen.dismiss()
    }
  }

  var lines: Set<String> {
    let roles: [Role] = [
      .text, .button, .textField, .secureField, .searchField, .textEditor, .toggle, .slider, .stepper, .picker,
      .disclosure, .menu,
      .heading, .sheet, .alert, .confirmationDialog,
    ]
    return Set(
      roles.flatMap { role in
        screen.findAll(.role(role)).map { element in
          let value = role == .text ? nil : element.value
          return "\(role.rawValue) \(element.name)\(value.map { " = \($0)" } ?? "")"
        }
      })
  }
}
