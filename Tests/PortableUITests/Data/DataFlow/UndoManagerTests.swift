import IssueRecording
import ScreenTesting
import SwiftUI
import Testing

@MainActor
private final class Note {
  var text = "a"
  let manager: UndoManager

  init(_ manager: UndoManager = UndoManager()) { self.manager = manager }

  func write(_ new: String) {
    let old = text
    text = new
    manager.registerUndo(withTarget: self) { $0.write(old) }
    manager.setActionName("Write \(new)")
  }

  /// Writes as the only change of an event.
  func writeInGroup(_ new: String) {
    manager.beginUndoGrouping()
    write(new)
    manager.endUndoGrouping()
  }
}

@MainActor
@Suite("Undo manager")
struct UndoManagerTests {
  @Test("Undoing reverts the last group, and redoing applies it again")
  func undoAndRedo() {
    let note = Note()
    #expect(!note.manager.canUndo && !note.manager.canRedo && note.manager.undoMenuItemTitle == "Undo")
    note.writeInGroup("b")
    note.writeInGroup("c")
    #expect(note.manager.undoCount == 2 && note.manager.undoMenuItemTitle == "Undo Write c")
    note.manager.undo()
    #expect(note.text == "b" && note.manager.canUndo && note.manager.redoMenuItemTitle == "Redo Write b")
    note.manager.undo()
    #expect(note.text == "a" && !note.manager.canUndo && note.manager.redoCount == 2)
    note.manager.undo()
    note.manager.redo()
    #expect(note.text == "b" && note.manager.canUndo && note.manager.canRedo)
    note.manager.redo()
    note.manager.redo()
    #expect(note.text == "c" && !note.manager.canRedo && !note.manager.isUndoing && !note.manager.isRedoing)
  }

  @Test("A new change discards the changes that could be redone")
  func newChange() {
    let note = Note()
    note.writeInGroup("b")
    note.manager.undo()
    note.writeInGroup("c")
    #expect(!note.manager.canRedo)
    note.manager.redo()
    #expect(note.text == "c")
  }

  @Test("Changes of one event and of nested groups are undone together, the latest one first")
  func groups() async {
    let note = Note()
    note.write("b")
    note.manager.beginUndoGrouping()
    note.write("c")
    #expect(note.manager.groupingLevel == 2)
    note.manager.endUndoGrouping()
    await Task.yield()
    #expect(note.manager.groupingLevel == 0 && note.manager.undoCount == 1)
    note.write("d")
    note.manager.undo()
    #expect(note.text == "c")
    note.manager.undo()
    #expect(note.text == "a" && note.manager.redoCount == 2)
  }

  @Test("Disabled registration, a limit of groups and released targets leave changes out")
  func omissions() {
    let note = Note()
    note.manager.disableUndoRegistration()
    note.writeInGroup("b")
    note.manager.enableUndoRegistration()
    #expect(!note.manager.canUndo && note.manager.isUndoRegistrationEnabled)
    note.manager.levelsOfUndo = 2
    for text in ["c", "d", "e"] { note.writeInGroup(text) }
    #expect(note.manager.undoCount == 2)
    do { Note(note.manager).writeInGroup("other") }
    note.manager.undo()
    #expect(note.text == "e" && note.manager.undoCount == 1)
    note.manager.removeAllActions(withTarget: note)
    #expect(!note.manager.canUndo)
    note.writeInGroup("f")
    note.manager.removeAllActions()
    #expect(!note.manager.canUndo)
  }

  @Test("Mistakes in grouping are reported")
  func mistakes() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    let registered = issues { manager.registerUndo(withTarget: box) { _ in } }
    #expect(registered.count == 1 && registered[0].contains("outside of a group"))
    let ended = issues { manager.endUndoGrouping() }
    #expect(ended.count == 1 && ended[0].contains("without a matching beginUndoGrouping"))
    #expect(!manager.canUndo)
  }

  private let box = Note()

  @Test("The screen's undo manager updates buttons that read whether there are changes")
  func screen() async throws {
    struct Page: View {
      @Environment(\.undoManager) private var undoManager
      @State private var note: Note?
      @State private var text = ""
      var body: some View {
        Button("Write") {
          guard let undoManager else { return }
          let current = note ?? Note(undoManager)
          note = current
          current.write(current.text + "b")
        }
        Button("Undo") { undoManager?.undo() }.disabled(undoManager?.canUndo != true)
        Button("Redo") { undoManager?.redo() }.disabled(!(undoManager?.canRedo ?? false))
        Button("Show") { text = note?.text ?? "" }
        Text("text \(text)")
      }
    }
    let screen = await Screen { Page() }
    #expect(try !screen.find("Undo").isEnabled)
    try await screen.tap("Write")
    try await screen.tap("Write")
    #expect(try screen.find("Undo").isEnabled && !screen.find("Redo").isEnabled)
    try await screen.tap("Undo")
    try await screen.tap("Show")
    #expect(try screen.contains("text ab") && screen.find("Redo").isEnabled)
  }
}
