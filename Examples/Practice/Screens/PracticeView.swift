import SwiftUI

/// The question that is due, or how the session went.
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
