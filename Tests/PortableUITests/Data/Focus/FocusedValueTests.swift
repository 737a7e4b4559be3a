import ScreenTesting
import SwiftUI
import Testing

private struct NoteKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var note: String? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
  @Entry fileprivate var count: Binding<Int>?
  @Entry fileprivate var clear: (() -> Void)?
}

private final class Document: ObservableObject {
  @Published var title = "Untitled"
}

@Observable
private final class Library {
  var name = "Books"
}

private struct Reader: View {
  @FocusedValue(\.note) private var note
  @FocusedBinding(\.count) private var count
  @FocusedValue(\.clear) private var clear
  @FocusedObject private var document: Document?
  @FocusedValue(Library.self) private var library

  var body: some View {
    Text("note \(note ?? "none"), count \(count ?? -1)")
    Text("document \(document?.title ?? "none"), library \(library?.name ?? "none")")
    Button("More") { count? += 1 }
    Button("Clear") { clear?() }.disabled(clear == nil)
  }
}

private struct Notes: View {
  @State private var count = 0
  @State private var first = "a"
  @State private var second = "b"
  @State private var hasClear = false
  @StateObject private var document = Document()
  @State private var library = Library()

  var body: some View {
    Reader()
    VStack {
      TextField("First", text: $first).focusedValue(\.note, first)
      VStack {
        TextField("Second", text: $second).focusedValue(\.note, "inner \(second)")
      }
      .focusedValue(\.note, "outer")
      .focusedObject(document)
    }
    .focusedSceneValue(\.count, $count)
    .focusedSceneValue(\.note, "of the screen")
    .focusedSceneValue(library)
    .focusedSceneValue(\.clear, hasClear ? { count = 0 } : nil)
    Button("Allow") { hasClear = true }
    Button("Rename") { document.title = "Named" }
  }
}

@MainActor
@Suite("Focused values")
struct FocusedValueTests {
  @Test("The innermost focused view's value wins over the scene's value")
  func precedence() async throws {
    let screen = await Screen { Notes() }
    #expect(screen.contains("note of the screen, count 0"))
    try await screen.focus("First")
    #expect(screen.contains("note a, count 0"))
    try await screen.focus("Second")
    #expect(screen.contains("note inner b, count 0"))
    try await screen.type("c", into: "Second")
    #expect(screen.contains("note inner bc, count 0"))
    await screen.unfocus()
    #expect(screen.contains("note of the screen, count 0"))
  }

  @Test("Writing a focused binding updates its source, and a focused closure reads current state")
  func bindingsAndClosures() async throws {
    let screen = await Screen { Notes() }
    try await screen.tap("More")
    #expect(screen.contains("note of the screen, count 1"))
    #expect(try !screen.find("Clear").isEnabled)
    try await screen.tap("Allow")
    try await screen.tap("Clear")
    #expect(screen.contains("note of the screen, count 0"))
  }

  @Test("A focused object is available while its view has the focus")
  func objects() async throws {
    let screen = await Screen { Notes() }
    #expect(screen.contains("document none, library Books"))
    try await screen.focus("Second")
    #expect(screen.contains("document Untitled, library Books"))
    try await screen.tap("Rename")
    #expect(screen.contains("document Named, library Books"))
    await screen.unfocus()
    #expect(screen.contains("document none, library Books"))
  }

  @Test("Removing a view removes its focused value")
  func leaving() async throws {
    struct Leaving: View {
      @State private var isShown = true
      var body: some View {
        Reader()
        if isShown { Text("Here").focusedSceneValue(\.note, "here") }
        Button("Leave") { isShown = false }
      }
    }
    let screen = await Screen { Leaving() }
    #expect(screen.contains("note here, count -1"))
    try await screen.tap("Leave")
    #expect(screen.contains("note none, count -1"))
  }
}
