import SwiftUI

/// A list of things to do. The view owns the state, as in any SwiftUI app.
public struct ChecklistScreen: View {
  private struct Item: Identifiable {
    let id = UUID()
    let title: String
    var isDone = false
  }

  @State private var items: [Item] = []
  @State private var newTitle = ""

  /// Creates the screen with an empty list.
  public init() {}

  /// The content of the screen.
  public var body: some View {
    NavigationStack {
      List {
        Section {
          TextField("New item", text: $newTitle)
            .onSubmit(add)
        }
        Section {
          ForEach($items) { $item in
            Toggle(item.title, isOn: $item.isDone)
          }
          .onDelete { items.remove(atOffsets: $0) }
        } footer: {
          Text("\(items.count { $0.isDone }) of \(items.count) done")
        }
      }
      .navigationTitle("Sample")
      .toolbar {
        Button("Add", action: add)
          .disabled(newTitle.isEmpty)
      }
    }
  }

  private func add() {
    guard !newTitle.isEmpty else { return }
    items.append(Item(title: newTitle))
    newTitle = ""
  }
}

#Preview("Empty") {
  ChecklistScreen()
}
