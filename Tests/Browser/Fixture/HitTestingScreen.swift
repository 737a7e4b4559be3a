import PortableUI

/// A canvas that records tap locations, and a button in a view that records them too.
struct TapLocationScreen: View {
  @State private var taps: [CGPoint] = []
  @State private var presses = 0

  var body: some View {
    VStack {
      Color.gray.frame(width: 300, height: 200)
        .onTapGesture { location in taps.append(location) }
        .accessibilityIdentifier("canvas")
      Text(taps.map { "\(Int($0.x.rounded())),\(Int($0.y.rounded()))" }.joined(separator: " "))
        .accessibilityIdentifier("taps")
      Button("Inside \(presses)") { presses += 1 }
        .accessibilityIdentifier("inside")
        .padding(30)
        .background(.yellow)
        .onTapGesture { location in taps.append(location) }
    }
  }
}

/// Controls and gestures below a stack with empty space, and views that are not drawn.
struct HitTestingScreen: View {
  @State private var notes = ""
  @State private var name = ""
  @State private var isOn = false
  @State private var width: CGFloat = 0

  var body: some View {
    VStack {
      Text(notes).accessibilityIdentifier("notes")
      ZStack {
        VStack(spacing: 30) {
          Button("Button") { notes += "b" }
          Text("Tap").padding().background(.yellow).onTapGesture { notes += "t" }
          Text("Drag \(Int(width))").padding().background(.orange)
            .gesture(DragGesture().onChanged { width = $0.translation.width })
            .accessibilityIdentifier("drag")
          TextField("Field", text: $name)
          Toggle("Toggle", isOn: $isOn)
        }
        VStack {
          HStack {
            Spacer()
            Button("Above") { notes += "a" }
          }
          Spacer()
        }
        .font(.title).padding()
        .onTapGesture { notes += "v" }
      }
      .frame(height: 320)
      HStack {
        covered("clear") { Color.clear }
        covered("invisible") { Color.red.opacity(0) }
        covered("unseen") { Circle().opacity(0) }
        covered("faint") { Color.white.opacity(0.01) }
        covered("empty") { VStack { Spacer() }.frame(width: 45) }
        covered("shaped") { VStack { Spacer() }.frame(width: 45).contentShape(Rectangle()) }
        covered("ground") { VStack { Spacer() }.frame(width: 45).background(.green.opacity(0.1)) }
      }
    }
  }

  /// Returns a button behind a view that handles taps. A tap outside of that view's hit-test area reaches the button.
  private func covered<Front: View>(_ name: String, @ViewBuilder by front: () -> Front) -> some View {
    ZStack {
      Button("Under") { notes += "<\(name) under>" }
      front().onTapGesture { notes += "<\(name)>" }
    }
    .frame(width: 45, height: 60)
    .accessibilityIdentifier(name)
  }
}

/// Stacks with wide gaps, which react to hovering, drags and tooltips in their whole frame, but to taps only on their
/// content.
struct StackGapsScreen: View {
  @State private var notes = ""
  @State private var isHovered = false

  var body: some View {
    VStack {
      Text("\(notes) \(isHovered ? "over" : "")").accessibilityIdentifier("notes")
      Text("Drag").padding().background(.yellow).draggable("x").accessibilityIdentifier("source")
      ends.help("Explained").accessibilityIdentifier("help")
      ends
        .dropDestination(for: String.self) { items, _ in
          notes += items.joined()
          return true
        }
        .accessibilityIdentifier("drop")
      ZStack {
        Button("Behind") { notes += "b" }.frame(height: 40)
        ends.onHover { isHovered = $0 }.onTapGesture { notes += "t" }.accessibilityIdentifier("hover")
      }
    }
  }

  private var ends: some View {
    VStack(spacing: 60) {
      Text("Top")
      Text("Bottom")
    }
  }
}
