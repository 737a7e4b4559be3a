import SwiftUI
import TrifectaUI

/// The screen of the dialer feature. It reads the store, sends actions, and performs side effects.
public struct DialerScreen: View {
  private let store: Store<Dialer>
  @Environment(\.openURL) private var openURL

  /// Creates the screen of a store.
  public init(store: Store<Dialer>) {
    self.store = store
  }

  /// A greeting, a field and a button.
  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Greeting(username: store.username) { store.send(.username(.retry)) }
      Spacer()
      DialerForm(
        phoneNumber: store.binding(\.phoneNumber) { .phoneNumberChanged($0) },
        problem: store.problem, notice: store.notice
      ) {
        store.send(.dialButtonTapped)
      }
      Spacer()
    }
    .padding()
    .frame(maxWidth: 480)
    .task { await store.send(.username(.appeared)).finish() }
    .onSideEffects(of: store) { sideEffect in
      switch sideEffect {
      case .dial(let number): open(number)
      }
    }
  }

  private func open(_ number: PhoneNumber) {
    guard let url = number.url else {
      store.send(.dialFailed(number))
      return
    }
    openURL(url) { accepted in
      if !accepted { store.send(.dialFailed(number)) }
    }
  }
}
