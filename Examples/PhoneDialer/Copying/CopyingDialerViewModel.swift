import PhoneDialer
import SwiftUI
import Trifecta

/// The part of the view model that changes state, with copies instead of assignments to fields.
///
/// `DialerViewModel` instead assigns fields of a state that is `private(set)`. That is equally safe, because the state
/// is a struct, and it requires no macro.
@MainActor
final class CopyingDialerViewModel: ObservableObject {
  /// The state of the screen.
  @Published private(set) var state: CopiedDialerState

  private let profile: Profile

  /// Creates a view model.
  ///
  /// - Parameters:
  ///   - state: The initial state.
  ///   - profile: The source of the user's name.
  init(state: CopiedDialerState = CopiedDialerState(), profile: Profile) {
    self.state = state
    self.profile = profile
  }

  /// Loads the name of the user.
  func loadUsername() async {
    do {
      let name = try await profile.username()
      state = state.copy { $0.username = .success(name) }
    } catch {
      state = state.copy { $0.username = .failed(error) }
    }
  }

  /// Changes the text in the phone number field.
  func changePhoneNumber(to phoneNumber: String) {
    state = state.copy { $0.phoneNumber = phoneNumber }
  }
}
