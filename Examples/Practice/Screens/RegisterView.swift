import SwiftUI

/// Asks for the name of the user.
struct RegisterView: View {
  @ObservedObject var learner: Learner
  @FocusState private var isTyping: Bool

  var body: some View {
    VStack(spacing: 24) {
      Spacer()
      WelcomeHeader(title: "Welcome to Practice", detail: "Learn a few words every day.")
      VStack(spacing: 12) {
        TextField("Your name", text: $learner.profile.name)
          .textFieldStyle(.roundedBorder)
          .textContentType(.name)
          .submitLabel(.done)
          .focused($isTyping)
          .onSubmit(learner.register)
        HStack {
          Text("At least three letters")
          Spacer()
          Text("\(learner.name.count)")
            .monospacedDigit()
            .accessibilityLabel("\(learner.name.count) letters entered")
        }
        .font(.footnote)
        .foregroundStyle(learner.canRegister ? .green : .secondary)
        Toggle("Remember me", isOn: $learner.settings.remembersName)
      }
      Button(action: learner.register) {
        Label("Register", systemImage: "checkmark")
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .disabled(!learner.canRegister)
      Spacer()
    }
    .padding()
    .frame(maxWidth: 480)
    .onAppear { isTyping = true }
  }
}
