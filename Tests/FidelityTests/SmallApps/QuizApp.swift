import ScreenTesting
import SwiftUI
import Testing

// A quiz in the style of 2020.

private struct Question: Identifiable, Equatable {
  let id: Int
  let text: String
  let answers: [String]
  let correct: Int
}

private final class Quiz: ObservableObject {
  let questions = [
    Question(id: 1, text: "Capital of France?", answers: ["Lyon", "Paris"], correct: 1),
    Question(id: 2, text: "Two plus two?", answers: ["Four", "Five"], correct: 0),
    Question(id: 3, text: "Largest planet?", answers: ["Jupiter", "Mars"], correct: 0),
  ]
  @Published var index = 0
  @Published var score = 0 {
    didSet { best = max(best, score) }
  }
  private(set) var best = 0

  var current: Question { questions[index] }
  var isLast: Bool { index == questions.count - 1 }

  func restart() {
    index = 0
    score = 0
  }
}

private enum Feedback: Identifiable {
  case right
  case wrong(String)

  var id: String {
    switch self {
    case .right: return "right"
    case .wrong(let answer): return answer
    }
  }
}

private struct StartView: View {
  @StateObject private var quiz = Quiz()
  @State private var isPlaying = false
  @State private var isHelpShown = false
  @State private var name = ""
  let log: EventLog

  var body: some View {
    NavigationView {
      VStack(alignment: .leading) {
        TextField("Player", text: $name)
        Text("Best: \(quiz.best)")
        NavigationLink(destination: GameView(isPlaying: $isPlaying, player: name, log: log), isActive: $isPlaying) {
          Text("Play")
        }
        .simultaneousGesture(TapGesture().onEnded { log.add("play tapped") })
        NavigationLink(destination: HelpView(), isActive: $isHelpShown) { EmptyView() }
        Button("Help") { isHelpShown = true }
      }
      .navigationBarTitle("Quiz")
      .onAppear { log.add("start appears") }
      .onDisappear { log.add("start disappears") }
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .environmentObject(quiz)
    .onChange(of: isPlaying) { log.add("playing \($0)") }
  }
}

private struct HelpView: View {
  @EnvironmentObject private var quiz: Quiz
  var body: some View { Text("There are \(quiz.questions.count) questions.") }
}

private struct GameView: View {
  @EnvironmentObject private var quiz: Quiz
  @Binding var isPlaying: Bool
  let player: String
  let log: EventLog
  @State private var feedback: Feedback?
  @State private var taps = 0

  var body: some View {
    Group {
      if quiz.index < quiz.questions.count {
        VStack {
          ProgressView("Progress", value: Double(quiz.index), total: Double(quiz.questions.count))
          Text("\(player.isEmpty ? "Player" : player): \(quiz.score)")
          QuestionView(question: quiz.current, log: log) { answer in
            feedback = answer == quiz.current.correct ? .right : .wrong(quiz.current.answers[quiz.current.correct])
          }
          .id(quiz.current.id)
          .transition(.asymmetric(insertion: .move(edge: .trailing), removal: .opacity))
          Button("Taps: \(taps)") { taps += 1 }
        }
      } else {
        Text("Over")
      }
    }
    .navigationBarTitle("Question \(quiz.index + 1)", displayMode: .inline)
    .navigationBarBackButtonHidden(true)
    .navigationBarItems(leading: Button("Give up") { isPlaying = false })
    .alert(item: $feedback) { feedback in
      switch feedback {
      case .right:
        return Alert(title: Text("Right!"), dismissButton: .default(Text("On"), action: { go(scoring: 1) }))
      case .wrong(let answer):
        return Alert(
          title: Text("Wrong"), message: Text("It is \(answer)."),
          primaryButton: .default(Text("On"), action: { go(scoring: 0) }),
          secondaryButton: .cancel(Text("Try again")))
      }
    }
    .onAppear {
      quiz.restart()
      log.add("game appears")
    }
    .onDisappear { log.add("game disappears") }
  }

  private func go(scoring points: Int) {
    withAnimation(.spring()) {
      quiz.score += points
      if quiz.isLast { isPlaying = false } else { quiz.index += 1 }
    }
  }
}

private struct QuestionView: View {
  let question: Question
  let log: EventLog
  let answered: (Int) -> Void
  @State private var chosen: Int?

  var body: some View {
    VStack {
      Text(question.text).font(.headline).fixedSize(horizontal: false, vertical: true)
      ForEach(question.answers.indices) { index in
        Button(action: { chosen = index }) {
          HStack {
            Text(question.answers[index])
            if chosen == index { Image(systemName: "checkmark").accessibilityLabel(Text("chosen")) }
          }
        }
      }
      Button("Answer") { answered(chosen!) }.disabled(chosen == nil)
    }
    .onAppear { log.add("question \(question.id) appears") }
    .onDisappear { log.add("question \(question.id) disappears") }
  }
}

@MainActor
@Suite("Small app: quiz, 2020 style")
struct QuizAppTests {
  private let log = EventLog()

  private func show() async -> Screen {
    let log = log
    return await Screen { StartView(log: log) }
  }

  private func answer(_ answer: String, on screen: Screen) async throws {
    try await screen.tap(.named(answer))
    try await screen.tap("Answer")
    try await screen.tap("On")
  }

  @Test("A question with a new id has new state, while its parent keeps its state")
  func resetsByID() async throws {
    let screen = await show()
    try await screen.tap("Play")
    try await screen.tap("Taps: 0")
    #expect(try !screen.find("Answer").isEnabled)
    try await screen.tap("Paris")
    #expect(screen.contains("chosen"))
    try await screen.tap("Answer")
    #expect(screen.presentation?.name == "Right!")
    try await screen.tap("On")
    #expect(screen.contains("Two plus two?"))
    #expect(!screen.contains("chosen"))
    #expect(try !screen.find("Answer").isEnabled)
    #expect(screen.contains("Taps: 1"))
    #expect(screen.contains("Player: 1"))
    #expect(log.count(of: "question 1 disappears") == 1)
    #expect(log.count(of: "question 2 appears") == 1)
  }

  @Test("Trying again after a wrong answer keeps the selection")
  func triesAgain() async throws {
    let screen = await show()
    try await screen.tap("Play")
    try await screen.tap("Lyon")
    try await screen.tap("Answer")
    #expect(screen.contains("It is Paris."))
    try await screen.tap("Try again")
    #expect(screen.presentation == nil)
    #expect(screen.contains("Capital of France?"))
    #expect(screen.contains("chosen"))
    #expect(log.count(of: "question 1 disappears") == 0)
  }

  @Test("The next question is inserted with the animation of withAnimation")
  func animates() async throws {
    let screen = await show()
    try await screen.tap("Play")
    try await screen.tap("Paris")
    #expect(screen.animatedChanges.isEmpty)
    try await screen.tap("Answer")
    try await screen.tap("On")
    #expect(screen.animatedChanges.contains { $0.kind == .removal && $0.tree.contains("Capital of France?") })
    #expect(screen.animatedChanges.contains { $0.kind == .insertion && $0.tree.contains("Two plus two?") })
  }

  @Test("The last answer navigates back through the binding, and the start page reappears")
  func finishes() async throws {
    let screen = await show()
    try await screen.type("Ada", into: "Player")
    try await screen.tap("Play")
    #expect(screen.contains("Ada: 0"))
    #expect(log.entries.prefix(1) == ["start appears"])
    for answer in ["Paris", "Five", "Jupiter"] { try await self.answer(answer, on: screen) }
    #expect(screen.contains("Best: 2"))
    #expect(try screen.find("Player").value == "Ada")
    #expect(log.count(of: "start appears") == 2)
    #expect(log.count(of: "start disappears") == 1)
    #expect(log.count(of: "game appears") == 1)
    #expect(log.count(of: "game disappears") == 1)
    #expect(log.entries.filter { $0.hasPrefix("playing") } == ["playing true", "playing false"])
  }

  @Test("A game that is given up starts again with new state")
  func givesUp() async throws {
    let screen = await show()
    try await screen.tap("Play")
    try await screen.tap("Taps: 0")
    try await answer("Paris", on: screen)
    try await screen.tap("Give up")
    #expect(screen.contains("Best: 1"))
    try await screen.tap("Play")
    #expect(screen.contains("Taps: 0"))
    #expect(screen.contains("Capital of France?"))
    #expect(screen.contains("Player: 0"))
    #expect(log.count(of: "play tapped") == 2)
  }

  @Test("A link with an empty label is opened by its binding, repeatedly")
  func hiddenLink() async throws {
    let screen = await show()
    try await screen.tap("Help")
    #expect(screen.contains("There are 3 questions."))
    try await screen.goBack()
    #expect(screen.contains("Play"))
    try await screen.tap("Help")
    #expect(screen.contains("There are 3 questions."))
  }
}
