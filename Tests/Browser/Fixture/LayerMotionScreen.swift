import PortableUI

/// Animated layers: styles, positions, and changes of the boxes that they share.
struct LayerMotionScreen: View {
  @State private var isFaint = false
  @State private var isAway = false
  @State private var isWide = false
  @State private var isRed = false
  @State private var isTall = false
  @State private var isPulsing = false
  @State private var isShown = false
  @State private var text = ""

  var body: some View {
    VStack(spacing: 12) {
      HStack {
        Button("Faint") { animate { isFaint.toggle() } }
        Button("Away") { animate { isAway.toggle() } }
        Button("Wide") { animate { isWide.toggle() } }
        Button("Red") { animate { isRed.toggle() } }
        Button("Tall") { animate { isTall.toggle() } }
        Button("Plain") { isTall.toggle() }
        Button("Spring") { withAnimation(.spring(duration: 1, bounce: 0.5)) { isAway.toggle() } }
        Button("Passes") {
          isTall.toggle()
          isRed.toggle()
          animate { isTall.toggle() }
          isFaint.toggle()
        }
      }
      HStack {
        Button("Pulse") { withAnimation(.linear(duration: 2).repeatForever()) { isPulsing = true } }
        Button("Still") { isPulsing = false }
        Button("Show") { animate { isShown.toggle() } }
      }
      Text("Layers")
        .opacity(isFaint ? 0.2 : 1)
        .offset(x: isAway ? 100 : 0)
        .padding(isWide ? 40 : 10)
        .background((isRed ? Color.red : .blue).opacity(0.2))
        .border(isRed ? Color.black : .green, width: isRed ? 8 : 2)
        .accessibilityIdentifier("layered")
      VStack {
        Text("Shaped")
        TextField("Typed", text: $text)
      }
      .frame(width: 200, height: isTall ? 120 : nil)
      .padding(4)
      .background((isRed ? Color.orange : .yellow).opacity(0.2))
      .padding(4)
      .background((isFaint ? Color.gray : .green).opacity(0.2))
      Text("Pulsing").opacity(isPulsing ? 0.2 : 1).offset(x: isPulsing ? 50 : 0).accessibilityIdentifier("pulsing")
      VStack {
        if isShown {
          Text("A line that is long enough to be broken").padding(4).frame(width: 120).offset(y: 20)
            .transition(.scale.combined(with: .move(edge: .leading)))
        }
      }
      .frame(height: 80)
      .opacity(0.5)
      HStack {
        ForEach(0..<5) { number in
          Text("Step \(number)").opacity(isFaint ? 0.2 : 1).offset(y: isAway ? 20 : 0)
            .animation(.linear(duration: 4).delay(Double(number)), value: isAway)
        }
      }
      if isShown { Arrival() }
      Text("typed \(text)").accessibilityIdentifier("sum")
    }
    .padding()
  }

  private func animate(_ changes: () -> Void) {
    withAnimation(.linear(duration: 4)) { changes() }
  }
}
