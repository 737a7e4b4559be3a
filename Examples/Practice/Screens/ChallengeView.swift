import SwiftUI

/// A question and its choices: side by side in a low window, otherwise stacked.
struct ChallengeView: View {
  @EnvironmentObject private var practice: PracticeModel
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.questionsPerSession) private var questionsPerSession
  @State private var showsChoices = false
  let challenge: Challenge

  var body: some View {
    VStack {
      if verticalSizeClass == .compact {
        HStack {
          question
          if showsChoices {
            Divider()
            choices
          }
        }
      } else {
        question
          .frame(height: 260)
        if showsChoices {
          Divider()
          choices
            .padding(.vertical)
        }
        Spacer()
      }
      ScoreView(answered: practice.answers.count, total: questionsPerSession)
    }
    .padding()
    .frame(maxWidth: 720)
  }

  private var question: some View {
    QuestionView(term: challenge.word.term, showsChoices: $showsChoices)
  }

  private var choices: some View {
    ChoicesView(challenge: challenge, answer: practice.currentAnswer, choose: practice.answer) {
      withAnimation { practice.askNext() }
    }
  }
}
