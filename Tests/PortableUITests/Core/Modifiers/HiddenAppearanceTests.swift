import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Appearance of hidden pages")
struct HiddenAppearanceTests {
  /// Two pages, one of which is visible at a time.
  private struct Pages<Page: View>: View {
    @State private var shown = 0
    @State private var flag = false
    @ViewBuilder let page: (_ number: Int, _ flag: Bool) -> Page

    var body: some View {
      Button("show 0") { shown = 0 }
      Button("show 1") { shown = 1 }
      Button("flag") { flag.toggle() }
      ForEach(0..<2) { number in
        HideablePage(isShown: shown == number) { page(number, flag) }
      }
    }
  }

  private struct Counter: View {
    let name: String
    let probe: Probe
    @State private var count = 0

    var body: some View {
      Button("\(name): \(count)") { count += 1 }
        .onAppear { probe.note("\(name) appears with \(count)") }
        .onDisappear { probe.note("\(name) disappears with \(count)") }
    }
  }

  @Test("A hidden page disappears, and appears again with its state")
  func keepsState() async throws {
    let probe = Probe()
    let screen = await Screen { Pages { number, _ in Counter(name: "page \(number)", probe: probe) } }
    try await screen.tap("page 0: 0")
    try await screen.tap("show 1")
    try await screen.tap("show 0")
    #expect(screen.contains("page 0: 1"))
    #expect(
      probe.notes == [
        "page 0 appears with 0", "page 1 appears with 0", "page 0 disappears with 1", "page 0 appears with 1",
        "page 1 disappears with 0",
      ])
    probe.forget()
    await screen.close()
    #expect(probe.notes == ["page 0 disappears with 1"])
  }

  @Test("Hiding a page cancels its task, and showing it restarts the task")
  func tasks() async throws {
    let probe = Probe()
    let screen = await Screen {
      Pages { number, _ in
        Text("page").task {
          probe.note("start \(number)")
          await Never.finish()
          probe.note("cancelled \(number)")
        }
      }
    }
    #expect(probe.notes == ["start 0"])
    try await screen.tap("show 1")
    #expect(probe.notes.sorted() == ["cancelled 0", "start 0", "start 1"])
    try await screen.tap("show 0")
    #expect(probe.count(of: "start 0") == 2)
    #expect(probe.count(of: "cancelled 1") == 1)
    await screen.close()
    #expect(probe.count(of: "cancelled 0") == 2)
  }

  @Test("A hidden page's task with a changed id starts when the page appears")
  func taskIDs() async throws {
    let probe = Probe()
    let screen = await Screen {
      Pages { number, flag in
        Text("page").task(id: flag) { if number == 1 { probe.note("start \(flag)") } }
      }
    }
    try await screen.tap("flag")
    #expect(probe.notes == [])
    try await screen.tap("show 1")
    #expect(probe.notes == ["start true"])
    try await screen.tap("flag")
    #expect(probe.notes == ["start true", "start false"])
  }

  @Test("An initial `onChange` runs only at the first appearance, with the current value")
  func initialChanges() async throws {
    let probe = Probe()
    let screen = await Screen {
      Pages { number, flag in
        Text("page").onChange(of: flag, initial: true) { old, new in
          if number == 1 { probe.note("\(old) to \(new)") }
        }
      }
    }
    try await screen.tap("flag")
    #expect(probe.notes == ["false to true"])
    try await screen.tap("show 1")
    #expect(probe.notes == ["false to true", "true to true"])
    try await screen.tap("show 0")
    try await screen.tap("show 1")
    #expect(probe.notes == ["false to true", "true to true"])
  }

  @Test("A task whose id changes in `onAppear` starts for both ids")
  func changedBeforeStart() async {
    struct Hasty: View {
      let probe: Probe
      @State private var id = 0
      var body: some View {
        Text("hasty")
          .task(id: id) { [id] in probe.note("start \(id)") }
          .onAppear { id = 1 }
      }
    }
    let probe = Probe()
    _ = await Screen { Hasty(probe: probe) }
    // The first task started with the first id when the view appeared, before its cancellation.
    #expect(probe.notes == ["start 0", "start 1"])
  }
}
