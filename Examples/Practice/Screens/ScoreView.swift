import SwiftUI

/// The number of answered questions in the session.
struct ScoreView: View {
  let answered: Int
  let total: Int

  var body: some View {
    HStack {
      Text("\(answered)/\(total)")
        .font(.caption)
        .monospacedDigit()
        .accessibilityLabel("\(answered) of \(total) answered")
        .accessibilityIdentifier("score")
      ProgressView(value: Double(min(answered, total)), total: Double(total))
        .accessibilityHidden(true)
    }
    .padding(4)
  }
}
