import Combine
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("EnvironmentObject")
struct EnvironmentObjectTests {
  final class Session: ObservableObject {
    @Published var user: String
    init(user: String) { self.user = user }
  }

  struct Greeting: View {
    @EnvironmentObject var session: Session
    var body: some View {
      VStack {
        Text("Hello \(session.user)")
        TextField("User", text: $session.user)
      }
    }
  }

  @Test("A change of the object evaluates its readers but not the views in between")
  func changeEvaluatesReaders() async {
    struct Middle: View {
      let probe: Probe
      var body: some View {
        let _ = probe.note("middle")
        Greeting()
      }
    }
    let probe = Probe()
    let session = Session(user: "Ann")
    let screen = await Screen { Middle(probe: probe).environmentObject(session) }
    session.user = "Bea"
    await screen.settle()
    #expect(screen.contains("Hello Bea"))
    #expect(probe.notes == ["middle"])
  }

  @Test("The nearest object of a type wins")
  func nearestWins() async {
    let screen = await Screen {
      Greeting().environmentObject(Session(user: "near")).environmentObject(Session(user: "far"))
    }
    #expect(screen.contains("Hello near"))
  }

  @Test("A binding to a property writes the environment object")
  func bindingWrites() async throws {
    let session = Session(user: "A")
    let screen = await Screen { Greeting().environmentObject(session) }
    try await screen.type("l", into: "User")
    #expect(session.user == "Al")
    #expect(screen.contains("Hello Al"))
  }

  @Test("A replaced environment object is read and observed")
  func replaced() async throws {
    struct Provider: View {
      @State private var isFirst = true
      let first: Session
      let second: Session
      var body: some View {
        VStack {
          Button("swap") { isFirst = false }
          Greeting()
        }
        .environmentObject(isFirst ? first : second)
      }
    }
    let second = Session(user: "second")
    let screen = await Screen { Provider(first: Session(user: "first"), second: second) }
    try await screen.tap("swap")
    #expect(screen.contains("Hello second"))
    second.user = "third"
    await screen.settle()
    #expect(screen.contains("Hello third"))
  }

  @Test("A missing environment object stops the program with the type's and view's names")
  func missing() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await showGreeting()
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      message.contains(
        """
        No object of type Session is in the environment of Greeting. \
        Add .environmentObject(_:) with one to an ancestor view.
        """))
  }
}

@MainActor
private func showGreeting() async {
  _ = await Screen { EnvironmentObjectTests.Greeting() }
}
