import Combine
import SwiftUI
import Testing

private struct Underlined: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    VStack {
      configuration
      Divider()
    }
  }
}

private struct Fields: View {
  @State private var text = ""
  @State private var password = ""
  @State private var age = 42
  @State private var price: Double?
  @State private var date = Date(timeIntervalSince1970: 0)
  private let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  private func save() {}

  var body: some View {
    Group {
      TextField("Key", text: $text)
      TextField(String("Text"), text: $text)
      TextField("Prompt", text: $text, prompt: Text("Required"))
      TextField("Axis", text: $text, axis: .vertical).lineLimit(3...)
      TextField("Both", text: $text, prompt: Text("Required"), axis: .vertical).lineLimit(2...5)
      TextField(text: $text) { Text("Label") }
      TextField(text: $text, prompt: Text("Required")) { Text("Label") }
      TextField(text: $text, axis: .vertical) { Text("Label") }
      TextField("Old", text: $text, onEditingChanged: { _ in }, onCommit: save)
      TextField("Older", text: $text, onEditingChanged: { _ in })
      TextField("Oldest", text: $text, onCommit: { save() })
    }
    Group {
      TextField("Age", value: $age, format: .number)
      TextField("Age", value: $age, format: .number, prompt: Text("Years"))
      TextField("Price", value: $price, format: .currency(code: "EUR"))
      TextField(value: $age, format: .number) { Text("Age") }
      TextField("Date", value: $date, format: .dateTime)
      TextField("Formatter", value: $age, formatter: NumberFormatter())
      TextField("Formatter", value: $price, formatter: formatter, prompt: Text("Any"))
      TextField("Formatter", value: $age, formatter: formatter, onEditingChanged: { _ in }, onCommit: save)
    }
    Group {
      SecureField("Password", text: $password)
      SecureField("Password", text: $password, prompt: Text("Required"))
      SecureField(text: $password) { Text("Password") }
      SecureField("Password", text: $password, onCommit: save)
      TextEditor(text: $text).frame(height: 100)
    }
    Group {
      TextField("Plain", text: $text).textFieldStyle(.plain)
      TextField("Plain", text: $text).textFieldStyle(PlainTextFieldStyle())
      TextField("Rounded", text: $text).textFieldStyle(.roundedBorder)
      TextField("Rounded", text: $text).textFieldStyle(RoundedBorderTextFieldStyle())
      TextField("Automatic", text: $text).textFieldStyle(.automatic).textFieldStyle(DefaultTextFieldStyle())
      TextField("Own", text: $text).textFieldStyle(Underlined())
    }
    TextField("Email", text: $text)
      .keyboardType(.emailAddress)
      .textContentType(.emailAddress)
      .textInputAutocapitalization(.never)
      .autocapitalization(.none)
      .autocorrectionDisabled()
      .autocorrectionDisabled(true)
      .disableAutocorrection(true)
      .submitLabel(.done)
      .multilineTextAlignment(.trailing)
      .onSubmit { save() }
      .onSubmit(of: .search) { save() }
      .onSubmit(of: [.text, .search], save)
      .submitScope()
  }
}

@MainActor
@Suite("Fidelity: text entry")
struct TextEntryFidelity {
  @Test("Text field initializers, styles and modifiers compile and render")
  func fields() async {
    let tree = await show { Fields() }
    #expect(tree.contains("contentType=emailAddress"))
    #expect(tree.contains("textEditor"))
  }
}
