import SwiftUI

/// The current question, or the result of the session.
struct PracticeView: View {
  @EnvironmentObject private var practice: PracticeModel

  var body: some View {
    if let challenge = practice.challenge {
      ChallengeView(challenge: challenge)
        .id(challenge.word)
    } else {
      CongratulationsView()
    }
  }
}
