import Testing
import Trifecta
import TrifectaTesting

// snippet: case-paths-enum
enum Message: Equatable {
  case text(String)
  case image(width: Int, height: Int)
  case cleared

  @MainActor static let text = CasePath(Message.text) { if case .text(let text) = $0 { text } else { nil } }
  @MainActor static let image = CasePath(Message.image) {
    if case .image(let width, let height) = $0 { (width, height) } else { nil }
  }
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

  @Test("A test receives an action by its case")
  func receive() async {
    // snippet: case-paths-receive
    let found = CasePath(Lookup.Action.found) { if case .found(let meaning) = $0 { meaning } else { nil } }

    let store = TestStore(initialState: Lookup.State()) { Lookup { word in "\(word): …" } }
    await store.send(.lookUpTapped("effect")) { $0.word = "effect" }
    await store.receive(found) { $0.meaning = "effect: …" }
    // end
    await store.finish()
  }
}
