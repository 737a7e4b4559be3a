// snippet: getting-started-feature
import TrifectaUI

struct Dialer: Reducer {
  struct State: Equatable { var phoneNumber = "" }
  enum Action {
    case phoneNumberChanged(String)
    case dialButtonTapped
  }
  enum SideEffect: Equatable { case dial(String) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .phoneNumberChanged(let number):
      state.phoneNumber = number
      return .none
    case .dialButtonTapped:
      return emit(.dial(state.phoneNumber))
    }
  }
}

struct DialerScreen: View {
  let store: Store<Dialer>
  @Environment(\.openURL) var openURL

  var body: some View {
    VStack {
      TextField("Phone number", text: store.binding(\.phoneNumber) { .phoneNumberChanged($0) })
      Button("Dial this number") { store.send(.dialButtonTapped) }
    }
    .onSideEffects(of: store) { sideEffect in
      if case .dial(let number) = sideEffect, let url = URL(string: "tel:\(number)") { openURL(url) }
    }
  }
}
// end
