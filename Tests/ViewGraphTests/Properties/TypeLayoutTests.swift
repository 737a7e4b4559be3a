import Elements
import Testing

@testable import ViewGraph

/// Stores a number for its node.
private struct Stored: NodeProperty {
  final class Box {
    var number: Int
    init(_ number: Int) { self.number = number }
  }

  let initial: Int
  var box: Box?

  init(_ initial: Int) { self.initial = initial }

  mutating func install(in context: inout PropertyContext) { box = context.box { Box(initial) } }

  static func isSameInput(_ first: Stored, _ second: Stored) -> Bool { true }
}

/// A property that contains other properties.
private struct Pair: DynamicProperty {
  var first = Stored(1)
  var second = Stored(2)
  var sum = 0

  mutating func update() { sum = (first.box?.number ?? 0) + (second.box?.number ?? 0) }
}

@MainActor
@Suite("Type layout")
struct TypeLayoutTests {
  @MainActor
  private struct Owner {
    var title = "title"
    var pair = Pair()
    var own = Stored(3)
  }

  private let graph = Graph(host: Screen(), runsLifecycle: true)

  private func makeNode() -> Node {
    Node(
      NodeContext(
        graph: graph, parent: nil, container: graph.root, before: nil, environment: EnvironmentScope(), modifiers: nil))
  }

  @Test("Nested properties are installed before update() of the containing property")
  func install() {
    var owner = Owner()
    var storage = PropertyStorage()
    TypeLayout.of(Owner.self).install(&owner, in: &storage, of: makeNode())
    #expect(owner.pair.sum == 3)
    #expect(owner.own.box?.number == 3)
    #expect(owner.title == "title")
  }

  @Test("A new value of the type gets the stored state")
  func installAgain() {
    var storage = PropertyStorage()
    let node = makeNode()
    var first = Owner()
    TypeLayout.of(Owner.self).install(&first, in: &storage, of: node)
    first.own.box?.number = 30
    first.pair.second.box?.number = 20
    var second = Owner()
    TypeLayout.of(Owner.self).install(&second, in: &storage, of: node)
    #expect(second.own.box?.number == 30)
    #expect(second.pair.sum == 21)
  }

  @Test("An installed value equals a value that is not installed")
  func installedEquality() {
    var storage = PropertyStorage()
    var installed = Owner()
    let layout = TypeLayout.of(Owner.self)
    layout.install(&installed, in: &storage, of: makeNode())
    installed.pair.sum = 0
    #expect(layout.areEqual(installed, Owner()))
    #expect(!layout.areEqual(installed, Owner(title: "other")))
  }

  @Test("A type has one cached layout")
  func cached() {
    #expect(TypeLayout.of(Owner.self) === TypeLayout.of(Owner.self))
    #expect(TypeLayout.of(Owner.self) !== TypeLayout.of(Pair.self))
  }
}
