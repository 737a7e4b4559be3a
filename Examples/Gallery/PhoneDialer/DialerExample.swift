import PhoneDialer
import TrifectaUI

/// The phone dialer in the gallery, for a guest.
struct DialerExample: View {
  var body: some View {
    OwnStore(initialState: Dialer.State()) {
      Dialer()
    } withDependencies: {
      $0.profile = .guest
    } content: {
      DialerScreen(store: $0)
    }
  }
}

extension Profile {
  /// Visitors must not learn the account name under which the server runs.
  static let guest = Profile { "guest" }
}
