import Foundation
import ScreenTesting
import SwiftUI
import Testing
import TrifectaSharing
import TrifectaTesting
import TrifectaUI

@testable import ShoppingList

@Suite("Shopping list")
@MainActor
struct ShoppingListTests {
  private let storage = SharedStorage(isPersistent: false)
  private let milk = ShoppingList.Item(id: UUID(uuidString: "00000000-0000-0000-0000-0000000000AA")!, name: "Milk")

  private func testStore(_ state: ShoppingList.State = ShoppingList.State()) -> TestStore<ShoppingList> {
    TestStore(initialState: state) {
      ShoppingList()
    } withDependencies: {
      $0.sharedStorage = storage
      $0.uuid = .incrementing
    }
  }

  @Test("An added item is appended to the items of others, without spaces around its name")
  func adds() async {
    storage.set([milk], for: .shoppingList)
    let store = testStore()
    await store.send(.draftChanged("  ")) { $0.draft = "  " }
    await store.send(.addTapped)
    await store.send(.draftChanged(" Bread ")) { $0.draft = " Bread " }
    await store.send(.addTapped) {
      $0.draft = ""
      $0.unsaved = 1
    }
    let items = storage.value(of: .shoppingList)
    #expect(items.map(\.name) == ["Milk", "Bread"])
    await store.receive(.stored(.success(items), nil)) { $0.unsaved = 0 }
    await store.finish()
  }

  @Test("Two people who count one item up both count, and a quantity stays between 1 and 99")
  func counts() async {
    storage.set([milk], for: .shoppingList)
    let stores = [testStore(), testStore()]
    for store in stores {
      await store.send(.quantityChanged(milk.id, by: 1)) { $0.unsaved = 1 }
      await store.receive(.stored(.success(storage.value(of: .shoppingList)), nil)) { $0.unsaved = 0 }
    }
    #expect(storage.value(of: .shoppingList)[milk.id]?.quantity == 3)
    for (change, result) in [(-5, 1), (200, 99)] {
      await stores[0].send(.quantityChanged(milk.id, by: change)) { $0.unsaved = 1 }
      await stores[0].receive(.stored(.success(storage.value(of: .shoppingList)), nil)) { $0.unsaved = 0 }
      #expect(storage.value(of: .shoppingList)[milk.id]?.quantity == result)
    }
    for store in stores { await store.finish() }
  }

  @Test("A name that another person has changed in the meantime is kept until the person decides")
  func conflict() async {
    storage.set([milk], for: .shoppingList)
    let store = testStore(ShoppingList.State(items: [milk]))
    let renaming = ShoppingList.Renaming(item: milk.id, original: "Milk", name: "Oat milk")
    await store.send(.renameTapped(milk)) {
      $0.renaming = ShoppingList.Renaming(item: milk.id, original: "Milk", name: "Milk")
    }
    await store.send(.nameChanged("Oat milk")) { $0.renaming = renaming }
    var theirs = milk
    theirs.name = "Goat milk"
    storage.set([theirs], for: .shoppingList)
    await store.send(.renameConfirmed) {
      $0.renaming = nil
      $0.unsaved = 1
    }
    await store.receive(.stored(.success([theirs]), renaming)) {
      $0.unsaved = 0
      $0.conflict = ShoppingList.Conflict(renaming: renaming, theirs: "Goat milk")
    }
    await store.send(.keepMineTapped) {
      $0.conflict = nil
      $0.unsaved = 1
    }
    var mine = milk
    mine.name = "Oat milk"
    await store.receive(.stored(.success([mine]), nil)) { $0.unsaved = 0 }
    #expect(storage.value(of: .shoppingList) == [mine])
    await store.finish()
  }

  @Test("The list and its names have limits, even if several people add items at the same time")
  func limits() async {
    let items = (0..<199).map { ShoppingList.Item(id: UUID(), name: "\($0)") }
    storage.set(items, for: .shoppingList)
    let store = testStore(ShoppingList.State(items: items))
    await store.send(.draftChanged(String(repeating: "a", count: 100))) { $0.draft = String(repeating: "a", count: 80) }
    storage.set(items + [milk], for: .shoppingList)
    await store.send(.addTapped) {
      $0.draft = ""
      $0.unsaved = 1
    }
    await store.receive(.stored(.success(items + [milk]), nil)) { $0.unsaved = 0 }
    await store.send(.itemsChanged(items + [milk])) { $0.items = items + [milk] }
    #expect(store.state.isFull)
    await store.send(.draftChanged("b")) { $0.draft = "b" }
    await store.send(.addTapped)
    await store.finish()
  }

  @Test("A change that is not stored is explained")
  func failure() async {
    let store = testStore(ShoppingList.State(unsaved: 1))
    await store.send(.stored(.failure(SharedSaveError("The disk is full.")), nil)) {
      $0.unsaved = 0
      $0.failure = "The disk is full."
    }
    await store.send(.failureDismissed) { $0.failure = nil }
  }

  @Test("A person is listed while the screen is visible, and an entry that nobody renews is removed")
  func presence() async {
    let clock = TestClock()
    let start = Date(timeIntervalSince1970: 1_000)
    let ghost = Presence.Person(id: UUID(), name: "Ada", lastSeen: start - 31)
    let other = Presence.Person(id: UUID(), name: "Bo", lastSeen: start - 29)
    storage.set([ghost, other], for: .people)
    let store = TestStore(initialState: Presence.State()) {
      Presence()
    } withDependencies: {
      $0.sharedStorage = storage
      $0.uuid = .incrementing
      $0.date = .constant(start)
      $0.continuousClock = clock
    }
    await store.send(.appeared) {
      $0.me = UUID(uuidString: "00000000-0000-0000-0000-000000000000")
      $0.people = [ghost, other]
    }
    let people = storage.value(of: .people)
    #expect(people.map(\.name) == ["Bo", "Ada"])
    await store.receive(.peopleChanged(people)) { $0.people = people }
    #expect(store.state.others == ["Bo"])
    await clock.advance(by: .seconds(10))
    await store.receive(.renewalDue)
    await store.send(.disappeared) { $0.me = nil }
    await store.receive(.peopleChanged([other])) { $0.people = [other] }
    await store.skipInFlightEffects()
    await store.finish()
  }

  @Test("Two screens see each other's people and changes")
  func screens() async throws {
    @MainActor func prepare(_ values: inout DependencyValues) {
      values.sharedStorage = storage
      values.uuid = UUIDGenerator { UUID() }
      values.date = .constant(Date(timeIntervalSince1970: 0))
      values.continuousClock = TestClock()
    }
    let one = await Screen { ShoppingListScreen(dependencies: prepare) }
    #expect(one.contains(.text("Nobody else is here. Open this page in a second browser.")))
    let other = await Screen { ShoppingListScreen(dependencies: prepare) }
    try await one.type("Tea", into: "New item")
    try await one.tap("Add")
    await other.settle()
    #expect(other.contains("Tea"))
    #expect(other.contains(.label("Also here: Ada")))
    #expect(one.contains(.label("Also here: Bo")))
    try await other.tap("Mark Tea as bought")
    try await one.tap("Tea")
    try await one.type(" bags", into: "Name")
    try await one.tap("Rename")
    await other.settle()
    #expect(other.contains("Mark Tea bags as not bought"))
    #expect(storage.value(of: .shoppingList).first?.isBought == true)
  }
}
