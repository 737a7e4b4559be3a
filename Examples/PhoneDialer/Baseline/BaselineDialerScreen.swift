import SwiftUI

/// The dialer at its simplest: all state is the screen's own.
///
/// It works, and shows what is missing: the number cannot be filled in from outside, and none of this can be tested
/// without a screen.
public struct BaselineDialerScreen: View {
  @State private var username = Username.loading
  @State private var phoneNumber = ""
  @State private var notice: String?
  @Environment(\.openURL) private var openURL
  private let profile: Profile

  /// Creates the screen.
  ///
  /// - Parameter profile: where the person's name comes from.
  public init(profile: Profile) {
    self.profile = profile
  }

  /// A greeting, a field and a button.
  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Greeting(username: username) { Task { await loadUsername() } }
      Spacer()
      DialerForm(
        phoneNumber: $phoneNumber, problem: PhoneNumber.problem(with: phoneNumber), notice: notice, dial: dial)
      Spacer()
    }
    .padding()
    .frame(maxWidth: 480)
    .task { await loadUsername() }
    .onChange(of: phoneNumber) { notice = nil }
  }

  private func loadUsername() async {
    username = .loading
    do {
      username = .loaded(try await profile.username())
    } catch {
      username = .failed(reason: error.localizedDescription)
    }
  }

  private func dial() {
    guard let number = try? PhoneNumber(phoneNumber), let url = number.url else { return }
    openURL(url) { accepted in
      notice = accepted ? nil : number.callByHandNotice
    }
  }
}
