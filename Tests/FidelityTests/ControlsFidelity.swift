import Combine
import SwiftUI
import Testing

private struct GrowingButton: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .background(isEnabled ? Color.blue : Color.gray)
      .foregroundColor(.white)
      .opacity(configuration.isPressed ? 0.5 : 1)
      .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
  }
}

private struct DoublePress: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration)
      .onTapGesture(count: 2) { configuration.trigger() }
      .opacity(configuration.role == .destructive ? 0.8 : 1)
  }
}

extension ButtonStyle where Self == GrowingButton {
  static var growing: GrowingButton { GrowingButton() }
}

private struct Buttons: View {
  @State private var count = 0

  private func increment() {
    count += 1
  }

  var body: some View {
    VStack {
      Button("Key", action: increment)
      Button(String("Text"), action: increment)
      Button("Trailing") { count += 1 }
      Button("Role", role: .destructive) { count += 1 }
      Button("Cancel", role: .cancel, action: {})
      Button("Symbol", systemImage: "plus") { count += 1 }
      Button("Symbol and role", systemImage: "trash", role: .destructive, action: increment)
      Button(action: increment, label: { Text("Label") })
      Button(action: { count += 1 }) { Label("Labelled", systemImage: "star") }
      Button(role: .destructive) {
        count = 0
      } label: {
        Image(systemName: "trash")
      }
    }
    .buttonBorderShape(.capsule)
    .controlSize(.large)
    .tint(.orange)
    .accentColor(.purple)
    HStack {
      Button("Plain") {}.buttonStyle(.plain)
      Button("Plain") {}.buttonStyle(PlainButtonStyle())
      Button("Bordered") {}.buttonStyle(.bordered)
      Button("Bordered") {}.buttonStyle(BorderedButtonStyle()).tint(nil)
      Button("Prominent") {}.buttonStyle(.borderedProminent).buttonBorderShape(.roundedRectangle(radius: 4))
      Button("Prominent") {}.buttonStyle(BorderedProminentButtonStyle())
      Button("Borderless") {}.buttonStyle(.borderless)
      Button("Borderless") {}.buttonStyle(BorderlessButtonStyle())
      Button("Automatic") {}.buttonStyle(.automatic).buttonStyle(DefaultButtonStyle())
      Button("Glass") {}.buttonStyle(.glass)
      Button("Glass") {}.buttonStyle(.glassProminent)
    }
    HStack {
      Button("Own") {}.buttonStyle(GrowingButton()).disabled(count > 3)
      Button("Own") {}.buttonStyle(.growing)
      Button("Twice") {}.buttonStyle(DoublePress())
    }
  }
}

private struct TrailingIcon: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon.foregroundStyle(.secondary)
    }
  }
}

private struct Labels: View {
  var body: some View {
    Label("Key", systemImage: "star")
    Label(String("Text"), systemImage: "star")
    Label {
      Text("Title").font(.headline)
    } icon: {
      Circle8()
    }
    Label("Icon only", systemImage: "star").labelStyle(.iconOnly)
    Label("Icon only", systemImage: "star").labelStyle(IconOnlyLabelStyle())
    Label("Title only", systemImage: "star").labelStyle(.titleOnly)
    Label("Both", systemImage: "star").labelStyle(.titleAndIcon)
    Label("Automatic", systemImage: "star").labelStyle(.automatic).labelStyle(DefaultLabelStyle())
    Label("Own", systemImage: "star").labelStyle(TrailingIcon())
  }
}

private struct Circle8: View {
  var body: some View { Color.red.frame(width: 8, height: 8) }
}

private struct CheckToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Label {
        configuration.label
      } icon: {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(configuration.isOn ? Color.accentColor : .secondary)
          .accessibilityLabel(Text(configuration.isOn ? "Checked" : "Unchecked"))
      }
    }
    .buttonStyle(.plain)
  }
}

private struct Alarm: Identifiable {
  let id: Int
  var isOn: Bool
}

private struct Toggles: View {
  @State private var isOn = false
  @State private var alarms = [Alarm(id: 1, isOn: true), Alarm(id: 2, isOn: false)]

  var body: some View {
    Toggle("Key", isOn: $isOn)
    Toggle(String("Text"), isOn: $isOn)
    Toggle(isOn: $isOn) { Text("Label") }
    Toggle("Symbol", systemImage: "star", isOn: $isOn)
    Toggle("All alarms", sources: [$alarms[0], $alarms[1]], isOn: \.isOn)
    Toggle(sources: [$alarms[0], $alarms[1]], isOn: \.isOn) { Text("All of them") }
    Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
    Toggle("Switch", isOn: $isOn).toggleStyle(SwitchToggleStyle()).tint(.red)
    Toggle("Button", isOn: $isOn).toggleStyle(.button)
    Toggle("Checkbox", isOn: $isOn).toggleStyle(.checkbox).labelsHidden()
    Toggle("Own", isOn: $isOn).toggleStyle(CheckToggleStyle())
  }
}

private enum Flavor: String, CaseIterable, Identifiable {
  case chocolate, vanilla, strawberry
  var id: Self { self }
}

private struct Pickers: View {
  @State private var flavor = Flavor.chocolate
  @State private var maybe: Flavor?
  @State private var index = 0

  var body: some View {
    Picker("Key", selection: $flavor) {
      Text("Chocolate").tag(Flavor.chocolate)
      Text("Vanilla").tag(Flavor.vanilla)
      Text("Strawberry").tag(Flavor.strawberry)
    }
    Picker(String("Text"), selection: $flavor) {
      ForEach(Flavor.allCases) { flavor in
        Text(flavor.rawValue.capitalized)
      }
    }
    Picker(selection: $flavor, label: Text("Old")) {
      ForEach(Flavor.allCases, id: \.self) { Text($0.rawValue).tag($0) }
    }
    Picker(selection: $maybe) {
      Text("None").tag(nil as Flavor?)
      ForEach(Flavor.allCases) { Text($0.rawValue).tag(Optional($0)) }
    } label: {
      Text("Optional")
    }
    Picker("Symbol", systemImage: "star", selection: $index) {
      ForEach(0..<3) { Text("Number \($0)").tag($0) }
    }
    Group {
      Picker("Segmented", selection: $index) {
        ForEach(0..<3) { Text("\($0)") }
      }
      .pickerStyle(SegmentedPickerStyle())
      Picker("Segmented", selection: $index) { ForEach(0..<3) { Text("\($0)") } }.pickerStyle(.segmented)
      Picker("Menu", selection: $index) { ForEach(0..<3) { Text("\($0)") } }.pickerStyle(.menu)
      Picker("Inline", selection: $index) { ForEach(0..<3) { Text("\($0)") } }.pickerStyle(.inline).labelsHidden()
      Picker("Wheel", selection: $index) { ForEach(0..<3) { Text("\($0)") } }.pickerStyle(WheelPickerStyle())
      Picker("Link", selection: $index) { ForEach(0..<3) { Text("\($0)") } }.pickerStyle(.navigationLink)
      Picker("Palette", selection: $index) { ForEach(0..<3) { Text("\($0)") } }.pickerStyle(.palette)
    }
  }
}

private struct RingStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
      configuration.label
      configuration.currentValueLabel
      ProgressView(configuration).progressViewStyle(.linear)
    }
  }
}

private struct Progresses: View {
  var body: some View {
    ProgressView()
    ProgressView("Loading")
    ProgressView(String("Text"))
    ProgressView { Text("Label") }
    ProgressView(value: 0.25)
    ProgressView(value: 3, total: 4)
    ProgressView("Copying", value: 0.5)
    ProgressView(String("Copying"), value: 2, total: 8)
    ProgressView(value: 0.5) { Text("Label") }
    ProgressView(value: 0.5) {
      Text("Label")
    } currentValueLabel: {
      Text("50 %")
    }
    ProgressView(Progress(totalUnitCount: 10))
    ProgressView("Round").progressViewStyle(CircularProgressViewStyle(tint: .white))
    ProgressView(value: 0.5).progressViewStyle(.circular)
    ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red))
    ProgressView("Own", value: 0.5).progressViewStyle(RingStyle())
  }
}

private struct Values: View {
  @State private var count = 3
  @State private var amount = 2.5
  @State private var date = Date(timeIntervalSince1970: 86_400)
  @State private var color = Color.red
  private let range = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 1_000_000_000)

  private func more() { count += 1 }

  var body: some View {
    Group {
      Stepper("Count: \(count)", value: $count)
      Stepper("Count: \(count)", value: $count, in: 0...10)
      Stepper("Count: \(count)", value: $count, in: 0...10, step: 2)
      Stepper("Amount", value: $amount, step: 0.5) { _ in }
      Stepper("Amount", value: $amount, in: 0...5, step: 0.5, onEditingChanged: { _ in })
      Stepper("Amount", value: $amount, in: 0...5, step: 0.5, format: .number)
      Stepper("Own", onIncrement: more, onDecrement: { count -= 1 })
      Stepper(value: $count) { Text("Label") }
      Stepper(value: $count, in: 0...10, step: 1) { Text("Label") }
      Stepper {
        Text("Label")
      } onIncrement: {
        more()
      } onDecrement: {
        count -= 1
      }
      Stepper(onIncrement: more, onDecrement: nil) { Text("Old") }
    }
    Group {
      Slider(value: $amount)
      Slider(value: $amount, in: 0...10)
      Slider(value: $amount, in: 0...10, step: 0.5)
      Slider(value: $amount, in: 0...10) { isEditing in print(isEditing) }
      Slider(value: $amount, in: 0...10) {
        Text("Speed")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("10")
      }
      Slider(value: $amount, in: 0...10, step: 5) {
        Text("Speed")
      } minimumValueLabel: {
        Image(systemName: "tortoise")
      } maximumValueLabel: {
        Image(systemName: "hare")
      } onEditingChanged: { _ in
      }
      Slider(
        value: $amount, in: 0...1, onEditingChanged: { _ in }, minimumValueLabel: Text("0"),
        maximumValueLabel: Text("1")
      ) {
        Text("Old")
      }
    }
    Group {
      DatePicker("Key", selection: $date)
      DatePicker(String("Text"), selection: $date, displayedComponents: .date)
      DatePicker("Time", selection: $date, displayedComponents: [.hourAndMinute])
      DatePicker("Range", selection: $date, in: range)
      DatePicker("From", selection: $date, in: Date(timeIntervalSince1970: 0)..., displayedComponents: .date)
      DatePicker("Through", selection: $date, in: ...Date.distantFuture, displayedComponents: [.date, .hourAndMinute])
      DatePicker(selection: $date, displayedComponents: .date) { Text("Label") }
      DatePicker(selection: $date, in: range, displayedComponents: .date, label: { Text("Label") })
        .datePickerStyle(GraphicalDatePickerStyle())
      DatePicker("Compact", selection: $date).datePickerStyle(.compact).labelsHidden()
      ColorPicker("Color", selection: $color)
      ColorPicker("Color", selection: $color, supportsOpacity: false)
      ColorPicker(selection: $color) { Text("Label") }
    }
  }
}

private struct Card: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label.bold()
      configuration.content
    }
  }
}

private struct Vertical: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
    }
  }
}

private struct Groups: View {
  @State private var isExpanded = true
  @State private var isOn = false
  @State private var order = 0

  var body: some View {
    Group {
      LabeledContent("Key", value: "Value")
      LabeledContent("Number", value: 42, format: .number)
      LabeledContent("Content") { Image(systemName: "star") }
      LabeledContent {
        Text("Value")
      } label: {
        Text("Label")
      }
      LabeledContent("Own", value: "Value").labeledContentStyle(Vertical())
      GroupBox { Text("Content") }
      GroupBox("Key") { Text("Content") }
      GroupBox(label: Label("Heart", systemImage: "heart")) { Text("Content") }
      GroupBox {
        Text("Content")
      } label: {
        Text("Label")
      }
      .groupBoxStyle(Card())
      DisclosureGroup("Key") { Text("Hidden") }
      DisclosureGroup("Bound", isExpanded: $isExpanded) { Text("Shown") }
      DisclosureGroup(isExpanded: $isExpanded) {
        Text("Shown")
      } label: {
        Text("Label")
      }
      ControlGroup {
        Button("Cut") {}
        Button("Copy") {}
      }
      .controlGroupStyle(.navigation)
    }
    Group {
      Gauge(value: 0.5) { Text("Label") }
      Gauge(value: 5, in: 0...10) {
        Text("BPM")
      } currentValueLabel: {
        Text("5")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("10")
      }
      .gaugeStyle(.accessoryCircular)
      Link("Site", destination: URL(string: "https://example.com")!)
      Link(destination: URL(string: "https://example.com")!) { Label("Site", systemImage: "link") }
      ShareLink(item: URL(string: "https://example.com")!)
      ShareLink("Share it", item: "A text")
      ShareLink(item: "A text", subject: Text("Subject"), message: Text("Message")) { Text("Label") }
      Button("Save") {}.keyboardShortcut("s")
      Button("Done") {}.keyboardShortcut(.defaultAction)
      Button("Leave") {}.keyboardShortcut(.cancelAction)
      Button("Go") {}.keyboardShortcut(.return, modifiers: [.command, .shift])
    }
    Group {
      Menu("Key") {
        Button("First", action: {})
        Divider()
        Section("More") {
          Button("Delete", systemImage: "trash", role: .destructive) {}
        }
        Menu("Nested") { Button("Inner") {} }
        Toggle("On", isOn: $isOn)
        Picker("Order", selection: $order) {
          Text("Name").tag(0)
          Text("Date").tag(1)
        }
      }
      Menu("Symbol", systemImage: "ellipsis") { Button("First") {} }
      Menu {
        Button("First") {}
      } label: {
        Label("Options", systemImage: "ellipsis.circle")
      }
      .menuStyle(.borderlessButton)
      Menu("Primary") {
        Button("First") {}
      } primaryAction: {
        order = 1
      }
      Text("Held").contextMenu {
        Button("Copy") {}
        Button(role: .destructive, action: {}) { Label("Delete", systemImage: "trash") }
      }
      Text("Seen").contextMenu {
        Button("Copy") {}
      } preview: {
        Text("Preview")
      }
    }
  }
}

@MainActor
@Suite("Fidelity: controls")
struct ControlsFidelity {
  @Test("Buttons, their initializers and styles")
  func buttons() async {
    let tree = await show { Buttons() }
    #expect(tree.contains("style=borderedProminent"))
    #expect(tree.contains("style=custom"))
  }

  @Test("Labels and their styles")
  func labels() async {
    let tree = await show { Labels() }
    #expect(tree.contains("text \"Title only\""))
  }

  @Test("Toggles and their styles")
  func toggles() async {
    let tree = await show { Toggles() }
    #expect(tree.contains("style=checkbox"))
  }

  @Test("Pickers and their styles")
  func pickers() async {
    let tree = await show { Pickers() }
    #expect(tree.contains("style=segmented"))
  }

  @Test("Progress views and their styles")
  func progressViews() async {
    let tree = await show { Progresses() }
    #expect(tree.contains("50 %"))
  }

  @Test("Steppers, sliders, pickers of dates and colors")
  func values() async {
    let tree = await show { Values() }
    #expect(tree.contains("value=1970-01-02"))
  }

  @Test("Groups, gauges, links, menus and keys")
  func groups() async {
    let tree = await show { Groups() }
    #expect(tree.contains("shortcut=Command+Shift+Enter"))
  }
}
