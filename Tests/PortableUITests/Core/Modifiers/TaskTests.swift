import ScreenTesting
import SwiftUI
import Testing
import Waiting

@MainActor
@Suite("task")
struct TaskTests {
  struct Working: View {
    @State private var id = 0
    @State private var isShown = true
    @State private var turns = 0
    let probe: Probe
    var body: some View {
      Button("next") { id += 1 }
      Button("hide") { isShown = false }
      Button("turn \(turns)") { turns += 1 }
      if isShown {
        Text("plain").task { await work("plain") }
        Text("with id \(turns)").task(id: id) { [id] in await work("id \(id)") }
      }
    }

    private func work(_ name: String) async {
      probe.note("\(name) starts")
      await Never.finish()
      probe.note("\(name) ends, cancelled \(Task.isCancelled)")
    }
  }

  @Test("A task starts once per appearance, regardless of evaluations")
  func startsOnce() async throws {
    let probe = Probe()
    let screen = await Screen { Working(probe: probe) }
    try await screen.tap("turn 0")
    #expect(probe.notes.sorted() == ["id 0 starts", "plain starts"])
  }

  @Test("Removing the view cancels its task")
  func cancelled() async throws {
    let probe = Probe()
    let screen = await Screen { Working(probe: probe) }
    probe.forget()
    try await screen.tap("hide")
    #expect(probe.notes.sorted() == ["id 0 ends, cancelled true", "plain ends, cancelled true"])
  }

  @Test("Closing or releasing the screen cancels its tasks")
  func closed() async {
    let probe = Probe()
    func show(closing: Bool) async {
      let screen = await Screen {
        Text("").task {
          await Never.finish()
          probe.note("end")
        }
      }
      if closing { await screen.close() }
    }
    await show(closing: true)
    #expect(probe.notes == ["end"])
    await show(closing: false)
    await settle(until: { probe.notes.count == 2 })
    #expect(probe.notes == ["end", "end"])
  }

  @Test("A changed id cancels the running task and starts a new one")
  func anotherID() async throws {
    let probe = Probe()
    let screen = await Screen { Working(probe: probe) }
    probe.forget()
    try await screen.tap("next")
    #expect(probe.notes.sorted() == ["id 0 ends, cancelled true", "id 1 starts"])
  }

  @Test("A task can write state after work on another executor")
  func writesState() async throws {
    struct Loading: View {
      @State private var text = "loading"
      var body: some View {
        Text(text).task { text = await Task.detached { "loaded" }.value }
      }
    }
    let screen = await Screen { Loading() }
    #expect(screen.contains("loaded"))
  }
}
