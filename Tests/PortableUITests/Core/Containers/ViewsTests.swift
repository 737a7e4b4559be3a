import Elements
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Texts, stacks and controls")
struct ViewsTests {
  @Test("A text shows literals, strings and formatted values")
  func text() async {
    let name = "Ann"
    let screen = await Screen {
      Text("Hello \(name), \(2)")
      Text(name)
      Text(verbatim: "\(1.5)")
      Text("\(2.0 / 3, specifier: "%.2f")")
      Text(LocalizedStringKey(name + "!"))
    }
    #expect(screen.findAll(.role(.text)).map(\.text) == ["Hello Ann, 2", "Ann", "1.5", "0.67", "Ann!"])
  }

  @Test("Stacks report alignment and spacing")
  func stacks() async {
    let screen = await Screen {
      VStack(alignment: .leading, spacing: 4) {}
      HStack(alignment: .firstTextBaseline) {}
      ZStack(alignment: .bottomTrailing) {}
      Spacer(minLength: 3)
      Divider()
    }
    func attributes(of kind: ElementKind) -> [[AttributeKey: String]] {
      screen.attributes(of: kind).map { $0.mapValues(\.description) }
    }
    #expect(attributes(of: .vStack) == [[.alignment: "leading", .spacing: "4"]])
    #expect(attributes(of: .hStack) == [[.alignment: "firstTextBaseline"]])
    #expect(attributes(of: .zStack) == [[.alignment: "bottom trailing"]])
    #expect(attributes(of: .spacer) == [[.minLength: "3"]])
    #expect(attributes(of: .divider) == [[:]])
  }

  @Test("A button shows its label and role, and runs its action")
  func button() async throws {
    let probe = Probe()
    let screen = await Screen {
      Button(role: .destructive) {
        probe.note("deleted")
      } label: {
        Text("Delete")
      }
      Button("Cancel", role: .cancel) {}
    }
    #expect(screen.findAll(.role(.button)).map(\.name) == ["Delete", "Cancel"])
    #expect(screen.attributes(of: .button) == [[.role: .string("destructive")], [.role: .string("cancel")]])
    try await screen.tap("Delete")
    #expect(probe.notes == ["deleted"])
  }

  @Test("A field exposes its text, prompt and keyboard")
  func textField() async {
    let screen = await Screen { TextField("Phone", text: .constant("1")).keyboardType(.phonePad) }
    #expect(
      screen.attributes(of: .textField) == [
        [.text: .string("1"), .keyboard: .string("phonePad"), .prompt: .string("Phone")]
      ])
  }

  @Test("A field shows the text that its binding stores")
  func fieldIsCorrected() async throws {
    struct Digits: View {
      @State private var text = ""
      var body: some View {
        TextField("Digits", text: Binding(get: { text }, set: { text = $0.filter(\.isNumber) }))
      }
    }
    let screen = await Screen { Digits() }
    try await screen.type("1a2", into: "Digits")
    #expect(try screen.find("Digits").text == "12")
  }

  @Test("A preview provider's previews can be shown as views")
  func preview() async {
    struct Previews: PreviewProvider {
      static var previews: some View {
        Text("first")
        Text("second")
      }
    }
    let screen = await Screen { Previews.previews }
    #expect(screen.contains("second"))
  }
}
