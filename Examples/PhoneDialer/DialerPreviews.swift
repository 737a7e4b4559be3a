import SwiftUI

/// The dialer's screen in each state it can be in.
struct DialerPreviews: PreviewProvider {
  static var previews: some View {
    content(DialerScreenState())
      .previewDisplayName("At the start")
    content(DialerScreenState(username: .loaded("Ada"), phoneNumber: "555-0123"))
      .previewDisplayName("With a number")
    content(DialerScreenState(username: .loaded("Ada"), phoneNumber: "555-01x"))
      .previewDisplayName("With no number")
    content(DialerScreenState(username: .failed(reason: "The line is down.")))
      .previewDisplayName("Without a name")
    if let number = try? PhoneNumber("555-0123") {
      content(
        DialerScreenState(username: .loaded("Ada"), phoneNumber: "555-0123", notice: number.callByHandNotice)
      )
      .previewDisplayName("Nothing places calls")
    }
  }

  private static func content(_ state: DialerScreenState) -> some View {
    DialerScreenContent(state: state, actions: NoActions())
  }

  /// A preview shows a state and does nothing.
  private struct NoActions: DialerScreenActions {
    func inputPhoneNumber(_ phoneNumber: String) {}
    func onDialButtonPress() {}
    func onRetryPress() {}
  }
}
