import PhoneDialer
import SwiftUI
import Trifecta
import TrifectaMacros

/// The part of the view model that changes state, by copies instead of by assignments to fields.
///
/// `DialerViewModel` has `var` fields behind `private(set)`. That is as safe, because a struct is copied when it is
/// assigned, and it needs no macro.
@MainActor
public final class CopyingDialerViewModel: ObservableObject {
  /// What the screen shows.
  @Published public private(set) var state: CopiedDialerState

  private let profile: Profile

  /// Creates a view model.
  ///
  /// - Parameters:
  ///   - state: the initial state.
  ///   - profile: loads the person's name.
  public init(state: CopiedDialerState = CopiedDialerState(), profile: Profile) {
    self.state = state
    self.profile = profile
  }

  /// Loads the person's name.
  public func loadUsername() async {
    do {
      let name = try await profile.username()
      state = state.copy { $0.username = .success(name) }
    } catch {
      state = state.copy { $0.username = .failed(error) }
    }
  }

  /// Changes what is typed.
  public func changePhoneNumber(to phoneNumber: String) {
    state = state.copy { $0.phoneNumber = phoneNumber }
  }
}
