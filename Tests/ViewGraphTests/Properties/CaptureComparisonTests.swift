import Observation
import Testing

@testable import ViewGraph

@MainActor
@Suite("Capture comparison")
struct CaptureComparisonTests {
  /// A closure within a view's body.
  private struct Rows: BodyPart {
    let row: (Int) -> String
  }

  /// A view whose rows use its properties.
  private struct Panel<Value>: GraphContent {
    let title = String(repeating: "x", count: 40)
    let value: Value

    static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> { ContentNode(context) }
  }

  private struct Names: GraphContent {
    let title: String
    let number: Int

    init(title: String = String(repeating: "x", count: 40), number: Int = 1) {
      self.title = title
      self.number = number
    }

    var rows: Rows { Rows { "\(title) \(number) \($0)" } }
    var others: Rows { Rows { "\(number) \(title) \($0)" } }

    static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> { ContentNode(context) }
  }

  final class Model { var name = "a" }

  @Observable
  final class Observed { var name = "a" }

  private struct ModelView: GraphContent {
    let model: Model
    var rows: Rows { Rows { "\(model.name) \($0)" } }
    static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> { ContentNode(context) }
  }

  private struct ObservedView: GraphContent {
    let model: Observed
    let number = 1
    var rows: Rows { Rows { "\(model.name) \(number) \($0)" } }
    static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> { ContentNode(context) }
  }

  private struct ActionView: GraphContent {
    let action: () -> String
    var rows: Rows { Rows { "\(action()) \($0)" } }
    static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> { ContentNode(context) }
  }

  @Test("Closures that capture equal views are equal")
  func equalViews() {
    #expect(areKnownEqual(Names().rows, Names().rows))
  }

  @Test("Closures are different if they capture different views or are different functions")
  func otherViews() {
    #expect(!areKnownEqual(Names().rows, Names(number: 2).rows))
    #expect(!areKnownEqual(Names().rows, Names(title: "y").rows))
    #expect(!areKnownEqual(Names().rows, Names().others))
    #expect(!areKnownEqual(Names().rows, Rows { "\($0)" }))
    #expect(!areKnownEqual(Rows { "\($0)" }, Names().rows))
  }

  private struct TrivialView: GraphContent {
    let first = 1
    let second = 2
    let third = 3
    var rows: Rows { Rows { "\(first) \(second) \(third) \($0)" } }
    static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> { ContentNode(context) }
  }

  @Test("Closures that capture a view of trivial data never compare equal")
  func trivialViews() {
    #expect(!areKnownEqual(TrivialView().rows, TrivialView().rows))
  }

  @Test("Closures that capture the same variable never compare equal")
  func variables() {
    var names = Names()
    let rows = Rows { "\(names.title) \($0)" }
    names = Names(number: 2)
    #expect(!areKnownEqual(rows, rows))
  }

  private struct VariableView: GraphContent {
    var title = String(repeating: "x", count: 40)
    let number = 1
    var rows: Rows { Rows { "\(title) \(number) \($0)" } }
    static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> { ContentNode(context) }
  }

  @Test("Closures that capture a view with an assignable property never compare equal")
  func assignableProperties() {
    #expect(!areKnownEqual(VariableView().rows, VariableView().rows))
  }

  @Test("Closures that capture a view with an object are equal only if the object is observable")
  func objects() {
    let model = Model()
    #expect(!areKnownEqual(ModelView(model: model).rows, ModelView(model: model).rows))
    let observed = Observed()
    #expect(areKnownEqual(ObservedView(model: observed).rows, ObservedView(model: observed).rows))
    #expect(!areKnownEqual(ObservedView(model: observed).rows, ObservedView(model: Observed()).rows))
  }

  @Test("Closures that capture a view with a closure are equal if the view's closure captures nothing")
  func closures() {
    func view(_ name: String) -> ActionView { ActionView { name } }
    func plain() -> ActionView { ActionView { "a" } }
    #expect(areKnownEqual(plain().rows, plain().rows))
    #expect(!areKnownEqual(view("a").rows, view("a").rows))
  }

  @Test("Closures with any other capture never compare equal")
  func otherCaptures() {
    func rows(_ number: Int) -> Rows { Rows { "\(number) \($0)" } }
    #expect(!areKnownEqual(rows(1), rows(1)))
    func counted() -> Rows {
      var count = 0
      return Rows {
        count += 1
        return "\(count) \($0)"
      }
    }
    let counting = counted()
    #expect(!areKnownEqual(counting, counting))
    func both(_ view: Names, _ number: Int) -> Rows { Rows { "\(view.title) \(number) \($0)" } }
    #expect(!areKnownEqual(both(Names(), 1), both(Names(), 1)))
    func generic<Value>(_ panel: Panel<Value>) -> Rows { Rows { "\(panel.title) \($0)" } }
    #expect(!areKnownEqual(generic(Panel(value: 1)), generic(Panel(value: 1))))
  }

  @Test("Capturing closures outside a body never compare equal")
  func elsewhere() {
    struct Outside { let row: (Int) -> String }
    #expect(!areKnownEqual(Outside(row: Names().rows.row), Outside(row: Names().rows.row)))
  }
}
