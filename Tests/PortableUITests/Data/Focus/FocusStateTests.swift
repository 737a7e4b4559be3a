import ScreenTesting
import SwiftUI
import Testing

private enum Field: Hashable { case name, mail }

private struct Form: View {
  @FocusState private var field: Field?
  @FocusState private var isNoteFocused: Bool
  @State private var name = ""
  @State private var mail = ""
  @State private var note = ""
  @State private var hasMail = true

  var body: some View {
    Text("focus: \(field.map { "\($0)" } ?? "nobody") \(isNoteFocused)")
    TextField("Name", text: $name).focused($field, equals: .name)
    if hasMail { VStack { TextField("Mail", text: $mail) }.focused($field, equals: .mail) }
    NoteField(text: $note, isFocused: $isNoteFocused)
    Button("Next") { field = .mail }
    Button("Done") { field = nil }
    Button("Note") { isNoteFocused = true }
    Button("No mail") { hasMail = false }
  }
}

private struct NoteField: View {
  @Binding var text: String
  @FocusState.Binding var isFocused: Bool
  var body: some View { TextField("Notes", text: $text).focused($isFocused) }
}

@MainActor
@Suite("Focus")
struct FocusStateTests {
  @Test("Moving the focus updates the focus state")
  func person() async throws {
    let screen = await Screen { Form() }
    #expect(screen.contains("focus: nobody false"))
    try await screen.focus("Name")
    #expect(screen.contains("focus: name false"))
    try await screen.focus("Notes")
    #expect(screen.contains("focus: nobody true"))
    await screen.unfocus()
    #expect(screen.contains("focus: nobody false"))
  }

  @Test("Writing the focus state moves the focus to the first control that is neither disabled nor hidden")
  func unavailable() async throws {
    struct Unavailable: View {
      @FocusState private var isFocused: Bool
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("Disabled", text: $text).disabled(true)
          VStack { TextField("Hidden", text: $text) }.hidden()
          TextField("Open", text: $text)
        }
        .focused($isFocused)
        Button("Focus") { isFocused = true }
      }
    }
    let screen = await Screen { Unavailable() }
    try await screen.tap("Focus")
    #expect(screen.focused?.name == "Open")
  }

  @Test("Writing the focus state moves the focus to the view's first control")
  func program() async throws {
    let screen = await Screen { Form() }
    try await screen.tap("Next")
    #expect(screen.focused?.name == "Mail")
    #expect(screen.contains("focus: mail false"))
    try await screen.tap("Note")
    #expect(screen.focused?.name == "Notes")
    #expect(screen.contains("focus: nobody true"))
    try await screen.tap("Next")
    try await screen.tap("Done")
    #expect(screen.focused == nil)
    #expect(screen.contains("focus: nobody false"))
  }

  @Test("Typing into a field focuses it")
  func typing() async throws {
    let screen = await Screen { Form() }
    try await screen.type("Ada", into: "Name")
    #expect(screen.contains("focus: name false"))
  }

  @Test("Removing a focused field clears the focus")
  func goes() async throws {
    let screen = await Screen { Form() }
    try await screen.tap("Next")
    try await screen.tap("No mail")
    #expect(screen.contains("focus: nobody false"))
    #expect(screen.focused == nil)
  }

  @Test("When a screen appears, the default focus or a focus set in `onAppear` is applied")
  func atFirst() async throws {
    struct Page: View {
      @FocusState var field: Field?
      var body: some View {
        VStack {
          TextField("Name", text: .constant("")).focused($field, equals: .name)
          TextField("Mail", text: .constant("")).focused($field, equals: .mail)
        }
        .defaultFocus($field, .mail)
      }
    }
    struct OnAppear: View {
      @FocusState var isFocused: Bool
      var body: some View {
        TextField("Name", text: .constant("")).focused($isFocused).onAppear { isFocused = true }
      }
    }
    #expect(await Screen { Page() }.focused?.name == "Mail")
    #expect(await Screen { OnAppear() }.focused?.name == "Name")
  }

  @Test("Only a focusable view can receive the focus")
  func focusable() async throws {
    let screen = await Screen {
      Text("Board").focusable()
      Text("Plain")
    }
    try await screen.focus("Board")
    #expect(screen.focused?.name == "Board")
    await #expect(throws: ActionError.self) { try await screen.focus("Plain") }
  }
}
