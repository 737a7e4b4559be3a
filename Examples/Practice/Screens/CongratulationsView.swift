import SwiftUI

/// The result of a session.
struct CongratulationsView: View {
  @EnvironmentObject private var practice: PracticeModel

  var body: some View {
    let right = practice.answers.count(where: \.isRight)
    VStack(spacing: 24) {
      Spacer()
      WelcomeHeader(
        title: title(right: right),
        detail: "\(right) of \(practice.answers.count) correct.")
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

  private func title(right: Int) -> LocalizedStringKey {
    switch right {
    case practice.answers.count: "Congratulations!"
    case 0: "Keep practising"
    default: "Well done"
    }
  }
}
