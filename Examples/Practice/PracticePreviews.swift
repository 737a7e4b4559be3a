import SwiftUI

/// The screens of Practice in the states they can be in.
struct PracticePreviews: PreviewProvider {
  static var previews: some View {
    RegisterView(learner: Learner())
    content(WelcomeView(isPractising: .constant(false)))
    content(ChallengeView(challenge: challenge))
    content(ChallengeView(challenge: challenge))
      .environment(\.verticalSizeClass, .compact)
    content(HistoryView())
    content(SettingsView(isPractising: .constant(true)))
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
