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

private struct Calendars: View {
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @State private var dates: Set<DateComponents> = []
  @State private var name = ""
  @FocusState private var isNameFocused: Bool

  private var bounds: Range<Date> {
    let start = calendar.date(from: DateComponents(timeZone: timeZone, year: 2022, month: 6, day: 6))!
    let end = calendar.date(from: DateComponents(timeZone: timeZone, year: 2022, month: 6, day: 16))!
    return start..<end
  }

  var body: some View {
    MultiDatePicker("Dates Available", selection: $dates, in: bounds)
    MultiDatePicker("Dates Available", selection: $dates)
    MultiDatePicker(selection: $dates, in: Date.now...) { Label("Days", systemImage: "calendar") }
    MultiDatePicker(name, selection: $dates, in: ..<Date.now)
      .fixedSize()
    TextField("Name", text: $name)
      .focused($isNameFocused)
      .contextMenu { RenameButton() }
      .renameAction { isNameFocused = true }
  }
}

@MainActor
@Suite("Fidelity: controls")
struct ControlsFidelity {
  @Test("Button initializers and styles compile and render")
  func buttons() async {
    let tree = await show { Buttons() }
    #expect(tree.contains("style=borderedProminent"))
    #expect(tree.contains("style=custom"))
  }

  @Test("Multi-date pickers and rename actions compile and render")
  func calendars() async {
    let tree = await show { Calendars() }
    #expect(tree.contains("June 2022"))
  }

  @Test("Labels and label styles compile and render")
  func labels() async {
    let tree = await show { Labels() }
    #expect(tree.contains("text \"Title only\""))
  }

  @Test("Toggles and toggle styles compile and render")
  func toggles() async {
    let tree = await show { Toggles() }
    #expect(tree.contains("style=checkbox"))
  }

  @Test("Pickers and picker styles compile and render")
  func pickers() async {
    let tree = await show { Pickers() }
    #expect(tree.contains("style=segmented"))
  }

  @Test("Progress views and their styles compile and render")
  func progressViews() async {
    let tree = await show { Progresses() }
    #expect(tree.contains("50 %"))
  }
}
