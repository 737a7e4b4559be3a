import Observation
import Testing

@testable import ViewGraph

@MainActor
@Suite("Capture comparison")
struct CaptureComparisonTests {
  /// A closure within the body of the view around it.
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

  @Test("A closure that captures an equal view is the same")
  func equalViews() {
    #expect(areKnownEqual(Names().rows, Names().rows))
  }

  @Test("A closure that captures another view, or is another function, is another")
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

  @Test("A closure that captures a view of plain data is never the same: its description may be another type's")
  func trivialViews() {
    #expect(!areKnownEqual(TrivialView().rows, TrivialView().rows))
  }

  @Test("Closures with the same variable are never the same: it may have changed")
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

  @Test("A closure that captures a view with a property that can be assigned is never the same: it may be a variable")
  func assignableProperties() {
    #expect(!areKnownEqual(VariableView().rows, VariableView().rows))
  }

  @Test("A closure that captures a view with an object is the same only if reads of the object are tracked")
  func objects() {
    let model = Model()
    #expect(!areKnownEqual(ModelView(model: model).rows, ModelView(model: model).rows))
    let observed = Observed()
    #expect(areKnownEqual(ObservedView(model: observed).rows, ObservedView(model: observed).rows))
    #expect(!areKnownEqual(ObservedView(model: observed).rows, ObservedView(model: Observed()).rows))
  }

  @Test("A closure that captures a view with a closure is the same if that captures nothing")
  func closures() {
    func view(_ name: String) -> ActionView { ActionView { name } }
    func plain() -> ActionView { ActionView { "a" } }
    #expect(areKnownEqual(plain().rows, plain().rows))
    #expect(!areKnownEqual(view("a").rows, view("a").rows))
  }

  @Test("A closure that captures anything else is never the same")
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

  @Test("In a property of a view, which is not within a body, a capturing closure is never the same")
  func elsewhere() {
    struct Outside { let row: (Int) -> String }
    #expect(!areKnownEqual(Outside(row: Names().rows.row), Outside(row: Names().rows.row)))
  }
}
