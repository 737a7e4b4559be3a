import SwiftUI

/// The choices and, after the answer, whether it was right.
struct ChoicesView: View {
  let challenge: Challenge
  let answer: Answer?
  let choose: @MainActor (String) -> Void
  let goOn: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 12) {
      ForEach(challenge.choices, id: \.self) { choice in
        ChoiceRow(choice: choice, isRight: isRight(choice)) { choose(choice) }
          .disabled(answer != nil)
      }
      if let answer {
        Text(answer.isRight ? "Right!" : "“\(answer.word.term)” means “\(answer.word.meaning)”.")
          .font(.headline)
          .accessibilityIdentifier("verdict")
        Button("Next", action: goOn)
          .buttonStyle(.borderedProminent)
          .keyboardShortcut(.defaultAction)
      }
    }
    .frame(maxWidth: .infinity)
  }

  /// Returns whether a choice is right; `nil` before the answer, and for choices that are neither selected nor right.
  private func isRight(_ choice: String) -> Bool? {
    guard let answer else { return nil }
    if choice == challenge.word.meaning { return true }
    return choice == answer.choice ? false : nil
  }
}

private struct ChoiceRow: View {
  let choice: String
  let isRight: Bool?
  let choose: @MainActor () -> Void

  var body: some View {
    Button(action: choose) {
      HStack {
        Text(choice)
        Spacer()
        if let isRight {
          Image(systemName: isRight ? "checkmark.circle.fill" : "xmark.circle.fill")
            .foregroundStyle(isRight ? .green : .red)
            .accessibilityLabel(isRight ? "right" : "wrong")
        }
      }
      .frame(maxWidth: .infinity)
    }
    .buttonStyle(.bordered)
    .controlSize(.large)
  }
}
