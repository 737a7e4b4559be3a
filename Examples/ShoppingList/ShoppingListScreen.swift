import Foundation
import SwiftUI
import TrifectaSharing
import TrifectaUI

/// A shopping list that several browsers edit at the same time.
public struct ShoppingListScreen: View {
  @State private var list: Store<ShoppingList>
  @State private var presence: Store<Presence>
  @Environment(\.scenePhase) private var scenePhase

  /// Creates the screen of the list that all visitors share.
  public init() {
    self.init { _ in }
  }

  /// Creates the screen with other dependencies.
  init(dependencies: (inout DependencyValues) -> Void) {
    list = Store(initialState: ShoppingList.State()) {
      ShoppingList()
    } withDependencies: {
      dependencies(&$0)
    }
    presence = Store(initialState: Presence.State()) {
      Presence()
    } withDependencies: {
      dependencies(&$0)
    }
  }

  /// The content of the screen.
  public var body: some View {
    NavigationStack {
      List {
        Section {
          PeopleRow(others: presence.others)
        }
        Section {
          ForEach(list.items) { ItemRow(item: $0, list: list) }
            .onDelete { offsets in list.send(.deleted(offsets.map { list.items[$0].id })) }
          HStack {
            TextField("New item", text: list.binding(\.draft) { .draftChanged($0) })
              .onSubmit { list.send(.addTapped) }
            Button("Add") { list.send(.addTapped) }
              .disabled(!list.canAdd)
          }
        } footer: {
          Text(list.isFull ? "The list is full." : list.unsaved > 0 ? "Saving…" : "All changes are saved.")
        }
      }
      .navigationTitle("Shopping list")
    }
    .modifier(Questions(list: list))
    // The subscriptions end when the screen disappears.
    .task { await list.send(.appeared).finish() }
    .onChange(of: scenePhase == .background, initial: true) { _, isHidden in
      presence.send(isHidden ? .disappeared : .appeared)
    }
    .onDisappear { presence.send(.disappeared) }
  }
}

/// The names of the other people who look at the list.
private struct PeopleRow: View {
  let others: [String]

  var body: some View {
    if others.isEmpty {
      Label("Nobody else is here. Open this page in a second browser.", systemImage: "person")
        .foregroundStyle(.secondary)
    } else {
      Label(others.formatted(.list(type: .and)), systemImage: "person.2.fill")
        .accessibilityLabel("Also here: \(others.formatted(.list(type: .and)))")
    }
  }
}

private struct ItemRow: View {
  let item: ShoppingList.Item
  let list: Store<ShoppingList>

  var body: some View {
    HStack {
      Button {
        list.send(.boughtTapped(item.id))
      } label: {
        Image(systemName: item.isBought ? "checkmark.circle.fill" : "circle")
      }
      .accessibilityLabel(item.isBought ? "Mark \(item.name) as not bought" : "Mark \(item.name) as bought")
      Button {
        list.send(.renameTapped(item))
      } label: {
        Text(item.name)
          .strikethrough(item.isBought)
          .foregroundStyle(item.isBought ? .secondary : .primary)
      }
      .accessibilityHint("Renames the item.")
      Spacer()
      Stepper("\(item.quantity)") {
        list.send(.quantityChanged(item.id, by: 1))
      } onDecrement: {
        list.send(.quantityChanged(item.id, by: -1))
      }
      .accessibilityLabel("Quantity of \(item.name)")
      .fixedSize()
    }
    .buttonStyle(.borderless)
  }
}

/// The alerts of the screen.
private struct Questions: ViewModifier {
  let list: Store<ShoppingList>

  func body(content: Content) -> some View {
    content
      .alert("Rename", isPresented: list.binding(\.isRenaming) { _ in .renameCancelled }) {
        TextField("Name", text: list.binding(\.newName) { .nameChanged($0) })
        Button("Rename") { list.send(.renameConfirmed) }
        Button("Cancel", role: .cancel) {}
      }
      .alert("Renamed by somebody else", isPresented: list.binding(\.hasConflict) { _ in .conflictDismissed }) {
        Button("Use “\(list.conflict?.renaming.name ?? "")”") { list.send(.keepMineTapped) }
        Button("Keep “\(list.conflict?.theirs ?? "")”", role: .cancel) {}
      } message: {
        Text("“\(list.conflict?.renaming.original ?? "")” is now “\(list.conflict?.theirs ?? "")”.")
      }
      .alert("The change was not saved", isPresented: list.binding(\.hasFailed) { _ in .failureDismissed }) {
        Button("OK") {}
      } message: {
        Text(list.failure ?? "")
      }
  }
}

extension ShoppingList.State {
  fileprivate var isRenaming: Bool { renaming != nil }
  fileprivate var newName: String { renaming?.name ?? "" }
  fileprivate var hasConflict: Bool { conflict != nil }
  fileprivate var hasFailed: Bool { failure != nil }
}

#Preview("Empty list") {
  ShoppingListScreen { $0.setPreview(items: []) }
}

#Preview("Two items") {
  ShoppingListScreen {
    $0.setPreview(items: [
      ShoppingList.Item(id: UUID(), name: "Milk", quantity: 2),
      ShoppingList.Item(id: UUID(), name: "Bread", isBought: true),
    ])
  }
}

extension DependencyValues {
  /// Sets the dependencies of a preview, whose list is in memory.
  @MainActor
  fileprivate mutating func setPreview(items: [ShoppingList.Item]) {
    sharedStorage = SharedStorage(isPersistent: false)
    sharedStorage.set(items, for: .shoppingList)
    uuid = .incrementing
    date = .constant(Date(timeIntervalSince1970: 0))
    continuousClock = ContinuousClock()
  }
}
