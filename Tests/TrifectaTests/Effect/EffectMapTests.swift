import Testing
import Trifecta

@MainActor
@Suite("Effect: map")
struct EffectMapTests {
  struct Failure: Error {}

  let store = Store(initialState: Script.State()) { Script() }

  @Test("All actions of a mapped effect are transformed")
  func sends() async {
    let numbers = Effect<Int>.concatenate(
      .send(1),
      .run { send in
        send(2)
        throw Failure()
      } catch: { _, send in
        send(3)
      },
      .race(.send(4), .send(5))
    )
    await store.send(.perform(numbers.map { .log("\($0)") })).finish()
    #expect(store.log == ["1", "2", "3", "4"])
  }

  @Test("Mapping changes only the actions in the description")
  func description() {
    let effect = Effect<Int>.merge(
      .concatenate(.send(1), .cancel(id: 1)),
      .race(.run(operation: { _ in }, fileID: "A/B.swift", line: 3), .dismiss),
      .send(2).cancellable(id: 1, cancelInFlight: true),
      .send(3).delay(for: .seconds(1), fileID: "A/B.swift", line: 4),
      .send(4).retry(.constant(.seconds(1), retries: 2)).timeout(after: .seconds(3)),
      Speaker().emit("hello")
    )
    let mapped = effect.map { Optional($0) }
    #expect(
      mapped.description
        == effect.description.replacing("send Int", with: "send Optional<Int>"))
  }

  private struct Speaker: Reducer {
    typealias State = Int
    typealias SideEffect = String
    func reduce(into state: inout Int, action: Int) -> Effect<Int> { .none }
  }
}
