import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Confirmation dialog")
struct ConfirmationDialogTests {
  private struct Page: View {
    let hasCancel: Bool
    @State private var isShown = false
    @State private var answer = "none"

    var body: some View {
      VStack {
        Text("answer \(answer)")
        Button("ask") { isShown = true }
      }
      .confirmationDialog("Sure?", isPresented: $isShown, titleVisibility: .visible) {
        Button("Delete", role: .destructive) { answer = "delete" }
        if hasCancel { Button("Keep", role: .cancel) { answer = "keep" } }
      } message: {
        Text("There is no way back.")
      }
    }
  }

  @Test("A button runs its action and dismisses the dialog, and the dialog always has a cancel button")
  func answers() async throws {
    let screen = await Screen { Page(hasCancel: false) }
    try await screen.tap("ask")
    #expect(screen.presentation?.role == .confirmationDialog)
    #expect(screen.contains(.text("Sure?")))
    #expect(screen.findAll(.role(.button)).map(\.name).filter { $0 != "ask" } == ["Delete", "Cancel"])
    try await screen.tap("Delete")
    #expect(screen.presentation == nil)
    #expect(screen.contains("answer delete"))
    try await screen.tap("ask")
    try await screen.dismiss()
    #expect(screen.presentation == nil)
    #expect(screen.contains("answer delete"))
  }

  @Test("A custom cancel button replaces the default one")
  func ownCancel() async throws {
    let screen = await Screen { Page(hasCancel: true) }
    try await screen.tap("ask")
    #expect(!screen.contains("Cancel"))
    try await screen.dismiss()
    #expect(screen.contains("answer keep"))
  }

  @Test("The older `Alert` and `ActionSheet` run their buttons' actions")
  func older() async throws {
    struct Page: View {
      @State private var isAlert = false
      @State private var number: Number?
      @State private var answer = "none"
      struct Number: Identifiable { let id: Int }
      var body: some View {
        VStack {
          Text("answer \(answer)")
          Button("alert") { isAlert = true }
          Button("sheet") { number = Number(id: 3) }
        }
        .alert(isPresented: $isAlert) {
          Alert(
            title: Text("Title"), message: Text("Message"),
            primaryButton: .destructive(Text("Delete")) { answer = "deleted" }, secondaryButton: .cancel())
        }
        .actionSheet(item: $number) { number in
          ActionSheet(title: Text("Number \(number.id)"), buttons: [.default(Text("Take")) { answer = "\(number.id)" }])
        }
      }
    }
    let screen = await Screen { Page() }
    try await screen.tap("alert")
    #expect(screen.presentation?.role == .alert && screen.presentation?.name == "Title")
    #expect(try screen.find(.text("Title")).attribute("fontStyle") == "headline")
    try await screen.tap("Delete")
    #expect(screen.contains("answer deleted"))
    try await screen.tap("alert")
    try await screen.dismiss()
    #expect(screen.presentation == nil)
    try await screen.tap("sheet")
    #expect(screen.contains(.text("Number 3")))
    try await screen.tap("Take")
    #expect(screen.contains("answer 3"))
    #expect(screen.presentation == nil)
  }

  @Test("An alert with a `presenting` value is shown only if the value is not nil")
  func presenting() async throws {
    struct Page: View {
      @State private var isShown = false
      @State private var value: Int?
      var body: some View {
        VStack {
          Button("ask") { isShown = true }
          Button("give") { value = 7 }
        }
        .alert("Value", isPresented: $isShown, presenting: value) { value in
          Button("take \(value)") {}
        } message: { value in
          Text("It is \(value).")
        }
      }
    }
    let screen = await Screen { Page() }
    try await screen.tap("ask")
    #expect(screen.presentation == nil)
    try await screen.tap("give")
    #expect(screen.contains("It is 7."))
    try await screen.tap("take 7")
    #expect(screen.presentation == nil)
  }
}
