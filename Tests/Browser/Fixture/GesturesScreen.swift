import PortableUI

/// Views with drag, long press and hover gestures.
struct GesturesScreen: View {
  @State private var place = CGSize.zero
  @GestureState private var offset = CGSize.zero
  @GestureState private var isGrown = false
  @State private var isPressing = false
  @State private var isOver = false
  @State private var notes = ""

  var body: some View {
    VStack(spacing: 24) {
      card
        .offset(x: place.width + offset.width, y: place.height + offset.height)
        .gesture(
          DragGesture()
            .updating($offset) { value, offset, _ in offset = value.translation }
            .onChanged { _ in if !notes.hasSuffix("d") { notes += "d" } }
            .onEnded { value in
              place.width += value.translation.width
              place.height += value.translation.height
              notes += "e"
            }
        )
        .accessibilityIdentifier("card")
      HStack(spacing: 24) {
        Text("Hold").padding().background(isPressing ? .blue.opacity(0.2) : .gray.opacity(0.2))
          .onTapGesture { notes += "t" }
          .onLongPressGesture(minimumDuration: 0.4) {
            notes += "h"
          } onPressingChanged: {
            isPressing = $0
          }
          .accessibilityIdentifier("hold")
        Text("Point").padding().background(isOver ? .blue.opacity(0.2) : .gray.opacity(0.2))
          .onHover { isOver = $0 }
          .accessibilityIdentifier("point")
      }
      HStack {
        Text("inner").padding().background(.blue.opacity(0.1)).gesture(DragGesture().onEnded { _ in notes += "i" })
        Button("button") { notes += "b" }
      }
      .padding().background(.gray.opacity(0.1))
      .simultaneousGesture(TapGesture().onEnded { notes += "s" })
      .gesture(DragGesture().onEnded { _ in notes += "o" })
      Button {
        notes += "b"
      } label: {
        Text("Press me").onLongPressGesture(minimumDuration: 0.3) { notes += "l" }
      }
      .accessibilityIdentifier("holdable button")
      HStack { Text(isGrown ? "grown" : "small") }
        .frame(height: isGrown ? 60 : nil)
        .gesture(DragGesture().updating($isGrown) { _, isGrown, _ in isGrown = true })
        .contextMenu { Button("Copy") { notes += "c" } }
        .accessibilityIdentifier("growing")
      Text("Notes: \(notes)").accessibilityIdentifier("notes")
      Text(verbatim: "\(isPressing) \(isOver) \(whole(offset.width)) \(whole(offset.height))")
        .accessibilityIdentifier("state")
      Text(verbatim: "\(whole(place.width)) \(whole(place.height))").accessibilityIdentifier("place")
    }
    .padding()
  }

  private func whole(_ length: CGFloat) -> Int { Int(length.rounded()) }

  private var card: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Drag me").font(.headline)
      Text("I stay where I am dropped.").font(.caption).foregroundStyle(.secondary)
    }
    .padding()
    .background(.blue.opacity(0.15))
    .cornerRadius(12)
  }
}

/// A chart that fills the available space, and views that report their positions.
struct GeometryScreen: View {
  @State private var isTall = false
  @State private var width: CGFloat = 0
  private let values: [CGFloat] = [3, 7, 4, 9, 6]

  var body: some View {
    VStack(spacing: 12) {
      Text(verbatim: "\(Int(width))").accessibilityIdentifier("width")
      GeometryReader { proxy in
        HStack(alignment: .bottom, spacing: 8) {
          ForEach(0..<5) { index in
            Color.blue.frame(
              width: max((proxy.size.width - 32) / 5, 0), height: max(proxy.size.height * values[index] / 9, 0))
          }
        }
        .frame(width: proxy.size.width, height: proxy.size.height, alignment: .bottom)
        .accessibilityIdentifier("bars")
      }
      .frame(height: isTall ? 300 : 200)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
      .accessibilityIdentifier("chart")
      HStack {
        Text("left")
        GeometryReader { proxy in
          let frame = proxy.frame(in: .named("row"))
          Text(verbatim: "\(Int(frame.minX.rounded())) \(Int(proxy.frame(in: .global).minY.rounded()))")
            .accessibilityIdentifier("place")
        }
        .frame(height: 40)
      }
      .coordinateSpace(name: "row")
      Button("Change") { isTall.toggle() }
      Color.gray.opacity(0.1).frame(height: 900)
    }
    .padding()
  }
}

/// A view that is always larger than its proposed size.
struct GrowingScreen: View {
  @State private var height: CGFloat = 20
  @State private var rounds = 0

  var body: some View {
    VStack {
      Text("Round \(rounds)").accessibilityIdentifier("rounds")
      Color.red.frame(width: 20, height: height)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: {
          height = $0 + 1
          rounds += 1
        }
    }
  }
}
