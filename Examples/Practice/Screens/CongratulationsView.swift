import SwiftUI

/// How a session went.
struct CongratulationsView: View {
  @EnvironmentObject private var practice: PracticeModel

  var body: some View {
    let right = practice.answers.count(where: \.isRight)
    VStack(spacing: 24) {
      Spacer()
      WelcomeHeader(
        title: right == practice.answers.count ? "Congratulations!" : "Well done",
        detail: "\(right) of \(practice.answers.count) were right.")
      Button("Play again") {
        withAnimation { practice.restart() }
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      Spacer()
    }
    .padding()
    .frame(maxWidth: 480)
  }
}
