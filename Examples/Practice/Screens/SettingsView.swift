import SwiftUI

/// Settings for the name and the length of a session.
struct SettingsView: View {
  @EnvironmentObject private var learner: Learner
  @EnvironmentObject private var practice: PracticeModel
  @Binding var isPractising: Bool

  var body: some View {
    NavigationStack {
      Form {
        Section("Sessions") {
          Stepper(
            "Questions: \(practice.questionsPerSession)", value: $practice.questionsPerSession, in: 3...10)
        }
        Section {
          LabeledContent("Name", value: learner.name)
          Toggle("Remember me", isOn: $learner.settings.remembersName)
          Button("Log out", role: .destructive) {
            isPractising = false
            learner.leave()
          }
        }
      }
      .navigationTitle("Settings")
    }
  }
}
