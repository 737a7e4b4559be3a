import SwiftUI

/// How many questions of the session are answered.
struct ScoreView: View {
  let numberOfAnswered: Int
  let numberOfQuestions: Int

  var body: some View {
    HStack {
      Text("\(numberOfAnswered)/\(numberOfQuestions)")
        .font(.caption)
        .monospacedDigit()
        .accessibilityLabel("\(numberOfAnswered) of \(numberOfQuestions) answered")
        .accessibilityIdentifier("score")
      ProgressView(value: Double(min(numberOfAnswered, numberOfQuestions)), total: Double(numberOfQuestions))
        .accessibilityHidden(true)
    }
    .padding(4)
  }
}
