import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Objects in collections, and weak references")
struct ObjectsInCollectionsTests {
  final class Plain: Identifiable {
    let id: Int
    var count = 0
    init(_ id: Int) { self.id = id }
  }

  final class Model: ObservableObject {
    @Published var items = [Plain(1), Plain(2)]
  }

  @Test("Reassigning an array shows the current values of its objects")
  func reassigned() async {
    struct Child: View {
      let items: [Plain]
      var body: some View { ForEach(items) { Text("row \($0.count)") } }
    }
    struct Some: View {
      @ObservedObject var model: Model
      var body: some View { Child(items: model.items) }
    }
    let model = Model()
    let screen = await Screen { Some(model: model) }
    model.items[0].count += 1
    model.items = model.items.map { $0 }
    await screen.settle()
    #expect(screen.contains("row 1"))
  }

  @Test("Reassigning state with the same objects shows their current values")
  func state() async throws {
    struct Some: View {
      @State private var items = [Plain(1)]
      @State private var named = ["a": Plain(1)]
      var body: some View {
        Text("items \(items[0].count)")
        Text("named \(named["a"]?.count ?? -1)")
        Button("items") {
          items[0].count += 1
          items = items.map { $0 }
        }
        Button("named") {
          named["a"]?.count += 1
          named["a"] = named["a"]
        }
      }
    }
    let screen = await Screen { Some() }
    try await screen.tap("items")
    #expect(screen.contains("items 1"))
    try await screen.tap("named")
    #expect(screen.contains("named 1"))
  }

  @Observable
  final class Leaf {
    var count: Int
    init(_ count: Int) { self.count = count }
  }

  @Observable
  final class Branch {
    var leaves = [Leaf(1), Leaf(2)]
    var offset = 0
  }

  @Test("A lazy collection is read again when its objects change")
  func lazily() async {
    struct Some: View {
      let branch: Branch
      var body: some View {
        ForEach(branch.leaves.lazy.map { $0.count }, id: \.self) { Text("row \($0)") }
      }
    }
    let branch = Branch()
    let screen = await Screen { Some(branch: branch) }
    branch.leaves[1].count = 66
    await screen.settle()
    #expect(screen.findAll(.role(.text)).map(\.text) == ["row 1", "row 66"])
  }

  struct Counts: RandomAccessCollection {
    let branch: Branch
    var startIndex: Int { 0 }
    var endIndex: Int { branch.leaves.count }
    subscript(index: Int) -> Int { branch.leaves[index].count + branch.offset }
  }

  @Test("Rows of a custom collection update when the observable object that it reads changes")
  func ownCollection() async {
    struct Some: View {
      let branch: Branch
      var body: some View { ForEach(Counts(branch: branch), id: \.self) { Text("row \($0)") } }
    }
    let branch = Branch()
    let screen = await Screen { Some(branch: branch) }
    branch.leaves.append(Leaf(3))
    await screen.settle()
    branch.offset = 10
    await screen.settle()
    #expect(screen.findAll(.role(.text)).map(\.text) == ["row 11", "row 12", "row 13"])
  }

  final class Holder: ObservableObject {
    @Published var leaf: Leaf? = Leaf(1)
    weak var weakLeaf: Leaf?
  }

  @Test("A weak reference to a deallocated object is nil")
  func weakly() async {
    struct Child: View {
      weak var leaf: Leaf?
      var body: some View { Text("leaf \(leaf?.count ?? 0)") }
    }
    struct Some: View {
      @ObservedObject var holder: Holder
      var body: some View { Child(leaf: holder.weakLeaf) }
    }
    let holder = Holder()
    holder.weakLeaf = holder.leaf
    let screen = await Screen { Some(holder: holder) }
    #expect(screen.contains("leaf 1"))
    holder.leaf = Leaf(2)
    await screen.settle()
    holder.objectWillChange.send()
    await screen.settle()
    #expect(screen.contains("leaf 0"))
  }
}
