import Testing

@testable import Snapshots

@MainActor
struct RestorationLossTests {
  private struct Screen {}

  private struct Old {
    var count = 3
    var name = "kept"
  }

  private struct New {
    var count = ["none"]
    var name = ""
  }

  @Test("A property whose type has changed keeps its initial value, and is reported")
  func changedType() throws {
    let saved = try ValueSaver().save(state: Old())
    let restorer = ValueRestorer()
    restorer.current = (Screen.self, "store")
    var state = New()
    restorer.restore(state: &state, from: saved)
    #expect(state.count == ["none"] && state.name == "kept")
    let losses = restorer.takeLosses()
    #expect(
      losses.map(\.description) == [
        "Screen.store.count is not restored, so it starts with its initial value: the saved value does not fit Array<String>"
      ])
    #expect(restorer.takeLosses().isEmpty)
  }
}
