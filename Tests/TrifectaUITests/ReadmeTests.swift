import Foundation
import ScreenTesting
import Testing
import TrifectaTesting
import TrifectaUI

/// The README's code, which is compiled and run here and compared with the README line by line.
@Suite("README")
@MainActor
struct ReadmeTests {
  @Test("The feature does what the README says of it")
  func feature() async {
    let store = TestStore(initialState: Dialer.State()) { Dialer() }
    await store.send(.phoneNumberChanged("555-0123")) { $0.phoneNumber = "555-0123" }
    await store.send(.dialButtonTapped)
    store.expectSideEffect(.dial("555-0123"))
    await store.finish()
  }

  @Test("The screen does what the README says of it")
  func screen() async throws {
    let store = Store(initialState: Dialer.State()) { Dialer() }
    let screen = await Screen { DialerScreen(store: store) }
    try await screen.type("555-0123", into: "Phone number")
    try await screen.tap("Press here to dial")
    #expect(screen.openedURLs == [URL(string: "tel:555-0123")])
  }

  @Test("Every line of the README's code is in this file")
  func isCompiled() throws {
    let here = URL(fileURLWithPath: #filePath)
    let root = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let compiled = Set(try String(contentsOf: here, encoding: .utf8).split(separator: "\n").map(trimmed))
    let blocks = readme.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    // The last block is a part of a manifest.
    #expect(blocks.count == 4)
    for line in blocks.dropLast().flatMap({ $0.split(separator: "\n") }) {
      #expect(compiled.contains(trimmed(line)), "The README says \(line), which is not compiled.")
    }
  }

  private func trimmed(_ line: Substring) -> String { line.trimmingCharacters(in: .whitespaces) }
}

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
      Button("Press here to dial") { store.send(.dialButtonTapped) }
    }
    .onSideEffects(of: store) { sideEffect in
      if case .dial(let number) = sideEffect, let url = URL(string: "tel:\(number)") { openURL(url) }
    }
  }
}
