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

@MainActor
@Suite("Motion while scrolling, as SwiftUI has it")
struct ScrollMotionFidelity {
  @Test("Transitions compile in all forms, and show")
  func transitions() async {
    #expect(await show { VStack { Carousel() } }.contains("Unseen"))
  }
}
