import PortableUI

/// Buttons that insert, remove, move and restyle views with an animation of the selected duration.
struct MotionScreen: View {
  @State private var seconds = 5.0
  @State private var isShown = false
  @State private var isFading = false
  @State private var isWide = false
  @State private var version = 0
  @State private var rows = Array(1...6)
  @State private var pressed = 0
  @State private var text = ""
  @State private var finished = 0

  var body: some View {
    VStack(spacing: 12) {
      HStack {
        Button("Fast") { seconds = 0.2 }
        Button("Slide") { animate { isShown.toggle() } }
        Button("Fade") { animate { isFading.toggle() } }
        Button("Grow") { animate { isWide.toggle() } }
        Button("Renew") { animate { version += 1 } }
        Button("Shuffle") { animate { rows.shuffle() } }
        Button("Reverse") { animate { rows.reverse() } }
        Button("Fewer") { animate { rows.removeAll { $0.isMultiple(of: 2) } } }
        Button("All") { animate { rows = Array(1...6) } }
        Button("Plain") { isShown.toggle() }
        Button("Mixed") {
          isFading.toggle()
          animate { isShown.toggle() }
          rows.reverse()
        }
      }
      if isShown {
        VStack {
          Text("Sliding").font(.title)
          Button("Pressed \(pressed)") { pressed += 1 }
          TextField("Typed", text: $text)
        }
        .background(Color.yellow.opacity(0.3))
        .transition(.slide)
        .accessibilityIdentifier("sliding")
      }
      if isFading { Text("Fading").accessibilityIdentifier("fading") }
      Color.blue.frame(width: isWide ? 300 : 100, height: 40)
      Text("Wide").foregroundStyle(isWide ? .red : .green).accessibilityIdentifier("coloured")
      Text("Version \(version)").id(version).transition(.scale.combined(with: .opacity))
      ForEach(rows, id: \.self) { row in
        HStack {
          Text("Row \(row)")
          Button("Row's button \(row)") { pressed += row }
        }
      }
      Text("Pressed \(pressed), typed \(text), finished \(finished)").accessibilityIdentifier("sum")
      Arrival()
    }
    .padding()
  }

  private func animate(_ changes: () -> Void) {
    withAnimation(.linear(duration: seconds)) {
      changes()
    } completion: {
      finished += 1
    }
  }
}

/// A view that grows with an animation when it appears.
struct Arrival: View {
  @State private var hasArrived = false

  var body: some View {
    VStack {
      if hasArrived { Text("Arrived").accessibilityIdentifier("arrived") }
      Color.green.frame(width: hasArrived ? 200 : 20, height: 10)
    }
    .onAppear { withAnimation(.linear(duration: 5)) { hasArrived = true } }
  }
}
