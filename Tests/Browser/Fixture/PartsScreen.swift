import PortableUI

/// A screen whose controls require, one after the other, the parts of the script and style sheet that a page loads on
/// demand.
struct PartsScreen: View {
  @State private var name = ""
  @State private var hasSwitch = false
  @State private var isOn = false
  @State private var isTapped = false
  @State private var taps = 0

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Text("Hello, \(name)")
      Button("Switch") { hasSwitch = true }
      Button("Tap") { isTapped = true }
      if hasSwitch { Toggle("Switched on", isOn: $isOn) }
      Text(verbatim: "on: \(isOn)")
      if isTapped { Text("taps: \(taps)").onTapGesture { taps += 1 } }
    }
    .padding()
  }
}
