import PortableUI

/// Views with alignment guides, measured sizes, hit testing and accessibility labels.
struct PlacesScreen: View {
  @State private var isNarrow = false
  @State private var taps = 0
  @State private var stars = 3

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Button("Narrow") { isNarrow.toggle() }
        ViewThatFits(in: .horizontal) {
          Text("A label that needs a lot of room").accessibilityIdentifier("long")
          Text("Short").accessibilityIdentifier("short")
        }
        .frame(width: isNarrow ? 100 : 340)
        Text("Shrinks until it fits").lineLimit(1).minimumScaleFactor(0.3)
          .frame(width: isNarrow ? 90 : 300).accessibilityIdentifier("shrinking")
        VStack(alignment: .leading) {
          Text("Plain").accessibilityIdentifier("plain")
          Text("Moved").accessibilityIdentifier("moved").alignmentGuide(.leading) { $0[.leading] - 20 }
        }
        Color.gray.frame(width: 60, height: 60).accessibilityIdentifier("square")
          .overlay(alignment: .topTrailing) {
            Text("9").accessibilityIdentifier("badge")
              .alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { $0.width / 2 }
          }
        Text("Half").containerRelativeFrame(.horizontal, count: 2, spacing: 0).background(Color.gray.opacity(0.2))
          .accessibilityIdentifier("half")
        Color.gray.opacity(0.2).frame(width: 200, height: 60).accessibilityIdentifier("board")
          .overlay { Text("P").accessibilityIdentifier("placed").position(x: 50, y: 20) }
        ZStack {
          Text("Front").accessibilityIdentifier("front").background(Color.gray.opacity(0.2)).zIndex(1)
          Button("Under") { taps += 1 }
        }
        Button("Untouched \(taps)") { taps += 1 }.allowsHitTesting(false)
        Text("Hidden").hidden()
        HStack {
          Text("A first text that is much too long for its line").lineLimit(1).accessibilityIdentifier("second")
          Text("A text that comes first").lineLimit(1).layoutPriority(1).accessibilityIdentifier("first")
        }
        .frame(width: 300)
        Text("Does not wrap in a narrow frame").fixedSize().accessibilityIdentifier("fixed")
          .frame(width: 50, alignment: .leading)
        Spoken(stars: $stars)
        Diagonal {
          Text("One").accessibilityIdentifier("one")
          Text("Two").accessibilityIdentifier("two")
        }
        Text("From the right").frame(maxWidth: .infinity, alignment: .leading).accessibilityIdentifier("right")
          .environment(\.layoutDirection, .rightToLeft)
        Text("Dark").padding().background(Color.black).environment(\.colorScheme, .dark)
          .accessibilityIdentifier("dark")
        Text("Georgia").font(.custom("Georgia", size: 20).smallCaps()).dynamicTypeSize(.xxxLarge)
        Text("Spaced\nlines").lineSpacing(12).lineLimit(3, reservesSpace: true).accessibilityIdentifier("spaced")
      }
      .padding()
    }
  }
}

/// Places each view where the previous one ends.
private struct Diagonal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var place = bounds.origin
    for view in subviews {
      view.place(at: place, proposal: .unspecified)
      let size = view.sizeThatFits(.unspecified)
      place = CGPoint(x: place.x + size.width, y: place.y + size.height)
    }
  }
}

/// Views with more accessibility information than visible content.
private struct Spoken: View {
  @Binding var stars: Int

  var body: some View {
    Text("Ratings").accessibilityAddTraits(.isHeader)
    HStack { ForEach(0..<max(stars, 0), id: \.self) { _ in Image(systemName: "star.fill") } }
      .accessibilityElement()
      .accessibilityLabel("Rating")
      .accessibilityValue("\(stars) stars")
      .accessibilityIdentifier("rating")
      .accessibilityAdjustableAction { stars += $0 == .increment ? 1 : -1 }
    Text("Passed over").accessibilityHidden(true)
  }
}
