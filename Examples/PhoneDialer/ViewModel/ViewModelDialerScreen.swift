import SwiftUI

/// The dialer with its state outside the screen. This view connects the view model to the view of its state.
public struct ViewModelDialerScreen: View {
  @StateObject private var viewModel: DialerViewModel
  @Environment(\.openURL) private var openURL

  /// Creates the screen.
  ///
  /// - Parameter viewModel: Creates the view model, once per appearance of the screen.
  public init(viewModel: @autoclosure @escaping () -> DialerViewModel) {
    _viewModel = StateObject(wrappedValue: viewModel())
  }

  /// The content with the view model's state.
  public var body: some View {
    DialerScreenContent(state: viewModel.state, actions: viewModel)
      .task { await viewModel.loadUsername() }
      .task {
        for await sideEffect in viewModel.sideEffects {
          switch sideEffect {
          case .dial(let number): open(number)
          }
        }
      }
      .onDisappear { viewModel.cancelTasks() }
  }

  private func open(_ number: PhoneNumber) {
    guard let url = number.url else { return viewModel.dialFailed(number) }
    openURL(url) { accepted in
      if !accepted { viewModel.dialFailed(number) }
    }
  }
}

/// Displays a state and forwards user actions, without any logic.
public struct DialerScreenContent: View {
  let state: DialerScreenState
  let actions: any DialerScreenActions

  /// Creates the content for a state.
  public init(state: DialerScreenState, actions: any DialerScreenActions) {
    self.state = state
    self.actions = actions
  }

  /// A greeting, a field and a button.
  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Greeting(username: state.username) { actions.retry() }
      Spacer()
      DialerForm(
        phoneNumber: Binding(get: { state.phoneNumber }, set: { actions.changePhoneNumber(to: $0) }),
        problem: state.problem, notice: state.notice
      ) {
        actions.dial()
      }
      Spacer()
    }
    .padding()
    .frame(maxWidth: 480)
  }
}
