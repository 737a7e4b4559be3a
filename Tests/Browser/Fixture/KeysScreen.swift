import PortableUI

/// Views that handle key presses and two-finger gestures.
struct KeysScreen: View {
  @State private var notes = ""
  @State private var name = ""
  @State private var scale: CGFloat = 1
  @State private var angle = Angle.zero
  @State private var ended = 0
  @GestureState private var zoom: CGFloat = 1

  var body: some View {
    ScrollView {
      VStack(spacing: 24) {
        VStack {
          Text("Cell").padding().background(.gray.opacity(0.2)).focusable()
            .onKeyPress(.downArrow) { note("down") }
            .onKeyPress(.escape) { note("escape", .ignored) }
            .accessibilityIdentifier("cell")
          TextField("Name", text: $name).onKeyPress(.return) { note("return") }
        }
        .onKeyPress(characters: .alphanumerics, phases: .down) { note("<\($0.characters)>") }
        .onKeyPress(.escape) { note("outer") }
        Text("Photo").font(.title).frame(width: 240, height: 240).background(.blue.opacity(0.2))
          .gesture(
            MagnificationGesture()
              .updating($zoom) { value, zoom, _ in zoom = value }
              .onEnded {
                scale *= $0
                ended += 1
              }
          )
          .simultaneousGesture(RotationGesture().onChanged { angle = $0 })
          .accessibilityIdentifier("photo")
        Button("Help") {}.help("Says what it is for")
        Text("Notes: \(notes)").accessibilityIdentifier("notes")
        Text(verbatim: "\(tenths(scale)) \(tenths(zoom)) \(Int(angle.degrees.rounded())) \(ended)")
          .accessibilityIdentifier("pinched")
        Color.gray.opacity(0.1).frame(height: 900)
      }
      .padding()
    }
  }

  private func tenths(_ number: CGFloat) -> Double { (Double(number) * 10).rounded() / 10 }

  private func note(_ text: String, _ result: KeyPress.Result = .handled) -> KeyPress.Result {
    notes += text + " "
    return result
  }
}
