import Foundation
import TrifectaSharing
import TrifectaUI

/// A shopping list that several people edit at the same time.
///
/// Each change is a closure that modifies the shared list. If another server has stored a newer list, the closure is
/// applied to that list, so two people who add items, or increment one quantity, both succeed. Only two new names for one
/// item contradict each other: then the feature asks.
///
/// Anyone can edit the list, so it has limits.
struct ShoppingList: Reducer {
  /// An item of the list.
  struct Item: Codable, Equatable, Identifiable, Sendable {
    let id: UUID
    var name: String
    var quantity = 1
    var isBought = false
  }

  /// A new name that the user enters for an item.
  struct Renaming: Equatable, Sendable {
    let item: Item.ID
    /// The name that the user has seen.
    let original: String
    var name: String
  }

  /// Another name that another person has given to an item in the meantime.
  struct Conflict: Equatable, Sendable {
    let renaming: Renaming
    let theirs: String
  }

  struct State: Equatable {
    var items: [Item] = []
    var draft = ""
    /// The number of changes that are not stored yet.
    var unsaved = 0
    var renaming: Renaming?
    var conflict: Conflict?
    var failure: String?

    var isFull: Bool { items.count >= ShoppingList.itemLimit }
    var canAdd: Bool { !draft.allSatisfy(\.isWhitespace) && !isFull }
  }

  enum Action: Equatable {
    case appeared
    case itemsChanged([Item])
    case draftChanged(String)
    case addTapped
    case boughtTapped(Item.ID)
    case quantityChanged(Item.ID, by: Int)
    case deleted([Item.ID])
    case renameTapped(Item)
    case nameChanged(String)
    case renameConfirmed
    case renameCancelled
    case keepMineTapped
    case conflictDismissed
    case failureDismissed
    case stored(Result<[Item], SharedSaveError>, Renaming?)
  }

  nonisolated static let itemLimit = 200
  nonisolated static let nameLimit = 80

  /// The shared list.
  @Shared(.shoppingList) var items
  @Dependency(\.uuid) var uuid

  var body: some Reducer<State, Action> {
    Reduce(handle)
      .onRestore { state, _ in
        // The changes that were being stored continue or fail without this screen.
        state.unsaved = 0
        return .none
      }
  }

  private func handle(_ state: inout State, _ action: Action) -> Effect<Action> {
    switch action {
    case .appeared:
      state.items = items
      return $items.subscribe(Action.itemsChanged)
    case .itemsChanged(let items): state.items = items
    case .draftChanged(let draft): state.draft = String(draft.prefix(Self.nameLimit))
    case .addTapped:
      guard state.canAdd else { return .none }
      let item = Item(id: uuid(), name: state.draft.trimmingCharacters(in: .whitespaces))
      state.draft = ""
      return change(&state) { if $0.count < Self.itemLimit { $0.append(item) } }
    case .boughtTapped(let id):
      guard let isBought = state.items.first(where: { $0.id == id })?.isBought else { return .none }
      // Both people who tap want the same result, so the change is not a toggle.
      return change(&state) { $0[id]?.isBought = !isBought }
    case .quantityChanged(let id, let difference):
      return change(&state) { items in
        if let item = items[id] { items[id]?.quantity = min(max(item.quantity + difference, 1), 99) }
      }
    case .deleted(let ids): return change(&state) { $0.removeAll { ids.contains($0.id) } }
    case .renameTapped(let item): state.renaming = Renaming(item: item.id, original: item.name, name: item.name)
    case .nameChanged(let name): state.renaming?.name = String(name.prefix(Self.nameLimit))
    case .renameConfirmed:
      guard let renaming = state.renaming else { return .none }
      state.renaming = nil
      guard !renaming.name.allSatisfy(\.isWhitespace) else { return .none }
      return change(&state, renaming) { items in
        // The name that another person has entered is not replaced without a question.
        if items[renaming.item]?.name == renaming.original { items[renaming.item]?.name = renaming.name }
      }
    case .renameCancelled: state.renaming = nil
    case .keepMineTapped:
      guard let renaming = state.conflict?.renaming else { return .none }
      state.conflict = nil
      return change(&state) { $0[renaming.item]?.name = renaming.name }
    case .conflictDismissed: state.conflict = nil
    case .failureDismissed: state.failure = nil
    case .stored(let result, let renaming):
      state.unsaved -= 1
      switch result {
      case .success(let items):
        if let renaming, let name = items[renaming.item]?.name, name != renaming.name {
          state.conflict = Conflict(renaming: renaming, theirs: name)
        }
      case .failure(let error): state.failure = error.description
      }
    }
    return .none
  }

  /// Changes the shared list, and reports when the change is stored.
  private func change(
    _ state: inout State, _ renaming: Renaming? = nil, _ change: @escaping @MainActor (inout [Item]) -> Void
  ) -> Effect<Action> {
    state.unsaved += 1
    return $items.modify(change) { .stored($0, renaming) }
  }
}

extension SharedKey<[ShoppingList.Item]> {
  /// The list of all visitors of all servers that use the same database.
  static var shoppingList: Self { .database("shopping-list", default: []) }
}

extension [ShoppingList.Item] {
  /// The item with an ID; `nil` if it was removed.
  subscript(id: ShoppingList.Item.ID) -> ShoppingList.Item? {
    get { first { $0.id == id } }
    set {
      guard let index = firstIndex(where: { $0.id == id }) else { return }
      if let newValue { self[index] = newValue } else { remove(at: index) }
    }
  }
}
