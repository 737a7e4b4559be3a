import SwiftUI

// A quiz in the style of 2020: an observable object in the environment, alerts, implicit animations.

struct QuizQuestion: Identifiable {
  let id: Int
  let text: String
  let answers: [String]
  let correct: Int

  static let all = [
    QuizQuestion(
      id: 0, text: "Which planet is closest to the Sun?", answers: ["Venus", "Mercury", "Mars", "Earth"], correct: 1),
    QuizQuestion(
      id: 1, text: "How many sides does a hexagon have?", answers: ["Five", "Six", "Seven", "Eight"], correct: 1),
    QuizQuestion(
      id: 2,
      text: "Which of these languages was first released in 2014, and is now developed by a community on the web?",
      answers: ["Swift", "Ruby", "Pascal", "Objective-C"], correct: 0),
    QuizQuestion(
      id: 3, text: "What is the capital of Australia?", answers: ["Sydney", "Melbourne", "Canberra", "Perth"],
      correct: 2),
  ]
}

final class QuizModel: ObservableObject {
  let questions = QuizQuestion.all
  @Published var index = 0
  @Published var score = 0
  @Published var chosen: Int?
  @Published var isFinished = false

  var question: QuizQuestion { questions[index] }
  var progress: Double { Double(index + (chosen == nil ? 0 : 1)) / Double(questions.count) }

  func choose(_ answer: Int) {
    guard chosen == nil else { return }
    chosen = answer
    if answer == question.correct { score += 1 }
  }

  func next() {
    if index + 1 < questions.count {
      index += 1
      chosen = nil
    } else {
      isFinished = true
    }
  }

  func restart() {
    index = 0
    score = 0
    chosen = nil
    isFinished = false
  }
}

package struct QuizView: View {
  @StateObject private var model = QuizModel()

  package init() {}

  package var body: some View {
    NavigationView {
      VStack(spacing: 40) {
        Image(systemName: "questionmark.circle.fill")
          .resizable()
          .aspectRatio(contentMode: .fit)
          .frame(width: 90, height: 90)
          .foregroundColor(.purple)
        Text("The Small Quiz").font(.largeTitle).bold()
        Text("\(model.questions.count) questions about everything").foregroundColor(.secondary)
        NavigationLink(destination: QuizQuestionView().environmentObject(model)) {
          Text("Start")
            .fontWeight(.semibold)
            .foregroundColor(.white)
            .padding(.vertical, 14)
            .frame(maxWidth: .infinity)
            .background(Color.purple)
            .cornerRadius(12)
        }
      }
      .padding(32)
      .navigationBarTitle("Quiz", displayMode: .inline)
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .accentColor(.purple)
  }
}

private struct QuizQuestionView: View {
  @EnvironmentObject var model: QuizModel
  @Environment(\.presentationMode) var presentationMode

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        ProgressView(value: model.progress)
        Text("Question \(model.index + 1) of \(model.questions.count)")
          .font(.subheadline)
          .foregroundColor(.secondary)
        Text(model.question.text)
          .font(.title)
          .fontWeight(.bold)
          .fixedSize(horizontal: false, vertical: true)
        ForEach(model.question.answers.indices, id: \.self) { index in
          QuizAnswerButton(
            title: model.question.answers[index], state: state(of: index),
            action: { withAnimation(.easeInOut) { model.choose(index) } })
        }
        .id(model.index)
        .transition(.asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .leading)))
        if model.chosen != nil {
          Button(action: { withAnimation { model.next() } }) {
            HStack {
              Text(model.index + 1 < model.questions.count ? "Next Question" : "Show the Result")
              Image(systemName: "arrow.right")
            }
            .frame(maxWidth: .infinity)
          }
          .padding()
          .transition(.opacity)
        }
      }
      .padding()
    }
    .navigationBarTitle(Text("Score: \(model.score)"), displayMode: .inline)
    .navigationBarBackButtonHidden(true)
    .navigationBarItems(trailing: Button("Quit") { presentationMode.wrappedValue.dismiss() })
    .alert(isPresented: $model.isFinished) {
      Alert(
        title: Text(model.score == model.questions.count ? "Perfect!" : "Finished"),
        message: Text("You answered \(model.score) of \(model.questions.count) questions correctly."),
        primaryButton: .default(Text("Play Again")) { withAnimation { model.restart() } },
        secondaryButton: .cancel(Text("Done")) {
          presentationMode.wrappedValue.dismiss()
          model.restart()
        })
    }
  }

  private func state(of index: Int) -> QuizAnswerButton.Appearance {
    guard let chosen = model.chosen else { return .open }
    if index == model.question.correct { return .correct }
    return index == chosen ? .wrong : .other
  }
}

private struct QuizAnswerButton: View {
  enum Appearance { case open, correct, wrong, other }

  let title: String
  let state: Appearance
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      HStack {
        Text(title)
        Spacer()
        if state == .correct { Image(systemName: "checkmark.circle.fill") }
        if state == .wrong { Image(systemName: "xmark.circle.fill") }
      }
      .padding()
      .foregroundColor(state == .open || state == .other ? .primary : .white)
      .background(background)
      .cornerRadius(12)
      .overlay(RoundedRectangle(cornerRadius: 12).stroke(Color.secondary.opacity(0.4), lineWidth: 1))
    }
    .disabled(state != .open)
    .opacity(state == .other ? 0.5 : 1)
  }

  private var background: Color {
    switch state {
    case .open, .other: return Color(.secondarySystemBackground)
    case .correct: return .green
    case .wrong: return .red
    }
  }
}

struct QuizView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      QuizView()
      QuizView().preferredColorScheme(.dark)
    }
  }
}
