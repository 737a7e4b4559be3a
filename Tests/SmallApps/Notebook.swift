import SwiftUI

// A notebook in Markdown in the style of 2023: columns, a text editor, a rendered preview, and texts that are stored.

package struct Note: Identifiable, Codable, Hashable {
  package var id = UUID()
  package var text: String
  package var changed: Date

  package init(text: String, changed: Date) {
    self.text = text
    self.changed = changed
  }

  var title: String {
    let line = text.split(separator: "\n").first.map(String.init) ?? ""
    let title = line.trimmingCharacters(in: CharacterSet(charactersIn: "# "))
    return title.isEmpty ? "New Note" : title
  }

  var wordCount: Int { text.split { $0.isWhitespace }.count }
}

package enum NoteOrder: String, CaseIterable, Identifiable {
  case changed = "Date"
  case title = "Title"

  package var id: Self { self }
}

package struct Notebook: View {
  @State private var notes: [Note]
  @State private var selection: Note.ID?
  @State private var search = ""
  @AppStorage("noteOrder") private var order = NoteOrder.changed
  @SceneStorage("showsPreview") private var showsPreview = false

  private let now: () -> Date

  package init(notes: [Note], now: @escaping () -> Date = Date.init) {
    _notes = State(initialValue: notes)
    self.now = now
  }

  private var shown: [Note] {
    let found = search.isEmpty ? notes : notes.filter { $0.text.localizedCaseInsensitiveContains(search) }
    return switch order {
    case .changed: found.sorted { $0.changed > $1.changed }
    case .title: found.sorted { $0.title.localizedStandardCompare($1.title) == .orderedAscending }
    }
  }

  package var body: some View {
    NavigationSplitView {
      List(selection: $selection) {
        ForEach(shown) { note in
          VStack(alignment: .leading) {
            Text(note.title).font(.headline).lineLimit(1)
            Text("\(note.wordCount) words").font(.subheadline).foregroundStyle(.secondary)
              .accessibilityIdentifier("words in \(note.title)")
          }
          .contextMenu {
            Button("Duplicate", systemImage: "plus.square.on.square") { duplicate(note) }
          }
        }
        .onDelete { offsets in
          let ids = Set(offsets.map { shown[$0].id })
          notes.removeAll { ids.contains($0.id) }
          if let selection, ids.contains(selection) { self.selection = nil }
        }
      }
      .overlay {
        if notes.isEmpty {
          ContentUnavailableView("No Notes", systemImage: "note.text", description: Text("Write the first one."))
        }
      }
      .navigationTitle("Notes")
      .searchable(text: $search)
      .toolbar {
        ToolbarItem {
          Menu {
            Picker("Sort by", selection: $order) {
              ForEach(NoteOrder.allCases) { Text($0.rawValue) }
            }
          } label: {
            Label("Sort", systemImage: "arrow.up.arrow.down")
          }
        }
        ToolbarItem {
          Button("New Note", systemImage: "square.and.pencil", action: add)
            .keyboardShortcut("n")
        }
      }
    } detail: {
      if let index = notes.firstIndex(where: { $0.id == selection }) {
        NoteEditor(note: $notes[index], showsPreview: $showsPreview, now: now)
          .id(notes[index].id)
      } else {
        Text("Select a note").foregroundStyle(.secondary)
      }
    }
  }

  private func add() {
    let note = Note(text: "", changed: now())
    notes.append(note)
    selection = note.id
  }

  private func duplicate(_ note: Note) {
    notes.append(Note(text: note.text, changed: now()))
  }
}

private struct NoteEditor: View {
  @Binding var note: Note
  @Binding var showsPreview: Bool
  let now: () -> Date
  @FocusState private var isFocused: Bool

  var body: some View {
    Group {
      if showsPreview {
        ScrollView {
          VStack(alignment: .leading, spacing: 12) {
            ForEach(Array(blocks.enumerated()), id: \.offset) { _, block in
              MarkdownBlock(source: block)
            }
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding()
        }
        .textSelection(.enabled)
      } else {
        TextEditor(text: $note.text)
          .font(.body.monospaced())
          .focused($isFocused)
          .padding(.horizontal)
          .onAppear { if note.text.isEmpty { isFocused = true } }
      }
    }
    .navigationTitle(note.title)
    .navigationBarTitleDisplayMode(.inline)
    .onChange(of: note.text) { note.changed = now() }
    .safeAreaInset(edge: .bottom) {
      Text("^[\(note.wordCount) word](inflect: true)")
        .font(.footnote)
        .frame(maxWidth: .infinity)
        .padding(6)
        .background(.bar)
    }
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Toggle("Preview", systemImage: showsPreview ? "eye.fill" : "eye", isOn: $showsPreview)
      }
      ToolbarItem(placement: .secondaryAction) {
        ShareLink(item: note.text, subject: Text(note.title))
      }
    }
  }

  private var blocks: [String] {
    note.text.components(separatedBy: "\n\n").filter { !$0.isEmpty }
  }
}

private struct MarkdownBlock: View {
  let source: String

  var body: some View {
    if source.hasPrefix("# ") {
      Text(inline(source.dropFirst(2))).font(.largeTitle.bold()).accessibilityAddTraits(.isHeader)
    } else if source.hasPrefix("## ") {
      Text(inline(source.dropFirst(3))).font(.title2.bold()).accessibilityAddTraits(.isHeader)
    } else if source.hasPrefix("- ") {
      VStack(alignment: .leading) {
        ForEach(source.components(separatedBy: "\n"), id: \.self) { line in
          HStack(alignment: .firstTextBaseline) {
            Text("•")
            Text(inline(line.dropFirst(2)))
          }
        }
      }
    } else {
      Text(inline(source[...]))
    }
  }

  private func inline(_ markdown: Substring) -> AttributedString {
    let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    return (try? AttributedString(markdown: String(markdown), options: options)) ?? AttributedString(markdown)
  }
}
