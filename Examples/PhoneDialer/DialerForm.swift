import SwiftUI

/// Where a number is typed and dialled.
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

extension PhoneNumber {
  /// What is said where nothing opens the number's address.
  var callByHandNotice: String {
    "Nothing here seems to place calls. If no call has started, dial \(dialled) on a phone."
  }

  /// What keeps a text from being a phone number; `nil` if nothing does.
  static func problem(with text: String) -> Problem? {
    do {
      _ = try PhoneNumber(text)
      return nil
    } catch {
      return error
    }
  }
}
