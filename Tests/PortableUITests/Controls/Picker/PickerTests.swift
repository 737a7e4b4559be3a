import Elements
import IssueReporting
import ScreenTesting
import SwiftUI
import Testing
import ViewGraph

@MainActor
@Suite("Picker")
struct PickerTests {
  private struct Paint: View {
    @State private var color = "red"
    @State private var names = ["red": "Red", "green": "Green"]
    @State private var hasBlue = false

    var body: some View {
      Picker("Color", selection: $color) {
        Text(names["red"] ?? "").tag("red")
        HStack { Text(names["green"] ?? "") }.padding().tag("green")
        if hasBlue { Text("Blue").tag("blue") }
      }
      Text("chosen \(color)")
      Button("rename") { names["green"] = "Lime" }
      Button("blue") { hasBlue.toggle() }
      Button("unknown") { color = "unknown" }
    }
  }

  @Test("A test finds a picker by its label and selects a choice by its name")
  func chooses() async throws {
    let screen = await Screen { Paint() }
    #expect(try screen.find(.role(.picker, "Color")).value == "Red")
    try await screen.choose("Green", in: "Color")
    #expect(try screen.find("Color").value == "Green")
    #expect(screen.contains("chosen green"))
    try await withKnownIssue {
      try await screen.tap("unknown")
    } matching: {
      $0.description.contains("No choice of the picker \"Color\" has the tag unknown, which is its selection")
    }
    #expect(try screen.find("Color").value == nil)
  }

  @Test("A choice and its selection may appear in the same update")
  func choiceWithSelection() async throws {
    let screen = await Screen { Growing() }
    try await screen.tap("grow")
    #expect(try screen.find("Number").value == "Two")
  }

  private struct Growing: View {
    @State private var names: [String] = []
    @State private var name: String?

    var body: some View {
      Picker("Number", selection: $name) {
        Text("None").tag(String?.none)
        ForEach(names, id: \.self) { Text($0).tag(String?.some($0)) }
      }
      Button("grow") {
        names = ["One", "Two"]
        name = "Two"
      }
    }
  }

  @Test("A picker follows renamed, added and removed choices")
  func follows() async throws {
    let screen = await Screen { Paint() }
    try await screen.tap("rename")
    #expect(try screen.find("Color").attribute("choices") == "Red|Lime")
    try await screen.tap("blue")
    try await screen.choose("Blue", in: "Color")
    #expect(try screen.find("Color").value == "Blue")
    try await withKnownIssue {
      try await screen.tap("blue")
    } matching: {
      $0.description.contains("has the tag blue, which is its selection")
    }
    #expect(try screen.find("Color").attribute("choices") == "Red|Lime")
    #expect(try screen.find("Color").value == nil)
    #expect(screen.contains("chosen blue"))
  }

  @Test("Choices are not on screen, and an unavailable choice cannot be chosen")
  func hidesChoices() async throws {
    let screen = await Screen { Paint() }
    #expect(!screen.contains("Green"))
    await #expect(throws: ActionError.self) { try await screen.choose("Blue", in: "Color") }
    await #expect(throws: ActionError.self) { try await screen.choose("Red", in: "rename") }
  }

  @Test("Ids act as tags, the innermost tag wins, and a tag matches an optional selection")
  func tags() async throws {
    struct Numbers: View {
      @State private var number: Int?
      @State private var other = 8
      var body: some View {
        Picker("Optional", selection: $number) {
          Text("none").tag(nil as Int?)
          ForEach(1...2, id: \.self) { Text("\($0)") }
          Group {
            Text("three").tag(3)
            Text("four")
          }.tag(4)
          Text("not of an optional").tag(5, includeOptional: false)
        }
        Picker("Plain", selection: $other) { ForEach([7, 8], id: \.self) { Text("item \($0)").tag($0 + 1) } }
        Text(verbatim: "\(number ?? -1) \(other)")
      }
    }
    let screen = await Screen { Numbers() }
    #expect(try screen.find("Optional").value == "none")
    #expect(try screen.find("Optional").attribute("choices") == "none|1|2|three|four")
    for (choice, number) in [("2", 2), ("three", 3), ("four", 4), ("none", -1)] {
      try await screen.choose(choice, in: "Optional")
      #expect(screen.contains("\(number) 8"))
    }
    try await screen.choose("item 8", in: "Plain")
    #expect(screen.contains("-1 9"))
  }

  @Test("A constant range's indices are the tags of its choices")
  func constantRange() async throws {
    struct People: View {
      @State private var row = 2
      var body: some View {
        Picker("People", selection: $row) { ForEach(2..<100) { Text("\($0) people") } }
        Text("row \(row)")
      }
    }
    let screen = await Screen { People() }
    #expect(try screen.find("People").value == "4 people")
    try await screen.choose("6 people", in: "People")
    #expect(screen.contains("row 4"))
  }

  @Test("The selection follows its id when choices are reordered")
  func order() async throws {
    struct Rows: View {
      @State private var order = [1, 2, 3]
      @State private var chosen = 2
      var body: some View {
        Picker("Row", selection: $chosen) { ForEach(order, id: \.self) { Text("row \($0)") } }
        Button("turn") { order.reverse() }
      }
    }
    let screen = await Screen { Rows() }
    try await screen.tap("turn")
    #expect(try screen.find("Row").attribute("choices") == "row 3|row 2|row 1")
    #expect(try screen.find("Row").value == "row 2")
  }

  @Test("Events with an unavailable or malformed choice are rejected")
  func refuses() {
    let hosted = HostedView(on: PictureHost()) {
      Picker("A", selection: .constant(1)) { Text("one").tag(1) }
      Picker("B", selection: .constant(1)) { Text("one").tag(1) }.disabled(true)
    }
    hosted.graph.turn()
    let pickers = hosted.graph.root.children
    func choose(_ value: AttributeValue?, in picker: Element) -> EventOutcome {
      hosted.graph.dispatch(Event(.change, value: value), to: picker.id)
    }
    #expect(choose(.choice(pickers[0].choices[0]), in: pickers[0]) == .handled)
    #expect(choose(.choice(ChoiceValue(id: pickers[0].choices[0].id, label: "")), in: pickers[0]) == .handled)
    #expect(choose(.choice(pickers[1].choices[0]), in: pickers[0]) == .notHandled)
    #expect(choose(.choice(pickers[1].choices[0]), in: pickers[1]) == .notHandled)
    #expect(choose(.choice(ChoiceValue(id: -1, label: "one")), in: pickers[0]) == .notHandled)
    #expect(choose(.string("one"), in: pickers[0]) == .undeclaredPayload)
    #expect(choose(nil, in: pickers[0]) == .undeclaredPayload)
  }

  @Test("Duplicate tags and tags of the wrong type are reported")
  func reports() async throws {
    await withKnownIssue {
      let screen = await Screen {
        Picker("Twice", selection: .constant(1)) {
          Text("one").tag(1)
          Text("other").tag(1)
        }
      }
      #expect(screen.findAll("Twice").map(\.value) == ["one"])
    } matching: {
      $0.description.contains("Two choices of the picker \"Twice\" have the same tag, 1.")
    }
    await withKnownIssue {
      _ = await Screen { Picker("Wrong", selection: .constant("1")) { Text("one").tag(1) } }
    } matching: {
      $0.description.contains("No choice of the picker \"Wrong\" has a tag of the type String")
    }
  }

  @Test("Changes of choices are sent to the host as mutations")
  func mutations() async throws {
    let host = PictureHost()
    let hosted = HostedView(on: host) { Paint() }
    hosted.graph.turn()
    for name in ["blue", "rename", "blue"] {
      let button = hosted.graph.root.children.first { $0.spokenName == name }
      hosted.graph.dispatch(Event(.tap), to: button?.id ?? -1)
      hosted.graph.turn()
      #expect(host.lastCommit.contains("update picker choices"))
      #expect(host.picture == PictureHost.print(hosted.graph.root))
    }
    #expect(host.mistakes == [])
  }

  @Test("A divider is not a choice")
  func divided() async throws {
    @MainActor
    struct Plans: View {
      @State private var plan: String?

      var body: some View {
        Picker("Plan", selection: $plan) {
          Text("None").tag(String?.none)
          Divider()
          Text("Monthly").tag(Optional("m"))
        }
        Text(plan ?? "-")
      }
    }
    let screen = await Screen { Plans() }
    #expect(try screen.find("Plan").attribute("choices") == "None|Monthly")
    try await screen.choose("Monthly", in: "Plan")
    #expect(screen.contains("m"))
  }
}
