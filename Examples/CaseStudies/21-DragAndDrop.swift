import TrifectaUI

extension CaseStudy {
  static let dragAndDrop = CaseStudy(
    "Drag and drop", summary: "An action says what was dropped where, and a menu sends the same action without a drag."
  ) {
    DragAndDropStudy()
  }
}

/// A board of cards in columns. The action names the cards by their ids, so that a drop can neither duplicate a card
/// nor bring back an old version of it.
struct Kanban: Reducer {
  enum Column: String, CaseIterable, Identifiable {
    case toDo = "To do"
    case doing = "Doing"
    case done = "Done"

    var id: Self { self }
  }

  struct Card: Equatable, Identifiable {
    let id: Int
    var title: String
    var column = Column.toDo
  }

  struct State: Equatable {
    var cards: IdentifiedArray<Card> = []

    func cards(in column: Column) -> [Card] { cards.filter { $0.column == column } }
  }

  enum Action: Equatable {
    case dropped([Card.ID], onto: Column, before: Card.ID?)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .dropped(let ids, let column, let next):
      // A card that was dropped on itself stays where it is.
      if let next, ids.contains(next) { return .none }
      for id in ids {
        // A card may have been removed, or may come from another board.
        guard var card = state.cards.remove(id: id) else { continue }
        card.column = column
        let index = next.flatMap { state.cards.index(id: $0) } ?? state.cards.count
        state.cards.insert(card, at: index)
      }
      return .none
    }
  }
}

/// The dragged content: a reference to a card. The state stays the only place that contains cards.
struct KanbanDrag: Codable, Transferable {
  let id: Kanban.Card.ID

  static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
}

/// The columns of a board. Only a drop sends an action; a cancelled drag sends none.
struct KanbanView: View {
  let store: Store<Kanban>

  var body: some View {
    ScrollView {
      HStack(alignment: .top, spacing: 8) {
        ForEach(Kanban.Column.allCases) { KanbanColumn(store: store, column: $0) }
      }
      .padding(8)
    }
  }
}

/// A column, which accepts cards. Whether a drag is over it is not part of the feature's state, because only
/// this view shows it.
private struct KanbanColumn: View {
  let store: Store<Kanban>
  let column: Kanban.Column
  @State private var isTargeted = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(column.rawValue)
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
      ForEach(store.state.cards(in: column)) { KanbanRow(store: store, card: $0) }
    }
    .padding(8)
    .frame(maxWidth: .infinity, minHeight: 360, alignment: .topLeading)
    .background(.quaternary, in: .rect(cornerRadius: 12))
    .overlay {
      RoundedRectangle(cornerRadius: 12).strokeBorder(isTargeted ? Color.accentColor : .clear, lineWidth: 2)
    }
    .dropDestination(for: KanbanDrag.self) { drags, _ in
      store.send(.dropped(drags.map(\.id), onto: column, before: nil), animation: .snappy)
      return true
    } isTargeted: {
      isTargeted = $0
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(column.rawValue)
  }
}

/// A card. It can be dragged, and a card that is dropped on it is inserted before it. A menu moves it without a drag.
private struct KanbanRow: View {
  let store: Store<Kanban>
  let card: Kanban.Card
  @State private var isTargeted = false

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(card.title)
        .font(.subheadline)
      Menu {
        ForEach(Kanban.Column.allCases.filter { $0 != card.column }) { column in
          Button(column.rawValue) {
            store.send(.dropped([card.id], onto: column, before: nil), animation: .snappy)
          }
        }
      } label: {
        Label("Move \(card.title)", systemImage: "ellipsis").labelStyle(.iconOnly)
      }
    }
    .padding(8)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.background, in: .rect(cornerRadius: 8))
    .overlay(alignment: .top) {
      if isTargeted { Capsule().fill(.tint).frame(height: 3).offset(y: -6) }
    }
    .draggable(KanbanDrag(id: card.id))
    .dropDestination(for: KanbanDrag.self) { drags, _ in
      store.send(.dropped(drags.map(\.id), onto: card.column, before: card.id), animation: .snappy)
      return true
    } isTargeted: {
      isTargeted = $0
    }
  }
}

struct DragAndDropStudy: View {
  @State private var store = Store(
    initialState: Kanban.State(cards: [
      Kanban.Card(id: 1, title: "Buy paint"), Kanban.Card(id: 2, title: "Ask Ada"),
      Kanban.Card(id: 3, title: "Clear the room", column: .doing), Kanban.Card(id: 4, title: "Measure", column: .done),
    ])
  ) {
    Kanban()
  }

  var body: some View {
    KanbanView(store: store)
  }
}
