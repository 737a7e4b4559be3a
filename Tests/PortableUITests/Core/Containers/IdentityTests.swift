import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Identity")
struct IdentityTests {
  struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  struct Choice: View {
    @State private var choice = 0
    var body: some View {
      VStack {
        Button("next") { choice = (choice + 1) % 3 }
        if choice == 0 { Counter(name: "if") } else { Counter(name: "else") }
        switch choice {
        case 0: Counter(name: "zero")
        case 1: Counter(name: "one")
        default: Counter(name: "two")
        }
        if choice != 1 { Counter(name: "maybe") }
        Text("end")
      }
    }
  }

  @Test("Branches of `if` and `else` have separate state, discarded on removal")
  func branches() async throws {
    let screen = await Screen { Choice() }
    try await screen.tap("if 0")
    try await screen.tap("next")
    #expect(screen.contains("else 0"))
    try await screen.tap("next")
    try await screen.tap("next")
    #expect(screen.contains("if 0"))
  }

  @Test("Cases of a `switch` have separate state")
  func cases() async throws {
    let screen = await Screen { Choice() }
    try await screen.tap("zero 0")
    try await screen.tap("next")
    #expect(screen.contains("one 0"))
    try await screen.tap("one 0")
    try await screen.tap("next")
    #expect(screen.contains("two 0"))
  }

  @Test("A conditional view that is shown again has its original position")
  func order() async throws {
    let screen = await Screen { Choice() }
    try await screen.tap("next")
    try await screen.tap("next")
    let names = screen.findAll(.role(.button)).map(\.name)
    #expect(names == ["next", "else 0", "two 0", "maybe 0"])
    #expect(screen.findAll(.role(.text)).last?.text == "end")
  }

  @Test("The unchanged branch keeps its state")
  func stays() async throws {
    let screen = await Screen { Choice() }
    try await screen.tap("next")
    try await screen.tap("else 0")
    try await screen.tap("next")
    #expect(screen.contains("else 1"))
  }

  struct Explicit: View {
    @State private var id = 0
    let probe: Probe
    var body: some View {
      Button("next") { id += 1 }
      Counter(name: "inner").onAppear { probe.note("inside") }.id(id).onAppear { probe.note("outside") }
    }
  }

  @Test("A new id resets the state")
  func explicitID() async throws {
    let screen = await Screen { Explicit(probe: Probe()) }
    try await screen.tap("inner 0")
    try await screen.tap("next")
    #expect(screen.contains("inner 0"))
  }

  @Test("A changed id runs `onAppear` again inside the `id` modifier, but not outside it")
  func explicitIDAppears() async throws {
    let probe = Probe()
    let screen = await Screen { Explicit(probe: probe) }
    try await screen.tap("next")
    #expect(probe.count(of: "inside") == 2)
    #expect(probe.count(of: "outside") == 1)
  }

  @Test("An erased view keeps its state unless its type changes")
  func erased() async throws {
    struct Other: View {
      var body: some View { Counter(name: "other") }
    }
    struct Erasing: View {
      @State private var turns = 0
      var content: AnyView {
        turns < 2 ? AnyView(AnyView(Counter(name: "same \(turns)"))) : AnyView(erasing: Other())
      }
      var body: some View {
        Button("turn") { turns += 1 }
        content
      }
    }
    let screen = await Screen { Erasing() }
    try await screen.tap("same 0 0")
    try await screen.tap("turn")
    #expect(screen.contains("same 1 1"))
    try await screen.tap("turn")
    #expect(screen.contains("other 0"))
  }

  @Test("Content behind `#available` is shown")
  func availability() async {
    struct Guarded: View {
      var body: some View {
        if #available(iOS 17, macOS 14, *) { Text("new") }
      }
    }
    let screen = await Screen { Guarded() }
    #expect(screen.contains("new"))
  }
}
