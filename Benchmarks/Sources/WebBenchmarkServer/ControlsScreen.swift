import PortableUI

/// A screen with each kind of control once.
struct ControlsScreen: View {
  @State private var text = "Text"
  @State private var number = 3
  @State private var fraction = 0.5
  @State private var isOn = false
  @State private var date = Date(timeIntervalSince1970: 1_800_000_000)
  @State private var color = Color.blue
  @State private var isExpanded = true
  @State private var isPresented = false
  @State private var taps = 0

  var body: some View {
    TabView {
      NavigationStack {
        Form {
          Button("Increment") { taps += 1 }
          Text("\(taps) taps")
          entries
          values
          choices
          navigation
        }
        .navigationTitle("Controls")
        .searchable(text: $text)
        .toolbar { EditButton() }
        .sheet(isPresented: $isPresented) { Text("Sheet") }
        .alert("Alert", isPresented: $isPresented) { Button("OK") {} }
      }
      .tabItem { Label("Controls", systemImage: "gear") }
      Text("Other").tabItem { Label("Other", systemImage: "star") }
    }
  }

  private var entries: some View {
    Section("Entries") {
      TextField("Field", text: $text)
      SecureField("Password", text: $text)
      TextEditor(text: $text)
      DatePicker("Date", selection: $date)
      ColorPicker("Color", selection: $color)
    }
  }

  private var values: some View {
    Section("Values") {
      Toggle("Toggle", isOn: $isOn)
      Stepper("Stepper", value: $number, in: 0...9)
      Slider(value: $fraction) { Text("Slider") }
      ProgressView("Progress", value: fraction)
      Gauge(value: fraction) { Text("Gauge") }
      LabeledContent("Labeled", value: text)
    }
  }

  private var choices: some View {
    Section("Choices") {
      picker.pickerStyle(.menu)
      picker.pickerStyle(.segmented)
      picker.pickerStyle(.inline)
      picker.pickerStyle(.wheel)
      Menu("Menu") {
        Button("One") {}
        Button("Two") {}
      }
      Text("Held").contextMenu { Button("Remove") {} }
    }
  }

  private var picker: some View {
    Picker("Picker", selection: $number) {
      ForEach(0..<5) { Text("Choice \($0)").tag($0) }
    }
  }

  @ViewBuilder private var navigation: some View {
    Section("Ways") {
      NavigationLink("Next") { Text("Next") }
      Link("Site", destination: URL(string: "https://example.com")!)
      ShareLink(item: URL(string: "https://example.com")!)
      DisclosureGroup("More", isExpanded: $isExpanded) { Text("Inside") }
      ForEach(0..<1) { _ in
        Text("Row").swipeActions { Button("Delete", role: .destructive) {} }
      }
      Image(systemName: "star")
      AsyncImage(url: nil)
    }
  }
}
