import IssueRecording
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("State")
struct StateTests {
  struct Child: View {
    @State var count: Int
    let input: String
    let probe: Probe

    init(initial: Int, input: String = "", probe: Probe = Probe()) {
      _count = State(initialValue: initial)
      self.input = input
      self.probe = probe
    }

    var body: some View {
      let _ = probe.note("child")
      Button("child \(count) \(input)") { count += 1 }
    }
  }

  struct Parent: View {
    @State private var turns = 0
    let probe: Probe

    var body: some View {
      let _ = probe.note("parent")
      VStack {
        Button("turn") { turns += 1 }
        Child(initial: turns * 100, input: "t\(turns)", probe: probe)
      }
    }
  }

  @Test("State keeps its value when its view receives new inputs")
  func initialValueCountsOnce() async throws {
    let screen = await Screen { Parent(probe: Probe()) }
    try await screen.tap("child 0 t0")
    try await screen.tap("turn")
    #expect(screen.contains("child 1 t1"))
  }

  @Test("A write evaluates only the view that reads the value")
  func writeEvaluatesReader() async throws {
    let probe = Probe()
    let screen = await Screen { Parent(probe: probe) }
    try await screen.tap("child 0 t0")
    #expect(probe.notes == ["parent", "child", "child"])
  }

  @Test("Writing an equal value evaluates nothing")
  func equalWrite() async throws {
    struct Same: View {
      @State private var name = "a"
      let probe: Probe
      var body: some View {
        let _ = probe.note("body")
        Button(name) { name = String("ba".suffix(1)) }
      }
    }
    let probe = Probe()
    let screen = await Screen { Same(probe: probe) }
    try await screen.tap("a")
    #expect(probe.count(of: "body") == 1)
  }

  @Test("Several writes in one callback cause one evaluation")
  func writesAreGathered() async throws {
    struct Writer: View {
      @State private var first = 0
      @State private var second = 0
      let probe: Probe
      var body: some View {
        let _ = probe.note("\(first) \(second)")
        Button("write") {
          first += 1
          first += 1
          second += 1
        }
      }
    }
    let probe = Probe()
    let screen = await Screen { Writer(probe: probe) }
    try await screen.tap("write")
    #expect(probe.notes == ["0 0", "2 1"])
  }

  @Test("Writing a value that the body does not read evaluates nothing")
  func unreadValue() async throws {
    struct Silent: View {
      @State private var taps = 0
      let probe: Probe
      var body: some View {
        let _ = probe.note("body")
        Button("tap") {
          taps += 1
          probe.note("taps \(taps)")
        }
      }
    }
    let probe = Probe()
    let screen = await Screen { Silent(probe: probe) }
    try await screen.tap("tap")
    try await screen.tap("tap")
    #expect(probe.notes == ["body", "taps 1", "taps 2"])
  }

  @Test("A view value used at two positions has independent states")
  func viewValueUsedTwice() async throws {
    struct Twice: View {
      let child = Child(initial: 5)
      var body: some View {
        HStack {
          child.accessibilityIdentifier("left")
          child.accessibilityIdentifier("right")
        }
      }
    }
    let screen = await Screen { Twice() }
    try await screen.tap(.identifier("left"))
    #expect(try screen.find(.identifier("left")).name == "child 6 ")
    #expect(try screen.find(.identifier("right")).name == "child 5 ")
  }

  @Test("An optional state with an initial value can become nil")
  func optionalBecomesNil() async throws {
    struct Choice: View {
      @State private var choice: Int? = 3
      @State private var nothing: String?
      var body: some View {
        Button("choice \(choice.map { "\($0)" } ?? "none") \(nothing ?? "none")") { choice = nil }
      }
    }
    let screen = await Screen { Choice() }
    try await screen.tap("choice 3 none")
    #expect(screen.contains("choice none none"))
  }

  @Test("State outside a mounted view keeps its initial value and drops writes")
  func notOnScreen() {
    let state = State(wrappedValue: 4)
    state.wrappedValue = 5
    state.projectedValue.wrappedValue = 6
    #expect(state.wrappedValue == 4)
  }

  @Test("State that a detached task sets on the main actor updates the view")
  func writtenFromBackground() async throws {
    struct Background: View {
      @State private var text = "waiting"
      var body: some View {
        Text(text).task {
          let setText: @MainActor @Sendable (String) -> Void = { text = $0 }
          await Task.detached { await setText("done") }.value
        }
      }
    }
    let screen = await Screen { Background() }
    try await screen.wait(for: "done")
  }

  @Test("A body that writes state that it also reads is reported as not settling")
  func writeInBody() {
    struct Restless: View {
      @State private var count = 0
      var body: some View {
        let _ = increment()
        Text("\(count)")
      }
      func increment() { count += 1 }
    }
    withKnownIssue {
      let hosted = HostedView(on: PictureHost()) { Restless() }
      hosted.graph.turn()
    } matching: {
      $0.comments.contains { "\($0)".contains("A screen did not settle") }
    }
  }

  /// Writes state in its deinitializer.
  @MainActor
  private final class Farewell {
    var write: @MainActor () -> Void = {}
    isolated deinit { write() }
  }

  private struct Holder: View {
    @Binding var text: String
    @State private var farewell = Farewell()
    var body: some View {
      Text("holder").onAppear { farewell.write = { [binding = $text] in binding.wrappedValue = "released" } }
    }
  }

  private struct Owner: View {
    @State private var text = "held"
    @State private var isShown = true
    var body: some View {
      Text(text)
      Button("remove") { isShown = false }
      if isShown { Holder(text: $text) }
    }
  }

  @Test("State written by a removed view's deinitializer updates the view")
  func deinitWrites() async throws {
    let screen = await Screen { Owner() }
    try await screen.tap("remove")
    await screen.settle()
    #expect(screen.contains("released"))
  }

  @Test("Writing state after its screen closed is not reported as an issue")
  func writesAfterTheEnd() async throws {
    var keep: Binding<String>?
    struct Sharing: View {
      let share: @MainActor (Binding<String>) -> Void
      @State private var text = "shared"
      var body: some View {
        Owner()
        Text(text).onAppear { share($text) }
      }
    }
    let reported = await issues {
      let screen = await Screen { Sharing { keep = $0 } }
      await screen.close()
      keep?.wrappedValue = "late"
      await screen.settle()
    }
    #expect(reported.isEmpty)
    #expect(keep?.wrappedValue == "late")
  }
}
