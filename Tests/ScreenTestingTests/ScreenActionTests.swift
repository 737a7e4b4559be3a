import ScreenTesting
import SwiftUI
import Testing
import Waiting

@Suite("Screen actions")
@MainActor
struct ScreenActionTests {
  @Test("Typing appends to a field's text, and clearing empties it")
  func types() async throws {
    let screen = await Screen { Form() }
    try await screen.type("Ada", into: "Name")
    try await screen.type("m", into: .textField("Name"))
    #expect(try screen.find("Name").text == "Adam")
    try await screen.clear("Name")
    #expect(try screen.find("Name").text == "")
  }

  @Test("Typing an empty text still focuses the field")
  func typesNothing() async throws {
    struct Names: View {
      @State private var name = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("Name", text: $name).focused($isFocused)
        Text(isFocused ? "in the field" : "elsewhere")
      }
    }
    let screen = await Screen { Names() }
    #expect(screen.contains("elsewhere"))
    try await screen.type("", into: "Name")
    #expect(screen.contains("in the field"))
  }

  @Test("Each typed character is a separate event")
  func typesKeyByKey() async throws {
    let texts = Texts()
    let screen = await Screen {
      TextField("Name", text: Binding(get: { texts.all.last ?? "" }, set: { texts.all.append($0) }))
    }
    try await screen.type("Ada", into: "Name")
    #expect(texts.all == ["A", "Ad", "Ada"])
  }

  @Test("Stepping several times acts on one stepper, even if its name changes with its value")
  func stepsPastItsName() async throws {
    struct Amount: View {
      @State private var amount = 1
      var body: some View { Stepper("Amount: \(amount)", value: $amount, in: 1...9) }
    }
    let screen = await Screen { Amount() }
    try await screen.step("Amount: 1", by: 3)
    #expect(screen.contains("Amount: 4"))
    await #expect(throws: LookupError.self) { try await screen.step("Amount: 1") }
  }

  @Observable
  @MainActor
  final class Texts {
    var all: [String] = []
  }

  @Test("An action on an element that is already removed fails")
  func actsOnWhatIsThere() async {
    struct Names: View {
      let texts: Texts
      var body: some View {
        @Bindable var texts = texts
        ForEach(texts.all.indices, id: \.self) { TextField("Name \($0)", text: $texts.all[$0]) }
      }
    }
    let texts = Texts()
    texts.all = ["a", "b"]
    let screen = await Screen { Names(texts: texts) }
    texts.all.removeLast()
    await #expect(throws: LookupError.self) { try await screen.type("c", into: "Name 1") }
    #expect(texts.all == ["a"])
  }

  @Test("An action on a name finds the control, not a label with the same name next to it")
  func labels() async throws {
    struct Labelled: View {
      @State private var name = "Ada"
      @State private var volume = 1.0
      @State private var count = 1
      @State private var isOn = false
      @State private var color = "red"
      @FocusState private var isFocused: Bool

      var body: some View {
        Grid {
          GridRow {
            Text("Name")
            TextField("Name", text: $name).focused($isFocused).onSubmit { name += "!" }
          }
          GridRow {
            Text("Volume")
            Slider(value: $volume, in: 0...10) { Text("Volume") }
          }
          GridRow {
            Text("Count")
            Stepper("Count", value: $count)
          }
          GridRow {
            Text("On")
            Toggle("On", isOn: $isOn)
          }
          GridRow {
            Text("Color")
            Picker("Color", selection: $color) {
              Text("red").tag("red")
              Text("blue").tag("blue")
            }
          }
          GridRow {
            Text("Reset")
            Button("Reset") { name = "" }
          }
        }
        Text(verbatim: "\(name), \(Int(volume)), \(count), \(isOn), \(color), \(isFocused)")
      }
    }
    let screen = await Screen { Labelled() }
    try await screen.focus("Name")
    try await screen.type(" L", into: "Name")
    try await screen.submit("Name")
    try await screen.slide("Volume", to: 7)
    try await screen.step("Count", by: 2)
    try await screen.tap("On")
    try await screen.choose("blue", in: "Color")
    #expect(screen.contains("Ada L!, 7, 3, true, blue, true"))
    try await screen.clear("Name")
    #expect(screen.contains(", 7, 3, true, blue, true"))
    try await screen.type("Bob", into: "Name")
    try await screen.tap("Reset")
    #expect(screen.contains(", 7, 3, true, blue, true"))
  }

  @Test("A tap at a point runs each gesture once, and passes the location to gestures that receive it")
  func tapsAtPoints() async throws {
    let log = Texts()
    let screen = await Screen {
      Color.red.frame(width: 90, height: 90).accessibilityLabel("Drawing")
        .onTapGesture { log.all.append("\(Int($0.x)) \(Int($0.y))") }
        .simultaneousGesture(TapGesture().onEnded { log.all.append("tapped") })
      Button("Clear") { log.all.append("cleared") }
    }
    try await screen.tap("Drawing", at: CGPoint(x: 7, y: 8))
    try await screen.tap("Clear", at: CGPoint(x: 1, y: 1))
    #expect(log.all == ["7 8", "tapped", "cleared"])
  }

  @Test("An action on an ambiguous name fails")
  func ambiguity() async {
    let screen = await Screen {
      Text("Save")
      Button("Save") {}
      Button("Save") {}
    }
    let error = await #expect(throws: LookupError.self) { try await screen.tap("Save") }
    #expect(error?.description.hasPrefix("2 elements match \"Save\"") == true)
  }

  @Test("A tap on a text presses the enclosing button")
  func tapsThroughText() async throws {
    let screen = await Screen { Form() }
    try await screen.type("Ada", into: "Name")
    try await screen.tap(.text("Greet"))
    #expect(screen.contains("Hello, Ada!"))
  }

  @Test("Submitting a field presses Return")
  func submits() async throws {
    let screen = await Screen { Form() }
    try await screen.submit("Name")
    #expect(screen.contains("Submitted 1 times"))
  }

  @Test("Closing a screen runs onDisappear and cancels tasks")
  func closes() async {
    let texts = Texts()
    let screen = await Screen {
      Text("Here")
        .onDisappear { texts.all.append("gone") }
        .task {
          while !Task.isCancelled { await Task.yield() }
          texts.all.append("cancelled")
        }
    }
    await screen.close()
    await settle(until: { texts.all.count == 2 })
    #expect(texts.all.sorted() == ["cancelled", "gone"])
  }

  @Test("Opened URLs are recorded in order, and canOpen decides the result")
  func opensURLs() async throws {
    let texts = Texts()
    let screen = await Screen { Links(texts: texts) }
    try await screen.tap("One")
    screen.canOpen = { $0.scheme == "tel" }
    try await screen.tap("One")
    #expect(screen.openedURLs.map(\.absoluteString) == ["https://example.com/1", "https://example.com/1"])
    #expect(texts.all == ["true", "false"])
  }

  struct Links: View {
    let texts: Texts
    @Environment(\.openURL) private var openURL

    var body: some View {
      Button("One") {
        guard let url = URL(string: "https://example.com/1") else { return }
        openURL(url) { texts.all.append("\($0)") }
      }
    }
  }
}
