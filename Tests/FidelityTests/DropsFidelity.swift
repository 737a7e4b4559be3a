import ScreenTesting
import SwiftUI
import Testing
import UniformTypeIdentifiers

// Drag-and-drop code in the style of tutorials.

private struct Chore: Codable, Hashable, Identifiable, Transferable {
  let id: UUID
  var title: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .chore)
    ProxyRepresentation(exporting: \.title)
  }
}

extension UTType {
  fileprivate static var chore: UTType { UTType(exportedAs: "com.example.chore") }
}

private struct Kanban: View {
  @State private var toDo: [Chore] = [Chore(id: UUID(), title: "Write docs"), Chore(id: UUID(), title: "Ship")]
  @State private var done: [Chore] = []
  @State private var isToDoTargeted = false
  @State private var isDoneTargeted = false

  var body: some View {
    HStack(spacing: 12) {
      KanbanColumn(title: "To do", chores: toDo, isTargeted: isToDoTargeted)
        .dropDestination(for: Chore.self) { dropped, location in
          for chore in dropped { done.removeAll { $0.id == chore.id } }
          toDo = Array(Set(toDo + dropped))
          return true
        } isTargeted: { isTargeted in
          isToDoTargeted = isTargeted
        }
      KanbanColumn(title: "Done", chores: done, isTargeted: isDoneTargeted)
        .dropDestination(for: Chore.self) { dropped, location in
          for chore in dropped { toDo.removeAll { $0.id == chore.id } }
          done += dropped
          return true
        } isTargeted: {
          isDoneTargeted = $0
        }
    }
    .padding()
  }
}

private struct KanbanColumn: View {
  let title: String
  let chores: [Chore]
  let isTargeted: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Text(title).font(.footnote.bold())
      ZStack {
        RoundedRectangle(cornerRadius: 12).foregroundStyle(
          isTargeted ? .teal.opacity(0.15) : Color(.secondarySystemFill))
        VStack(alignment: .leading, spacing: 12) {
          ForEach(chores, id: \.id) { chore in
            Text(chore.title)
              .padding(12)
              .background(Color(uiColor: .secondarySystemGroupedBackground))
              .cornerRadius(8)
              .draggable(chore) { Text(chore.title).padding().background(.thinMaterial) }
          }
          Spacer()
        }
        .padding(.vertical)
      }
    }
  }
}

private struct GridItemModel: Identifiable, Equatable {
  let id: String
}

private struct ReorderGrid: View {
  @State private var items = ["1", "2", "3"].map(GridItemModel.init)
  @State private var dragged: GridItemModel?

  var body: some View {
    Text("order \(items.map(\.id).joined())")
    LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3)) {
      ForEach(items) { item in
        Text("item \(item.id)")
          .onDrag {
            self.dragged = item
            return NSItemProvider(object: item.id as NSString)
          }
          .onDrop(of: [.text], delegate: DropViewDelegate(destination: item, items: $items, dragged: $dragged))
      }
    }
  }
}

private struct DropViewDelegate: DropDelegate {
  let destination: GridItemModel
  @Binding var items: [GridItemModel]
  @Binding var dragged: GridItemModel?

  func dropUpdated(info: DropInfo) -> DropProposal? {
    return DropProposal(operation: .move)
  }

  func performDrop(info: DropInfo) -> Bool {
    dragged = nil
    return true
  }

  func dropEntered(info: DropInfo) {
    if let dragged {
      let fromIndex = items.firstIndex(of: dragged)
      if let fromIndex {
        let toIndex = items.firstIndex(of: destination)
        if let toIndex, fromIndex != toIndex {
          withAnimation {
            self.items.move(
              fromOffsets: IndexSet(integer: fromIndex), toOffset: (toIndex > fromIndex ? (toIndex + 1) : toIndex))
          }
        }
      }
    }
  }
}

private struct Providers: View {
  @State private var text = "nothing"
  @State private var isTargeted = false

  var body: some View {
    Text("got \(text)")
      .onDrop(of: ["public.text"], isTargeted: $isTargeted) { providers in
        guard let provider = providers.first else { return false }
        _ = provider.loadObject(ofClass: NSString.self) { object, error in
          guard let string = object as? String else { return }
          Task { @MainActor in self.text = string }
        }
        return true
      }
    Text("place \(text)")
      .onDrop(of: [UTType.plainText], isTargeted: nil) { providers, location in
        providers.first?.loadDataRepresentation(forTypeIdentifier: UTType.plainText.identifier) { data, _ in
          guard let data, let string = String(data: data, encoding: .utf8) else { return }
          DispatchQueue.main.async { self.text = string + " at \(location.x)" }
        }
        return true
      }
    Text("source").onDrag { NSItemProvider(item: "words" as NSString, typeIdentifier: UTType.plainText.identifier) }
    Text("image").draggable(Image(systemName: "star"))
    Color.red.frame(width: 10, height: 10).draggable(Color.red)
    Image(systemName: "circle").dropDestination(for: Color.self) { colors, _ in !colors.isEmpty }
  }
}

@MainActor
@Suite("Fidelity: drag and drop")
struct DropsFidelity {
  @Test("Dropping an item on a column moves it there") func kanban() async throws {
    let screen = await Screen { Kanban() }
    try await screen.drag("Ship", onto: "Done")
    #expect(screen.contains("Ship"))
    try await screen.drag("Ship", onto: "To do")
    #expect(screen.contains("Ship"))
  }

  @Test("Dropping a grid item on another reorders the grid") func grid() async throws {
    let screen = await Screen { ReorderGrid() }
    try await screen.drag("item 1", onto: "item 3")
    #expect(screen.contains("order 231"))
    try await screen.drag("item 1", onto: "item 2")
    #expect(screen.contains("order 123"))
  }

  @Test("Dropped item providers load their objects") func providers() async throws {
    let screen = await Screen { Providers() }
    try await screen.drag("source", onto: "got nothing")
    try await screen.wait(for: "got words")
    try await screen.drag("source", onto: "place words")
    try await screen.wait(for: "place words at 0.0")
  }
}
