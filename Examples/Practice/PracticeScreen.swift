import SwiftUI

/// Vocabulary practice: asks for a name, greets the user, asks for words, and keeps the score.
///
/// The models are shared through the environment. If the user agrees, the name is stored for the next visit.
public struct PracticeScreen: View {
  @StateObject private var learner: Learner
  @StateObject private var practice: PracticeModel
  @AppStorage("practice.name") private var rememberedName = ""

  /// Creates the screen.
  public init() {
    self.init(learner: Learner(), practice: PracticeModel())
  }

  init(learner: @autoclosure @escaping () -> Learner, practice: @autoclosure @escaping () -> PracticeModel) {
    _learner = StateObject(wrappedValue: learner())
    _practice = StateObject(wrappedValue: practice())
  }

  /// The registration, or the main view of a registered user.
  public var body: some View {
    StarterView()
      .environmentObject(learner)
      .environmentObject(practice)
      .environment(\.questionsPerSession, practice.questionsPerSession)
      .onAppear {
        if !rememberedName.isEmpty { learner.register(as: rememberedName) }
      }
      .onChange(of: learner.rememberedName) { _, name in
        rememberedName = name ?? ""
      }
  }
}

/// The registration of a new user, or the main view.
private struct StarterView: View {
  @EnvironmentObject private var learner: Learner
  @State private var isPractising = false

  var body: some View {
    if !learner.isRegistered {
      RegisterView(learner: learner)
    } else if !isPractising {
      WelcomeView(isPractising: $isPractising)
    } else {
      HomeView(isPractising: $isPractising)
    }
  }
}
