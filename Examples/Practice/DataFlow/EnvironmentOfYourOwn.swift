import SwiftUI

/// A custom environment value: a view below reads the value that is set above it, or the default.
struct EnvironmentOfYourOwn: View {
  @State private var questions = 8

  var body: some View {
    Length(name: "Default")
    Length(name: "Set above")
      .environment(\.questionsPerSession, questions)
    Stepper("Set above", value: $questions, in: 1...20)
  }

  private struct Length: View {
    @Environment(\.questionsPerSession) private var questionsPerSession
    let name: String

    var body: some View {
      Text("\(name): \(questionsPerSession) questions")
    }
  }
}
