import ScreenTesting
import Testing
import TrifectaTesting
import TrifectaUI

@testable import CaseStudies

@Suite("Case study: undo")
@MainActor
struct UndoTests {
  private let empty = PixelArt.State()

  private func testStore(limit: Int = 20) -> TestStore<Undoable<PixelArt>> {
    TestStore(initialState: Undoable<PixelArt>.State(current: empty)) {
      Undoable(limit: limit) { PixelArt() }
    }
  }

  private func painted(_ indices: Int...) -> PixelArt.State {
    var state = empty
    for index in indices { state.pixels[index] = .red }
    return state
  }

  @Test("Undo restores the previous state, and redo restores the undone state")
  func undoesAndRedoes() async {
    let store = testStore()
    await store.send(.current(.pixelTapped(0, .red))) {
      $0.current = painted(0)
      $0.past = [empty]
    }
    await store.send(.undoTapped) {
      $0.current = empty
      $0.past = []
      $0.future = [painted(0)]
    }
    await store.send(.undoTapped)
    await store.send(.redoTapped) {
      $0.current = painted(0)
      $0.past = [empty]
      $0.future = []
    }
    await store.send(.redoTapped)
  }

  @Test("A change after an undo discards the undone states")
  func discardsFuture() async {
    let store = testStore()
    await store.withExhaustivity(.off) {
      await store.send(.current(.pixelTapped(0, .red)))
      await store.send(.undoTapped)
    }
    await store.send(.current(.pixelTapped(1, .red))) {
      $0.current = painted(1)
      $0.past = [empty]
      $0.future = []
    }
  }

  @Test("The history drops the oldest state at the limit, and ignores an action that changes nothing")
  func limitsHistory() async {
    let store = testStore(limit: 1)
    await store.send(.current(.pixelTapped(0, .red))) {
      $0.current = painted(0)
      $0.past = [empty]
    }
    await store.send(.current(.pixelTapped(0, .red)))
    await store.send(.current(.pixelTapped(1, .red))) {
      $0.current = painted(0, 1)
      $0.past = [painted(0)]
    }
  }

  @Test("Keyboard shortcuts undo and redo a painted pixel")
  func screen() async throws {
    let screen = await Screen { UndoStudy() }
    #expect(try !screen.find("Undo").isEnabled)
    try await screen.choose("Red", in: "Color")
    try await screen.tap("Row 1, column 2")
    #expect(try screen.find("Row 1, column 2").value == "red")
    try await screen.press("z", modifiers: .command)
    #expect(try screen.find("Row 1, column 2").value == "white")
    try await screen.press("z", modifiers: [.command, .shift])
    #expect(try screen.find("Row 1, column 2").value == "red")
    #expect(try !screen.find("Redo").isEnabled)
  }
}
