import SwiftUI

/// Practises words: asks who is there, greets, asks for words and keeps the score.
///
/// What all screens share stands in its environment; the name of who wishes to be remembered is kept for the next visit.
public struct PracticeScreen: View {
  @StateObject private var learner: Learner
  @StateObject private var practice: PracticeModel
  @AppStorage("practice.name") private var rememberedName = ""

  /// Creates the screen, for a visitor of its own.
  public init() {
    self.init(learner: Learner(), practice: PracticeModel())
  }

  init(learner: @autoclosure @escaping () -> Learner, practice: @autoclosure @escaping () -> PracticeModel) {
    _learner = StateObject(wrappedValue: learner())
    _practice = StateObject(wrappedValue: practice())
  }

  /// The registration, or what is behind it.
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

/// Who is not registered does that first.
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
