import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Text fields")
struct TextFieldTests {
  private struct Person: View {
    @State private var age = 42
    @State private var height: Double?
    @State private var name = ""
    @State private var events: [String] = []

    var body: some View {
      TextField("Age", value: $age, format: .number)
      TextField("Height", value: $height, format: .number)
      TextField(
        "Name", text: $name, onEditingChanged: { events.append($0 ? "begin" : "end") },
        onCommit: { events.append("commit") })
      Text(verbatim: "\(age) \(height ?? -1) \(name)").accessibilityIdentifier("state")
      Text(verbatim: events.joined(separator: " ")).accessibilityIdentifier("events")
    }
  }

  @Test(
    "A formatted field keeps invalid text while editing and then shows its value"
  )
  func format() async throws {
    let screen = await Screen { Person() }
    #expect(try screen.find("Age").text == "42")
    try await screen.type("x", into: "Age")
    #expect(try screen.find("Age").text == "42x")
    #expect(try screen.find(.identifier("state")).text == "42 -1.0 ")
    try await screen.endEditing("Age")
    #expect(try screen.find("Age").text == "42")
    try await screen.clear("Age")
    #expect(try screen.find("Age").text == "")
    try await screen.type("1000", into: "Age")
    #expect(try screen.find(.identifier("state")).text == "1000 -1.0 ")
    #expect(try screen.find("Age").text == "1000")
    try await screen.submit("Age")
    #expect(try screen.find("Age").text == 1000.formatted(.number.locale(.autoupdatingCurrent)))
  }

  @Test("An empty field sets an optional value to nil")
  func optional() async throws {
    let screen = await Screen { Person() }
    try await screen.type("2", into: "Height")
    #expect(try screen.find(.identifier("state")).text == "42 2.0 ")
    try await screen.clear("Height")
    #expect(try screen.find(.identifier("state")).text == "42 -1.0 ")
  }

  @Test("A field with a formatter commits its value at the end of editing, if the value is valid")
  func formatter() async throws {
    struct Count: View {
      @State private var count = 1
      var body: some View {
        TextField("Count", value: $count, formatter: NumberFormatter())
        Text(verbatim: "count \(count)")
      }
    }
    let screen = await Screen { Count() }
    try await screen.clear("Count")
    try await screen.type("12", into: "Count")
    #expect(screen.contains("count 1"))
    try await screen.submit("Count")
    #expect(screen.contains("count 12"))
    try await screen.type("x", into: "Count")
    try await screen.endEditing("Count")
    #expect(try screen.find("Count").text == "12")
    #expect(screen.contains("count 12"))
  }

  @Test("A field reports begin, commit and end of editing")
  func editing() async throws {
    let screen = await Screen { Person() }
    try await screen.type("A", into: "Name")
    try await screen.submit("Name")
    try await screen.endEditing("Name")
    #expect(try screen.find(.identifier("events")).text == "begin commit end")
  }

  @Test("Fields expose their input traits, and the prompt is not the name")
  func traits() async throws {
    let screen = await Screen {
      Group {
        TextField("Mail", text: .constant(""), prompt: Text("you@example.org"))
        SecureField("Password", text: .constant("secret"))
      }
      .keyboardType(.emailAddress)
      .textContentType(.username)
      .textInputAutocapitalization(.never)
      .autocorrectionDisabled()
      .submitLabel(.next)
      .textFieldStyle(.roundedBorder)
      TextField("Notes", text: .constant(""), axis: .vertical).lineLimit(2...4)
    }
    for field in [try screen.find("Mail"), try screen.find(.role(.secureField, "Password"))] {
      #expect(field.attribute("contentType") == "username")
      #expect(field.attribute("capitalization") == "never")
      #expect(field.attribute("autocorrects") == "false")
      #expect(field.attribute("submitLabel") == "next")
      #expect(field.attribute("style") == "roundedBorder")
    }
    #expect(try screen.find("Mail").attribute("prompt") == "you@example.org")
    let notes = try screen.find("Notes")
    #expect(notes.attribute("lineLimit") == "4")
    #expect(notes.attribute("minimumLines") == "2")
  }

  @Test("Return runs the submit actions for the field's trigger inside the submit scope")
  func submits() async throws {
    var log: [String] = []
    let screen = await Screen {
      TextField("A", text: .constant(""))
        .onSubmit { log.append("inner") }
        .onSubmit(of: .search) { log.append("search") }
        .onSubmit(of: [.text, .search]) { log.append("outer") }
        .submitScope()
        .onSubmit { log.append("beyond") }
    }
    try await screen.submit("A")
    #expect(log == ["outer", "inner"])
  }

  @Test("An editor has several lines, and a custom field style wraps its field")
  func others() async throws {
    struct Boxed: TextFieldStyle {
      func _body(configuration: TextField<Self._Label>) -> some View {
        HStack { configuration }
      }
    }
    struct Note: View {
      @State private var text = "one\ntwo"
      var body: some View {
        TextEditor(text: $text).accessibilityLabel("Note")
        TextField("Own", text: $text).textFieldStyle(Boxed())
      }
    }
    let screen = await Screen { Note() }
    try await screen.type("!", into: .role(.textEditor, "Note"))
    #expect(try screen.find("Own").text == "one\ntwo!")
    #expect(screen.tree.contains("hStack alignment=center\n    textField"))
  }
}
