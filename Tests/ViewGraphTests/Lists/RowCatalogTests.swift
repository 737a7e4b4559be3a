import SeededRandom
import Testing

@testable import ViewGraph

@MainActor
@Suite("RowCatalog")
struct RowCatalogTests {
  private struct Item: Equatable {
    var id: Int
    var text: String
  }

  private func catalog(_ ids: [Int]) -> RowCatalog<[Item], Int> {
    let items = ids.map { Item(id: $0, text: "item \($0), which is long enough for memory of its own") }
    var catalog = RowCatalog<[Item], Int>(unread: items)
    _ = catalog.replace(by: items, readsAll: true) { $0.id }
    return catalog
  }

  @Test("A random change is detected and described by its range", arguments: 1...40)
  func changes(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var catalog = catalog(Array(0..<Int.random(in: 0...700, using: &generator)))
    var lastID = 1_000
    for step in 0..<30 {
      var items = catalog.items
      let old = catalog.ids
      let place = Int.random(in: 0...items.count, using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: items.removeSubrange(place..<min(items.count, place + 5))
      case 1:
        lastID += 1
        items.insert(Item(id: lastID, text: ""), at: place)
      case 2: if place < items.count { items[place].text += "!" }
      case 3: items.shuffle(using: &generator)
      case 4: items = items.map { Item(id: $0.id, text: $0.text + ".") }
      default: if !items.isEmpty { items.insert(items.removeLast(), at: 0) }
      }
      let change = catalog.replace(by: items, readsAll: false) { $0.id }
      #expect(catalog.ids == items.map(\.id), "seed \(seed), step \(step)")
      #expect(catalog.items == items)
      let rebuilt = old[..<change.old.lowerBound] + catalog.ids[change.new] + old[change.old.upperBound...]
      #expect(Array(rebuilt) == catalog.ids, "seed \(seed), step \(step)")
      #expect(items.indices.allSatisfy { catalog.item(at: $0) == items[$0] })
    }
  }

  @Test("Items with duplicate ids are kept, and the duplicate is reported while it exists")
  func duplicates() {
    var catalog = catalog([1, 2, 3])
    var items = catalog.items
    items.insert(Item(id: 3, text: "other"), at: 0)
    let change = catalog.replace(by: items, readsAll: false) { $0.id }
    #expect(catalog.ids == [3, 1, 2, 3])
    #expect(catalog.duplicate == 3)
    #expect(catalog.item(at: 0).text == "other")
    #expect(catalog.item(at: 2).id == 2)
    #expect(change.new == 0..<1)
    items.removeFirst()
    _ = catalog.replace(by: items, readsAll: false) { $0.id }
    #expect(catalog.ids == [1, 2, 3])
    #expect(catalog.duplicate == nil)
  }

  @Test("Ids of unchanged items are not read again")
  func reads() {
    var catalog = catalog(Array(0..<10_000))
    var items = catalog.items
    items[5_000].text = "other"
    var reads = 0
    let change = catalog.replace(by: items, readsAll: false) {
      reads += 1
      return $0.id
    }
    #expect(change.isEmpty)
    #expect(reads == 1)
    #expect(catalog.item(at: 5_000).text == "other")
  }

  @Test("Zero-sized items share one id and are counted")
  func emptyItems() {
    struct Nothing {}
    var catalog = RowCatalog<[Nothing], Int>(unread: [])
    _ = catalog.replace(by: [Nothing(), Nothing()], readsAll: true) { _ in 7 }
    #expect(catalog.ids == [7, 7])
    #expect(catalog.replace(by: [Nothing()], readsAll: false) { _ in 7 }.old.count == 1)
    #expect(catalog.duplicate == nil)
    let many = Array(repeating: Nothing(), count: 10_000)
    #expect(catalog.replace(by: many, readsAll: false) { _ in 7 }.new.count == 9_999)
    #expect(catalog.duplicate == 7)
  }

  @Test("If a range grows or shrinks, the change covers only its ends")
  func ranges() {
    var catalog = RowCatalog<Range<Int>, Int>(unread: 0..<5)
    _ = catalog.replace(by: 0..<5, readsAll: true) { $0 }
    #expect(catalog.replace(by: 0..<7, readsAll: false, id: { $0 }).new == 5..<7)
    #expect(catalog.replace(by: 2..<7, readsAll: false, id: { $0 }).old == 0..<2)
    #expect(catalog.ids == [2, 3, 4, 5, 6])
  }
}
