import Testing

@testable import Practice

@Suite("Practice model")
@MainActor
struct PracticeModelTests {
  let practice = PracticeModel(using: Repeatable())

  @Test("A challenge offers the right meaning once, among different meanings")
  func offers() {
    var generator = Repeatable()
    var places: Set<Int> = []
    for word in [Word].italian {
      let challenge = Challenge(of: word, among: .italian, using: &generator)
      #expect(challenge.choices.count == 3)
      #expect(Set(challenge.choices).count == 3)
      if let place = challenge.choices.firstIndex(of: word.meaning) { places.insert(place) }
    }
    #expect(places == [0, 1, 2])
  }

  @Test("With too few meanings there are fewer choices", arguments: [0, 1, 9])
  func offersFewer(count: Int) {
    var generator = Repeatable()
    let words = Array([Word].italian.prefix(2))
    let challenge = Challenge(of: words[0], among: words, choices: count, using: &generator)
    #expect(challenge.choices.contains("apple"))
    #expect(challenge.choices.count == min(max(count, 1), 2))
  }

  @Test("A session asks for different words and ends")
  func ends() {
    var asked: [Word] = []
    while let challenge = practice.challenge, asked.count < 100 {
      asked.append(challenge.word)
      practice.answer(rightly: true)
      practice.askNext()
    }
    #expect(asked.count == 5)
    #expect(Set(asked).count == 5)
  }

  @Test("Only the first answer counts")
  func answersOnce() throws {
    let challenge = try #require(practice.challenge)
    practice.answer(rightly: false)
    practice.answer(rightly: true)
    #expect(practice.history.map(\.isRight) == [false])
    #expect(practice.challenge == challenge)
    #expect(practice.currentAnswer == practice.history.first)
  }

  @Test("Restarting clears the answers and keeps the history")
  func restarts() {
    practice.questionsPerSession = 1
    practice.answer(rightly: true)
    practice.askNext()
    #expect(practice.challenge == nil)
    practice.restart()
    #expect(practice.challenge != nil)
    #expect(practice.answers.isEmpty)
    #expect(practice.history.count == 1)
    practice.reset()
    #expect(practice.history.isEmpty)
  }

  @Test("Lengthening a session resumes it, and shortening it ends it")
  func changesLength() {
    for _ in 1...3 {
      practice.answer(rightly: true)
      practice.askNext()
    }
    practice.questionsPerSession = 3
    #expect(practice.challenge == nil)
    practice.questionsPerSession = 4
    #expect(practice.challenge != nil)
    #expect(practice.answers.count == 3)
  }

  @Test("Shortening a session keeps its last answer until the next question")
  func showsLastAnswer() {
    practice.answer(rightly: true)
    practice.questionsPerSession = 1
    #expect(practice.currentAnswer != nil)
    practice.askNext()
    #expect(practice.challenge == nil)
  }

  @Test("A session ends when all words have been asked")
  func runsOut() {
    let practice = PracticeModel(words: Array([Word].italian.prefix(2)), using: Repeatable())
    for _ in 1...2 {
      #expect(practice.challenge != nil)
      practice.answer(rightly: true)
      practice.askNext()
    }
    #expect(practice.challenge == nil)
  }

  @Test(
    "A name needs three letters, not counting surrounding spaces",
    arguments: [("Al", false), ("  Al  ", false), (" Ada ", true), ("山田太郎", true)])
  func registers(name: String, isEnough: Bool) {
    let learner = Learner()
    learner.register(as: name)
    #expect(learner.isRegistered == isEnough)
    #expect(learner.rememberedName == (isEnough ? name.trimmingCharacters(in: .whitespaces) : nil))
    learner.settings.remembersName = false
    #expect(learner.rememberedName == nil)
  }
}
