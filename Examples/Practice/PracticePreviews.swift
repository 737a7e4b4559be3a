import SwiftUI

/// Previews of the screens in various states.
struct PracticePreviews: PreviewProvider {
  /// A static state property has no storage: a preview reads the initial value, and the binding is constant.
  @State private static var isPractising = true

  static var previews: some View {
    RegisterView(learner: Learner())
      .previewDisplayName("Register")
    content(WelcomeView(isPractising: .constant(false)))
      .previewDisplayName("Welcome")
    content(ChallengeView(challenge: challenge))
      .previewDisplayName("Challenge")
    content(ChallengeView(challenge: challenge))
      .environment(\.verticalSizeClass, .compact)
      .previewDisplayName("Challenge, landscape")
    content(HistoryView())
      .previewDisplayName("No history")
    content(SettingsView(isPractising: $isPractising))
      .previewDisplayName("Settings")
  }

  private static let challenge: Challenge = {
    var generator = SystemRandomNumberGenerator()
    return Challenge(of: [Word].italian[0], among: .italian, using: &generator)
  }()

  private static func content(_ content: some View) -> some View {
    let learner = Learner()
    learner.register(as: "Ada")
    return
      content
      .environmentObject(learner)
      .environmentObject(PracticeModel())
  }
}
