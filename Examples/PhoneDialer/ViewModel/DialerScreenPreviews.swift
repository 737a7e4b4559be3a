import SwiftUI
import TrifectaUI

/// Ignores all actions, because a preview shows a fixed state.
private struct NoActions: DialerScreenActions {
  func changePhoneNumber(to phoneNumber: String) {}
  func dial() {}
  func retry() {}
}

/// The error of a failed load in a preview.
private struct Offline: LocalizedError {
  var errorDescription: String? { "The line is down." }
}

extension DialerScreenContent {
  fileprivate init(_ state: DialerScreenState) {
    self.init(state: state, actions: NoActions())
  }
}

extension DialerScreenState {
  fileprivate static let withNumber = DialerScreenState(username: .success("Ada"), phoneNumber: "555-0123")
  fileprivate static let withNotice = DialerScreenState(
    username: .success("Ada"), phoneNumber: "555-0123",
    notice: "This device may not support calls. If no call has started, dial 5550123 on a phone.")
}

#Preview("Loading the name") {
  DialerScreenContent(DialerScreenState())
}

#Preview("No number yet") {
  DialerScreenContent(DialerScreenState(username: .success("Ada")))
}

#Preview("With a number") {
  DialerScreenContent(.withNumber)
}

#Preview("Invalid number") {
  DialerScreenContent(DialerScreenState(username: .success("Ada"), phoneNumber: "555-01x"))
}

#Preview("Name not loaded") {
  DialerScreenContent(DialerScreenState(username: .failed(Offline())))
}

#Preview("Calls not supported") {
  DialerScreenContent(.withNotice)
}

#Preview("Small phone", traits: .fixedLayout(width: 320, height: 568)) {
  DialerScreenContent(.withNotice)
}

#Preview("Phone, landscape", traits: .fixedLayout(width: 844, height: 390)) {
  DialerScreenContent(.withNumber)
}

#Preview("Tablet", traits: .fixedLayout(width: 768, height: 1_024)) {
  DialerScreenContent(.withNumber)
}
