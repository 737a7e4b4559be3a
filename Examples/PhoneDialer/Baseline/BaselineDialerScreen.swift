import SwiftUI

/// The dialer as one view that does everything. The article starts with this code and lists its problems.
///
/// - The name is local state with a constant. It cannot be passed in or loaded.
/// - The phone number is local state. The caller cannot set an initial number.
/// - The validation is a private property. No test and no other screen can call it, so no test shows that it
///   accepts letters.
///
/// ``ViewModelDialerScreen`` and ``DialerScreen`` are the same screen without these problems.
public struct BaselineDialerScreen: View {
  @State private var name = "Sam"
  @State private var number = ""
  @Environment(\.openURL) private var openURL

  /// Creates the screen. It has no parameters, because all of its state is local.
  public init() {}

  /// A greeting, a field and a button.
  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Hello, \(name)!")
        .font(.largeTitle.bold())
      Spacer()
      TextField("Phone number", text: $number)
        .keyboardType(.phonePad)
        .textFieldStyle(.roundedBorder)
        .font(.title2)
      Button {
        if let url = URL(string: "tel:\(number)") { openURL(url) }
      } label: {
        Label("Dial this number", systemImage: "phone.fill").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .tint(.green)
      .disabled(!isPhoneNumber)
      Spacer()
    }
    .padding()
    .frame(maxWidth: 480)
  }

  private var isPhoneNumber: Bool {
    number.count(where: \.isNumber) >= 3
  }
}

#Preview("Baseline") {
  BaselineDialerScreen()
}
