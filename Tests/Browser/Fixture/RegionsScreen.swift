import PortableUI

/// Combined shapes, shadow styles, and scroll transitions.
struct RegionsScreen: View {
  var body: some View {
    VStack(spacing: 24) {
      HStack(spacing: 20) {
        Circle().union(Rectangle().scale(0.5).offset(x: 25)).fill(.blue).frame(width: 60, height: 60)
        Circle().subtracting(Circle().scale(0.5)).fill(.green).frame(width: 60, height: 60)
        Rectangle().symmetricDifference(Circle()).fill(.orange).frame(width: 60, height: 60)
        Path { $0.addLines([CGPoint(x: 0, y: 50), CGPoint(x: 25, y: 5), CGPoint(x: 50, y: 50)]) }
          .strokedPath(StrokeStyle(lineWidth: 10, lineCap: .round, lineJoin: .round)).fill(.purple)
          .frame(width: 60, height: 60)
      }
      HStack(spacing: 20) {
        Circle().fill(.red.shadow(.drop(radius: 5, y: 5))).frame(width: 60, height: 60)
        Circle().fill(.yellow.shadow(.inner(radius: 6, x: 3, y: 3))).frame(width: 60, height: 60)
        Text("Shadow").font(.largeTitle.bold()).foregroundStyle(
          .blue.shadow(.drop(color: .black, radius: 2, x: 2, y: 2)))
        Image(systemName: "star.fill").font(.largeTitle).foregroundStyle(.yellow.shadow(.drop(radius: 3, y: 3)))
      }
      Text("Second").padding().background(.background.secondary, in: .capsule)
      ScrollView {
        VStack {
          ForEach(0..<12) { index in
            Text("Card \(index)").frame(width: 300, height: 120).background(.teal, in: .rect(cornerRadius: 20))
              .scrollTransition(.interactive.threshold(.visible(1))) { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(phase.isIdentity ? 1 : 0.7)
              }
          }
        }
      }
    }
    .padding()
  }
}
