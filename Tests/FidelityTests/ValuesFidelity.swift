import SwiftUI
import Testing

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
      Stepper(value: $amount, in: 0...5, step: 0.5, format: .number) { Text("Label") }
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
      Gauge(value: 0.5) { Text("Label") }.gaugeStyle(.accessoryLinear)
      Gauge(value: 0.5) { Text("Label") }.gaugeStyle(.accessoryLinearCapacity)
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
      PasteButton(payloadType: String.self) { strings in _ = strings.first ?? "" }
        .buttonBorderShape(.capsule)
        .labelStyle(.iconOnly)
      PasteButton(payloadType: URL.self) { urls in _ = urls.first?.host }
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
      .menuOrder(.fixed)
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
@Suite("Fidelity: values and groups")
struct ValuesFidelity {
  @Test("Steppers, sliders, date pickers and color pickers compile and render")
  func values() async {
    let tree = await show { Values() }
    #expect(tree.contains("value=1970-01-02"))
  }

  @Test("Group boxes, gauges, links, menus and shortcuts compile and render")
  func groups() async {
    let tree = await show { Groups() }
    #expect(tree.contains("shortcut=Command+Shift+Enter"))
  }
}
