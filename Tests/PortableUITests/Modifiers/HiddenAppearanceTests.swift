import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("What is kept and has disappeared")
struct HiddenAppearanceTests {
  /// Two pages, of which one is shown.
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

  @Test("A page that is covered has disappeared, and appears again with the same state")
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

  @Test("A task runs for one appearance: it is cancelled when its page is covered, and started again after that")
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

  @Test("A task whose id changes while its page is covered does not start before that appears, and then for the new id")
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

  @Test("An initial onChange runs at the first appearance, with the value of then, and not at the next")
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

  @Test("A task whose id changes before it has started starts once")
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
    // The task had its first id when the view appeared; it is cancelled, but has begun.
    #expect(probe.notes == ["start 0", "start 1"])
  }
}
