import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("refreshable")
struct RefreshableTests {
  /// A number that a refresh fetches, and a button that asks for a refresh from inside.
  struct Feed: View {
    let probe: Probe
    var door = Door(isOpen: true)
    @State private var number = 0
    @State private var isShown = true

    var body: some View {
      Button("Hide") { isShown = false }
      if isShown {
        Inside(number: number).refreshable {
          probe.note("start")
          await door.pass()
          probe.note(Task.isCancelled ? "cancelled" : "end")
          number += 1
        }
      }
    }
  }

  struct Inside: View {
    let number: Int
    @Environment(\.refresh) private var refresh

    var body: some View {
      Text("\(number)")
      if let refresh { Button("Now") { Task { await refresh() } } }
    }
  }

  /// What a refresh waits at.
  @MainActor
  final class Door {
    private var isOpen: Bool
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(isOpen: Bool) { self.isOpen = isOpen }

    func pass() async {
      guard !isOpen else { return }
      await withCheckedContinuation { waiting.append($0) }
    }

    func open() {
      isOpen = true
      for continuation in waiting { continuation.resume() }
      waiting = []
    }
  }

  @Test("A person refreshes, and sees what came of it")
  func refresh() async throws {
    let probe = Probe()
    let screen = await Screen { Feed(probe: probe) }
    try await screen.refresh()
    #expect(screen.contains("1"))
    #expect(probe.notes == ["start", "end"])
  }

  @Test("While it goes on the element says so, and another refresh does nothing")
  func goesOn() async throws {
    let probe = Probe()
    let door = Door(isOpen: false)
    let screen = await Screen { Feed(probe: probe, door: door) }
    try await screen.refresh()
    #expect(try screen.find(.role(.refreshable)).attribute("refreshing") == "true")
    try await screen.refresh()
    #expect(probe.notes == ["start"])
    door.open()
    await screen.settle()
    #expect(try screen.find(.role(.refreshable)).attribute("refreshing") == nil)
    #expect(probe.notes == ["start", "end"])
    try await screen.refresh()
    #expect(probe.count(of: "start") == 2)
  }

  @Test("A view inside may ask for a refresh by the environment")
  func environment() async throws {
    let probe = Probe()
    let screen = await Screen { Feed(probe: probe) }
    try await screen.tap("Now")
    #expect(screen.contains("1"))
  }

  @Test("Outside there is no refresh in the environment")
  func outside() async {
    let screen = await Screen { Inside(number: 7) }
    #expect(!screen.contains("Now"))
    await #expect(throws: LookupError.self) { try await screen.refresh() }
  }

  @Test("A refresh from something inside goes to the box around it, and there must be one")
  func fromInside() async throws {
    let probe = Probe()
    let screen = await Screen { Feed(probe: probe) }
    try await screen.refresh("0")
    #expect(probe.notes == ["start", "end"])
    await #expect(throws: ActionError.self) { try await screen.refresh("Hide") }
  }

  @Test("It is cancelled when the view leaves the screen")
  func cancelled() async throws {
    let probe = Probe()
    let door = Door(isOpen: false)
    let screen = await Screen { Feed(probe: probe, door: door) }
    try await screen.refresh()
    try await screen.tap("Hide")
    door.open()
    await screen.settle()
    #expect(probe.notes == ["start", "cancelled"])
  }

  @Test("What is disabled is not refreshed")
  func disabled() async {
    let screen = await Screen { Text("a").refreshable {}.disabled(true) }
    await #expect(throws: ActionError.self) { try await screen.refresh() }
  }

  @Test("The newest action runs")
  func newest() async throws {
    struct Counting: View {
      let probe: Probe
      @State private var count = 0
      var body: some View {
        Button("add") { count += 1 }
        Text("a").refreshable { [count] in probe.note("\(count)") }
      }
    }
    let probe = Probe()
    let screen = await Screen { Counting(probe: probe) }
    try await screen.tap("add")
    try await screen.refresh()
    #expect(probe.notes == ["1"])
  }
}
