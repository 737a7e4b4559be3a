import PortableUI

/// Controls that hold a value, and a button that sets their values.
struct ControlsScreen: View {
  @State private var volume = 2.0
  @State private var isLoud = false
  @State private var isLocked = false

  var body: some View {
    VStack(spacing: 16) {
      Slider(value: $volume, in: 0...10, step: 0.5) { Text("Volume") }.disabled(isLocked)
      Toggle("Loud", isOn: $isLoud).disabled(isLocked)
      Toggle("Locked", isOn: $isLocked)
      Text(verbatim: "\(volume) \(isLoud ? "loud" : "quiet")").accessibilityIdentifier("state")
      Button("Reset") {
        volume = 1
        isLoud = false
      }
    }
    .padding()
  }
}
