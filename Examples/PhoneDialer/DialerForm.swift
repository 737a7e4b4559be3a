import SwiftUI

/// A form for entering and dialing a phone number.
struct DialerForm: View {
  @Binding var phoneNumber: String
  let problem: PhoneNumber.Problem?
  let notice: String?
  let dial: @MainActor () -> Void

  var body: some View {
    TextField("Phone number", text: $phoneNumber)
      .keyboardType(.phonePad)
      .textContentType(.telephoneNumber)
      .textFieldStyle(.roundedBorder)
      .font(.title2)
      .onSubmit(dial)
    if let problem {
      Text(problem.explanation)
        .font(.footnote)
        .foregroundStyle(.secondary)
        .accessibilityIdentifier("problem")
    }
    Button(action: dial) {
      Label("Dial this number", systemImage: "phone.fill").frame(maxWidth: .infinity)
    }
    .buttonStyle(.borderedProminent)
    .controlSize(.large)
    .tint(.green)
    .disabled(problem != nil)
    if let notice {
      Text(notice)
        .font(.footnote)
        .foregroundStyle(.red)
        .accessibilityIdentifier("notice")
    }
  }
}
