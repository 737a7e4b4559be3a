import PhoneDialer
import SwiftUI
import Trifecta

/// The part of the view model that changes state, by copies instead of by assignments to fields.
///
/// `DialerViewModel` assigns fields behind `private(set)`. That is as safe, because the state is a struct, and needs no
/// macro.
@MainActor
final class CopyingDialerViewModel: ObservableObject {
  /// What the screen shows.
  @Published private(set) var state: CopiedDialerState

  private let profile: Profile

  /// Creates a view model.
  ///
  /// - Parameters:
  ///   - state: the initial state.
  ///   - profile: loads the person's name.
  init(state: CopiedDialerState = CopiedDialerState(), profile: Profile) {
    self.state = state
    self.profile = profile
  }

  /// Loads the person's name.
  func loadUsername() async {
    do {
      let name = try await profile.username()
      state = state.copy { $0.username = .success(name) }
    } catch {
      state = state.copy { $0.username = .failed(error) }
    }
  }

  /// Changes what is typed.
  func changePhoneNumber(to phoneNumber: String) {
    state = state.copy { $0.phoneNumber = phoneNumber }
  }
}
