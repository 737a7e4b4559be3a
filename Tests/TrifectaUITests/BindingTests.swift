import ScreenTesting
import SwiftUI
import Testing
import TrifectaUI

@Suite("Bindings from a store")
@MainActor
struct BindingTests {
  struct Form: Reducer {
    struct State: Equatable {
      var name = ""
      var refused = 0
    }
    enum Action { case nameChanged(String) }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .nameChanged(let name) where name.count <= 3:
        state.name = name
        return .none
      case .nameChanged:
        state.refused += 1
        return .none
      }
    }
  }

  struct FormScreen: View {
    let store: Store<Form>
    let bodies: Count

    var body: some View {
      let _ = bodies.increment()
      TextField("Name", text: store.binding(\.name, send: Form.Action.nameChanged))
      Text("Hello, \(store.name)!")
    }
  }

  @Test("Typing sends an action, and the new state is shown")
  func types() async throws {
    let store = Store(initialState: Form.State()) { Form() }
    let screen = await Screen { FormScreen(store: store, bodies: Count()) }
    try await screen.type("Ada", into: "Name")
    #expect(store.name == "Ada")
    #expect(screen.contains("Hello, Ada!"))
  }

  @Test("A change that the reducer rejects is not shown")
  func refuses() async throws {
    let store = Store(initialState: Form.State()) { Form() }
    let bodies = Count()
    let screen = await Screen { FormScreen(store: store, bodies: bodies) }
    try await screen.type("Adaline", into: "Name")
    #expect(store.refused == 4)
    #expect(try screen.find(.textField("Name")).text == "Ada")
    #expect(bodies.value == 4)
  }

  @Test("A view is not evaluated when a field changes that it does not read")
  func ignoresOtherFields() async throws {
    let store = Store(initialState: Form.State(name: "Ada")) { Form() }
    let bodies = Count()
    let screen = await Screen { FormScreen(store: store, bodies: bodies) }
    store.send(.nameChanged("Adaline"))
    store.send(.nameChanged("Ada"))
    await screen.settle()
    #expect(store.refused == 1)
    #expect(bodies.value == 1)
  }

  @Test("Several actions in one turn cause one evaluation")
  func batches() async throws {
    let store = Store(initialState: Form.State()) { Form() }
    let bodies = Count()
    let screen = await Screen { FormScreen(store: store, bodies: bodies) }
    store.send(.nameChanged("A"))
    store.send(.nameChanged("Ad"))
    store.send(.nameChanged("Ada"))
    await screen.settle()
    #expect(screen.contains("Hello, Ada!"))
    #expect(bodies.value == 2)
  }
}

/// Counts the evaluations of a body.
@MainActor
final class Count {
  private(set) var value = 0

  func increment() {
    value += 1
  }
}
