import SwiftUI

// A kanban board in the style of 2023: transferable cards that are dragged between columns.

package struct KanbanCard: Identifiable, Codable, Hashable, Transferable {
  package var id: Int
  package var title: String

  package init(id: Int, title: String) {
    self.id = id
    self.title = title
  }

  package static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.title)
  }
}

package enum Column: String, CaseIterable, Identifiable, Sendable {
  case backlog = "Backlog"
  case doing = "Doing"
  case done = "Done"

  package var id: Self { self }
  var color: Color {
    switch self {
    case .backlog: .gray
    case .doing: .blue
    case .done: .green
    }
  }
}

@MainActor
@Observable
package final class Board {
  package private(set) var columns: [Column: [KanbanCard]]
  private var nextID: Int

  package init(_ columns: [Column: [String]]) {
    var id = 0
    var cards: [Column: [KanbanCard]] = [:]
    for column in Column.allCases {
      cards[column] = (columns[column] ?? []).map {
        id += 1
        return KanbanCard(id: id, title: $0)
      }
    }
    self.columns = cards
    nextID = id + 1
  }

  func cards(in column: Column) -> [KanbanCard] { columns[column, default: []] }

  func add(_ title: String, to column: Column) {
    columns[column, default: []].append(KanbanCard(id: nextID, title: title))
    nextID += 1
  }

  func move(_ cards: [KanbanCard], to column: Column, before target: KanbanCard? = nil) {
    let ids = Set(cards.map(\.id))
    guard target.map({ !ids.contains($0.id) }) ?? true else { return }
    for each in Column.allCases { columns[each]?.removeAll { ids.contains($0.id) } }
    let others = self.cards(in: column)
    let index = target.flatMap { target in others.firstIndex { $0.id == target.id } } ?? others.count
    columns[column, default: []].insert(contentsOf: cards, at: index)
  }

  func remove(_ card: KanbanCard) {
    for column in Column.allCases { columns[column]?.removeAll { $0.id == card.id } }
  }
}

package struct KanbanView: View {
  @State private var board: Board
  @Environment(\.horizontalSizeClass) private var sizeClass

  package init(board: Board) {
    _board = State(initialValue: board)
  }

  package var body: some View {
    NavigationStack {
      ScrollView(.horizontal) {
        HStack(alignment: .top, spacing: 16) {
          ForEach(Column.allCases) { column in
            ColumnView(column: column)
              .frame(width: sizeClass == .compact ? 260 : 300)
          }
        }
        .scrollTargetLayout()
        .padding()
      }
      .scrollTargetBehavior(.viewAligned)
      .navigationTitle("Board")
      .background(Color(uiColor: .systemGroupedBackground))
    }
    .environment(board)
  }
}

private struct ColumnView: View {
  let column: Column
  @Environment(Board.self) private var board
  @State private var isTargeted = false
  @State private var title = ""
  @FocusState private var isAdding: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Circle().fill(column.color).frame(width: 10, height: 10)
        Text(column.rawValue).font(.headline)
        Spacer()
        Text("\(board.cards(in: column).count)")
          .font(.caption)
          .padding(.horizontal, 8)
          .padding(.vertical, 2)
          .background(.quaternary, in: .capsule)
          .accessibilityLabel("\(board.cards(in: column).count) in \(column.rawValue)")
      }
      ForEach(board.cards(in: column)) { card in
        CardRow(card: card, column: column)
      }
      TextField("Add to \(column.rawValue)", text: $title)
        .textFieldStyle(.roundedBorder)
        .focused($isAdding)
        .submitLabel(.done)
        .onSubmit {
          guard !title.isEmpty else { return }
          withAnimation(.snappy) { board.add(title, to: column) }
          title = ""
          isAdding = true
        }
    }
    .padding(12)
    .background {
      RoundedRectangle(cornerRadius: 12)
        .fill(isTargeted ? AnyShapeStyle(column.color.opacity(0.2)) : AnyShapeStyle(.background))
    }
    .overlay {
      RoundedRectangle(cornerRadius: 12).strokeBorder(isTargeted ? column.color : .clear, lineWidth: 2)
    }
    .dropDestination(for: KanbanCard.self) { cards, _ in
      withAnimation(.snappy) { board.move(cards, to: column) }
      return true
    } isTargeted: {
      isTargeted = $0
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(column.rawValue)
  }
}

private struct CardRow: View {
  let card: KanbanCard
  let column: Column
  @Environment(Board.self) private var board
  @State private var isTargeted = false

  var body: some View {
    Text(card.title)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(10)
      .background(Color(uiColor: .secondarySystemGroupedBackground), in: .rect(cornerRadius: 8))
      .shadow(color: .black.opacity(0.1), radius: 2, y: 1)
      .overlay(alignment: .top) {
        if isTargeted { Capsule().fill(.tint).frame(height: 3).offset(y: -5) }
      }
      .draggable(card) {
        Text(card.title).padding(8).background(.yellow, in: .rect(cornerRadius: 8))
      }
      .dropDestination(for: KanbanCard.self) { cards, _ in
        withAnimation(.snappy) { board.move(cards, to: column, before: card) }
        return true
      } isTargeted: {
        isTargeted = $0
      }
      .contextMenu {
        Section("Move to") {
          ForEach(Column.allCases.filter { $0 != column }) { other in
            Button(other.rawValue) { withAnimation { board.move([card], to: other) } }
          }
        }
        Divider()
        Button("Delete", systemImage: "trash", role: .destructive) { withAnimation { board.remove(card) } }
      }
      .transition(.scale.combined(with: .opacity))
  }
}
