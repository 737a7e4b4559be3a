import ScreenTesting
import Testing
import TrifectaTesting
import TrifectaUI

@testable import CaseStudies

@Suite("Case study: drag and drop")
@MainActor
struct DragAndDropTests {
  private static let cards: IdentifiedArray<Kanban.Card> = [
    Kanban.Card(id: 1, title: "Paint"), Kanban.Card(id: 2, title: "Sweep"),
    Kanban.Card(id: 3, title: "Measure", column: .done),
  ]

  @Test("A card dropped on a column becomes its last card")
  func ontoColumn() async {
    let store = TestStore(initialState: Kanban.State(cards: Self.cards)) { Kanban() }
    await store.send(.dropped([1], onto: .done, before: nil)) {
      $0.cards = [
        Kanban.Card(id: 2, title: "Sweep"), Kanban.Card(id: 3, title: "Measure", column: .done),
        Kanban.Card(id: 1, title: "Paint", column: .done),
      ]
    }
  }

  @Test("A card dropped on another card is inserted before it")
  func ontoCard() async {
    let store = TestStore(initialState: Kanban.State(cards: Self.cards)) { Kanban() }
    await store.send(.dropped([2], onto: .toDo, before: 1)) { $0.cards.swapAt(0, 1) }
    await store.send(.dropped([3], onto: .toDo, before: 1)) {
      $0.cards = [
        Kanban.Card(id: 2, title: "Sweep"), Kanban.Card(id: 3, title: "Measure"), Kanban.Card(id: 1, title: "Paint"),
      ]
    }
  }

  @Test("Dropping a card on itself or dropping a card of another board changes nothing")
  func ignored() async {
    let store = TestStore(initialState: Kanban.State(cards: Self.cards)) { Kanban() }
    await store.send(.dropped([1], onto: .toDo, before: 1))
    await store.send(.dropped([99], onto: .done, before: nil))
  }

  private let store = Store(initialState: Kanban.State(cards: cards)) { Kanban() }

  @Test("A drag onto a column and a drag onto a card move the card")
  func drags() async throws {
    let screen = await Screen { KanbanView(store: store) }
    try await screen.drag("Paint", onto: .text("Done"))
    #expect(store.state.cards(in: .done).map(\.title) == ["Measure", "Paint"])
    try await screen.drag("Sweep", onto: .text("Measure"))
    #expect(store.state.cards(in: .done).map(\.title) == ["Sweep", "Measure", "Paint"])
  }

  @Test("A cancelled drag moves nothing")
  func cancels() async throws {
    let screen = await Screen { KanbanView(store: store) }
    let drag = try await screen.lift("Paint")
    try await drag.move(over: .text("Done"))
    await drag.cancel()
    #expect(store.cards == Self.cards)
  }

  @Test("The menu of a card moves it without a drag")
  func menu() async throws {
    let screen = await Screen { KanbanView(store: store) }
    try await screen.choose("Doing", in: "Move Paint")
    #expect(store.cards[id: 1]?.column == .doing)
  }
}
