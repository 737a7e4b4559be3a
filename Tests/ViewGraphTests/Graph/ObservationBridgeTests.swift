import Elements
import Observation
import Testing

@testable import ViewGraph

@Observable
private final class Model {
  var watched = 0
  var other = 0
}

@MainActor
@Suite("Observation bridge")
struct ObservationBridgeTests {
  /// Changes a main-actor model in a closure of the graph, as an event handler does.
  private func change(_ graph: Graph, _ body: @escaping @MainActor () -> Void) {
    graph.afterUpdate(body)
    graph.turn()
  }

  @Test("Every change of a property that the body read evaluates the body, and changes of other properties do not")
  func everyChange() {
    let model = Model()
    let graph = Screen(Computed { Word("\(model.watched)") }).graph
    graph.turn()
    for count in 1...3 {
      change(graph) { model.watched = count }
      #expect(graph.element(id: 1)?[.text] == .string("\(count)"))
    }
    #expect(graph.evaluations == 4)
    change(graph) { model.other = 1 }
    #expect(graph.evaluations == 4)
    graph.stop()
  }

  @Test("A property that the last evaluation did not read is no longer a dependency")
  func dependenciesGo() {
    let model = Model()
    let cell = Cell(true)
    let graph = Screen(
      Computed {
        let text = cell.value ? "\(model.watched)" : "none"
        return Word(text)
      }
    ).graph
    graph.turn()
    change(graph) { cell.value = false }
    let evaluations = graph.evaluations
    change(graph) { model.watched = 1 }
    #expect(graph.evaluations == evaluations)
    graph.stop()
  }

  @Test("Repeated evaluations do not accumulate registrations")
  func registrationsAreDropped() {
    struct WeakRegistration {
      weak var registration: Registration?
    }
    let model = Model()
    let graph = Screen().graph
    let node = Node(
      NodeContext(
        graph: graph, parent: nil, container: graph.root, before: nil, environment: EnvironmentScope(), modifiers: nil))
    var bridge = ObservationBridge()
    var registrations: [WeakRegistration] = []
    for _ in 0..<100 {
      MainThread.running { _ = bridge.track(for: node, layout: TypeLayout.of(Model.self)) { model.watched } }
      registrations.append(WeakRegistration(registration: bridge.registration))
    }
    // The first registration for a type cannot be cancelled, because at that time it is unknown whether bodies of the
    // type read observable objects.
    #expect(registrations.count { $0.registration != nil } <= 2)
    MainThread.running { bridge.cancel() }
    #expect(registrations.count { $0.registration != nil } <= 1)
  }

  @Test("A removed node is neither notified nor evaluated")
  func nodeIsGone() {
    let model = Model()
    let screen = Screen(Computed { Word("\(model.watched)") })
    screen.graph.stop()
    let requests = screen.requests
    model.watched = 1
    #expect(screen.requests == requests)
    #expect(screen.graph.evaluations == 1)
  }
}
