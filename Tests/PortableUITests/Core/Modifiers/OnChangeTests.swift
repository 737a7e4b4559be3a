import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("onChange")
struct OnChangeTests {
  struct Watched: View {
    @State private var value = 0
    @State private var other = 0
    let probe: Probe
    var body: some View {
      Button("add two") {
        value += 1
        value += 1
      }
      Button("same") { value = value + 0 }
      Button("other") { other += 1 }
      Text("\(value) \(other)")
        .onChange(of: value) { probe.note("none") }
        .onChange(of: value, perform: { probe.note("one \($0)") })
        .onChange(of: value) { old, new in probe.note("two \(old) \(new)") }
        .onChange(of: other) { _, new in probe.note("other \(new)") }
    }
  }

  @Test("All forms of `onChange` run after a change but not initially, with the old and the new value")
  func forms() async throws {
    let probe = Probe()
    let screen = await Screen { Watched(probe: probe) }
    #expect(probe.notes.isEmpty)
    try await screen.tap("add two")
    #expect(probe.notes == ["none", "one 2", "two 0 2"])
    probe.forget()
    try await screen.tap("add two")
    #expect(probe.notes == ["none", "one 4", "two 2 4"])
  }

  @Test("`onChange(of:perform:)` captures values from before the change, and the newer forms from after it")
  func captures() async throws {
    struct Counter: View {
      @State private var count = 0
      let probe: Probe
      var body: some View {
        Button("up") { count += 1 }
        Labeled(count: count, probe: probe)
          .onChange(of: count, perform: { [count] new in probe.note("older \(count) \(new)") })
          .onChange(of: count) { [count] in probe.note("newer \(count)") }
      }
    }
    struct Labeled: View {
      let count: Int
      let probe: Probe
      var body: some View {
        // Without a capture list, the closure captures the view, with the properties that it has in this evaluation.
        Text("\(count)").onChange(of: count, perform: { new in probe.note("inside \(count) \(new)") })
      }
    }
    let probe = Probe()
    let screen = await Screen { Counter(probe: probe) }
    for _ in 0..<2 { try await screen.tap("up") }
    #expect(
      probe.notes.sorted() == ["inside 0 1", "inside 1 2", "newer 1", "newer 2", "older 0 1", "older 1 2"])
  }

  @Test("`onChange(of:perform:)` runs the closure from the last evaluation before the change")
  func capturesOfTheLatestEvaluation() async throws {
    struct Counter: View {
      @State private var count = 0
      @State private var name = "a"
      let probe: Probe
      var body: some View {
        Button("rename") { name += "b" }
        Button("up") { count += 1 }
        Text("\(count)").onChange(of: count, perform: { [name] _ in probe.note(name) })
      }
    }
    let probe = Probe()
    let screen = await Screen { Counter(probe: probe) }
    try await screen.tap("rename")
    try await screen.tap("up")
    #expect(probe.notes == ["ab"])
  }

  @Test("Writing an equal value does not run the closure")
  func equalWrite() async throws {
    let probe = Probe()
    let screen = await Screen { Watched(probe: probe) }
    try await screen.tap("same")
    #expect(probe.notes.isEmpty)
  }

  @Test("Several `onChange` modifiers on one view are independent")
  func independent() async throws {
    let probe = Probe()
    let screen = await Screen { Watched(probe: probe) }
    try await screen.tap("other")
    #expect(probe.notes == ["other 1"])
  }

  @Test("With `initial` the closure also runs when the view appears, with equal old and new values")
  func initial() async {
    let probe = Probe()
    _ = await Screen {
      Text("")
        .onChange(of: 5, initial: true) { old, new in probe.note("two \(old) \(new)") }
        .onChange(of: 6, initial: true) { probe.note("none") }
    }
    #expect(probe.notes == ["two 5 5", "none"])
  }

  @Test("The closure can write state that another `onChange` observes")
  func chain() async throws {
    struct Chain: View {
      @State private var first = 0
      @State private var second = 0
      var body: some View {
        Button("first") { first += 1 }
        Text("\(first) \(second)")
          .onChange(of: first) { second = first * 10 }
          .onChange(of: second) { _, new in if new < 13 { second += 1 } }
      }
    }
    let screen = await Screen { Chain() }
    try await screen.tap("first")
    #expect(screen.contains("1 13"))
  }

  @Test("A closure that changes its observed value at each run is reported as not settling")
  func endless() {
    struct Endless: View {
      @State private var count = 0
      var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
    }
    let hosted = HostedView(on: PictureHost()) { Endless() }
    withKnownIssue {
      hosted.graph.turn()
    } matching: {
      $0.comments.contains { "\($0)".contains("A screen did not settle") }
    }
  }
}
