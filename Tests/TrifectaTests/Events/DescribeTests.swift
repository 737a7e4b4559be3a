import Testing
import Trifecta

@Suite("Descriptions of values in messages")
struct DescribeTests {
  enum Inner { case tapped }
  enum Action {
    case bare
    case text(String)
    case list([Int])
    case labelled(id: Int, name: String)
    case pair(Int, Inner)
    case inner(Inner)
  }

  @Test(
    "Cases are described with a dot and their values",
    arguments: [
      (Action.bare, ".bare"), (.text("a"), #".text("a")"#), (.list([1, 2]), ".list([1, 2])"),
      (.labelled(id: 1, name: "x"), #".labelled(id: 1, name: "x")"#), (.pair(1, .tapped), ".pair(1, .tapped)"),
      (.inner(.tapped), ".inner(.tapped)"),
    ])
  func cases(action: Action, text: String) {
    #expect(describe(action) == text)
  }

  @Test("A case without values uses the enum's own description, if it has one")
  func describesItself() {
    enum Route: CustomStringConvertible {
      case home
      case detail(Int)
      var description: String { "the route" }
    }
    #expect(describe(Route.home) == "the route")
    #expect(caseName(of: Route.home) == "the route")
    #expect(describe(Route.detail(1)) == ".detail(1)")
  }
}
