import Elements
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Editing lists")
struct ListEditingTests {
  struct Names: View {
    @State var names = ["a", "b", "c", "d"]
    var isEditable = true

    var body: some View {
      List {
        EditButton()
        Text(verbatim: "all: " + names.joined(separator: " "))
        ForEach(names, id: \.self) { name in
          HStack {
            Text(name)
            Image(systemName: "star")
          }
          .deleteDisabled(name == "b")
          .moveDisabled(name == "c")
        }
        .onDelete(perform: isEditable ? remove : nil)
        .onMove(perform: isEditable ? move : nil)
      }
    }

    private func remove(_ offsets: IndexSet) { names.remove(atOffsets: offsets) }

    private func move(_ offsets: IndexSet, to destination: Int) {
      names.move(fromOffsets: offsets, toOffset: destination)
    }
  }

  @Test("Deleting removes the row at its offset in its collection")
  func deletes() async throws {
    let screen = await Screen { Names() }
    try await screen.delete("c")
    #expect(screen.contains("all: a b d"))
    try await screen.swipe("d", choosing: "Delete")
    #expect(screen.contains("all: a b"))
    await #expect(throws: ActionError.self) { try await screen.delete("b") }
    await #expect(throws: ActionError.self) { try await screen.delete("all: a b") }
  }

  @Test("Moving a row is limited to its collection")
  func moves() async throws {
    let screen = await Screen { Names() }
    try await screen.move("a", by: 2)
    #expect(screen.contains("all: b c a d"))
    try await screen.move("d", by: -1)
    #expect(screen.contains("all: b c d a"))
    try await screen.move("d", by: 99)
    #expect(screen.contains("all: b c a d"))
    await #expect(throws: ActionError.self) { try await screen.move("c", by: 1) }
  }

  @Test("Without closures rows can be neither deleted nor moved")
  func nothing() async throws {
    let screen = await Screen { Names(isEditable: false) }
    await #expect(throws: ActionError.self) { try await screen.delete("a") }
    await #expect(throws: ActionError.self) { try await screen.move("a", by: 1) }
  }

  @Test("A row outside the initial window is deleted by its offset")
  func longList() async throws {
    struct Numbers: View {
      @State private var numbers = Array(0..<1_000)
      @State private var removed = ""
      var body: some View {
        List {
          ForEach(numbers, id: \.self) { Text("row \($0)") }
            .onDelete { offsets in
              removed = offsets.map(String.init).joined()
              numbers.remove(atOffsets: offsets)
            }
          Text("removed \(removed)")
        }
      }
    }
    let screen = await Screen { Numbers() }
    try await screen.delete("row 700")
    #expect(!screen.contains("row 700"))
    try await screen.scroll(to: "removed 700")
  }

  @Test("Rows of a bound collection are edited without closures")
  func bound() async throws {
    struct Bound: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        VStack {
          Text(verbatim: "all: " + names.joined(separator: " "))
          List($names, id: \.self, editActions: .all) { $name in Text(name) }
        }
      }
    }
    let screen = await Screen { Bound() }
    try await screen.move("c", by: -2)
    #expect(screen.contains("all: c a b"))
    try await screen.delete("a")
    #expect(screen.contains("all: c b"))
  }

  @Test("A ForEach with edit actions passes the row's offset to an outer action", arguments: [false, true])
  func editActionsWithClosures(areAll: Bool) async throws {
    struct Bound: View {
      let actions: EditActions<[String]>
      @State private var names = ["a", "b", "c"]
      @State private var log: [String] = []
      var body: some View {
        List {
          ForEach($names, id: \.self, editActions: actions) { $name in Text(name) }
            .onDelete { offsets in
              log.append("deleted \(Array(offsets))")
              names.remove(atOffsets: offsets)
            }
          Text(verbatim: "all: " + (names + log).joined(separator: " "))
        }
      }
    }
    let screen = await Screen { Bound(actions: areAll ? .all : .move) }
    try await screen.delete("b")
    #expect(screen.contains("all: a c deleted [1]"))
    try await screen.move("c", by: -1)
    #expect(screen.contains("all: c a deleted [1]"))
  }

  @Test("The data of a ForEach with edit actions is the bound collection")
  func editActionsData() {
    let rows = ForEach(.constant(["a", "b", "c"]), id: \.self, editActions: .all) { Text($0.wrappedValue) }
    #expect(rows.data.map(\.id) == ["a", "b", "c"])
  }

  @Test("The edit button toggles its title and the list's edit mode")
  func editMode() async throws {
    let screen = await Screen { Names() }
    #expect(screen.attributes(of: .list).allSatisfy { $0[.editing] == nil })
    try await screen.tap("Edit")
    #expect(screen.contains("Done"))
    #expect(screen.attributes(of: .list).contains { $0[.editing] != nil })
    try await screen.tap("Done")
    #expect(screen.attributes(of: .list).allSatisfy { $0[.editing] == nil })
  }

  @Test("`remove` and `move` ignore offsets that are out of range")
  func offsets() {
    var letters = Array("abcdef")
    letters.remove(atOffsets: [1, 3, 9])
    #expect(String(letters) == "acef")
    letters.move(fromOffsets: [0, 1], toOffset: 4)
    #expect(String(letters) == "efac")
    letters.move(fromOffsets: [3], toOffset: 0)
    #expect(String(letters) == "cefa")
    letters.move(fromOffsets: [1, 7], toOffset: 99)
    #expect(String(letters) == "cfae")
  }
}
