import SwiftUI
import Testing

private struct Carousel: View {
  @State private var isSeen = false

  var body: some View {
    ScrollView(.horizontal) {
      HStack {
        ForEach(0..<4) { index in
          RoundedRectangle(cornerRadius: 20)
            .fill(.blue.secondary)
            .frame(width: 200, height: 100)
            .scrollTransition { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0.4).scaleEffect(phase.isIdentity ? 1 : 0.8)
            }
            .scrollTransition(.animated(.bouncy), axis: .horizontal) { content, phase in
              content.offset(y: phase.value * 20)
            }
            .scrollTransition(.interactive.threshold(.visible(0.3)), axis: .horizontal) { content, phase in
              content.rotation3DEffect(.degrees(phase.value * 30), axis: (x: 0, y: 1, z: 0))
            }
            .scrollTransition(topLeading: .interactive, bottomTrailing: .identity) { view, phase in
              view.blur(radius: phase == .topLeading ? 4 : 0)
            }
            .scrollTransition(.interactive(timingCurve: .circularEaseIn).threshold(.centered)) { view, phase in
              view.brightness(phase.isIdentity ? 0 : -0.2)
            }
        }
      }
    }
    Text(isSeen ? "Seen" : "Unseen")
      .onScrollVisibilityChange { isSeen = $0 }
      .onScrollVisibilityChange(threshold: 0.2) { isSeen = $0 }
      .background(.background.secondary, in: .capsule)
      .onContinueUserActivity("org.example.read") { activity in _ = activity.title }
      .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in _ = activity.webpageURL }
      .userActivity("org.example.read") { activity in
        activity.title = "Reading"
        activity.isEligibleForSearch = true
        activity.addUserInfoEntries(from: ["page": 3])
      }
  }
}

private struct Reader: View {
  @State private var position = ScrollPosition(edge: .bottom)
  @State private var chapters = ScrollPosition(idType: String.self)
  @State private var isAtEnd = false
  @State private var phase = ScrollPhase.idle

  var body: some View {
    VStack {
      Button("Top") { position.scrollTo(edge: .top) }
      Button("Point") { withAnimation { position.scrollTo(point: CGPoint(x: 0, y: 100)) } }
      Button("Lower") { position.scrollTo(y: (position.y ?? 0) + 50) }
      Button("Row") { position.scrollTo(id: 3, anchor: .center) }
      Text(position.isPositionedByUser ? "By hand" : "\(position.viewID(type: Int.self) ?? 0)")
      ScrollView {
        LazyVStack { ForEach(0..<20, id: \.self) { Text("Line \($0)") } }.scrollTargetLayout()
      }
      .scrollPosition($position)
      .defaultScrollAnchor(.bottom)
      .defaultScrollAnchor(nil, for: .sizeChanges)
      .defaultScrollAnchor(.center, for: .alignment)
      .onScrollGeometryChange(for: Bool.self) { geometry in
        geometry.contentOffset.y + geometry.containerSize.height >= geometry.contentSize.height
          - geometry.contentInsets.bottom
      } action: { wasAtEnd, isAtEnd in
        if wasAtEnd != isAtEnd { self.isAtEnd = isAtEnd }
      }
      .onScrollGeometryChange(for: CGFloat.self, of: \.visibleRect.minY) { _, _ in }
      .onScrollPhaseChange { _, newPhase in phase = newPhase }
      .onScrollPhaseChange { oldPhase, newPhase, context in
        if oldPhase.isScrolling, newPhase == .idle { isAtEnd = context.geometry.bounds.maxY > 100 }
      }
      ScrollView(.horizontal) { HStack { Text("One").id("one") } }
        .scrollPosition($chapters, anchor: .leading)
        .onAppear { chapters.scrollTo(id: "one") }
    }
  }
}

@MainActor
@Suite("Fidelity: scrolling")
struct ScrollMotionFidelity {
  @Test("Scroll transitions compile and render")
  func transitions() async {
    #expect(await show { VStack { Carousel() } }.contains("Unseen"))
  }

  @Test("Scroll positions compile and render")
  func positions() async {
    #expect(await show { Reader() }.contains("Line 3"))
  }
}
