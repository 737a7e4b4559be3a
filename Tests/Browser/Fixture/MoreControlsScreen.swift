import PortableUI

/// Fields, steppers, date and color pickers, menus, groups and keyboard shortcuts.
struct MoreControlsScreen: View {
  @State private var log = ""
  @State private var isOn = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text(verbatim: "log \(log)\(isOn ? "on" : "")").accessibilityIdentifier("log")
        Entries()
        Values()
        HStack {
          Menu("Options") {
            Button("First", systemImage: "star") { log += "first " }
            Menu("More") { Button("Inner") { log += "inner " } }
            Toggle("Bold", isOn: $isOn)
            Divider()
            Button("Delete", role: .destructive) { log += "delete " }
          }
          Menu("Primary") {
            Button("Second") { log += "second " }
          } primaryAction: {
            log += "primary "
          }
          .buttonStyle(.bordered)
          Text("Row").padding().contextMenu { Button("Copy") { log += "copy " } }
        }
        DisclosureGroup("Details") { Text("Hidden at first") }
        GroupBox("Box") { LabeledContent("Name", value: "Ada") }
        HStack {
          Gauge(value: 0.4) { Text("Bar") }
          Gauge(value: 0.7) {
            Text("Ring")
          } currentValueLabel: {
            Text("70")
          }.gaugeStyle(.accessoryCircular)
        }
        HStack {
          Link("Site", destination: URL(string: "https://example.com")!)
          ShareLink(item: "A text")
          PasteButton(payloadType: String.self) { log += "pasted \($0.joined()) " }
            .accessibilityIdentifier("clipboard")
          Button("Copy code") { UIPasteboard.general.string = "code <4711>" }
          ControlGroup {
            Button("Cut") { log += "cut " }
            Button("Paste") { log += "paste " }
          }
        }
        HStack {
          Button("Save") { log += "save " }.keyboardShortcut("k")
          Button("Done") { log += "done " }.keyboardShortcut(.defaultAction)
        }
      }
      .padding()
    }
  }
}

private struct Entries: View {
  @State private var age = 42
  @State private var password = ""
  @State private var note = "one\ntwo"

  var body: some View {
    TextField("Age", value: $age, format: .number.grouping(.never)).textFieldStyle(.roundedBorder).keyboardType(
      .numberPad)
    SecureField("Password", text: $password).textContentType(.newPassword)
    TextField("Note", text: $note, axis: .vertical).lineLimit(2...4)
    TextEditor(text: $note).accessibilityLabel("Editor").frame(height: 80)
    Text(verbatim: "\(age) \(password) \(note.count)").accessibilityIdentifier("entries")
  }
}

private struct Values: View {
  @State private var count = 1
  @State private var date = Date(timeIntervalSince1970: 1_000_000_000)
  @State private var color = Color.orange
  @State private var speed = 2.0

  var body: some View {
    Stepper("Count \(count)", value: $count, in: 0...2)
    DatePicker("Day", selection: $date, in: Date(timeIntervalSince1970: 900_000_000)..., displayedComponents: .date)
    DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
    ColorPicker("Color", selection: $color)
    Slider(value: $speed, in: 0...10) {
      Text("Speed")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("10")
    }
    .tint(.pink)
    Text(verbatim: "\(count) \(Int(date.timeIntervalSince1970) / 86_400) \(color == .orange)").accessibilityIdentifier(
      "values")
  }
}
