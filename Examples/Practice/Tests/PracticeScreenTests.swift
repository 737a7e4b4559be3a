import ScreenTesting
import SwiftUI
import Testing

@testable import Practice

@Suite("Practice screens")
@MainActor
struct PracticeScreenTests {
  let learner = Learner()
  let practice = PracticeModel(using: Repeatable())

  func screen() async -> Screen {
    await Screen { PracticeScreen(learner: learner, practice: practice) }
  }

  /// Returns the screen of a registered user.
  func home() async throws -> Screen {
    learner.register(as: "Ada")
    let screen = await screen()
    try await screen.tap("Start")
    return screen
  }

  @Test("A name that is too short cannot be registered by button or Return")
  func refusesShortNames() async throws {
    let screen = await screen()
    try await screen.type("Al", into: "Your name")
    #expect(try screen.find("Register").isEnabled == false)
    try await screen.submit("Your name")
    #expect(!screen.contains("Start"))
    try await screen.type("ma", into: "Your name")
    try await screen.tap("Register")
    #expect(screen.contains("Hi, Alma"))
    #expect(screen.contains("Ready for 5 words?"))
  }

  @Test("The name is remembered until the user leaves")
  func remembers() async throws {
    let storage = ScreenStorage()
    let first = await Screen(storage: storage) { PracticeScreen() }
    try await first.type("Grace", into: "Your name")
    try await first.submit("Your name")
    await first.close()
    let second = await Screen(storage: storage) { PracticeScreen() }
    #expect(second.contains("Hi, Grace"))
    try await second.tap("Switch User")
    await second.close()
    let third = await Screen(storage: storage) { PracticeScreen() }
    #expect(third.contains("Register"))
  }

  @Test("A tap on a question shows its choices, and the right answer is confirmed")
  func answers() async throws {
    let screen = try await home()
    let word = try #require(practice.challenge?.word)
    #expect(screen.contains(.named(word.term)))
    #expect(!screen.contains(.named(word.meaning)))
    try await screen.tap(.identifier("question"))
    try await screen.tap(.named(word.meaning))
    #expect(try screen.find(.identifier("verdict")).text == "Right!")
    #expect(try screen.find(.identifier("score")).name == "1 of 5 answered")
    try await screen.tap("Next")
    #expect(!screen.contains(.identifier("verdict")))
    #expect(practice.challenge?.word != word)
    #expect(!screen.contains("Next"))
  }

  @Test("After a wrong answer, the right answer is shown and the choice cannot be changed")
  func answersWrongly() async throws {
    let screen = try await home()
    let challenge = try #require(practice.challenge)
    let wrong = try #require(challenge.choices.first { $0 != challenge.word.meaning })
    try await screen.tap(.identifier("question"))
    try await screen.tap(.named(wrong))
    #expect(
      try screen.find(.identifier("verdict")).text == "“\(challenge.word.term)” means “\(challenge.word.meaning)”.")
    #expect(try screen.find(.named(challenge.word.meaning)).isEnabled == false)
    try await screen.tap("History")
    #expect(screen.contains("\(challenge.word.meaning), not \(wrong)"))
  }

  @Test("After the last question the score is shown and a new session can start")
  func finishes() async throws {
    practice.questionsPerSession = 3
    let screen = try await home()
    for isRight in [true, true, false] {
      try await screen.tap(.identifier("question"))
      practice.answer(rightly: isRight)
      await screen.settle()
      try await screen.tap("Next")
    }
    #expect(screen.contains("2 of 3 correct."))
    try await screen.tap("Play again")
    #expect(try screen.find(.identifier("score")).name == "0 of 3 answered")
  }

  @Test(
    "The title depends on the score of the session",
    arguments: [
      ([true, true, true], "Congratulations!"), ([true, false, false], "Well done"),
      ([false, false, false], "Keep practising"),
    ])
  func titles(answers: [Bool], title: String) async throws {
    practice.questionsPerSession = answers.count
    let screen = try await home()
    for isRight in answers {
      practice.answer(rightly: isRight)
      practice.askNext()
    }
    await screen.settle()
    #expect(screen.contains(.named(title)))
    #expect(["Congratulations!", "Well done", "Keep practising"].count { screen.contains(.named($0)) } == 1)
  }

  @Test("The number of questions reaches the score through the environment")
  func changesLength() async throws {
    let screen = try await home()
    try await screen.tap("Settings")
    try await screen.step("Questions: 5")
    try await screen.tap("Practice")
    #expect(try screen.find(.identifier("score")).name == "0 of 6 answered")
  }

  @Test("A question in progress survives a visit to another tab")
  func keepsItsPlace() async throws {
    let screen = try await home()
    try await screen.tap(.identifier("question"))
    let choice = try #require(practice.challenge?.choices.first)
    try await screen.tap("History")
    try await screen.tap("Practice")
    #expect(screen.contains(.named(choice)))
  }

  @Test("Question and choices are side by side at compact height")
  func turns() async throws {
    let challenge = try #require(practice.challenge)
    func rows(in sizeClass: UserInterfaceSizeClass) async throws -> Int {
      let screen = await Screen {
        ChallengeView(challenge: challenge)
          .environmentObject(practice)
          .environment(\.verticalSizeClass, sizeClass)
      }
      try await screen.tap(.identifier("question"))
      return screen.tree.components(separatedBy: "hStack").count - 1
    }
    #expect(try await rows(in: .compact) == rows(in: .regular) + 1)
  }

  @Test("Every preview shows a screen")
  func previews() async throws {
    let screen = await Screen { PracticePreviews.previews }
    for text in ["Register", "Hi, Ada", "la mela", "History", "Settings"] { #expect(screen.contains(.named(text))) }
  }
}
