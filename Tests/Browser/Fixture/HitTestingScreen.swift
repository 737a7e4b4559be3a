import PortableUI

/// A canvas that notes where it is tapped.
struct TapLocationScreen: View {
  @State private var taps: [CGPoint] = []

  var body: some View {
    VStack {
      Color.gray.frame(width: 300, height: 200)
        .onTapGesture { location in taps.append(location) }
        .accessibilityIdentifier("canvas")
      Text(taps.map { "\(Int($0.x.rounded())),\(Int($0.y.rounded()))" }.joined(separator: " "))
        .accessibilityIdentifier("taps")
    }
  }
}
