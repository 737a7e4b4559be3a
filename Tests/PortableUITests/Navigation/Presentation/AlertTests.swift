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

  @Test("An alert shows title and message, and a button dismisses it after its action")
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

  @Test("Dismissing an alert runs the action of its cancel button, or of its only button")
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

  @Test("An alert without buttons has an OK button")
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

  @Test("An alert action can set the binding to false itself")
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

  @Test("An alert requested by another alert's button is presented next")
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

  @Test("A disabled alert button does not dismiss the alert")
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

  @Test("If several alerts share a flag, one alert is presented, and dismissing it resets the flag")
  func sharedFlag() async throws {
    struct Rows: View {
      @State private var isShown = false
      var body: some View {
        ForEach(0..<3) { row in
          Button("row \(row)") { isShown = true }
            .alert("Hello", isPresented: $isShown) { Button("close") {} }
        }
      }
    }
    let screen = await Screen { Rows() }
    for _ in 0..<2 {
      try await screen.tap("row 1")
      #expect(screen.findAll(.role(.alert)).count == 1)
      try await screen.tap("close")
      #expect(screen.presentation == nil)
    }
  }

  @Test("A requested alert or dialog waits until the current one is dismissed or removed")
  func waits() async throws {
    struct Both: View {
      @State private var hasFirst = true
      @State private var first = true
      @State private var second = true
      @State private var third = true
      var body: some View {
        if hasFirst {
          Text("bottom").alert("First", isPresented: $first) {
            Button("leave") {}
            Button("remove") { hasFirst = false }
          }
        }
        Text("dialog").confirmationDialog("Second", isPresented: $second, titleVisibility: .visible) {
          Button("never mind second") { third = false }
          Button("go on") {}
        }
        Text("last").alert("Third", isPresented: $third) { Button("end") {} }
      }
    }
    func names(_ screen: Screen) -> [String] {
      (screen.findAll(.role(.alert)) + screen.findAll(.role(.confirmationDialog))).map(\.name)
    }
    let left = await Screen { Both() }
    #expect(names(left) == ["First"])
    try await left.tap("leave")
    #expect(names(left) == ["Second"])
    try await left.tap("go on")
    #expect(names(left) == ["Third"])
    try await left.tap("end")
    #expect(left.presentation == nil)

    let removed = await Screen { Both() }
    try await removed.tap("remove")
    #expect(names(removed) == ["Second"])
    // An alert whose request is withdrawn while another alert is presented is never presented.
    try await removed.tap("never mind second")
    #expect(removed.presentation == nil)
  }

  @Test("An alert covers its sheet, and an alert attached to a button of the first alert is dismissed with it")
  func levels() async throws {
    struct Levels: View {
      @State private var outer = false
      @State private var isSheet = true
      @State private var inner = false
      @State private var innermost = false
      var body: some View {
        Text("bottom")
          .alert("Outer", isPresented: $outer) { Button("close outer") {} }
          .sheet(isPresented: $isSheet) {
            Button("ask") { inner = true }
              .alert("Inner", isPresented: $inner) {
                Button("ask more") { innermost = true }
                  .alert("Innermost", isPresented: $innermost) { Button("close innermost") {} }
              }
            Button("close sheet") {
              isSheet = false
              outer = true
            }
          }
      }
    }
    let screen = await Screen { Levels() }
    try await screen.tap("ask")
    #expect(screen.presentation?.name == "Inner")
    // The tap dismisses the alert, so the alert that is attached to its button is not presented either.
    try await screen.tap("ask more")
    #expect(screen.presentation?.name != "Innermost")
    try await screen.tap("close sheet")
    #expect(screen.presentation?.name == "Outer")
    try await screen.tap("close outer")
    #expect(screen.presentation == nil)
  }
}
