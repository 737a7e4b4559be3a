import PortableUI

/// Controls in the platform's styles, and in custom styles.
struct ControlStylesScreen: View {
  @State private var count = 0
  @State private var size = 1
  @State private var isOn = true
  @State private var isLocked = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        ButtonRows(count: $count)
        Text(verbatim: "\(count) \(size) \(isOn ? "on" : "off")").accessibilityIdentifier("state")
        Picker("Sizes", selection: $size) { choices }.pickerStyle(.segmented)
        Picker("Symbols", selection: $size) { symbols }.pickerStyle(.palette)
        Picker("Menu", selection: $size) { choices }
        Picker("Lines", selection: $size) { choices }.pickerStyle(.inline)
        Picker("Rounds", selection: $size) { choices }.pickerStyle(.radioGroup)
        Picker("Wheel", selection: $size) { choices }.pickerStyle(.wheel)
        Button("Small") { size = 0 }
        Toggle("Switch", isOn: $isOn).tint(.orange)
        Toggle("Pushed", isOn: $isOn).toggleStyle(.button)
        Toggle("Boxed", isOn: $isOn).toggleStyle(.checkbox)
        Toggle("Hidden label", isOn: $isOn).labelsHidden()
      }
      .disabled(isLocked)
      Toggle("Locked", isOn: $isLocked)
      VStack(spacing: 16) {
        ProgressView("Copying", value: 0.4)
        ProgressView(value: 0.7).progressViewStyle(.circular).tint(.green).accessibilityLabel("Ring")
        ProgressView("Waiting").progressViewStyle(.linear)
        ProgressView("Loading")
      }
    }
    .padding()
  }

  @ViewBuilder private var choices: some View {
    Text("Small").tag(0)
    Text("Medium").tag(1)
    Text("Large").tag(2)
  }

  @ViewBuilder private var symbols: some View {
    Image(systemName: "xmark").accessibilityLabel("Cross").tag(0)
    Image(systemName: "magnifyingglass").accessibilityLabel("Glass").tag(1)
    Image(systemName: "arrow.clockwise").accessibilityLabel("Arrow").tag(2)
  }
}

private struct ButtonRows: View {
  @Binding var count: Int

  var body: some View {
    HStack {
      Button("Plain") { count += 1 }.buttonStyle(.plain)
      Button("Bordered") { count += 1 }.buttonStyle(.bordered)
      Button("Prominent") { count += 1 }.buttonStyle(.borderedProminent)
      Button("Red", role: .destructive) { count += 1 }.buttonStyle(.borderedProminent)
    }
    HStack {
      Button("Yellow") { count += 1 }.buttonStyle(.borderedProminent).tint(.yellow)
      Button("Green") { count += 1 }.buttonStyle(.bordered).tint(.green)
      Button("Glass") { count += 1 }.buttonStyle(.glass)
      Button("Off") {}.buttonStyle(.borderedProminent).disabled(true)
    }
    HStack {
      Button("Small") { count += 1 }.buttonStyle(.bordered).controlSize(.small)
      Button("Large") { count += 1 }.buttonStyle(.borderedProminent).controlSize(.large)
      Button("Capsule") { count += 1 }.buttonStyle(.bordered).buttonBorderShape(.capsule)
      Button("Own") { count += 1 }.buttonStyle(Pressed())
      Button("Plain off") {}.buttonStyle(.plain).disabled(true)
    }
  }
}

private struct Pressed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(verbatim: configuration.isPressed ? "down" : "up").accessibilityIdentifier("pressed")
    }
    .padding(8)
    .border(Color.orange)
  }
}
