import SwiftUI

/// A value of the environment with a key of the app's: set above, read below, else its default.
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
