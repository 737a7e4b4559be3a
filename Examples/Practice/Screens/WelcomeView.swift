import SwiftUI

/// Greets a registered user.
struct WelcomeView: View {
  @EnvironmentObject private var learner: Learner
  @Environment(\.questionsPerSession) private var questionsPerSession
  @Binding var isPractising: Bool

  var body: some View {
    VStack(spacing: 24) {
      Spacer()
      WelcomeHeader(title: "Hi, \(learner.name)", detail: "Ready for \(questionsPerSession) words?")
      Button {
        withAnimation { isPractising = true }
      } label: {
        Label("Start", systemImage: "play.fill")
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      Button("Switch User", action: learner.leave)
      Spacer()
    }
    .padding()
    .frame(maxWidth: 480)
  }
}
