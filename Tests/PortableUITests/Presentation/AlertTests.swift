import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Alert")
struct AlertTests {
  private struct Question<Actions: View>: View {
    let probe: Probe
    @State private var isAsked = false
    @ViewBuilder let actions: (Probe) -> Actions

    var body: some View {
      Button("ask") { isAsked = true }
        .alert(
          "Delete \("it")?",
          isPresented: Binding(
            get: { isAsked },
            set: {
              probe.note("set \($0)")
              isAsked = $0
            })
        ) {
          actions(probe)
        } message: {
          Text("It cannot be undone.")
        }
    }
  }

  @Test("It says its title and its message, is called by its title, and any button puts it away after its action")
  func asks() async throws {
    let probe = Probe()
    let screen = await Screen {
      Question(probe: probe) { probe in
        Button("Delete", role: .destructive) { probe.note("delete") }
        Button("Cancel", role: .cancel) { probe.note("cancel") }
      }
    }
    try await screen.tap("ask")
    #expect(screen.presentation?.name == "Delete it?")
    #expect(screen.contains(.role(.alert, "Delete it?")))
    #expect(screen.contains(.text("It cannot be undone.")))
    #expect(!screen.contains("OK"))
    await #expect(throws: ActionError.self) { try await screen.tap("ask") }
    try await screen.tap("Delete")
    #expect(screen.presentation == nil)
    #expect(probe.notes == ["delete", "set false"])
  }

  @Test("Leaving it presses the button that leaves things as they are, or the only one; with others it only goes")
  func leaves() async throws {
    let probe = Probe()
    let choices = await Screen {
      Question(probe: probe) { probe in
        Button("A") { probe.note("a") }
        Button("Cancel", role: .cancel) { probe.note("cancel") }
      }
    }
    try await choices.tap("ask")
    try await choices.dismiss()
    #expect(probe.notes == ["cancel", "set false"])

    let open = await Screen {
      Question(probe: probe) { probe in
        Button("A") { probe.note("a") }
        Button("B") { probe.note("b") }
      }
    }
    try await open.tap("ask")
    try await open.dismiss()
    #expect(probe.notes == ["cancel", "set false", "set false"])

    let single = await Screen { Question(probe: probe) { probe in Button("Only") { probe.note("only") } } }
    try await single.tap("ask")
    try await single.dismiss()
    #expect(probe.notes.suffix(2) == ["only", "set false"])
  }

  @Test("Without a button it has one that says OK, also where its buttons come and go")
  func standardButton() async throws {
    struct News: View {
      @State private var isThere = true
      @State private var hasButton = false
      var body: some View {
        Text("bottom").alert("News", isPresented: $isThere) {
          if hasButton { Button("Own") {} }
          TextField("Answer", text: .constant(""))
        }
        .task { hasButton = true }
      }
    }
    let news = await Screen { News() }
    #expect(news.contains(.button("Own")))
    #expect(!news.contains(.button("OK")))

    let probe = Probe()
    let screen = await Screen { Question(probe: probe) { _ in EmptyView() } }
    try await screen.tap("ask")
    try await screen.tap("OK")
    #expect(screen.presentation == nil)
    #expect(probe.notes == ["set false"])
  }

  @Test("An action that has set the binding itself does no harm")
  func setsFalseItself() async throws {
    struct Own: View {
      @State private var isAsked = true
      @State private var count = 0
      var body: some View {
        Text("count \(count)").alert("Own", isPresented: $isAsked) {
          Button("leave") {
            isAsked = false
            count += 1
          }
        }
      }
    }
    let screen = await Screen { Own() }
    try await screen.tap("leave")
    #expect(screen.presentation == nil)
    #expect(screen.contains("count 1"))
  }

  @Test("An alert that follows from another's button is the next, with its own words")
  func next() async throws {
    struct Series: View {
      @State private var first = true
      @State private var second = false
      var body: some View {
        Text("bottom")
          .alert("First", isPresented: $first) { Button("go on") { second = true } }
          .alert("Second", isPresented: $second) { Button("end") {} }
      }
    }
    let screen = await Screen { Series() }
    try await screen.tap("go on")
    #expect(screen.presentation?.name == "Second")
    try await screen.tap("end")
    #expect(screen.presentation == nil)
  }

  @Test("A disabled button does nothing, and a button of the screen behind puts no alert away")
  func others() async throws {
    struct Disabled: View {
      @State private var isAsked = true
      var body: some View {
        Text("bottom").alert("Sure?", isPresented: $isAsked) {
          Button("no") {}.disabled(true)
          Button("yes") {}
        }
      }
    }
    let screen = await Screen { Disabled() }
    await #expect(throws: ActionError.self) { try await screen.tap("no") }
    #expect(screen.presentation?.name == "Sure?")
  }
}
