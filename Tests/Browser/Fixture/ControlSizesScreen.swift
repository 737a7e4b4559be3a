import PortableUI

/// Controls that are offered a size, no size, and no space. The background of each control has the frame of the
/// control.
struct ControlSizesScreen: View {
  @State private var isOn = true
  @State private var text = ""
  @State private var value = 0.5
  @State private var choice = 0
  @State private var date = Date(timeIntervalSince1970: 0)

  var body: some View {
    ScrollView {
      VStack(spacing: 40) {
        texts
        shapes
        switches
        fields
        pickers
        containers
      }
    }
  }

  @ViewBuilder private var texts: some View {
    Sized(name: "Text") { Text("Text") }
    Sized(name: "Image of a symbol") { Image(systemName: "star") }
    Sized(name: "Resizable image") { Image(systemName: "star").resizable() }
    Sized(name: "Button") { Button("Button") {} }
    Sized(name: "Label") { Label("Label", systemImage: "star") }
    Sized(name: "Link") { Link("Link", destination: URL(string: "https://example.com")!) }
  }

  @ViewBuilder private var shapes: some View {
    Sized(name: "Color") { Color.red }
    Sized(name: "Rectangle") { Rectangle() }
    Sized(name: "Circle") { Circle() }
    Sized(name: "Divider") { Divider() }
    Sized(name: "Divider in a row") { HStack(spacing: 0) { Divider() } }
    Sized(name: "Spacer in a row") { HStack(spacing: 0) { Spacer() } }
    Sized(name: "Spacer in a column") { VStack(spacing: 0) { Spacer() } }
  }

  @ViewBuilder private var switches: some View {
    Sized(name: "Toggle") { Toggle("Toggle", isOn: $isOn) }
    Sized(name: "Toggle without a label") { Toggle("Toggle", isOn: $isOn).labelsHidden() }
    Sized(name: "Stepper") { Stepper("Stepper", value: $choice) }
    Sized(name: "Stepper without a label") { Stepper("Stepper", value: $choice).labelsHidden() }
    Sized(name: "Slider") { Slider(value: $value) }
    Sized(name: "ProgressView") { ProgressView(value: value) }
    Sized(name: "Circular ProgressView") { ProgressView() }
  }

  @ViewBuilder private var fields: some View {
    Sized(name: "TextField") { TextField("Field", text: $text) }
    Sized(name: "SecureField") { SecureField("Field", text: $text) }
    Sized(name: "TextEditor") { TextEditor(text: $text) }
  }

  @ViewBuilder private var pickers: some View {
    Sized(name: "Picker in menu style") { picker.pickerStyle(.menu) }
    Sized(name: "Segmented Picker") { picker.pickerStyle(.segmented) }
    Sized(name: "DatePicker") { DatePicker("Date", selection: $date, displayedComponents: .date) }
    Sized(name: "DatePicker without a label") {
      DatePicker("Date", selection: $date, displayedComponents: .date).labelsHidden()
    }
  }

  private var picker: some View {
    Picker("Picker", selection: $choice) {
      Text("One").tag(0)
      Text("Two").tag(1)
    }
  }

  @ViewBuilder private var containers: some View {
    Sized(name: "ScrollView") { ScrollView { Color.red.frame(width: 50, height: 400) } }
    Sized(name: "Horizontal ScrollView") { ScrollView(.horizontal) { Color.red.frame(width: 500, height: 40) } }
    Sized(name: "List") { List { Text("Row") } }
    Sized(name: "GeometryReader") { GeometryReader { _ in Color.red } }
  }
}

/// A view that is offered 300 × 200 points, its ideal size, and 0 × 0 points.
private struct Sized<Content: View>: View {
  let name: String
  @ViewBuilder let content: Content

  var body: some View {
    variant("offered").frame(width: 300, height: 200)
    variant("ideal").fixedSize()
    variant("least").frame(width: 0, height: 0)
  }

  private func variant(_ variant: String) -> some View {
    content.background { Color.yellow.accessibilityIdentifier("\(name), \(variant)") }
  }
}
