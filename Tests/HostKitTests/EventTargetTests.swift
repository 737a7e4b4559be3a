import Elements
import HostKit
import SwiftUI
import Testing

@Suite("Event targets")
@MainActor
struct EventTargetTests {
  /// Records which gestures run.
  @MainActor
  private final class Log {
    var entries: [String] = []
    func add(_ entry: String) { entries.append(entry) }
  }

  private let log = Log()

  private func tap(_ name: String, count: Int = 1, @ViewBuilder _ content: () -> some View) throws -> [String] {
    let host = SmallHost(content)
    let element = try host.element(name)
    try host.send(element.tapEvents(count: count))
    return log.entries
  }

  @Test("The innermost gesture handles a tap")
  func innermost() throws {
    let entries = try tap("a") {
      VStack { Text("a").onTapGesture { log.add("inner") } }.onTapGesture { log.add("outer") }
    }
    #expect(entries == ["inner"])
  }

  @Test("A gesture with high priority takes precedence over gestures inside it")
  func highPriority() throws {
    let entries = try tap("a") {
      VStack { Text("a").onTapGesture { log.add("inner") } }
        .highPriorityGesture(TapGesture().onEnded { log.add("high") })
        .onTapGesture { log.add("outer") }
    }
    #expect(entries == ["high"])
  }

  @Test("Simultaneous gestures run in addition to the exclusive one")
  func simultaneous() throws {
    let entries = try tap("a") {
      VStack { Button("a") { log.add("button") } }.simultaneousGesture(TapGesture().onEnded { log.add("both") })
    }
    #expect(entries == ["button", "both"])
  }

  @Test("A gesture of two taps handles only two taps")
  func counts() throws {
    let view = Text("a").onTapGesture(count: 2) { log.add("two") }.onTapGesture { log.add("one") }
    #expect(try tap("a", count: 2) { view } == ["two"])
    #expect(try tap("a") { view } == ["two", "one"])
    #expect(try tap("a", count: 3) { view } == ["two", "one"])
  }

  @Test("A tap in a view without hit testing reaches only the views around it")
  func hitTesting() throws {
    let entries = try tap("a") {
      VStack { Text("a").onTapGesture { log.add("inner") }.allowsHitTesting(false) }.onTapGesture { log.add("outer") }
    }
    #expect(entries == ["outer"])
  }

  @Test("A tap on the label of a toggle changes its value")
  func toggles() throws {
    let host = SmallHost { Toggle("Loud", isOn: Binding(get: { true }, set: { log.add("\($0)") })) }
    let events = try host.element("Loud").tapEvents()
    #expect(events.map(\.event) == [Event(.change, value: .flag(false))])
    #expect(try host.send(events))
    #expect(log.entries == ["false"])
  }

  @Test("A text without a gesture has no tap events")
  func nothing() throws {
    let host = SmallHost { Text("a") }
    #expect(try host.element("a").tapEvents().isEmpty)
    #expect(try host.element("a").nearestTarget(of: .tap) == nil)
  }

  @Test("Hovering has all views around the pointer as its targets")
  func hovering() throws {
    let host = SmallHost { VStack { Text("a").onHover { _ in } }.onHover { _ in } }
    #expect(try host.element("a").handlers(of: .hover).count == 2)
  }

  @Test("Controls in menus, context menus and swipe actions are hidden controls")
  func menus() throws {
    let host = SmallHost {
      Menu("More") {
        Button("One") {}
        Menu("Sub") { Button("Two") {} }
      }
      Text("a").contextMenu { Button("Copy") {} }
    }
    let menu = try host.element("More")
    #expect(menu.opensMenu)
    #expect(menu.hiddenControls.map(\.spokenName) == ["One", "Two"])
    #expect(try host.element("a").hiddenControls.map(\.spokenName) == ["Copy"])
    #expect(try !host.names.contains("One"))
  }
}
