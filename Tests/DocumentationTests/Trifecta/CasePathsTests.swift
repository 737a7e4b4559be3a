import Testing
import Trifecta
import TrifectaTesting

// snippet: case-paths-enum
enum Message: Equatable {
  case text(String)
  case image(width: Int, height: Int)
  case cleared

  @MainActor static let text = CasePath(Message.text)
  @MainActor static let image = CasePath(Message.image)
}
// end

@MainActor
@Suite("CasePaths.md")
struct CasePathsTests {
  @Test("A path embeds and extracts its case")
  func byHand() throws {
    // snippet: case-paths-use
    #expect(Message.text.embed("Hello") == .text("Hello"))
    #expect(Message.text.extract(.text("Hello")) == "Hello")
    #expect(Message.text.extract(.cleared) == nil)
    // end
    #expect(try #require(Message.image.extract(.image(width: 1, height: 2))) == (1, 2))
  }

  enum Request {
    case failed(retry: () -> Int)
    case done
  }

  @Test("A closure extracts a function from a case")
  func functions() {
    // snippet: case-paths-closures
    let retry = CasePath(Request.failed) { if case .failed(let retry) = $0 { retry } else { nil } }
    // end
    #expect(retry.extract(.failed(retry: { 3 }))?() == 3)
    #expect(retry.extract(.done) == nil)
  }

  @Test("A test receives an action by its case")
  func receive() async {
    // snippet: case-paths-receive
    let store = TestStore(initialState: Lookup.State()) { Lookup { word in "\(word): …" } }
    await store.send(.lookUpTapped("effect")) { $0.word = "effect" }
    await store.receive(Lookup.Action.found) { $0.meaning = "effect: …" }
    // end
    await store.finish()
  }
}
