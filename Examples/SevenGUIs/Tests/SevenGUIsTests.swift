import ScreenTesting
import SwiftUI
import Testing
import TrifectaTesting
import TrifectaUI

@testable import SevenGUIs

@Suite("7GUIs")
@MainActor
struct SevenGUIsTests {
  @Test("The button increments the number")
  func counter() async throws {
    let screen = await Screen { CounterTask() }
    try await screen.tap(.button("Count"))
    try await screen.tap(.button("Count"))
    #expect(screen.contains("2"))
  }

  @Test(
    "A number in one field converts to the other, and other texts do not",
    arguments: [("100", "212"), ("-40", "-40"), ("36.6", "97.9"), (" 5 ", "41"), ("warm", ""), ("1e999", "")])
  func temperature(celsius: String, fahrenheit: String) async {
    let store = TestStore(initialState: TemperatureConverter.State()) { TemperatureConverter() }
    await store.send(.celsiusChanged(celsius)) {
      $0.celsius = celsius
      $0.fahrenheit = fahrenheit
    }
  }

  @Test("Fahrenheit converts to Celsius")
  func fahrenheit() async throws {
    let screen = await Screen { TemperatureTask() }
    try await screen.type("212", into: "Fahrenheit")
    #expect(try screen.find(.textField("Celsius")).value == "100")
  }

  @Test("A return flight cannot be booked if the return is before the departure, or is no date")
  func flight() async throws {
    let screen = await Screen { FlightTask() }
    #expect(try !screen.find(.textField("Return")).isEnabled)
    try await screen.choose("Return flight", in: "Kind")
    try await replace("26.03.2026", in: "Return", on: screen)
    #expect(try !screen.find(.button("Book")).isEnabled)
    try await replace("31.02.2026", in: "Return", on: screen)
    #expect(try !screen.find(.button("Book")).isEnabled)
    try await replace("28.03.2026", in: "Return", on: screen)
    try await screen.tap("Book")
    #expect(screen.contains("You have booked a flight on 27.03.2026 and back on 28.03.2026."))
  }

  @Test("The timer stops at its duration, and continues when the duration grows")
  func timer() async {
    let clock = TestClock()
    let store = TestStore(initialState: AdjustableTimer.State(elapsed: 0, duration: 2)) {
      AdjustableTimer()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.appeared) { $0.isRunning = true }
    await clock.advance(by: .milliseconds(500))
    await store.receive(.ticked) { $0.elapsed = 1 }
    await store.receive(.ticked) {
      $0.elapsed = 2
      $0.isRunning = false
    }
    await store.send(.durationChanged(0.3)) {
      $0.duration = 3
      $0.isRunning = true
    }
    await clock.advance(by: .milliseconds(100))
    await store.receive(.ticked) {
      $0.elapsed = 3
      $0.isRunning = false
    }
    await store.send(.resetTapped) {
      $0.elapsed = 0
      $0.isRunning = true
    }
    await store.send(.durationChanged(0)) { $0.duration = 0 }
    await clock.advance(by: .milliseconds(100))
    await store.receive(.ticked) {
      $0.elapsed = 1
      $0.isRunning = false
    }
    await store.finish()
  }

  @Test("People are filtered, created, updated and deleted")
  func people() async throws {
    let screen = await Screen { PeopleTask() }
    try await screen.type("Mu", into: "Filter by surname")
    #expect(!screen.contains("Emil, Hans"))
    try await screen.tap("Mustermann, Max")
    try await replace("Moritz", in: .textField("Name"), on: screen)
    try await screen.tap("Update")
    #expect(screen.contains("Mustermann, Moritz"))
    try await screen.tap("Delete")
    try await replace("", in: "Filter by surname", on: screen)
    #expect(screen.contains("Emil, Hans") && !screen.contains("Mustermann, Moritz"))
    try await replace("Ada", in: .textField("Name"), on: screen)
    try await replace("Lovelace", in: .textField("Surname"), on: screen)
    try await screen.tap("Create")
    #expect(screen.contains("Lovelace, Ada"))
  }

  @Test("A tap adds a circle or selects one, and an adjustment is one step of Undo")
  func circles() async {
    let center = CGPoint(x: 100, y: 100)
    let small = CircleDrawer.Disc(id: 1, center: center)
    let large = CircleDrawer.Disc(id: 1, center: center, diameter: 90)
    let store = TestStore(initialState: CircleDrawer.State()) { CircleDrawer() }
    await store.send(.tapped(center)) {
      $0.circles = [small]
      $0.selection = 1
      $0.past = [[]]
    }
    await store.send(.tapped(CGPoint(x: 110, y: 100)))
    await store.send(.adjustTapped) { $0.beforeAdjustment = [small] }
    await store.send(.diameterChanged(60)) { $0.circles[0].diameter = 60 }
    await store.send(.diameterChanged(90)) { $0.circles = [large] }
    await store.send(.doneTapped) {
      $0.beforeAdjustment = nil
      $0.past = [[], [small]]
    }
    await store.send(.undoTapped) {
      $0.circles = [small]
      $0.past = [[]]
      $0.future = [[large]]
    }
    await store.send(.redoTapped) {
      $0.circles = [large]
      $0.past = [[], [small]]
      $0.future = []
    }
  }

  @Test(
    "Formulas have the usual precedence, and faults are shown in the cell",
    arguments: [
      ("=1+2*3", "7"), ("=(1+2)*3", "9"), ("=-A1/4", "-2.5"), ("=SUM(A1:A3)", "60"), ("=a1 + B9", "10"),
      ("text", "text"),
      ("=1+", "#SYNTAX"), ("=SUM(A3:A1)", "#SYNTAX"), ("=A4", "#VALUE"), ("=1/0", "#VALUE"), ("=A0", "#CYCLE"),
      ("=AA1", "#SYNTAX"), ("=A100", "#SYNTAX"), ("=" + String(repeating: "(", count: 100_000), "#DEPTH"),
    ])
  func formulas(content: String, shown: String) {
    var state = Spreadsheet.State()
    let column = ["10", "20", "30", "text"].enumerated()
    for (index, text) in column { state.contents[CellName(column: 0, row: index + 1)] = text }
    let store = Store(initialState: state) { Spreadsheet() }
    store.send(.edited(content))
    #expect(store.shown[CellName(column: 0, row: 0)] == shown)
  }

  @Test("A change updates the cells that depend on it, even in a cycle that ends")
  func dependents() async throws {
    let screen = await Screen { CellsTask() }
    try await screen.type("5", into: "Content")
    try await screen.tap(.button("B0"))
    try await screen.type("=A0*2", into: "Content")
    try await screen.tap(.button("C0"))
    try await screen.type("=B0+1", into: "Content")
    #expect(try screen.find(.button("C0")).value == "11")
    try await screen.tap(.button("A0"))
    try await replace("=C0", in: "Content", on: screen)
    #expect(try screen.find(.button("C0")).value == "#CYCLE")
    try await replace("7", in: "Content", on: screen)
    #expect(try screen.find(.button("C0")).value == "15")
  }

  /// Types a text in place of the current one.
  private func replace(_ text: String, in field: Query, on screen: Screen) async throws {
    try await screen.clear(field)
    try await screen.type(text, into: field)
  }
}
