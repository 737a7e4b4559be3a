import Elements
import ViewGraph

/// A scrollable column of rows. Its length is not limited: rows are created as they approach the visible area.
///
/// The list mounts only the visible rows of each collection, and some rows around them. When the user scrolls a row out
/// of this area, the row disappears. Its state is kept while its id is in the collection, and is restored when the row
/// appears again.
///
/// ```swift
/// List {
///   Text("Everybody")
///   Section("Friends") {
///     ForEach(friends) { FriendRow(friend: $0) }
///   }
/// }
/// ```
public struct List<SelectionValue: Hashable, Content: View>: View {
  private let content: Boxed<Content>
  private let selection: ListSelection<SelectionValue>?

  /// A list has no body.
  public typealias Body = Never

  init(_ selection: ListSelection<SelectionValue>?, _ content: Boxed<Content>) {
    self.selection = selection
    self.content = content
  }

  init(_ selection: ListSelection<SelectionValue>?, _ content: Content) {
    self.init(selection, Boxed(content))
  }

  /// Makes a node with a list element that contains the rows near the visible area.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension List: ElementContent {
  package static var schema: Schema { SelectionValue.self == Never.self ? .list : .selectableList }
  package static var readsModels: Bool { SelectionValue.self != Never.self }
  package static var watch: ContentWatch { SelectionValue.self == Never.self ? .none : .children }
  package typealias Rows = ModifiedContent<
    ModifiedContent<Content, ListRowModifier<SelectionValue>>, RowSelectionModifier<SelectionValue>
  >
  package var children: ListContent<Rows> {
    let rows = content.value.modifier(ListRowModifier(selection: selection))
    return ListContent(rows.modifier(RowSelectionModifier(selection: selection)))
  }

  package func describe(_ writer: inout ElementWriter) {
    writer.describeList()
    writer.describeSelection(selection)
  }

  package func describe(_ children: [TraitedElement], _ writer: inout ElementWriter) {
    writer.mark(children, selectedIn: selection)
  }

  package func respond(to event: Event, among children: [TraitedElement], in environment: EnvironmentScope) -> Bool {
    selection?.respond(to: event, among: children, in: environment) ?? false
  }

  // Always describe a list with a selection again, because the selection may have changed.
  package func isDescribed(like other: Self) -> Bool { SelectionValue.self == Never.self }
}

extension ElementWriter {
  /// Marks each row of a list as selected or not, and as disabled if it cannot be selected.
  @MainActor
  mutating func mark<Value: Hashable>(_ rows: [TraitedElement], selectedIn selection: ListSelection<Value>?) {
    if let selection { reportColumns(of: selection) }
    let isSelectionInactive = selection?.isMany == true && isInertOutsideEditMode
    for row in rows {
      let value = row.traits.tag(as: Value.self)
      let isSelected = value.flatMap { selection?.contains($0) } ?? false
      mark(row.element, .listRow, .selected, isSelected ? .flag(true) : nil)
      // A row that cannot be selected does not react to a press.
      guard selection != nil else { continue }
      let isDisabled = value == nil || isSelectionInactive || row.element.isSelectionDisabled
      mark(row.element, .listRow, .disabled, isDisabled ? .flag(true) : nil)
    }
  }
}

extension ElementWriter {
  /// Writes how the user selects rows: one row, several rows, or, in edit mode, several rows by pressing each of them.
  @MainActor
  mutating func describeSelection<Value: Hashable>(_ selection: ListSelection<Value>?) {
    guard let selection else { return }
    if self[.editing] == nil {
      self[.selects] = .string(selection.isMany ? "many" : "one")
    } else if selection.isMany {
      self[.editing] = .string("select")
    }
  }

  /// Whether a press on a row of a multiple-selection list has no effect outside edit mode. ``ListRowModifier`` handles
  /// the presses.
  @MainActor
  private var isInertOutsideEditMode: Bool {
    let values = EnvironmentValues(scope: environment)
    return !values.selectsManyByPresses && values.selectionMenu?.primaryAction == nil
  }

  /// Reports the selection to the columns of the split view: on a narrow window, the next column is visible while a row
  /// of this list is selected.
  @MainActor
  private func reportColumns<Value: Hashable>(of selection: ListSelection<Value>) {
    let values = EnvironmentValues(scope: environment)
    guard let column = values.nextColumn else { return }
    let isEditing = values.editMode?.wrappedValue.isEditing ?? false
    let isEmpty = selection.isEmpty
    afterUpdate { column.follow(ColumnSelection(isEmpty: isEmpty, clear: selection.clear), isEditing: isEditing) }
  }
}

extension Schema {
  static let list = Schema(.list, role: .list)
  fileprivate static let selectableList = Schema(.list, role: .list, handlers: [Handler(.select, .text)])
}
