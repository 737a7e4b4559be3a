import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("refreshable")
struct RefreshableTests {
  /// A view that increments a number with each refresh. A nested button can start a refresh.
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

  /// Suspends a refresh until the test opens it.
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

  @Test("A refresh runs the action and updates the view")
  func refresh() async throws {
    let probe = Probe()
    let screen = await Screen { Feed(probe: probe) }
    try await screen.refresh()
    #expect(screen.contains("1"))
    #expect(probe.notes == ["start", "end"])
  }

  @Test("While a refresh runs, the view is marked and further refreshes do nothing")
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

  @Test("A descendant can start a refresh through the environment")
  func environment() async throws {
    let probe = Probe()
    let screen = await Screen { Feed(probe: probe) }
    try await screen.tap("Now")
    #expect(screen.contains("1"))
  }

  @Test("Without `refreshable` there is no refresh action")
  func outside() async {
    let screen = await Screen { Inside(number: 7) }
    #expect(!screen.contains("Now"))
    await #expect(throws: LookupError.self) { try await screen.refresh() }
  }

  @Test("A refresh that a descendant starts runs the action of its nearest refreshable ancestor")
  func fromInside() async throws {
    let probe = Probe()
    let screen = await Screen { Feed(probe: probe) }
    try await screen.refresh("0")
    #expect(probe.notes == ["start", "end"])
    await #expect(throws: ActionError.self) { try await screen.refresh("Hide") }
  }

  @Test("Removing the view cancels its refresh")
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

  @Test("A disabled view cannot be refreshed")
  func disabled() async {
    let screen = await Screen { Text("a").refreshable {}.disabled(true) }
    await #expect(throws: ActionError.self) { try await screen.refresh() }
  }

  @Test("A refresh runs the current action")
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
