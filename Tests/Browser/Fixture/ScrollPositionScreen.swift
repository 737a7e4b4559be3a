import PortableUI

/// A scroll view whose position is written and read, and a box that follows the pointer.
struct ScrollPositionScreen: View {
  @State private var position = ScrollPosition(idType: Int.self, edge: .bottom)
  @State private var isAtEnd = false
  @State private var phases = ""
  @State private var pointer = "away"

  var body: some View {
    VStack {
      HStack {
        Button("Top") { position.scrollTo(edge: .top) }
        Button("End") { position.scrollTo(edge: .bottom) }
        Button("Point") { position.scrollTo(y: 410) }
        Button("Row 30") { position.scrollTo(id: 30, anchor: .top) }
      }
      Text(verbatim: "\(position.isPositionedByUser ? "person" : "program") \(position.viewID(type: Int.self) ?? -1)")
        .accessibilityIdentifier("position")
      Text(verbatim: "\(isAtEnd ? "end" : "not the end")").accessibilityIdentifier("end")
      Text(verbatim: phases).accessibilityIdentifier("phases")
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<50, id: \.self) { Text("Row \($0)").frame(height: 40) } }
          .scrollTargetLayout()
      }
      .frame(height: 300)
      .scrollPosition($position)
      .onScrollGeometryChange(for: Bool.self) {
        $0.visibleRect.maxY >= $0.contentSize.height - 1
      } action: {
        isAtEnd = $1
      }
      .onScrollPhaseChange { phases += "\($0)>\($1) " }
      .accessibilityIdentifier("region")
      Text(verbatim: pointer).accessibilityIdentifier("pointer")
      Text("Board").frame(width: 200, height: 100).background(.gray.opacity(0.2))
        .onContinuousHover { phase in
          switch phase {
          case .active(let place): pointer = "\(Int(place.x.rounded())) \(Int(place.y.rounded()))"
          case .ended: pointer = "away"
          }
        }
        .accessibilityIdentifier("board")
    }
    .padding()
  }
}
