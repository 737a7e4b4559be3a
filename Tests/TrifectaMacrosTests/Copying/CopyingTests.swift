import Testing
import TrifectaMacros

@Suite("Copying")
struct CopyingTests {
  struct Profile: Equatable { var name = "" }

  @Copying
  struct DialerState: Equatable {
    let username: String
    let phoneNumber: String
    let profile: Profile?
    var attempts = 0

    var isEmpty: Bool { username.isEmpty }
    static let empty = DialerState(username: "", phoneNumber: "", profile: nil)
  }

  @Test("A copy differs only in the properties that are set")
  func copy() {
    let state = DialerState(username: "", phoneNumber: "1", profile: Profile(name: "a"), attempts: 2)
    let copy = state.copy { $0.username = "Sam" }
    #expect(
      copy == DialerState(username: "Sam", phoneNumber: "1", profile: Profile(name: "a"), attempts: 2))
    #expect(state.username == "")
  }

  @Test("An empty closure makes an equal copy")
  func unchanged() {
    let state = DialerState(username: "a", phoneNumber: "1", profile: Profile(name: "a"), attempts: 2)
    #expect(state.copy { _ in } == state)
  }

  @Test("The closure can read old values and change parts of them")
  func reads() {
    let state = DialerState(username: "a", phoneNumber: "1", profile: Profile())
    let copy = state.copy {
      $0.phoneNumber += "2"
      $0.profile?.name = $0.username
      $0.attempts += 1
    }
    #expect(copy == DialerState(username: "a", phoneNumber: "12", profile: Profile(name: "a"), attempts: 1))
  }

  @Test("Optional properties can be set to nil")
  func optionals() {
    let state = DialerState(username: "a", phoneNumber: "1", profile: Profile())
    #expect(state.copy { $0.profile = nil }.profile == nil)
  }

  @Test("The memberwise initializer keeps its default values")
  func memberwise() {
    #expect(DialerState(username: "a", phoneNumber: "1", profile: nil).attempts == 0)
  }

  @Test("An error in the closure is rethrown")
  func errors() {
    #expect(throws: CancellationError.self) {
      try DialerState.empty.copy { _ in throw CancellationError() }
    }
  }
}
